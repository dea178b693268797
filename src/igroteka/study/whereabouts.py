"""Where on a map it happened, and how far from the end of the road."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from igroteka.kernel import Game

from .ledger import Line, Task


class Where(Struct, frozen=True):
    """`ground` is drawn row by row; `cells` and `away` are counts by cell, and by steps to go."""

    ground: tuple[str, ...]
    roads: tuple[tuple[int, ...], ...]
    cells: dict[int, int]
    away: dict[int, int]


def whereabouts(game: Game[Any, Any, Any], task: Task, lines: Sequence[Line]) -> Where:
    """Of marks that are a road's number and a cell of it, on the map that the view shows."""
    land = game.view(game.start(len(task.bots), task.options), None).map
    roads = {road.number: road.cells for road in land.roads}
    marks = Counter(mark for line in lines for mark in line.marks)
    cells, away = Counter[int](), Counter[int]()
    for (number, cell), count in marks.items():
        road = roads[number]
        cells[cell] += count
        away[len(road) - 1 - road.index(cell)] += count
    ground = "".join(land.ground)
    rows = tuple(ground[at : at + land.width] for at in range(0, len(ground), land.width))
    return Where(
        rows, tuple(roads.values()), dict(sorted(cells.items())), dict(sorted(away.items()))
    )
