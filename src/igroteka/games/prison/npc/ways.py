"""The ways an NPC can go: action point by action point, each ending on a safe square (P-9.16).

Squares are searched by the crowd, and the way to one is told only when it is asked for.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from igroteka.games.prison.actions import Hop
from igroteka.games.prison.figures.scene import floor, moved, scene
from igroteka.games.prison.figures.walking import crosses_pit, may_pass, steps
from igroteka.games.prison.floor.crowd import ROW, jumped, squares_in, stepped
from igroteka.games.prison.state import State

from .footing import Footing
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


class Band(Struct, frozen=True, gc=False):
    """Safe squares come to at one cost and in one world, with as many points left of the move."""

    many: int
    ap: int
    squares: int
    points: int
    world: int
    how: How


# Crowds of squares by the squares walked so far and the world: where an action point begins.
Starts = dict[tuple[int, int], int]
# The same by squares walked, points left and world: where a move passes.
Trail = dict[tuple[int, int, int], int]


class Ways(Worlds):
    """All that one figure can reach from where it stands."""

    def __init__(self, state: State, number: int, foot: Footing | None = None) -> None:
        super().__init__(state, number, foot)
        self.reached: dict[int, int] = {}
        self.known: dict[tuple[int, int], Stay] = {}
        self.levels: list[list[Band]] = []
        self.shown: list[list[Band]] = []
        self.told: dict[int, int] = {}
        self.begun: list[tuple[Starts, Trail, int]] = []
        self.seen: dict[tuple[int, int], State] = {}
        # what `dearer` has worked out, by the world and squares
        self.bargains: dict[int, tuple[int, ...]] = {}
        self.around: dict[tuple[int, int], int] = {}
        self.backs: dict[tuple[int, int], dict[int, tuple[int, ...]]] = {}
        self.unloaded: dict[tuple[int, int, int], State | None] = {}

    def stays(self, ap: int, points: int = 0) -> Iterator[Stay]:
        """Every safe square within so many action points, cheapest first, in worlds that differ.

        `points` are left of a move begun, and walked before any action point is spent. No more
        is searched than was asked for.
        """
        for spent in range(ap + 1):
            for band in self.within(spent, points):
                yield from self.stays_in(band)

    def within(self, spent: int, points: int) -> list[Band]:
        """What so many action points lead to and no fewer."""
        if spent == len(self.levels):
            self.levels.append(self.one_more(spent) if spent else self.at_once(points))
            self.shown.append(list(self.looking_new(self.levels[spent])))
        return self.shown[spent]

    def at_once(self, points: int) -> list[Band]:
        self.reached[0] = 1 << self.start
        here = Band(1 << self.start, 0, 0, points, 0, "walk")
        return [here, *self.found({(0, 0): 1 << self.start}, points, 0)]

    def one_more(self, spent: int) -> list[Band]:
        pace = speed(self.worlds[0], self.number)
        return self.found(self.starts(spent - 1), pace, spent)

    def starts(self, spent: int) -> Starts:
        found: Starts = {}
        for band in self.levels[spent]:
            if many := band.many & ~self.out:
                key = (band.squares, band.world)
                found[key] = found.get(key, 0) | many
        return found

    def looking_new(self, level: list[Band]) -> Iterator[Band]:
        """Each square once in worlds that look the same."""
        for band in level:
            look = self.looks[band.world]
            told = self.told.get(look, 0)
            if fresh := band.many & ~told:
                self.told[look] = told | fresh
                yield band if fresh == band.many else replace(band, many=fresh)

    def stays_in(self, band: Band, squares: int = -1) -> Iterator[Stay]:
        for square in squares_in(band.many & squares):
            yield self.stay(square, band)

    def stay(self, square: int, band: Band) -> Stay:
        key = (square, band.world)
        if key not in self.known:
            out = bool(self.out >> square & 1)
            at = (square, band.ap, band.squares, band.points, band.world)
            self.known[key] = Stay(*at, band.how, out)
        return self.known[key]

    def stay_at(self, square: int, world: int) -> Stay:
        bands = (one for level in self.levels for one in level if one.world == world)
        return self.stay(square, next(one for one in bands if one.many >> square & 1))

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

    def found(self, starts: Starts, pace: int, ap: int) -> list[Band]:
        """What is reached from there by one move of that pace, or with `ap` otherwise."""
        trail = self.walked(starts, pace)
        self.begun.append((starts, trail, pace))
        ends = [(at[0], 0, -at[1], at[2], many) for at, many in trail.items()]
        if ap:
            ends += [(squares, 1, 0, world, many) for squares, world, many in self.jumps(starts)]
            ends += [(squares, 2, 0, world, many) for squares, world, many in self.gates(starts)]
        level: list[Band] = []
        for squares, how, less, world, many in sorted(ends):
            reached = self.reached.get(world, 0)
            if fresh := many & (self.footings[world].stop | self.out) & ~reached:
                self.reached[world] = reached | fresh
                level.append(Band(fresh, ap, squares, -less, world, HOW[how]))
        return level

    # one action point

    def walked(self, starts: Starts, pace: int) -> Trail:
        """Moves of up to `pace` squares; none goes where another was with as much left."""
        trail: Trail = {}
        passed: dict[int, list[int]] = {}
        waiting: dict[int, dict[tuple[int, int], int]] = {}
        for (squares, world), many in starts.items():
            waiting.setdefault(squares, {})[-pace, world] = many
        while waiting:
            squares = min(waiting)
            now = waiting.pop(squares)
            for less, world in sorted(now):
                been = passed.get(world)
                if been is None:
                    been = passed[world] = [0] * (pace + 1)
                fresh = now[less, world] & ~been[-less]
                if not fresh:
                    continue
                for left in range(1 - less):
                    been[left] |= fresh
                trail[squares, -less, world] = fresh
                if less:
                    self.one_step(world, fresh, waiting.setdefault(squares + 1, {}), less + 1)
        return trail

    def one_step(
        self, world: int, many: int, further: dict[tuple[int, int], int], less: int
    ) -> None:
        north, east, south, west = self.lanes[world]
        on = (many & north) >> ROW | (many & east) << 1 | (many & south) << ROW
        on = (on | (many & west) >> 1) & self.footings[world].enter
        if meets := on & self.meets[world]:
            for square in squares_in(meets):
                key = (less, self.changed(world, square))
                further[key] = further.get(key, 0) | 1 << square
            on ^= meets
        if on:
            key = (less, world)
            further[key] = further.get(key, 0) | on

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
            before = self.stay_at(stay.square, world)
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
                    return self.stay_at(square, world)
        raise LookupError(f"no jump to {stay.square}")

    def walked_from(self, stay: Stay) -> tuple[Stay, tuple[int, ...]]:
        """Where that move began, and its squares."""
        _, trail, pace = self.begun[stay.ap]
        at, squares, path = (stay.square, stay.world), stay.squares, [stay.square]
        for left in range(stay.points + 1, pace + 1):
            squares -= 1
            at = self.step_back(trail, squares, left, at)
            path.append(at[0])
        return self.stay_at(*at), tuple(path[-2::-1])

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
