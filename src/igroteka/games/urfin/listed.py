"""Moves that are listed but for a few: counted and picked without writing them all down."""

from collections.abc import Iterator, Sequence
from typing import Any, overload

from .actions import UrfinAction


class Listed(Sequence[UrfinAction]):
    """`moves` without those at the places `holes`, which are sorted."""

    __slots__ = ("holes", "moves")

    def __init__(self, moves: tuple[UrfinAction, ...], holes: Sequence[int]) -> None:
        self.moves = moves
        self.holes = holes

    def __len__(self) -> int:
        return len(self.moves) - len(self.holes)

    def __iter__(self) -> Iterator[UrfinAction]:
        left_out = set(self.holes)
        return (move for place, move in enumerate(self.moves) if place not in left_out)

    @overload
    def __getitem__(self, place: int) -> UrfinAction: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[UrfinAction, ...]: ...
    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return tuple(self)[place]
        at: int = place if place >= 0 else place + len(self)
        if not 0 <= at < len(self):
            raise IndexError(f"{place} of {len(self)} moves")
        for hole in self.holes:
            if hole > at:
                break
            at += 1
        return self.moves[at]
