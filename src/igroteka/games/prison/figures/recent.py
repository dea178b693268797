"""What was worked out lately, by the very objects it was worked out from.

Positions are immutable, and a long tuple costs more to hash than to look up by its identity; the
key's objects are kept with the answer, so that no identity is ever given to another.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """At most so many answers, so that a long evening takes no more memory than a short one."""

    def __init__(self, work_out: Callable[..., T], most: int) -> None:
        self.work_out, self.most = work_out, most
        self.known: dict[tuple[int, ...], tuple[tuple[object, ...], T]] = {}

    def __call__(self, *key: object) -> T:
        ids = tuple(map(id, key))
        hit = self.known.get(ids)
        if hit is not None:
            return hit[1]
        if len(self.known) >= self.most:
            self.known.clear()
        answer = self.work_out(*key)
        self.known[ids] = (key, answer)
        return answer
