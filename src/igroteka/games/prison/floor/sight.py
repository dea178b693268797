"""Who sees whom: straight lines across rooms (P-4.10)."""

from collections.abc import Collection, Iterator

from igroteka.games.prison.rooms import Edge
from igroteka.parts.grid import EAST, NORTH, SIDES, SOUTH, WEST

from .dungeon import BESIDE, NOWHERE, WIDTH
from .ground import Floor


def seen_along(floor: Floor, square: int, side: int, standing: Collection[int]) -> Iterator[int]:
    """Square after square in that direction, up to and with the first character.

    One looks through an arrow slit only from the square beside it.
    """
    here, first = square, True
    while lets_through(floor.edge(here, side), first):
        here, first = BESIDE[here][side], False
        if here == NOWHERE or not floor.crowd >> here & 1:
            return
        yield here
        if here in standing:
            return


def towards(start: int, end: int) -> int:
    """The side on which a square lies in the same row or column, or NOWHERE."""
    if start == end:
        return NOWHERE
    if start // WIDTH == end // WIDTH:
        return EAST if end > start else WEST
    if (start - end) % WIDTH == 0:
        return SOUTH if end > start else NORTH
    return NOWHERE


def lets_through(edge: Edge, first: bool) -> bool:
    return edge is Edge.OPEN or (edge is Edge.SLIT and first)


def seen_from(floor: Floor, square: int, standing: Collection[int]) -> frozenset[int]:
    return frozenset(seen for side in SIDES for seen in seen_along(floor, square, side, standing))
