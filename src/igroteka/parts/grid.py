"""Square cells on an endless table: x grows eastwards, y southwards, a cell is one number."""

from typing import NewType

Cell = NewType("Cell", int)

SPAN = 1024
HALF = SPAN // 2
NORTH, EAST, SOUTH, WEST = SIDES = (0, 1, 2, 3)
STEPS = (-SPAN, 1, SPAN, -1)
OPPOSITE = (SOUTH, WEST, NORTH, EAST)


def cell_at(x: int, y: int) -> Cell:
    return Cell((y + HALF) * SPAN + x + HALF)


def place_of(cell: Cell) -> tuple[int, int]:
    y, x = divmod(cell, SPAN)
    return x - HALF, y - HALF


def on_table(x: int, y: int) -> bool:
    return -HALF < x < HALF - 1 and -HALF < y < HALF - 1


def neighbour(cell: Cell, side: int) -> Cell:
    return Cell(cell + STEPS[side])
