"""As near as possible to a goal that cannot be achieved now (P-9.3, P-9.19 to P-9.21)."""

from collections.abc import Iterator
from functools import reduce
from operator import or_

from msgspec import Struct

from igroteka.games.prison.floor.crowd import crowd, squares_in
from igroteka.games.prison.npcs import Goal
from igroteka.games.prison.state import OFF_FLOOR, State

from .distances import READINGS, Cost, Field, rows_and_columns
from .plans import Plan
from .reach import Reach
from .targets import Target, ends, targets
from .ways import Stay
from .worlds import look

FAR = len(READINGS)


class Way(Struct, frozen=True, order=True):
    """What is to go from a square: the reading that gives a way, AP and squares."""

    reading: int
    cost: Cost


class Course(Struct, frozen=True):
    """Towards what, from how far, to how near; no plans if nearer is impossible."""

    target: Target
    before: Way
    after: Way
    plans: tuple[Plan, ...] = ()


class Chart:
    """Distances to go in one world, reading by reading, as they are asked for."""

    def __init__(self, state: State, number: int, goal: Goal, aims: list[Target]) -> None:
        self.state, self.number, self.goal, self.aims = state, number, goal, aims

    def least_from(self, squares: int) -> tuple[Way, int]:
        """The least there is to go from any of these squares, and from which of them."""
        for level in range(FAR):
            field, ends = self.read(level)
            if found := field.back(union(ends), squares):
                return Way(level, found[0]), found[1]
        flights = {square: min(self.flights(square)) for square in squares_in(squares)}
        least = min(flights.values())
        near = crowd(square for square, flight in flights.items() if flight == least)
        return Way(FAR, (0, least)), near

    def nearest(self, square: int) -> tuple[list[Target], Way]:
        """Those with the least cost from there, and that cost (P-9.21)."""
        for level in range(FAR):
            field, ends = self.read(level)
            if met := field.first_met(square, union(ends)):
                way, there = Way(level, met[0]), met[1]
                return [aim for aim, end in zip(self.aims, ends, strict=True) if end & there], way
        flights = self.flights(square)
        least = min(flights)
        near = [aim for aim, flight in zip(self.aims, flights, strict=True) if flight == least]
        return near, Way(FAR, (0, least))

    def read(self, level: int) -> tuple[Field, list[int]]:
        """The board in that reading, and the squares to come to for each aim."""
        bare = READINGS[level](self.state, (self.number,))
        return Field(bare, self.number), [crowd(self.ends(level, bare, a)) for a in self.aims]

    def ends(self, level: int, bare: State, aim: Target) -> set[int]:
        """A figure it heads for is there in every reading, unless the walker took it up."""
        if aim.aim != "figure":
            return ends(bare, self.number, self.goal, aim)
        if self.state.figures[aim.about].square < OFF_FLOOR:
            return set()
        read = READINGS[level](self.state, (self.number, aim.about))
        return ends(read, self.number, self.goal, aim)

    def flights(self, square: int) -> list[int]:
        """Rows and columns, nothing in the way."""
        return [min(rows_and_columns(square, spot) for spot in aim.spots) for aim in self.aims]


def union(many: list[int]) -> int:
    return reduce(or_, many, 0)


def nearest(state: State, number: int, goal: Goal, there: list[Target]) -> tuple[list[Target], Way]:
    return Chart(state, number, goal, there).nearest(state.figures[number].square)


def heading(state: State, number: int, goal: Goal) -> tuple[list[Target], Way] | None:
    """What it goes for: highest on the list, then nearest (P-9.20); and how far it is."""
    there = targets(state, number, goal)
    if not there:
        return None
    highest = min(target.rank for target in there)
    return nearest(state, number, goal, [one for one in there if one.rank == highest])


def approach(reach: Reach, goal: Goal, ap: int, whole: bool = False) -> Course | None:
    """Among safe squares within the AP those with the least to go, if less than from here.

    The plans are the cheapest, and not all of them unless the whole is asked for.
    """
    found = heading(reach.state, reach.number, goal)
    if found is None:
        return None
    aims, here = found
    if reach.horizon.is_certain and not whole:
        return straight(reach, goal, ap, aims, here)
    by_chart = charted(reach, goal, ap, aims)
    ways = [(*chart.least_from(squares), stays) for chart, squares, stays in by_chart]
    least = min((way for way, _, _ in ways), default=here)
    if least >= here:
        return Course(aims[0], here, here)
    there = {
        stay: None
        for way, near, stays in ways
        for stay in stays
        if way == least and near >> stay.square & 1
    }
    near = tuple(
        reach.plan(goal, "", stay, 0) for stay in reach.up_to(ap) if not stay.out and stay in there
    )
    return Course(aims[0], here, least, near)


def straight(reach: Reach, goal: Goal, ap: int, aims: list[Target], here: Way) -> Course:
    """In its only world: the horizon knows every square, and how soon one comes to it."""
    horizon, ap = reach.horizon, min(ap, reach.ap)
    stops = horizon.rim(ap).stops & ~horizon.out
    least, there = Chart(reach.state, reach.number, goal, aims).least_from(stops)
    if least >= here:
        return Course(aims[0], here, here)
    soonest = next(spent for spent in range(ap + 1) if horizon.rim(spent).stops & there)
    near = (stay for stay in reach.up_to(soonest) if there >> stay.square & 1)
    return Course(aims[0], here, least, tuple(reach.plan(goal, "", stay, 0) for stay in near))


def charted(
    reach: Reach, goal: Goal, ap: int, aims: list[Target]
) -> Iterator[tuple[Chart, int, list[Stay]]]:
    """A chart for all worlds that look the same, and where the walker may stop in these."""
    by_look: dict[object, list[Stay]] = {}
    for stay in reach.up_to(ap):
        if not stay.out:
            state = reach.ways.world(stay)
            by_look.setdefault(look(state), []).append(stay)
    for stays in by_look.values():
        chart = Chart(reach.ways.world(stays[0]), reach.number, goal, aims)
        yield chart, crowd(stay.square for stay in stays), stays
