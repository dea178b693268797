"""The turn thought through: its actions one after another, the likeliest few kept."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from igroteka.games.skyscraper.state import State
from igroteka.kernel import Seat

from .deeds import Deed, deeds


class Care(Struct, frozen=True, forbid_unknown_fields=True):
    """How far is looked: `builds` tried each time, `beam` ways kept over `depth` actions, `worlds`
    imagined for the others' replies; `blur` is by how many points it errs. What a character
    `leans` to seems worth so many points more.

    With `futures` the `first` best turns are played on to the end of the own next turn, in so many
    imagined worlds."""

    builds: int
    beam: int = 1
    depth: int = 1
    worlds: int = 0
    blur: float = 0.0
    leans: dict[str, float] = {}
    first: int = 5
    futures: int = 0


class Way(Struct, frozen=True):
    deeds: tuple[Deed, ...]
    worth: float

    @property
    def after(self) -> State:
        return self.deeds[-1].after


# Of a turn as far as it is thought: its last deed says how it stands.
Judge = Callable[[tuple[Deed, ...]], float]


def ways(state: State, seat: Seat, care: Care, judge: Judge) -> list[Way]:
    """The best first; those that end early stay to be compared."""
    open_ways, found = [Way((), 0.0)], []
    for _ in range(care.depth):
        longer = [
            Way(done, judge(done))
            for way in open_ways
            for deed in deeds(way.after if way.deeds else state, seat, care.builds)
            for done in ((*way.deeds, deed),)
        ]
        longer.sort(key=lambda way: -way.worth)
        found += [way for way in longer if is_over(way.after, seat)]
        open_ways = unlike([way for way in longer if not is_over(way.after, seat)], care.beam)
        if not open_ways:
            break
    return sorted([*found, *open_ways], key=lambda way: -way.worth)


def is_over(state: State, seat: Seat) -> bool:
    return state.result is not None or state.turn != seat


def unlike(ways: list[Way], most: int) -> list[Way]:
    """The first few, each position once however it came about."""
    found: dict[Any, Way] = {}
    for way in ways:
        key = frozenset(way.after.building), way.after.workers, way.after.left
        found.setdefault(key, way)
        if len(found) == most:
            break
    return list(found.values())
