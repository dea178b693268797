"""An open room as everybody sees it (P-1.2, P-2.2)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from igroteka.games.prison.floor.dungeon import PLACES, Laid, half, own_edge, relaid, square_in
from igroteka.games.prison.floor.ground import floor_of
from igroteka.games.prison.rooms import ROOMS, SQUARES
from igroteka.games.prison.state import State
from igroteka.parts.grid import EAST, SIDES, SOUTH


class GateSeen(Struct, frozen=True):
    """A portcullis, by a square of its room as it lies and the side it stands on."""

    square: int
    side: int
    how: Literal["shut", "open", "broken"]


class RoomSeen(Struct, frozen=True):
    """An open room as it lies: `edges` are its own halves by square and side, row by row."""

    place: int
    room: str
    turn: int
    edges: tuple[tuple[int, ...], ...]
    pits: tuple[int, ...]
    gear: int
    arrow: int
    gates: tuple[GateSeen, ...] = ()


def room_seen(state: State, place: int) -> RoomSeen:
    laid = state.dungeon[place]
    assert laid
    return seen_at(place, laid)


@lru_cache(maxsize=512)
def seen_at(place: int, laid: Laid) -> RoomSeen:
    """A room shows only itself: what lies beside it does not count."""
    alone = relaid((None,) * PLACES, place, laid)
    ground = floor_of(alone)
    squares = [square_in(place, within) for within in range(SQUARES)]
    return RoomSeen(
        place=place,
        room=ROOMS[laid.room].id,
        turn=laid.turn,
        edges=tuple(tuple(half(alone, s, side) for side in range(4)) for s in squares),
        pits=tuple(square for square in squares if square in ground.pits),
        gear=next(square for square in squares if square in ground.gears),
        arrow=ROOMS[laid.room].arrow,
        gates=tuple(gates_seen(laid, place)),
    )


def unturned() -> Iterator[RoomSeen]:
    """Every room as it is drawn: on the first place, but without what borders on that."""
    for room in range(len(ROOMS)):
        laid = Laid(room, turn=0)
        yield replace(seen_at(0, laid), edges=tuple(own_halves(laid)))


def own_halves(laid: Laid) -> Iterator[tuple[int, ...]]:
    for within in range(SQUARES):
        square = square_in(0, within)
        yield tuple(laid.half(own_edge(laid, square, side)) for side in SIDES)


def gates_seen(laid: Laid, place: int) -> Iterator[GateSeen]:
    """Each portcullis once, from the square to its left or above it."""
    for within in range(SQUARES):
        square = square_in(place, within)
        for side in (EAST, SOUTH):
            edge = own_edge(laid, square, side)
            if edge in ROOMS[laid.room].portcullises:
                yield GateSeen(square, side, gate_state(laid, edge))


def gate_state(laid: Laid, edge: int) -> Literal["shut", "open", "broken"]:
    if laid.broken >> edge & 1:
        return "broken"
    return "open" if laid.raised >> edge & 1 else "shut"
