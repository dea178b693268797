"""The ways an NPC can go: action point by action point, each ending on a safe square (P-9.16).

A world is the position as the walker changes it on its way: taking an object, crossing a friend
or opening a portcullis leads into another one. In a world the walker itself has not moved.
Squares are searched by the crowd, and the way to one is told only when it is asked for.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from igroteka.parts.grid import SIDES

from .classes import BUILDS
from .crowd import jumped, squares_in, stepped
from .deeds import gate
from .floor import portcullis
from .footing import OUT, footing
from .gears import has_trait
from .hops import Hop
from .manners import on_the_way
from .rooms import Edge
from .scene import floor, moved, scene
from .state import State
from .walking import crosses_pit, may_pass, steps

LONG_STRIDE = 3

__all__ = ["Stay", "Ways", "passes", "speed", "steps"]


def passes(state: State, number: int, square: int) -> bool:
    """Whether it may go through: no enemy it cannot slip past, no pit it cannot cross."""
    blocked = scene(state).standing.get(square, number) != number
    if blocked and not may_pass(state, number, square):
        return False
    return square not in floor(state).pits or crosses_pit(state, number, square)


def speed(state: State, number: int) -> int:
    if has_trait(state, number, "long_stride"):
        return LONG_STRIDE
    return BUILDS[state.figures[number].kind].speed


class Stay(Struct, frozen=True):
    """A safe square reached: at what cost, in which world, with what points left of the move."""

    square: int
    ap: int
    squares: int
    points: int
    world: int
    how: Literal["walk", "jump", "gate"]
    ways: "Ways"
    out: bool = False

    @property
    def hops(self) -> tuple[Hop, ...]:
        return self.ways.hops(self)

    @property
    def is_start(self) -> bool:
        return not self.squares and self.how == "walk"


# Crowds of squares by the squares walked so far and the world: where an action point begins.
Starts = dict[tuple[int, int], int]
# The same by squares walked, points left and world: where a move passes.
Trail = dict[tuple[int, int, int], int]


class Ways:
    """All that one figure can reach from where it stands."""

    def __init__(self, state: State, number: int) -> None:
        self.number = number
        self.start = state.figures[number].square
        self.out = OUT[state.figures[number].side]
        self.worlds = [state]
        self.footings = [footing(state, number)]
        self.reached = [0]
        self.index: dict[object, int] = {}
        self.met: dict[tuple[int, int], int] = {}
        self.opened: dict[tuple[int, int], tuple[int, int]] = {}
        self.known: dict[tuple[int, int], Stay] = {}
        self.begun: list[tuple[Starts, Trail, int]] = []
        self.seen: dict[tuple[int, int], State] = {}

    def stays(self, ap: int, points: int = 0) -> Iterator[Stay]:
        """Every safe square within so many action points, cheapest first.

        `points` are left of a move begun, and walked before any action point is spent.
        """
        here = Stay(self.start, 0, 0, points, 0, "walk", self)
        self.known[self.start, 0] = here
        self.reached[0] |= 1 << self.start
        starts = {(0, 0): 1 << self.start}
        level = [here, *self.found(starts, points, 0)]
        yield from level
        pace = speed(self.worlds[0], self.number)
        for spent in range(1, ap + 1):
            level = self.found(self.starts(level), pace, spent)
            yield from level

    def there(self, stay: Stay) -> State:
        """The position as it would be with the walker there."""
        key = (stay.square, stay.world)
        if key not in self.seen:
            self.seen[key] = moved(self.worlds[stay.world], self.number, stay.square)
        return self.seen[key]

    def starts(self, level: list[Stay]) -> Starts:
        found: Starts = {}
        for stay in level:
            if not stay.out:
                key = (stay.squares, stay.world)
                found[key] = found.get(key, 0) | 1 << stay.square
        return found

    def found(self, starts: Starts, pace: int, ap: int) -> list[Stay]:
        """What is reached from there by one move of that pace, or with `ap` otherwise."""
        trail = self.walked(starts, pace)
        self.begun.append((starts, trail, pace))
        reached = [
            (squares, 0, -left, world, many) for (squares, left, world), many in trail.items()
        ]
        if ap:
            reached += [(squares, 1, 0, world, many) for squares, world, many in self.jumps(starts)]
            reached += [(squares, 2, 0, world, many) for squares, world, many in self.gates(starts)]
        level: list[Stay] = []
        for squares, how, left, world, many in sorted(reached):
            self.note(level, many, Stay(-1, ap, squares, -left, world, HOW[how], self))
        return sorted(level, key=_order)

    def note(self, level: list[Stay], many: int, like: Stay) -> None:
        """Those of these squares on which an action may end and none ended before."""
        fresh = many & (self.footings[like.world].stop | self.out) & ~self.reached[like.world]
        self.reached[like.world] |= fresh
        for square in squares_in(fresh):
            out = bool(self.out >> square & 1)
            stay = Stay(square, like.ap, like.squares, like.points, like.world, like.how, self, out)
            self.known[square, like.world] = stay
            level.append(stay)

    # one action point

    def walked(self, starts: Starts, pace: int) -> Trail:
        """Moves of up to `pace` squares; none goes where another was with as much left."""
        trail: Trail = {}
        passed: dict[tuple[int, int], int] = {}
        waiting = {(squares, -pace, world): many for (squares, world), many in starts.items()}
        while waiting:
            squares, less, world = first = min(waiting)
            fresh = waiting.pop(first) & ~passed.get((less, world), 0)
            if not fresh:
                continue
            for left in range(less, 1):
                passed[left, world] = passed.get((left, world), 0) | fresh
            trail[squares, -less, world] = fresh
            if less:
                for there, many in self.entered(world, fresh):
                    key = (squares + 1, less + 1, there)
                    waiting[key] = waiting.get(key, 0) | many
        return trail

    def entered(self, world: int, many: int) -> Iterator[tuple[int, int]]:
        """The squares beside, and the world once the walker has entered them."""
        foot = self.footings[world]
        there = stepped(many & ~self.out, foot.walks) & foot.enter
        yield from self.sorted_out(world, there)

    def sorted_out(self, world: int, many: int) -> Iterator[tuple[int, int]]:
        meets = many & self.footings[world].meets
        if many ^ meets:
            yield world, many ^ meets
        for square in squares_in(meets):
            yield self.changed(world, square), 1 << square

    def jumps(self, starts: Starts) -> Iterator[tuple[int, int, int]]:
        """An action point each (P-9.5)."""
        for (squares, world), many in starts.items():
            foot = self.footings[world]
            landed = jumped(many, foot.jumps, foot.over) & foot.land
            for there, some in self.sorted_out(world, landed):
                yield squares + 2, there, some

    def gates(self, starts: Starts) -> Iterator[tuple[int, int, int]]:
        """Portcullises, an action point each (P-10.4)."""
        for (squares, world), many in starts.items():
            for square in squares_in(many & self.footings[world].gates):
                for side in SIDES:
                    if portcullis(self.worlds[world].dungeon, square, side) is Edge.PORTCULLIS:
                        yield squares, self.gated(world, square, side), 1 << square

    # worlds

    def changed(self, world: int, square: int) -> int:
        """The world after the walker has dealt with what it meets there (P-10)."""
        if (world, square) not in self.met:
            before = self.worlds[world]
            after = on_the_way(moved(before, self.number, square), self.number, None)
            back = moved(after, self.number, self.start)
            self.met[world, square] = world if back == before else self.number_of(back)
        return self.met[world, square]

    def into(self, world: int, square: int) -> int:
        meets = self.footings[world].meets >> square & 1
        return self.changed(world, square) if meets else world

    def gated(self, world: int, square: int, side: int) -> int:
        there = self.number_of(gate(self.worlds[world], self.number, square, side, None))
        self.opened.setdefault((square, there), (world, side))
        return there

    def number_of(self, state: State) -> int:
        if not self.index:
            self.index[look(self.worlds[0])] = 0
        found = self.index.setdefault(look(state), len(self.worlds))
        if found == len(self.worlds):
            self.worlds.append(state)
            self.footings.append(footing(state, self.number))
            self.reached.append(0)
        return found

    # the way back

    def hops(self, stay: Stay) -> tuple[Hop, ...]:
        """How it came there, action by action."""
        if stay.is_start:
            return ()
        if stay.how == "gate":
            world, side = self.opened[stay.square, stay.world]
            return (*self.known[stay.square, world].hops, Hop("gate", (stay.square,), side))
        if stay.how == "jump":
            return (*self.jumped_from(stay).hops, Hop("jump", (stay.square,)))
        begun, path = self.walked_from(stay)
        return (*begun.hops, Hop("walk", path))

    def jumped_from(self, stay: Stay) -> Stay:
        starts = self.begun[stay.ap][0]
        for (squares, world), many in starts.items():
            if squares + 2 != stay.squares or self.into(world, stay.square) != stay.world:
                continue
            foot = self.footings[world]
            for square in squares_in(many):
                if jumped(1 << square, foot.jumps, foot.over) >> stay.square & 1:
                    return self.known[square, world]
        raise LookupError(f"no jump to {stay}")

    def walked_from(self, stay: Stay) -> tuple[Stay, tuple[int, ...]]:
        """Where that move began, and its squares."""
        _, trail, pace = self.begun[stay.ap]
        square, squares, left, world = stay.square, stay.squares, stay.points, stay.world
        path = [square]
        while (square, world) not in self.known or left < pace:
            squares, left = squares - 1, left + 1
            square, world = self.step_back(trail, squares, left, (square, world))
            path.append(square)
        return self.known[square, world], tuple(path[-2::-1])

    def step_back(
        self, trail: Trail, squares: int, left: int, end: tuple[int, int]
    ) -> tuple[int, int]:
        for world, foot in enumerate(self.footings):
            many = trail.get((squares, left, world), 0) & ~self.out
            if not many or self.into(world, end[0]) != end[1]:
                continue
            for square in squares_in(many):
                if stepped(1 << square, foot.walks) >> end[0] & 1:
                    return square, world
        raise LookupError(f"no step to {end}")


HOW: tuple[Literal["walk", "jump", "gate"], ...] = ("walk", "jump", "gate")


def look(state: State) -> object:
    """All of a position that a walker can change."""
    return state.figures, state.things, state.dungeon, state.errand


def _order(stay: Stay) -> tuple[int, int, int]:
    return stay.squares, stay.square, stay.world
