"""How far it is to go from every square: readings of the board and searches back (P-9.19)."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from igroteka.games.prison.classes import Kind
from igroteka.games.prison.figures.recent import Recent
from igroteka.games.prison.figures.scene import floor
from igroteka.games.prison.floor.crowd import jumped, stepped
from igroteka.games.prison.floor.dungeon import PLACES, SIZE, WIDTH, Dungeon, Laid, square_in
from igroteka.games.prison.rooms import EDGES, ROOMS, Edge
from igroteka.games.prison.state import GONE, YELLOW, State, Thing

from .footing import OUT, Footing, footing
from .speed import speed

EVERY_EDGE = (1 << EDGES) - 1
DUNGEONS = 16  # so many are kept with their readings
Cost = tuple[int, int]
# Crowds of squares by the squares walked so far.
Marks = dict[int, int]
Reading = Callable[[State, tuple[int, ...]], State]


def as_it_is(state: State, _kept: tuple[int, ...]) -> State:
    return state


def without_figures(state: State, kept: tuple[int, ...]) -> State:
    figures = tuple(
        figure if n in kept or figure.square <= GONE else replace(figure, square=GONE)
        for n, figure in enumerate(state.figures)
    )
    return replace(state, figures=figures)


def with_open_gates(state: State, kept: tuple[int, ...]) -> State:
    return replace(without_figures(state, kept), dungeon=_gates_open(state.dungeon))


def all_open(state: State, kept: tuple[int, ...]) -> State:
    """Closed rooms as open floor, slits open; a rope lies over the pit of what stands for them."""
    ropes = (Thing(YELLOW, Kind.ROPE, pit) for pit in unseen_pits(state))
    bare = without_figures(state, kept)
    return replace(bare, dungeon=_all_open(state.dungeon), things=(*state.things, *ropes))


def gates_open(dungeon: Dungeon) -> Dungeon:
    return tuple(laid and replace(laid, raised=EVERY_EDGE) for laid in dungeon)


def slits_and_rooms_open(dungeon: Dungeon) -> Dungeon:
    every = (laid or BARE for laid in dungeon)
    opened = (replace(laid, broken=laid.broken | slits(laid)) for laid in every)
    return gates_open(tuple(opened))


_gates_open = Recent(gates_open, DUNGEONS)
_all_open = Recent(slits_and_rooms_open, DUNGEONS)


def unseen_pits(state: State) -> Iterator[int]:
    for place, laid in enumerate(state.dungeon):
        if laid is None:
            yield from (square_in(place, pit) for pit in ROOMS[BARE.room].pits)


def bare_room() -> Laid:
    fewest = min(range(PLACES), key=lambda room: len(ROOMS[room].pits))
    return Laid(fewest, 0, broken=EVERY_EDGE)


def slits(laid: Laid) -> int:
    return SLITS[laid.room]


SLITS = tuple(
    sum(1 << n for n, edge in enumerate(room.edges) if edge is Edge.SLIT) for room in ROOMS
)


BARE = bare_room()
READINGS: tuple[Reading, ...] = (as_it_is, without_figures, with_open_gates, all_open)


def rows_and_columns(one: int, other: int) -> int:
    down, right = abs(one // WIDTH - other // WIDTH), abs(one % WIDTH - other % WIDTH)
    return down + right


class Field:
    """One reading of the board for one walker; squares are searched by the crowd (P-9.16)."""

    def __init__(self, state: State, number: int, foot: Footing | None = None) -> None:
        self.foot = foot or footing(state, number)
        self.out = OUT[state.figures[number].side]
        self.pace = speed(state, number)
        self.locks = floor(state).locks if self.foot.gates else None

    def back(self, ends: int, squares: int, most: int = SIZE) -> tuple[Cost, int] | None:
        """The least that any of these squares has to go, searched from the ends, and which have;
        none if it is more than so many action points."""
        waiting, done, ap = [{0: ends}, {}, {}], 0, 0
        while any(waiting) and ap <= most:
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
        """From where a move, a jump, or a key and a move lead there; nobody walks on from the far
        line."""
        foot, now = self.foot, waiting[0]
        into = foot.enter & ~self.out
        for squares, many in edge.items():
            self.keyed(squares, many, waiting[1])
            layer = many
            for walked in range(squares + 1, squares + self.pace + 1):
                layer = stepped(layer, foot.walks) & into
                if not layer:
                    break
                now[walked] = now.get(walked, 0) | layer
                if walked < squares + self.pace:
                    self.keyed(walked, layer, waiting[1])
            if landed := jumped(many & foot.land, foot.jumps, foot.over):
                now[squares + 2] = now.get(squares + 2, 0) | landed

    def keyed(self, squares: int, many: int, later: Marks) -> None:
        """A key first, an action point more."""
        if self.locks and (through := stepped(many, self.locks)):
            later[squares + 1] = later.get(squares + 1, 0) | through

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
        foot, now = self.foot, waiting[0]
        for squares, many in edge.items():
            self.onward(squares, many, self.pace, now)
            if landed := jumped(many, foot.jumps, foot.over) & foot.land:
                now[squares + 2] = now.get(squares + 2, 0) | landed
            if self.locks and (through := stepped(many, self.locks) & foot.enter):
                waiting[1][squares + 1] = waiting[1].get(squares + 1, 0) | through
                self.onward(squares + 1, through, self.pace - 1, waiting[1])

    def onward(self, squares: int, many: int, pace: int, marks: Marks) -> None:
        walks, enter, inside = self.foot.walks, self.foot.enter, ~self.out
        for walked in range(squares + 1, squares + pace + 1):
            many = stepped(many & inside, walks) & enter
            if not many:
                return
            marks[walked] = marks.get(walked, 0) | many


def fresh(marks: Marks, those: int) -> Marks:
    """Each of those squares once, with the fewest squares."""
    found: Marks = {}
    for squares, many in sorted(marks.items()):
        if new := many & those:
            found[squares] = new
            those &= ~new
    return found
