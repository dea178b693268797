"""As near as possible to a goal that cannot be achieved now (P-9.3, P-9.19 to P-9.21)."""

from collections.abc import Callable
from functools import reduce
from operator import or_

from msgspec import Struct

from igroteka.games.prison.floor.crowd import crowd
from igroteka.games.prison.npc.targets import Target, ends, targets
from igroteka.games.prison.npcs import Goal
from igroteka.games.prison.state import OFF_FLOOR, State

from .distances import READINGS, Cost, Field, rows_and_columns
from .goals import Reach
from .plans import Plan

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
        self.found: list[dict[int, Cost]] = []

    def togo(self, square: int) -> Way:
        for level in range(FAR):
            if level == len(self.found):
                field, ends = self.read(level)
                self.found.append(field.back(union(ends)))
            if square in self.found[level]:
                return Way(level, self.found[level][square])
        return Way(FAR, (0, min(self.flights(square))))

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


def approach(reach: Reach, goal: Goal, ap: int) -> Course | None:
    """Among safe squares within the AP those with the least to go, if less than from here."""
    found = heading(reach.state, reach.number, goal)
    if found is None:
        return None
    aims, here = found
    togo = charts(reach, goal, aims)
    options = [(togo(stay.world, stay.square), stay) for stay in reach.up_to(ap) if not stay.out]
    least = min((way for way, _ in options), default=here)
    if least >= here:
        return Course(aims[0], here, here)
    near = tuple(reach.plan(goal, "", stay, 0) for way, stay in options if way == least)
    return Course(aims[0], here, least, near)


def charts(reach: Reach, goal: Goal, aims: list[Target]) -> Callable[[int, int], Way]:
    """Distances in every world the walker may make, one chart for those that look the same."""
    drawn: dict[object, Chart] = {}
    by_world: dict[int, Chart] = {}

    def togo(world: int, square: int) -> Way:
        if world not in by_world:
            state = reach.ways.worlds[world]
            look = (state.dungeon, state.things, state.figures)
            if look not in drawn:
                drawn[look] = Chart(state, reach.number, goal, aims)
            by_world[world] = drawn[look]
        return by_world[world].togo(square)

    return togo
