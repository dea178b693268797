"""Where workers stand within their cell: side by side, in the order of their numbers (S-M5)."""

from math import ceil, sqrt

import numpy as np

from .acts import SetWorker
from .lattice import Cell
from .measures import GROUND, THICK, UNIT, WORKER_HIGH, WORKER_WIDE, Vector
from .state import State
from .structure import Building

# By how many stand in a row of the cell: how far apart.
PITCH = {1: 0.0, 2: 0.016, 3: 0.0125, 4: 0.0098, 5: 0.0076}


def spot(order: int, many: int) -> tuple[float, float]:
    """From the middle of the cell."""
    row = min(max(PITCH), ceil(sqrt(many)))
    middle = (row - 1) / 2
    return (order % row - middle) * PITCH[row], (order // row % row - middle) * PITCH[row]


def cells_of(state: State) -> dict[int, Cell]:
    """Of every worker on the site, one that is being set where it should come to stand."""
    cells = {n: worker.cell for n, worker in enumerate(state.workers) if worker.cell is not None}
    act = state.act
    if not isinstance(act, SetWorker):
        return cells
    return dict(sorted({**cells, act.worker: act.cell}.items()))


def stances(state: State, lying: frozenset[int]) -> dict[int, Vector]:
    """The middle of every worker."""
    cells = cells_of(state)
    crowds: dict[Cell, list[int]] = {}
    for number, cell in cells.items():
        crowds.setdefault(cell, []).append(number)
    return {
        number: standing_at(state.building, cell, crowds[cell], number, number in lying)
        for number, cell in cells.items()
    }


def standing_at(
    building: Building, cell: Cell, crowd: list[int], number: int, lies: bool
) -> Vector:
    x, y = spot(crowd.index(number), len(crowd))
    up = floor_height(building, cell) + (WORKER_WIDE if lies else WORKER_HIGH) / 2
    return np.array([(cell.x + 0.5) * UNIT + x, (cell.y + 0.5) * UNIT + y, up])


def floor_height(building: Building, cell: Cell) -> float:
    """The face of the floor card there, or the ground."""
    return cell.z * UNIT + THICK / 2 if cell.z or on_slab(building, cell) else GROUND


def on_slab(building: Building, cell: Cell) -> bool:
    slabs = (card.pose for card in building if card.pose.is_floor and card.pose.z == 0)
    return any(0 <= cell.x - pose.x < 2 and 0 <= cell.y - pose.y < 2 for pose in slabs)


def lying_of(state: State) -> frozenset[int]:
    """Whoever lies, but one that is being set up."""
    act = state.act
    set_up = act.worker if isinstance(act, SetWorker) else None
    return frozenset(n for n, worker in enumerate(state.workers) if worker.lying and n != set_up)
