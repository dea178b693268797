"""A short mark of what a plan rests on, the same in every process."""

from hashlib import blake2b
from typing import Any

from igroteka.kernel import encode


def mark(value: Any) -> str:
    return blake2b(encode(value), digest_size=8).hexdigest()
