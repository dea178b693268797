"""The key by which push services know this house: made once, kept beside the database."""

import os
from base64 import urlsafe_b64encode
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)

from .postman import BadKey

OWNER_ONLY = 0o600
OTHERS = 0o077


def key_file(db: Path) -> Path:
    return db.with_suffix(".push-key")


def key_beside(db: Path) -> EllipticCurvePrivateKey:
    """The same for ever: subscriptions are bound to it."""
    path = key_file(db)
    try:
        made = _make(path)
        return made or _read(path)
    except OSError as error:
        raise BadKey(f"{path}: {error.strerror}") from error


def _make(path: Path) -> EllipticCurvePrivateKey | None:
    """None if there is one already; never one that is half written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    key = generate_private_key(SECP256R1())
    text = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        return None
    finally:
        draft.unlink()
    return key


def _read(path: Path) -> EllipticCurvePrivateKey:
    if os.name == "posix" and path.stat().st_mode & OTHERS:
        raise BadKey(f"{path}: others may read this key; chmod 600 it")
    try:
        key = serialization.load_pem_private_key(path.read_bytes(), password=None)
    except ValueError as error:
        raise BadKey(f"{path}: not a key of this house") from error
    if not isinstance(key, EllipticCurvePrivateKey) or key.curve.name != SECP256R1.name:
        raise BadKey(f"{path}: not a key of this house")
    return key


def point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def as_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
