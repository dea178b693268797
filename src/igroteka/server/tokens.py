"""Unguessable names: the links that hold seats, and the tables they belong to."""

import hashlib
import secrets
from base64 import urlsafe_b64encode
from string import ascii_letters, digits

TOKEN_BYTES = 24
TABLE_LETTERS = 12


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """Not a secret: it stands in addresses, and in commands, where a dash begins an option."""
    return "".join(secrets.choice(ascii_letters + digits) for _ in range(TABLE_LETTERS))


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
