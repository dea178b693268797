"""A push service on this machine: takes what the house sends, and reads it as a browser would."""

import hashlib
import hmac
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869 by hand, one block."""
    drawn = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(drawn, info + b"\x01", hashlib.sha256)[:length]


class Browser:
    """Somebody's subscription, with the keys that never leave the browser."""

    def __init__(self, endpoint: str, lang: str = "en") -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = hashlib.sha256(endpoint.encode()).digest()[:16]
        self.endpoint = endpoint
        self.lang = lang

    @property
    def bell(self) -> dict[str, str]:
        keys = {"p256dh": text(point(self.key)), "auth": text(self.auth)}
        return {"endpoint": self.endpoint, "lang": self.lang, **keys}

    def read(self, sealed: bytes) -> dict[str, Any]:
        salt, size, sender, body = sealed[:16], sealed[20], sealed[21:86], sealed[86:]
        assert size == len(sender) == 65
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        info = b"WebPush: info\0" + point(self.key) + sender
        secret = hkdf(self.auth, self.key.exchange(ec.ECDH(), theirs), info, 32)
        key = hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, body, None)
        assert plain.endswith(b"\x02")
        said: dict[str, Any] = json.loads(plain[:-1])
        return said


def claims(authorization: str, key: str) -> dict[str, Any]:
    """What the house says of itself, if it is signed with the key the browser was given."""
    scheme, _, parts = authorization.partition(" ")
    said = dict(part.split("=", 1) for part in parts.split(", "))
    assert (scheme, said["k"]) == ("vapid", key)
    head, body, signature = said["t"].split(".")
    halves = data(signature)
    r, s = (int.from_bytes(half, "big") for half in (halves[:32], halves[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    told: dict[str, Any] = json.loads(data(body))
    return told


class Post:
    """One request, as it came."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class PushService:
    """`answers` by path; everything else is taken with 201. `come` is what was brought."""

    def __init__(self) -> None:
        self.come: Queue[Post] = Queue()
        self.answers: dict[str, int] = {}
        service = self

        class Counter(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(service.answers.get(self.path, 201))
                self.send_header("Location", service.address + "/elsewhere")
                self.end_headers()
                service.come.put(Post(self.path, dict(self.headers.items()), body))

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Counter)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def subscribe(self, name: str, lang: str = "en") -> Browser:
        return Browser(f"{self.address}/{name}", lang)

    def next(self) -> Post:
        return self.come.get(timeout=60)

    def __enter__(self) -> "PushService":
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
