"""What one open room brings to the floor, as it lies at its place: crowds of squares."""

from collections.abc import Iterable
from functools import cache, lru_cache

from msgspec import Struct

from igroteka.games.prison.rooms import EDGES, ROOMS, SQUARES, Edge
from igroteka.parts.grid import SIDES

from .crowd import Lanes, crowd, squares_in
from .dungeon import WITHIN, Laid, lying_edge
from .quarters import EDGE, SQUARE

KEPT = 512
NOTHING: Lanes = (0, 0, 0, 0)
# For each edge of a room as it lies, on which side of which of its squares it is.
BORDERING = tuple(
    tuple((side, n) for n in range(SQUARES) for side in SIDES if lying_edge(n, side) == edge)
    for edge in range(EDGES)
)


class Slab(Struct, frozen=True):
    """`bars`, `slits` and `walls`: by side, where its half is at least as strong (P-1.6).

    `gates` are the squares beside an unbroken portcullis, shut or open.
    """

    bars: Lanes
    slits: Lanes
    walls: Lanes
    squares: int
    pits: int
    gear: int
    gates: int


@lru_cache(KEPT)
def slab(place: int, laid: Laid) -> Slab:
    """As drawn, but for portcullises that are up and edges that are broken."""
    drawn = as_drawn(place, laid.room, laid.turn)
    gates = ROOMS[laid.room].portcullises
    broken = lanes_at(place, laid.turn, squares_in(laid.broken))
    up = lanes_at(place, laid.turn, (gate for gate in gates if laid.raised >> gate & 1))
    whole = lanes_at(place, laid.turn, (gate for gate in gates if not laid.broken >> gate & 1))
    return Slab(
        bars=less(less(drawn.bars, broken), up),
        slits=less(drawn.slits, broken),
        walls=less(drawn.walls, broken),
        squares=drawn.squares,
        pits=drawn.pits,
        gear=drawn.gear,
        gates=whole[0] | whole[1] | whole[2] | whole[3],
    )


@cache
def as_drawn(place: int, number: int, turn: int) -> Slab:
    own, room = WITHIN[place], ROOMS[number]

    def at_least(strength: Edge) -> Lanes:
        return lanes_at(place, turn, (n for n, edge in enumerate(room.edges) if edge >= strength))

    return Slab(
        bars=at_least(Edge.PORTCULLIS),
        slits=at_least(Edge.SLIT),
        walls=at_least(Edge.WALL),
        squares=crowd(own),
        pits=crowd(own[SQUARE[turn][pit]] for pit in room.pits),
        gear=own[SQUARE[turn][room.gear]],
        gates=0,
    )


def lanes_at(place: int, turn: int, edges: Iterable[int]) -> Lanes:
    """By side the squares that have one of these edges of an unturned room there."""
    north, east, south, west = NOTHING
    for edge in edges:
        lane = lanes_of(place, turn, edge)
        north |= lane[0]
        east |= lane[1]
        south |= lane[2]
        west |= lane[3]
    return north, east, south, west


@cache
def lanes_of(place: int, turn: int, edge: int) -> Lanes:
    lane = [0] * len(SIDES)
    for side, within in BORDERING[EDGE[turn][edge]]:
        lane[side] = 1 << WITHIN[place][within]
    return lane[0], lane[1], lane[2], lane[3]


def less(lanes: Lanes, others: Lanes) -> Lanes:
    north, east, south, west = (lane & ~other for lane, other in zip(lanes, others, strict=True))
    return north, east, south, west
