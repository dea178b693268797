"""Some of many breaks: spread over all files, and so is as much of it as there is time for."""

from collections.abc import Sequence
from itertools import count
from math import gcd
from typing import TypeVar

T = TypeVar("T")
GOLDEN = 0.618


def sample(made: Sequence[T], limit: int | None) -> list[T]:
    some = min(limit or len(made), len(made))
    stride = next(n for n in count(round(some * GOLDEN) or 1) if gcd(n, some) == 1)
    return [made[at * stride % some * len(made) // some] for at in range(some)]
