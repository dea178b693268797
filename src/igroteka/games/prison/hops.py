"""One action of a way (P-9.16)."""

from typing import Literal

from msgspec import Struct


class Hop(Struct, frozen=True):
    """Squares walked, a jump, or the portcullis on a side opened."""

    how: Literal["walk", "jump", "gate"]
    squares: tuple[int, ...]
    side: int = -1
