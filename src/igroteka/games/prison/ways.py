"""The ways an NPC can go: action point by action point, each ending on a safe square (P-9.16).

A world is the position as the walker changes it on its way: taking an object, crossing a friend
or opening a portcullis leads into another one. In a world the walker itself has not moved.
"""

from collections.abc import Iterator

from msgspec import Struct

from igroteka.parts.grid import SIDES

from .classes import BUILDS, Kind
from .deeds import gate
from .floor import portcullis
from .gears import has_trait
from .hops import Hop
from .jumping import landings
from .manners import on_the_way
from .rooms import Edge
from .scene import carries, floor, scene, with_figure
from .state import State
from .walking import crosses_pit, is_exit, may_pass, may_stop, steps

LONG_STRIDE = 3


class Stay(Struct, frozen=True):
    """A safe square reached: at what cost, in which world, by which hops, with what left over."""

    square: int
    ap: int
    squares: int
    points: int
    world: int
    hops: tuple[Hop, ...] = ()
    out: bool = False


class Walk(Struct, frozen=True):
    """A move under way, on any square one may pass."""

    start: Stay
    world: int
    path: tuple[int, ...]

    @property
    def square(self) -> int:
        return self.path[-1] if self.path else self.start.square

    @property
    def squares(self) -> int:
        return self.start.squares + len(self.path)


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


class Ways:
    """All that one figure can reach from where it stands."""

    def __init__(self, state: State, number: int) -> None:
        self.number = number
        self.start = state.figures[number].square
        self.side = state.figures[number].side
        self.worlds = [state]
        self.index = {state: 0}
        self.known: set[tuple[int, int]] = set()
        self.met: dict[tuple[int, int], int] = {}
        self.near: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
        self.seen: dict[tuple[int, int], State] = {}

    def stays(self, ap: int, points: int = 0) -> Iterator[Stay]:
        """Every safe square within so many action points, cheapest first.

        `points` are left of a move begun, and walked before any action point is spent.
        """
        here = Stay(self.start, 0, 0, points, 0)
        self.known.add((self.start, 0))
        level = [here, *self.reached(self.walked([here], points, cost=0))]
        yield from level
        for _ in range(ap):
            level = self.one_more([stay for stay in level if not stay.out])
            yield from level

    def there(self, stay: Stay) -> State:
        """The position as it would be with the walker there."""
        key = (stay.square, stay.world)
        if key not in self.seen:
            world = self.worlds[stay.world]
            self.seen[key] = with_figure(world, self.number, square=stay.square)
        return self.seen[key]

    def one_more(self, level: list[Stay]) -> list[Stay]:
        """What one more action point reaches from these squares."""
        best = self.walked(level, speed(self.worlds[0], self.number), cost=1)
        for stay in level:
            for new in self.otherwise(stay):
                key = (new.square, new.world)
                if key not in self.known and (key not in best or new.squares < best[key].squares):
                    best[key] = new
        return self.reached(best)

    def reached(self, best: dict[tuple[int, int], Stay]) -> list[Stay]:
        self.known.update(best)
        return sorted(best.values(), key=_squares)

    def walked(self, level: list[Stay], pace: int, cost: int) -> dict[tuple[int, int], Stay]:
        """Moves of up to `pace` squares, of each square the one with fewest squares."""
        best: dict[tuple[int, int], Stay] = {}
        shortest: dict[tuple[int, int], int] = {}
        edge = [Walk(stay, stay.world, ()) for stay in level]
        for left in range(pace - 1, -1, -1):
            edge = list(self.next_steps(edge, shortest))
            for walk in edge:
                self.note(walk, left, cost, best)
            edge = [walk for walk in edge if not is_exit(self.side, walk.square)]
        return best

    def next_steps(self, edge: list[Walk], shortest: dict[tuple[int, int], int]) -> Iterator[Walk]:
        for walk in edge:
            squares = walk.squares + 1
            for there, world in self.entered(walk.world, walk.square):
                if shortest.get((there, world), squares + 1) > squares:
                    shortest[there, world] = squares
                    yield Walk(walk.start, world, (*walk.path, there))

    def note(self, walk: Walk, left: int, cost: int, best: dict[tuple[int, int], Stay]) -> None:
        """A walk that may end where it is, unless a shorter one ends there."""
        key = (walk.square, walk.world)
        if key in self.known or (key in best and best[key].squares <= walk.squares):
            return
        out = is_exit(self.side, walk.square)
        if not out and may_stop(self.worlds[walk.world], self.number, walk.square):
            return
        hops = (*walk.start.hops, Hop("walk", walk.path))
        ap = walk.start.ap + cost
        best[key] = Stay(walk.square, ap, walk.squares, left, walk.world, hops, out)

    def entered(self, world: int, square: int) -> tuple[tuple[int, int], ...]:
        """The squares beside, and the world once the walker has entered them."""
        if (square, world) not in self.near:
            self.near[square, world] = tuple(self.enterable(world, square))
        return self.near[square, world]

    def enterable(self, world: int, square: int) -> Iterator[tuple[int, int]]:
        state = self.worlds[world]
        here = scene(state)
        for there in steps(state, self.number)[square]:
            if not passes(state, self.number, there):
                continue
            stands = here.standing.get(there, self.number) != self.number
            if stands or there in here.lying or there in here.things:
                yield there, self.changed(world, there)
            else:
                yield there, world

    def changed(self, world: int, square: int) -> int:
        """The world after the walker has dealt with what it meets there (P-10)."""
        if (world, square) not in self.met:
            there = with_figure(self.worlds[world], self.number, square=square)
            met = on_the_way(there, self.number, None)
            back = with_figure(met, self.number, square=self.start)
            self.met[world, square] = world if back == self.worlds[world] else self.number_of(back)
        return self.met[world, square]

    def number_of(self, state: State) -> int:
        if state not in self.index:
            self.index[state] = len(self.worlds)
            self.worlds.append(state)
        return self.index[state]

    def otherwise(self, stay: Stay) -> Iterator[Stay]:
        """Jumps and portcullises, an action point each (P-9.5, P-10.4)."""
        state = self.worlds[stay.world]
        for square in landings(state, self.number, stay.square):
            out = is_exit(self.side, square)
            world = stay.world if out else self.changed(stay.world, square)
            hops = (*stay.hops, Hop("jump", (square,)))
            yield Stay(square, stay.ap + 1, stay.squares + 2, 0, world, hops, out)
        if carries(state, self.number, Kind.KEY) or has_trait(state, self.number, "own_key"):
            yield from self.gates(state, stay)

    def gates(self, state: State, stay: Stay) -> Iterator[Stay]:
        for side in SIDES:
            if portcullis(state.dungeon, stay.square, side) is not Edge.PORTCULLIS:
                continue
            world = self.number_of(gate(state, self.number, stay.square, side, None))
            hops = (*stay.hops, Hop("gate", (stay.square,), side))
            yield Stay(stay.square, stay.ap + 1, stay.squares, 0, world, hops)


def _squares(stay: Stay) -> int:
    return stay.squares
