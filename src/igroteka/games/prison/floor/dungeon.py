"""The floor of the whole dungeon: two lines and eight rooms, and what stands between squares.

A square is `row * 10 + column`: row 0 is the yellow line, 1 to 20 are rooms, 21 is the blue line.
Places 0 to 7 are where rooms lie, two abreast, from the yellow line on.
"""

from functools import cache, cached_property, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from igroteka.games.prison.rooms import ROOMS, SIDE, SQUARES, Edge, flat, upright
from igroteka.parts.grid import EAST, NORTH, OPPOSITE, SIDES, SOUTH, WEST

from .crowd import Lanes, from_flags, shifted
from .quarters import OWN_EDGE, OWN_SQUARE, SQUARE

WIDTH = 2 * SIDE
LONG = 4 * SIDE
ROWS = LONG + 2
SIZE = ROWS * WIDTH
PLACES = 8
YELLOW, BLUE = 0, ROWS - 1
OFF = -1
NOWHERE = -1
STEP = {NORTH: -WIDTH, EAST: 1, SOUTH: WIDTH, WEST: -1}


class Laid(Struct, frozen=True):
    """A room at its place. `raised` and `broken` are sets of its own edges, a bit for each."""

    room: int
    turn: int
    raised: int = 0
    broken: int = 0

    def half(self, edge: int) -> Edge:
        """What this room brings to one of its own edges."""
        drawn = ROOMS[self.room].edges[edge]
        if self.broken >> edge & 1:
            return Edge.OPEN
        if drawn is Edge.PORTCULLIS and self.raised >> edge & 1:
            return Edge.OPEN
        return drawn


# A closed room is None: which one lies there, and how, nobody knows yet.
Dungeon = tuple[Laid | None, ...]


def place_of(square: int) -> int:
    """OFF on a line."""
    row, column = divmod(square, WIDTH)
    if row in (YELLOW, BLUE):
        return OFF
    return (row - 1) // SIDE * 2 + column // SIDE


def inside(square: int) -> int:
    """The square within its place, as it lies."""
    row, column = divmod(square, WIDTH)
    return (row - 1) % SIDE * SIDE + column % SIDE


def square_in(place: int, within: int) -> int:
    row, column = divmod(within, SIDE)
    return (place // 2 * SIDE + row + 1) * WIDTH + place % 2 * SIDE + column


def beside(square: int, side: int) -> int:
    """NOWHERE beyond the outer sides."""
    row, column = divmod(square, WIDTH)
    if (side == WEST and column == 0) or (side == EAST and column == WIDTH - 1):
        return NOWHERE
    if (side == NORTH and row == YELLOW) or (side == SOUTH and row == BLUE):
        return NOWHERE
    return square + STEP[side]


BESIDE = tuple(tuple(beside(square, side) for side in SIDES) for square in range(SIZE))
PLACE = tuple(map(place_of, range(SIZE)))


def lying_edge(within: int, side: int) -> int:
    """That side of a square, as an edge of the room as it lies."""
    row, column = divmod(within, SIDE)
    if side in (WEST, EAST):
        return upright(row, column + (side == EAST))
    return flat(row + (side == SOUTH), column)


def room_at(dungeon: Dungeon, square: int) -> Laid | None:
    """None on a line, and where the room is closed."""
    return None if PLACE[square] == OFF else dungeon[PLACE[square]]


def own_edge(laid: Laid, square: int, side: int) -> int:
    """That side of a square, as an edge of the room unturned: so gates are known and broken."""
    return OWN_EDGE[laid.turn][lying_edge(inside(square), side)]


def half(dungeon: Dungeon, square: int, side: int) -> Edge:
    """What the square's own side brings: a line only its ends (P-1.7), a closed room nothing."""
    if BESIDE[square][side] == NOWHERE:
        return Edge.WALL
    laid = room_at(dungeon, square)
    return laid.half(own_edge(laid, square, side)) if laid else Edge.OPEN


def between(dungeon: Dungeon, square: int, side: int) -> Edge:
    """The stronger half holds (P-1.6); the outer sides are wall whatever is printed (P-1.7)."""
    there = BESIDE[square][side]
    if there == NOWHERE:
        return Edge.WALL
    return max(half(dungeon, square, side), half(dungeon, there, OPPOSITE[side]))


class Floor(Struct, frozen=True, dict=True):
    """All edges by square and side, and which squares lie in the open, hold a pit or a gear."""

    edges: tuple[tuple[Edge, ...], ...]
    open: tuple[bool, ...]
    pits: frozenset[int]
    gears: frozenset[int]

    @cached_property
    def steps(self) -> tuple[tuple[int, ...], ...]:
        """Each square's open neighbours with nothing between."""
        return tuple(without_nowhere(sides) for sides in self.beside)

    @cached_property
    def steps_and_slits(self) -> tuple[tuple[int, ...], ...]:
        return tuple(without_nowhere(sides) for sides in self.beyond(Edge.OPEN, Edge.SLIT))

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """The same by side; NOWHERE on a side that is shut."""
        return self.beyond(Edge.OPEN)

    def beyond(self, *passable: Edge) -> tuple[tuple[int, ...], ...]:
        lies_open = (*self.open, False)  # the last is NOWHERE
        return tuple(
            one_of_squares(
                tuple(
                    there if edge in passable and lies_open[there] else NOWHERE
                    for edge, there in zip(edges, BESIDE[square], strict=True)
                )
            )
            for square, edges in enumerate(self.edges)
        )

    @cached_property
    def spanned(self) -> frozenset[int]:
        """Pits a rope can hang over: two solid squares are beside them (P-6.1)."""
        return frozenset(
            pit for pit in self.pits if sum(there not in self.pits for there in self.steps[pit]) > 1
        )

    @cached_property
    def crowd(self) -> int:
        """All squares in the open, a bit each."""
        return from_flags(self.open)

    @cached_property
    def lanes(self) -> Lanes:
        return self.lanes_over(Edge.OPEN)

    @cached_property
    def lanes_and_slits(self) -> Lanes:
        return self.lanes_over(Edge.OPEN, Edge.SLIT)

    def lanes_over(self, *passable: Edge) -> Lanes:
        """For each side the squares one may leave over it, for squares in the open."""
        north, east, south, west = (
            from_flags([edges[side] in passable for edges in self.edges])
            & shifted(self.crowd, OPPOSITE[side])
            for side in SIDES
        )
        return north, east, south, west

    @cached_property
    def shut(self) -> tuple[tuple[int, int], ...]:
        """Square and side of every shut portcullis, from both sides."""
        return tuple(
            (square, side)
            for square, edges in enumerate(self.edges)
            if Edge.PORTCULLIS in edges
            for side in SIDES
            if edges[side] is Edge.PORTCULLIS
        )


# Floors are many, what a square can have at its sides is not: equal sides are one object.


@cache
def without_nowhere(sides: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(there for there in sides if there != NOWHERE)


@cache
def one_of_squares(sides: tuple[int, ...]) -> tuple[int, ...]:
    return sides


@cache
def one_of_edges(sides: tuple[Edge, ...]) -> tuple[Edge, ...]:
    return sides


@lru_cache(maxsize=256)
def halves(laid: Laid) -> tuple[tuple[Edge, ...], ...]:
    """What a room brings to each side of its squares, as it lies."""
    return tuple(
        tuple(laid.half(OWN_EDGE[laid.turn][lying_edge(within, side)]) for side in SIDES)
        for within in range(SQUARES)
    )


# Where two places meet, or a place and a line; and where the floor ends.
SEAMS = tuple(
    (square, side, BESIDE[square][side], OPPOSITE[side])
    for square in range(SIZE)
    for side in (EAST, SOUTH)
    if BESIDE[square][side] != NOWHERE and PLACE[square] != PLACE[BESIDE[square][side]]
)
ENDS = tuple(
    (square, side) for square in range(SIZE) for side in SIDES if BESIDE[square][side] == NOWHERE
)
WITHIN = tuple(
    tuple(square_in(place, within) for within in range(SQUARES)) for place in range(PLACES)
)


def edges_of(dungeon: Dungeon) -> tuple[tuple[Edge, ...], ...]:
    """What `between` says of every square and side: rooms as they are, and their seams."""
    edges = [[Edge.OPEN] * len(SIDES) for _ in range(SIZE)]
    for place, laid in enumerate(dungeon):
        for square, own in zip(WITHIN[place], halves(laid) if laid else (), strict=False):
            edges[square] = list(own)
    for square, side, there, facing in SEAMS:
        one, other = edges[square], edges[there]
        one[side] = other[facing] = max(one[side], other[facing])
    for square, side in ENDS:
        edges[square][side] = Edge.WALL
    return tuple(one_of_edges(tuple(sides)) for sides in edges)


@lru_cache(maxsize=128)
def floor_of(dungeon: Dungeon) -> Floor:
    rooms = [(place, laid) for place, laid in enumerate(dungeon) if laid]
    return Floor(
        edges=edges_of(dungeon),
        open=tuple(place == OFF or dungeon[place] is not None for place in PLACE),
        pits=frozenset(
            WITHIN[place][SQUARE[laid.turn][pit]]
            for place, laid in rooms
            for pit in ROOMS[laid.room].pits
        ),
        gears=frozenset(
            WITHIN[place][SQUARE[laid.turn][ROOMS[laid.room].gear]] for place, laid in rooms
        ),
    )


def own_square(laid: Laid, square: int) -> int:
    """A square as its room numbers it, whichever way it lies (P-8.1)."""
    return OWN_SQUARE[laid.turn][inside(square)]


def turned(dungeon: Dungeon, place: int, quarters: int) -> Dungeon:
    """The open room there, turned clockwise; what stands on it is moved by `carried`."""
    laid = dungeon[place]
    assert laid
    return relaid(dungeon, place, replace(laid, turn=(laid.turn + quarters) % 4))


def relaid(dungeon: Dungeon, place: int, laid: Laid) -> Dungeon:
    return (*dungeon[:place], laid, *dungeon[place + 1 :])


def carried(square: int, place: int, quarters: int) -> int:
    """Where a token comes to when the room at that place turns under it."""
    if PLACE[square] != place:
        return square
    return square_in(place, SQUARE[quarters % 4][inside(square)])


def broken(dungeon: Dungeon, square: int, side: int) -> Dungeon:
    """Both halves of that edge are open for good (P-1.8)."""
    for here, facing in ((square, side), (BESIDE[square][side], OPPOSITE[side])):
        if laid := room_at(dungeon, here):
            without = laid.broken | 1 << own_edge(laid, here, facing)
            dungeon = relaid(dungeon, PLACE[here], replace(laid, broken=without))
    return dungeon


def portcullis(dungeon: Dungeon, square: int, side: int) -> Edge | None:
    """OPEN or PORTCULLIS where an unbroken one stands, else None; there is none at a border."""
    laid, there = room_at(dungeon, square), BESIDE[square][side]
    if laid is None or there == NOWHERE or PLACE[there] != PLACE[square]:
        return None
    edge = own_edge(laid, square, side)
    if edge not in ROOMS[laid.room].portcullises or laid.broken >> edge & 1:
        return None
    return laid.half(edge)


def moved_portcullis(dungeon: Dungeon, square: int, side: int) -> Dungeon:
    """Opened if it was shut, shut if it was open."""
    laid = room_at(dungeon, square)
    assert laid
    raised = laid.raised ^ 1 << own_edge(laid, square, side)
    return relaid(dungeon, PLACE[square], replace(laid, raised=raised))
