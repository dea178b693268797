"""The floor of the whole dungeon: two lines and eight rooms, and what stands between squares.

A square is `row * 10 + column`: row 0 is the yellow line, 1 to 20 are rooms, 21 is the blue line.
Places 0 to 7 are where rooms lie, two abreast, from the yellow line on.
"""

from msgspec import Struct
from msgspec.structs import replace

from igroteka.games.prison.rooms import ROOMS, SIDE, SQUARES, Edge, flat, upright
from igroteka.parts.grid import EAST, NORTH, OPPOSITE, SIDES, SOUTH, WEST

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


WITHIN = tuple(
    tuple(square_in(place, within) for within in range(SQUARES)) for place in range(PLACES)
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
