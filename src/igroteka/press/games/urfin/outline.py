"""Lines around and through cells, as `outline.ts` draws them on the screen."""

from collections.abc import Callable, Iterable
from itertools import pairwise

from igroteka.press.svg import num

from .ground import CELL, Ground

Spot = tuple[float, float]


def at(spot: Spot) -> str:
    return f"{num(spot[0])} {num(spot[1])}"


def winding(ground: Ground, cells: tuple[int, ...]) -> str:
    """A road from over the edge to its last cell, with its corners rounded."""
    (x, y), (dx, dy) = ground.centre(cells[0]), ground.outwards(cells[0])
    lead = (x + dx * CELL / 2, y + dy * CELL / 2)
    spots = [*map(ground.centre, cells)]
    bends = (f"Q{at(here)} {at(between(here, there))}" for here, there in pairwise(spots))
    return f"M{at(lead)}L{at(between(lead, spots[0]))}{''.join(bends)}L{at(spots[-1])}"


def between(one: Spot, other: Spot) -> Spot:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def flowing(ground: Ground, cells: Iterable[int]) -> str:
    """Strokes between all neighbours: thick and round, they flow into one water."""
    among = set(cells)
    parts: list[str] = []
    for cell in sorted(among):
        here = at(ground.centre(cell))
        right = cell + 1 in among and (cell + 1) % ground.width != 0
        down = cell + ground.width in among
        lake = right and down and cell + ground.width + 1 in among
        parts += (
            f"M{here}h.1",
            f"h{CELL}M{here}" if right else "",
            f"v{CELL}" if down else "",
            f"M{here}l{CELL} {CELL}" if lake else "",
        )
    return "".join(parts)


def squares(ground: Ground, cells: Iterable[int]) -> str:
    return "".join(
        f"M{column * CELL} {row * CELL}h{CELL}v{CELL}h-{CELL}z"
        for column, row in map(ground.spot, cells)
    )


def border(ground: Ground, inside: Callable[[int], bool]) -> str:
    """Around a set of cells, edge by edge; the edge of the map is no border."""
    parts = []
    for cell in range(ground.width * ground.height):
        column, row = ground.spot(cell)
        if column + 1 < ground.width and inside(cell) != inside(cell + 1):
            parts.append(f"M{(column + 1) * CELL} {row * CELL}v{CELL}")
        if row + 1 < ground.height and inside(cell) != inside(cell + ground.width):
            parts.append(f"M{column * CELL} {(row + 1) * CELL}h{CELL}")
    return "".join(parts)


def grid(ground: Ground) -> str:
    wide, high = ground.width * CELL, ground.height * CELL
    across = (f"M0 {row * CELL}h{wide}" for row in range(1, ground.height))
    down = (f"M{column * CELL} 0v{high}" for column in range(1, ground.width))
    return "".join((*across, *down))
