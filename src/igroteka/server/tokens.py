"""Unguessable names: the links that hold seats, and the tables they belong to."""

import hashlib
import secrets
from base64 import urlsafe_b64encode

TOKEN_BYTES = 24
TABLE_BYTES = 9


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """Not a secret: it stands in addresses."""
    return secrets.token_urlsafe(TABLE_BYTES)


def key_to_share(table: str, seed: str) -> str:
    """Watches a finished match again; made of its seed, which nobody knows before the end."""
    digest = hashlib.sha256(f"{table} watched again {seed}".encode()).digest()
    return urlsafe_b64encode(digest[:TOKEN_BYTES]).decode()


def is_same(one: str, other: str) -> bool:
    """However long it takes to see a difference, it always takes as long."""
    return secrets.compare_digest(one.encode(), other.encode())


def fingerprint(token: str) -> bytes:
    """All that is ever kept of a token."""
    return hashlib.sha256(token.encode()).digest()
