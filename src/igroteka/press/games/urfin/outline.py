"""Lines around and through cells: few long paths instead of many small ones."""

from collections.abc import Callable, Iterable
from itertools import pairwise

from igroteka.press.svg import Point, num

from .ground import CELL, Ground


def at(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


def winding(ground: Ground, cells: tuple[int, ...]) -> str:
    """A road from over the edge to its last cell, with its corners rounded."""
    first = ground.centre(cells[0])
    out = ground.outwards(cells[0])
    lead = (first[0] + out[0] * CELL / 2, first[1] + out[1] * CELL / 2)
    spots = [lead, *map(ground.centre, cells)]
    bends = (f"Q{at(here)} {at(between(here, there))}" for here, there in pairwise(spots[1:]))
    return f"M{at(lead)}L{at(between(lead, first))}{''.join(bends)}L{at(spots[-1])}"


def between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def flowing(ground: Ground, cells: Iterable[int]) -> str:
    """Strokes between all neighbours: thick and round, they flow into one water."""
    among = set(cells)
    parts = []
    for cell in sorted(among):
        x, y = ground.centre(cell)
        parts.append(f"M{num(x)} {num(y)}h.1")
        if cell + 1 in among and (cell + 1) % ground.width:
            parts.append(f"h{num(CELL)}M{num(x)} {num(y)}")
        if cell + ground.width in among:
            parts.append(f"v{num(CELL)}")
    return "".join(parts)


def squares(ground: Ground, cells: Iterable[int]) -> str:
    side = num(CELL)
    spots = map(ground.spot, cells)
    return "".join(
        f"M{num(column * CELL)} {num(row * CELL)}h{side}v{side}h-{side}z" for column, row in spots
    )


def border(ground: Ground, inside: Callable[[int], bool]) -> str:
    """Around a set of cells, edge by edge; the edge of the map is no border."""
    parts = []
    for cell in range(ground.width * ground.height):
        column, row = ground.spot(cell)
        if column + 1 < ground.width and inside(cell) != inside(cell + 1):
            parts.append(f"M{num((column + 1) * CELL)} {num(row * CELL)}v{num(CELL)}")
        if row + 1 < ground.height and inside(cell) != inside(cell + ground.width):
            parts.append(f"M{num(column * CELL)} {num((row + 1) * CELL)}h{num(CELL)}")
    return "".join(parts)


def lines_between(ground: Ground) -> str:
    wide, high = num(ground.width * CELL), num(ground.height * CELL)
    across = (f"M0 {num(row * CELL)}h{wide}" for row in range(ground.height + 1))
    down = (f"M{num(column * CELL)} 0v{high}" for column in range(ground.width + 1))
    return "".join((*across, *down))
