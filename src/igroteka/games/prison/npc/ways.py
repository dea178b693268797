"""The ways an NPC can go: action point by action point, each ending on a safe square (P-9.16).

Squares are searched by the crowd, and the way to one is told only when it is asked for.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from igroteka.games.prison.actions import Hop
from igroteka.games.prison.figures.scene import floor, moved, scene
from igroteka.games.prison.figures.walking import crosses_pit, may_pass, steps
from igroteka.games.prison.floor.crowd import jumped, squares_in, stepped
from igroteka.games.prison.state import State

from .footing import OUT, Footing
from .speed import speed
from .worlds import Worlds

__all__ = ["Stay", "Swapped", "Ways", "passes", "speed", "steps"]


def passes(state: State, number: int, square: int) -> bool:
    """Whether it may go through: no enemy it cannot slip past, no pit it cannot cross."""
    blocked = scene(state).standing.get(square, number) != number
    if blocked and not may_pass(state, number, square):
        return False
    return square not in floor(state).pits or crosses_pit(state, number, square)


How = Literal["walk", "jump", "gate"]
HOW: tuple[How, ...] = ("walk", "jump", "gate")


class Stay(Struct, frozen=True, gc=False):
    """A safe square reached: at what cost, in which world, with what points left of the move."""

    square: int
    ap: int
    squares: int
    points: int
    world: int
    how: How
    out: bool = False

    @property
    def is_start(self) -> bool:
        return not self.squares and self.how == "walk"


class Swapped(Stay, frozen=True, kw_only=True):
    """A square where it may stop because it set its load down on the way: `after` is that world."""

    begun: Stay
    path: tuple[int, ...]
    after: State


# Crowds of squares by the squares walked so far and the world: where an action point begins.
Starts = dict[tuple[int, int], int]
# The same by squares walked, points left and world: where a move passes.
Trail = dict[tuple[int, int, int], int]


class Ways(Worlds):
    """All that one figure can reach from where it stands."""

    def __init__(self, state: State, number: int, foot: Footing | None = None) -> None:
        super().__init__(state, number, foot)
        self.out = OUT[state.figures[number].side]
        self.reached: dict[int, int] = {}
        self.known: dict[tuple[int, int], Stay] = {}
        self.levels: list[list[Stay]] = []
        self.shown: list[list[Stay]] = []
        self.told: set[tuple[int, int]] = set()
        self.begun: list[tuple[Starts, Trail, int]] = []
        self.seen: dict[tuple[int, int], State] = {}

    def stays(self, ap: int, points: int = 0) -> Iterator[Stay]:
        """Every safe square within so many action points, cheapest first, in worlds that differ.

        `points` are left of a move begun, and walked before any action point is spent. No more
        is searched than was asked for.
        """
        for spent in range(ap + 1):
            if spent == len(self.levels):
                self.search(spent, points)
            yield from self.shown[spent]

    def search(self, spent: int, points: int) -> None:
        """One action point further."""
        self.levels.append(self.at_once(points) if not spent else self.one_more(spent))
        self.shown.append(list(self.looking_new(self.levels[spent])))

    def at_once(self, points: int) -> list[Stay]:
        here = Stay(self.start, 0, 0, points, 0, "walk")
        self.known[self.start, 0] = here
        self.reached[0] = 1 << self.start
        return [here, *self.found({(0, 0): 1 << self.start}, points, 0)]

    def one_more(self, spent: int) -> list[Stay]:
        pace = speed(self.worlds[0], self.number)
        return self.found(starts(self.levels[spent - 1]), pace, spent)

    def looking_new(self, level: list[Stay]) -> Iterator[Stay]:
        """Each square once in worlds that look the same."""
        for stay in level:
            key = (stay.square, self.looks[stay.world])
            if key not in self.told:
                self.told.add(key)
                yield stay

    def world(self, stay: Stay) -> State:
        return stay.after if isinstance(stay, Swapped) else self.worlds[stay.world]

    def there(self, stay: Stay) -> State:
        """The position as it would be with the walker there."""
        if isinstance(stay, Swapped):
            return moved(stay.after, self.number, stay.square)
        key = (stay.square, stay.world)
        if key not in self.seen:
            self.seen[key] = moved(self.worlds[stay.world], self.number, stay.square)
        return self.seen[key]

    def found(self, starts: Starts, pace: int, ap: int) -> list[Stay]:
        """What is reached from there by one move of that pace, or with `ap` otherwise."""
        trail = self.walked(starts, pace)
        self.begun.append((starts, trail, pace))
        ends = [(at[0], 0, -at[1], at[2], many) for at, many in trail.items()]
        if ap:
            ends += [(squares, 1, 0, world, many) for squares, world, many in self.jumps(starts)]
            ends += [(squares, 2, 0, world, many) for squares, world, many in self.gates(starts)]
        level: list[Stay] = []
        for squares, how, less, world, many in sorted(ends):
            may_end = self.footings[world].stop | self.out
            fresh = many & may_end & ~self.reached.get(world, 0)
            self.reached[world] = self.reached.get(world, 0) | fresh
            for square in squares_in(fresh):
                out = bool(self.out >> square & 1)
                stay = Stay(square, ap, squares, -less, world, HOW[how], out)
                self.known[square, world] = stay
                level.append(stay)
        return level

    # one action point

    def walked(self, starts: Starts, pace: int) -> Trail:
        """Moves of up to `pace` squares; none goes where another was with as much left."""
        trail: Trail = {}
        passed: dict[tuple[int, int], int] = {}
        waiting: dict[int, dict[tuple[int, int], int]] = {}
        for (squares, world), many in starts.items():
            waiting.setdefault(squares, {})[-pace, world] = many
        while waiting:
            squares = min(waiting)
            for (less, world), many in sorted(waiting.pop(squares).items()):
                fresh = many & ~passed.get((less, world), 0)
                if not fresh:
                    continue
                for fewer in range(less, 1):
                    passed[fewer, world] = passed.get((fewer, world), 0) | fresh
                trail[squares, -less, world] = fresh
                if less:
                    further = waiting.setdefault(squares + 1, {})
                    for there, some in self.one_step(world, fresh):
                        key = (less + 1, there)
                        further[key] = further.get(key, 0) | some
        return trail

    def one_step(self, world: int, many: int) -> Iterator[tuple[int, int]]:
        foot = self.footings[world]
        return self.entered(world, stepped(many & ~self.out, foot.walks) & foot.enter)

    def jumps(self, starts: Starts) -> Iterator[tuple[int, int, int]]:
        """An action point each (P-9.5)."""
        for (squares, world), many in starts.items():
            foot = self.footings[world]
            landed = jumped(many, foot.jumps, foot.over) & foot.land
            for there, some in self.entered(world, landed):
                yield squares + 2, there, some

    def gates(self, starts: Starts) -> Iterator[tuple[int, int, int]]:
        """Portcullises, an action point each (P-10.4)."""
        for (squares, world), many in starts.items():
            if not many & self.footings[world].gates:
                continue
            for square, side in floor(self.worlds[world]).shut:
                if many >> square & 1:
                    yield squares, self.gated(world, square, side), 1 << square

    # the way back

    def hops(self, stay: Stay) -> tuple[Hop, ...]:
        """How it came there, action by action."""
        if isinstance(stay, Swapped):
            return (*self.hops(stay.begun), Hop("walk", stay.path))
        if stay.is_start:
            return ()
        if stay.how == "gate":
            world, side = self.opened[stay.square, stay.world]
            before = self.known[stay.square, world]
            return (*self.hops(before), Hop("gate", (stay.square,), side))
        if stay.how == "jump":
            return (*self.hops(self.jumped_from(stay)), Hop("jump", (stay.square,)))
        begun, path = self.walked_from(stay)
        return (*self.hops(begun), Hop("walk", path))

    def jumped_from(self, stay: Stay) -> Stay:
        starts = self.begun[stay.ap][0]
        for (squares, world), many in starts.items():
            if squares + 2 != stay.squares or self.into(world, stay.square) != stay.world:
                continue
            foot = self.footings[world]
            for square in squares_in(many):
                if jumped(1 << square, foot.jumps, foot.over) >> stay.square & 1:
                    return self.known[square, world]
        raise LookupError(f"no jump to {stay.square}")

    def walked_from(self, stay: Stay) -> tuple[Stay, tuple[int, ...]]:
        """Where that move began, and its squares."""
        _, trail, pace = self.begun[stay.ap]
        at, squares, path = (stay.square, stay.world), stay.squares, [stay.square]
        for left in range(stay.points + 1, pace + 1):
            squares -= 1
            at = self.step_back(trail, squares, left, at)
            path.append(at[0])
        return self.known[at], tuple(path[-2::-1])

    def step_back(
        self, trail: Trail, squares: int, left: int, end: tuple[int, int]
    ) -> tuple[int, int]:
        """A square and a world from which one more step led there."""
        for world, foot in enumerate(self.footings):
            many = trail.get((squares, left, world), 0) & ~self.out
            if not many or self.into(world, end[0]) != end[1]:
                continue
            for square in squares_in(many):
                if stepped(1 << square, foot.walks) >> end[0] & 1:
                    return square, world
        raise LookupError(f"no step to {end[0]}")


def starts(level: list[Stay]) -> Starts:
    found: Starts = {}
    for stay in level:
        if not stay.out:
            key = (stay.squares, stay.world)
            found[key] = found.get(key, 0) | 1 << stay.square
    return found
