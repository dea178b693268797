"""A message that only one browser can read (RFC 8291), and whose it is (RFC 8292)."""

import os
from base64 import urlsafe_b64decode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from igroteka.kernel import encode

from .keys import as_text, point

RECORD = 4096
LAST_RECORD = b"\x02"
# Push services take a signature that is good for at most a day.
GOOD_FOR_S = 12 * 3600


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_key(text: str) -> EllipticCurvePublicKey:
    """ValueError if it is no point of the curve."""
    return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), from_text(text))


def seal(
    plain: bytes,
    theirs: EllipticCurvePublicKey,
    auth: bytes,
    mine: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A new key and salt for every message, except for whoever tests it by the book."""
    mine, salt = mine or generate_private_key(SECP256R1()), salt or os.urandom(16)
    sender = point(mine.public_key())
    info = b"WebPush: info\0" + point(theirs) + sender
    secret = stretched(mine.exchange(ECDH(), theirs), auth, info, 32)
    key = stretched(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = stretched(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, plain + LAST_RECORD, None)


def stretched(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def signed(endpoint: str, key: EllipticCurvePrivateKey, contact: str, now_s: int) -> str:
    """The `Authorization` for one push service; `contact` is whom it may write to."""
    address = urlsplit(endpoint)
    claims = {"aud": f"{address.scheme}://{address.netloc}", "exp": now_s + GOOD_FOR_S}
    head = as_text(encode({"typ": "JWT", "alg": "ES256"}))
    said = f"{head}.{as_text(encode({**claims, 'sub': contact}))}"
    halves = decode_dss_signature(key.sign(said.encode(), ECDSA(SHA256())))
    signature = as_text(b"".join(half.to_bytes(32, "big") for half in halves))
    return f"vapid t={said}.{signature}, k={as_text(point(key.public_key()))}"
