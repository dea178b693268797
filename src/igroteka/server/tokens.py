"""Unguessable names: the links that hold seats, and the tables they belong to."""

import hashlib
import secrets

TOKEN_BYTES = 24
TABLE_BYTES = 9


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """Not a secret: it stands in addresses."""
    return secrets.token_urlsafe(TABLE_BYTES)


def fingerprint(token: str) -> bytes:
    """All that is ever kept of a token."""
    return hashlib.sha256(token.encode()).digest()
