"""Where a throw can lead: the ends of every way, counted once a field and throw (C-T1, C-T2).

One never turns back within a move, so a way is a path; only an edition with a reversal differs.
"""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from .actions import Straight, Walk
from .board import CITY, FIELDS, HOME, TOWERS, YARDS, is_yard
from .options import Gait

WALKS = tuple(map(Walk, FIELDS))
STRAIGHTS = tuple(map(Straight, FIELDS))
NO_FIELD = -1


class Way(Struct, frozen=True):
    """`fields` begins where one stands; `exact` if the whole throw was walked."""

    fields: tuple[int, ...]
    exact: bool

    @property
    def end(self) -> int:
        return self.fields[-1]


@cache
def ways(gait: Gait, here: int, steps: int) -> dict[int, Way]:
    """The way to each end; of several to one end an exact one, then the shortest, counts."""
    best: dict[int, Way] = {}
    for way in sorted(_walked(gait, (here,), steps, gait.reversals), key=_preference):
        if way.end != here:
            best.setdefault(way.end, way)
    return dict(sorted(best.items()))


def _preference(way: Way) -> tuple[bool, int, tuple[int, ...]]:
    return not way.exact, len(way.fields), way.fields


def _walked(gait: Gait, path: tuple[int, ...], left: int, reversals: int) -> Iterator[Way]:
    here, walked = path[-1], len(path) > 1
    if walked and may_stop(gait, here, left):
        yield Way(path, left == 0)
    if left == 0 or (walked and here == TOWERS):
        return
    for there in CITY.links[here]:
        back = walked and there == path[-2]
        if not back or reversals:
            yield from _walked(gait, (*path, there), left - 1, reversals - back)


def may_stop(gait: Gait, field: int, left: int) -> bool:
    """A place is entered with the exact count or more, by some editions only exactly (C-V1)."""
    if left == 0:
        return True
    if field == TOWERS:
        return not gait.towers_exact
    return is_yard(field) and not gait.yards_exact


@cache
def walks(gait: Gait, here: int, steps: int, full: int) -> tuple[Walk, ...]:
    """Full fields may be passed but never are an end (C-T3)."""
    return tuple(WALKS[end] for end in ways(gait, here, steps) if end != full)


@cache
def walks_home(gait: Gait, here: int, steps: int, full: int) -> tuple[Walk, ...]:
    """Those that end nearer the Towers (C-Z1)."""
    every = walks(gait, here, steps, full)
    return tuple(walk for walk in every if HOME[walk.to] < HOME[here])


@cache
def straights(here: int, full: int, towers_only: bool, ending: bool) -> tuple[Straight, ...]:
    """To another place that has room; in the end phase, one that is nearer the Towers."""
    places = (TOWERS,) if towers_only else (TOWERS, *YARDS)
    return tuple(
        STRAIGHTS[place]
        for place in places
        if place not in (here, full) and not (ending and HOME[place] >= HOME[here])
    )


def crowded(where: tuple[int, ...], seat: int) -> int:
    """The field where two others stand: never two such, with at most three others (C-T3)."""
    others = [*where[:seat], *where[seat + 1 :]]
    for number, field in enumerate(others):
        if field != TOWERS and field in others[number + 1 :]:
            return field
    return NO_FIELD
