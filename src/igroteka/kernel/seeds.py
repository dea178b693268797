"""Randomness with a name and an address, committed to beforehand and shown afterwards."""

import hashlib
import secrets
from random import Random

SEED_BYTES = 16


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def stream(seed: str, *address: object) -> Random:
    """The dice of one place: the same seed and address always give the same throws."""
    name = "\x1f".join((seed, *map(str, address)))
    return Random(hashlib.sha256(name.encode()).digest())


def commitment(seed: str) -> str:
    """What is shown at the start; the seed itself is shown at the end."""
    return hashlib.sha256(f"igroteka commitment {seed}".encode()).hexdigest()
