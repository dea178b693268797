"""A drawing of part of a position, which a person sees at once and a program reads exactly."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from .errors import BadText

S = TypeVar("S")
Facts = dict[str, Any]


class Page(Struct, frozen=True):
    """The lines under a heading; `first` is the number of the first of them in the text."""

    title: str
    lines: tuple[str, ...]
    first: int

    def bad(self, at: int, why: str) -> BadText:
        return BadText(self.first + at, why)


class Picture(ABC, Generic[S]):
    """What it `holds` is read from it and is no fact besides; the rest of it is ornament.

    Ornament must be as it would be drawn, so that a drawing never says what the position is not.
    """

    title: str = "picture"
    holds: tuple[str, ...] = ()

    @abstractmethod
    def draw(self, state: S) -> Sequence[str]: ...

    def without(self, facts: Facts) -> Facts:
        """The facts that remain to be said."""
        return {name: value for name, value in facts.items() if name not in self.holds}

    def read(self, page: Page, facts: Mapping[str, Any]) -> Facts:
        """The facts with what the drawing holds; `page.bad` where it cannot be read."""
        return dict(facts)
