"""How far it is to go from every square: readings of the board and searches back (P-9.19)."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from igroteka.games.prison.classes import Kind
from igroteka.games.prison.figures.scene import floor
from igroteka.games.prison.floor.crowd import Lanes, jumped, stepped
from igroteka.games.prison.floor.dungeon import PLACES, WIDTH, Laid, square_in
from igroteka.games.prison.rooms import EDGES, ROOMS, Edge
from igroteka.games.prison.state import GONE, YELLOW, State, Thing

from .footing import OUT, footing
from .speed import speed

EVERY_EDGE = (1 << EDGES) - 1
Cost = tuple[int, int]
# Crowds of squares by the squares walked so far.
Marks = dict[int, int]
Reading = Callable[[State, tuple[int, ...]], State]


def as_it_is(state: State, _kept: tuple[int, ...]) -> State:
    return state


def without_figures(state: State, kept: tuple[int, ...]) -> State:
    figures = tuple(
        figure if n in kept else replace(figure, square=min(figure.square, GONE))
        for n, figure in enumerate(state.figures)
    )
    return replace(state, figures=figures)


def with_open_gates(state: State, kept: tuple[int, ...]) -> State:
    dungeon = tuple(laid and replace(laid, raised=EVERY_EDGE) for laid in state.dungeon)
    return replace(without_figures(state, kept), dungeon=dungeon)


def all_open(state: State, kept: tuple[int, ...]) -> State:
    """Closed rooms as open floor, slits open; a rope lies over the pit of what stands for them."""
    dungeon = tuple(laid or BARE for laid in state.dungeon)
    opened = tuple(replace(laid, broken=laid.broken | slits(laid)) for laid in dungeon)
    ropes = (Thing(YELLOW, Kind.ROPE, pit) for pit in unseen_pits(state))
    things = (*state.things, *ropes)
    return with_open_gates(replace(state, dungeon=opened, things=things), kept)


def unseen_pits(state: State) -> Iterator[int]:
    for place, laid in enumerate(state.dungeon):
        if laid is None:
            yield from (square_in(place, pit) for pit in ROOMS[BARE.room].pits)


def bare_room() -> Laid:
    fewest = min(range(PLACES), key=lambda room: len(ROOMS[room].pits))
    return Laid(fewest, 0, broken=EVERY_EDGE)


def slits(laid: Laid) -> int:
    edges = ROOMS[laid.room].edges
    return sum(1 << n for n, edge in enumerate(edges) if edge is Edge.SLIT)


BARE = bare_room()
READINGS: tuple[Reading, ...] = (as_it_is, without_figures, with_open_gates, all_open)


def rows_and_columns(one: int, other: int) -> int:
    down, right = abs(one // WIDTH - other // WIDTH), abs(one % WIDTH - other % WIDTH)
    return down + right


class Field:
    """One reading of the board for one walker; squares are searched by the crowd (P-9.16)."""

    def __init__(self, state: State, number: int) -> None:
        self.foot = footing(state, number)
        self.out = OUT[state.figures[number].side]
        self.pace = speed(state, number)
        self.locks = floor(state).locks if self.foot.gates else None

    def back(self, ends: int, squares: int) -> tuple[Cost, int] | None:
        """The least that any of these squares has to go, searched from the ends, and which have."""
        waiting, done, ap = [{0: ends}, {}, {}], 0, 0
        while any(waiting):
            safe = self.foot.stop if ap else ends
            edge = fresh(waiting[0], safe & ~done)
            for walked, many in edge.items():
                done |= many
                if many & squares:
                    return (ap, walked), many & squares
            waiting = [*waiting[1:], {}]
            self.one_back(edge, waiting)
            ap += 1
        return None

    def one_back(self, edge: Marks, waiting: list[Marks]) -> None:
        """From where a move, a jump, or a key and a move lead there."""
        layers = [edge, *self.walked(edge, self.pace)]
        for layer in layers[1:]:
            merge(waiting[0], layer)
        foot = self.foot
        for squares, many in edge.items():
            merge(waiting[0], {squares + 2: jumped(many & foot.land, foot.jumps, foot.over)})
        if self.locks:
            for layer in layers[:-1]:
                merge(waiting[1], one_on(layer, self.locks))

    def walked(self, edge: Marks, pace: int) -> Iterator[Marks]:
        """After each square of a move; nobody walks on from the far line."""
        layer = edge
        for _ in range(pace):
            layer = one_on(layer, self.foot.walks, self.foot.enter & ~self.out)
            yield layer

    def first_met(self, start: int, ends: int) -> tuple[Cost, int] | None:
        """The nearest of these squares from there, and what they cost (P-9.21)."""
        waiting, done, ap = [{0: 1 << start}, {}, {}], 0, 0
        while any(waiting):
            for squares, many in sorted(waiting[0].items()):
                if many & ends:
                    return (ap, squares), many & ends
            edge = fresh(waiting[0], (self.foot.stop | 1 << start) & ~done)
            for many in edge.values():
                done |= many
            waiting = [*waiting[1:], {}]
            self.one_on(edge, waiting)
            ap += 1
        return None

    def one_on(self, edge: Marks, waiting: list[Marks]) -> None:
        """Where a move, a jump, or a key and a move lead from there."""
        foot = self.foot
        for layer in self.onward(edge, self.pace):
            merge(waiting[0], layer)
        for squares, many in edge.items():
            merge(waiting[0], {squares + 2: jumped(many, foot.jumps, foot.over) & foot.land})
        if self.locks:
            through = one_on(edge, self.locks, foot.enter)
            for layer in (through, *self.onward(through, self.pace - 1)):
                merge(waiting[1], layer)

    def onward(self, edge: Marks, pace: int) -> Iterator[Marks]:
        layer = edge
        for _ in range(pace):
            inside = {squares: many & ~self.out for squares, many in layer.items()}
            layer = one_on(inside, self.foot.walks, self.foot.enter)
            yield layer


def one_on(marks: Marks, lanes: Lanes, into: int = -1) -> Marks:
    return {squares + 1: stepped(many, lanes) & into for squares, many in marks.items()}


def merge(marks: Marks, more: Marks) -> None:
    for squares, many in more.items():
        if many:
            marks[squares] = marks.get(squares, 0) | many


def fresh(marks: Marks, those: int) -> Marks:
    """Each of those squares once, with the fewest squares."""
    found: Marks = {}
    for squares, many in sorted(marks.items()):
        if new := many & those:
            found[squares] = new
            those &= ~new
    return found
