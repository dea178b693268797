"""A hash over the log: each entry's covers the entry and, by the one before, all of the past."""

from hashlib import sha256

from igroteka.kernel import encode


def first_link(match: str, header: bytes, seed: str, created: int) -> bytes:
    """What the first entry hangs on: the match as it was set."""
    return sha256(encode((match, seed, created)) + header).digest()


def next_link(before: bytes, step: int, at: int, action_id: str | None, data: bytes) -> bytes:
    return sha256(before + encode((step, at, action_id)) + data).digest()
