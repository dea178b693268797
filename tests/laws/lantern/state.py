"""A position in the cellar."""

from typing import Literal

from msgspec import Struct

from igroteka.kernel import Outcome, Seat

Stage = Literal["deal", "blow", "search", "scatter", "keeper", "over"]

PLACES = 5
HAND = 2
ASIDE = 2
OIL = 2
EMPTY = 0


class Fact(Struct, frozen=True):
    """A seat saw this card go there; `when` counts the actions of the game."""

    card: int
    place: int
    when: int


class State(Struct, frozen=True):
    """`seen` are each seat's facts that still hold; `rummaging` are hands that wait for chance.

    `lit` is the place where a lamp was last, whose, and what for: all saw that much.
    """

    seats: int
    rounds: int
    sand_ms: int
    stage: Stage
    box: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    cellar: tuple[int, ...]
    seen: tuple[tuple[Fact, ...], ...]
    oil: tuple[int, ...]
    round: int = 0
    time: int = 0
    gust: bool = False
    rummaging: tuple[Seat, ...] = ()
    lit: tuple[int, Seat, str] | None = None
    taken: tuple[int, ...] = ()
    result: Outcome | None = None


def full_places(state: State) -> tuple[int, ...]:
    return tuple(place for place, card in enumerate(state.cellar) if card != EMPTY)
