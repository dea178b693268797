"""As near as possible to a goal that cannot be achieved now (P-9.3, P-9.19 to P-9.21)."""

from collections.abc import Iterator
from functools import reduce
from operator import or_

from msgspec import Struct

from igroteka.games.prison.floor.crowd import crowd, squares_in
from igroteka.games.prison.floor.dungeon import SIZE
from igroteka.games.prison.npcs import Goal
from igroteka.games.prison.state import OFF_FLOOR, State

from .distances import READINGS, Cost, Field, rows_and_columns
from .plans import Plan
from .reach import Reach
from .targets import Target, ends, targets
from .ways import Stay

FAR = len(READINGS)
ANY_AP = SIZE  # nothing is farther than every square by an action point each


class Way(Struct, frozen=True, order=True):
    """What is to go from a square: the reading that gives a way, AP and squares."""

    reading: int
    cost: Cost


BEYOND = Way(FAR + 1, (0, 0))


class Course(Struct, frozen=True):
    """Towards what, from how far, to how near; no plans if nearer is impossible."""

    target: Target
    before: Way
    after: Way
    plans: tuple[Plan, ...] = ()


class Chart:
    """Distances to go in one world, reading by reading, as they are asked for."""

    def __init__(
        self,
        state: State,
        number: int,
        goal: Goal,
        aims: list[Target],
        fields: dict[int, Field] | None = None,
    ) -> None:
        self.state, self.number, self.goal, self.aims = state, number, goal, aims
        self.fields: dict[int, Field] = {} if fields is None else fields

    def least_from(self, squares: int, most: Way | None = None) -> tuple[Way, int]:
        """The least there is to go from any of these squares, and from which of them; anything
        beyond if it is more than `most`."""
        most = most or BEYOND
        for level in range(min(FAR, most.reading + 1)):
            field, ends = self.read(level)
            ap = most.cost[0] if level == most.reading else ANY_AP
            if found := field.back(union(ends), squares, ap):
                return Way(level, found[0]), found[1]
        if most.reading < FAR:
            return BEYOND, squares
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
        if level not in self.fields:
            self.fields[level] = Field(bare, self.number)
        return self.fields[level], [crowd(self.ends(level, bare, a)) for a in self.aims]

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


def nearest(
    state: State,
    number: int,
    goal: Goal,
    there: list[Target],
    fields: dict[int, Field] | None = None,
) -> tuple[list[Target], Way]:
    return Chart(state, number, goal, there, fields).nearest(state.figures[number].square)


def heading(
    state: State, number: int, goal: Goal, fields: dict[int, Field] | None = None
) -> tuple[list[Target], Way] | None:
    """What it goes for: highest on the list, then nearest (P-9.20); and how far it is."""
    there = targets(state, number, goal)
    if not there:
        return None
    highest = min(target.rank for target in there)
    high = [one for one in there if one.rank == highest]
    return nearest(state, number, goal, high, fields)


def approach(reach: Reach, goal: Goal, ap: int, whole: bool = False) -> Course | None:
    """Among safe squares within the AP those with the least to go, if less than from here.

    The plans are the cheapest, and not all of them unless the whole is asked for.
    """
    found = heading(reach.state, reach.number, goal, reach.fields)
    if found is None:
        return None
    aims, here = found
    if reach.horizon.is_certain and not whole:
        return straight(reach, goal, ap, aims, here)
    ways = charted(reach, goal, ap, aims, here)
    least = min((way for way, _ in ways.values()), default=here)
    if least >= here:
        return Course(aims[0], here, here)
    there = {look: squares for look, (way, squares) in ways.items() if way == least}
    near = tuple(reach.plan(goal, "", stay, 0) for stay in stops_on(reach, ap, there))
    return Course(aims[0], here, least, near)


def stops_on(reach: Reach, ap: int, squares: dict[object, int]) -> Iterator[Stay]:
    """Where it may stop, on these squares of worlds that look so."""
    near, ways = reach.up_to(ap), reach.ways
    for band in near.bands:
        yield from ways.stays_in(band, squares.get(ways.looks[band.world], 0))
    for stay in near.swapped:
        if squares.get(ways.look_of(stay.after), 0) >> stay.square & 1:
            yield stay


def straight(reach: Reach, goal: Goal, ap: int, aims: list[Target], here: Way) -> Course:
    """In its only world: the horizon knows every square, and how soon one comes to it."""
    horizon, ap = reach.horizon, min(ap, reach.ap)
    stops = horizon.rim(ap).stops & ~horizon.out
    chart = Chart(reach.state, reach.number, goal, aims, reach.fields)
    least, there = chart.least_from(stops, here)
    if least >= here:
        return Course(aims[0], here, here)
    soonest = next(spent for spent in range(ap + 1) if horizon.rim(spent).stops & there)
    plans = (reach.plan(goal, "", stay, 0) for stay in reach.on(soonest, there))
    return Course(aims[0], here, least, tuple(plans))


def charted(
    reach: Reach, goal: Goal, ap: int, aims: list[Target], most: Way
) -> dict[object, tuple[Way, int]]:
    """The least to go in worlds that look the same, and from which squares it is so; no more is
    asked of a world once another is better."""
    ways: dict[object, tuple[Way, int]] = {}
    for look, (world, squares) in looking_alike(reach, ap).items():
        fields = {0: reach.field_in(world)} if isinstance(world, int) else None
        state = reach.ways.worlds[world] if isinstance(world, int) else world
        chart = Chart(state, reach.number, goal, aims, fields)
        ways[look] = chart.least_from(squares, most)
        most = min(most, ways[look][0])
    return ways


def looking_alike(reach: Reach, ap: int) -> dict[object, tuple[int | State, int]]:
    """Worlds that look the same, by one of them, and where it may stop in these."""
    near, ways = reach.up_to(ap), reach.ways
    found: dict[object, tuple[int | State, int]] = {}
    stops: list[tuple[object, int | State, int]] = []
    stops += ((ways.looks[band.world], band.world, band.many) for band in near.bands)
    stops += ((ways.look_of(stay.after), stay.after, 1 << stay.square) for stay in near.swapped)
    for look, world, many in stops:
        if many & ~ways.out:
            one, before = found.get(look, (world, 0))
            found[look] = one, before | many & ~ways.out
    return found
