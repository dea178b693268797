"""As near as possible to a goal that cannot be achieved now (P-9.3, P-9.19 to P-9.21)."""

from collections.abc import Callable

from msgspec import Struct

from .goals import Reach
from .npcs import Goal
from .plans import Plan
from .state import OFF_FLOOR, State
from .targets import Target, ends, targets
from .togo import READINGS, Cost, Labels, Reached, backwards, rows_and_columns

FAR = len(READINGS)
NOBODY: Labels = frozenset()


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
        self.read: list[dict[int, tuple[Cost, Labels]]] = []

    def togo(self, square: int) -> tuple[Way, Labels]:
        for level in range(FAR):
            if level == len(self.read):
                self.read.append(self.search(level))
            if square in self.read[level]:
                cost, labels = self.read[level][square]
                return Way(level, cost), labels
        return self.as_the_crow_flies(square)

    def search(self, level: int) -> dict[int, tuple[Cost, Labels]]:
        bare = READINGS[level](self.state, (self.number,))
        found: Reached = {}
        for n, aim in enumerate(self.aims):
            for end in self.ends(level, bare, aim):
                found[end] = 0, found.get(end, (0, NOBODY))[1] | {n}
        return backwards(bare, self.number, found) if found else {}

    def ends(self, level: int, bare: State, aim: Target) -> set[int]:
        """A figure it heads for is there in every reading, unless the walker took it up."""
        if aim.aim != "figure":
            return ends(bare, self.number, self.goal, aim)
        if self.state.figures[aim.about].square < OFF_FLOOR:
            return set()
        read = READINGS[level](self.state, (self.number, aim.about))
        return ends(read, self.number, self.goal, aim)

    def as_the_crow_flies(self, square: int) -> tuple[Way, Labels]:
        """Rows and columns, nothing in the way."""
        flights = [min(rows_and_columns(square, spot) for spot in a.spots) for a in self.aims]
        least = min(flights)
        nearest = frozenset(n for n, flight in enumerate(flights) if flight == least)
        return Way(FAR, (0, least)), nearest


def nearest(state: State, number: int, goal: Goal, there: list[Target]) -> tuple[list[Target], Way]:
    """Those with the least cost from where it stands, and that cost (P-9.21)."""
    way, labels = Chart(state, number, goal, there).togo(state.figures[number].square)
    return [there[n] for n in sorted(labels)], way


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
    options = [
        (togo(stay.world, stay.square), stay)
        for stay in reach.stays
        if stay.ap <= ap and not stay.out
    ]
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
        return by_world[world].togo(square)[0]

    return togo
