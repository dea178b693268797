"""The table as arrays: laid cells, what the cells around ask for, and the gaps in their order."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from igroteka.games.roads.state import State
from igroteka.parts.grid import Cell, place_of

from .faces import Ints, code
from .njit import njit

WIDTH = 168
MIDDLE = WIDTH // 2
ORIGIN = MIDDLE * WIDTH + MIDDLE
MOST_GAPS = 256
MOST_CHANGES = 1024


class Board(NamedTuple):
    """`changed` and `were` remember, newest last, what to put back."""

    needs: Ints
    laid: NDArray[np.bool_]
    changed: Ints
    were: Ints


def at(cell: Cell) -> int:
    x, y = place_of(cell)
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def place(cell: int) -> tuple[int, int]:
    y, x = divmod(cell, WIDTH)
    return x - MIDDLE, y - MIDDLE


def board_of(state: State) -> tuple[Board, Ints, int]:
    """The board, its gaps, and how many there are."""
    needs, laid = np.zeros(WIDTH * WIDTH, np.int64), np.zeros(WIDTH * WIDTH, np.bool_)
    gaps = np.zeros(MOST_GAPS, np.int64)
    for cell in state.network.cards:
        laid[at(cell)] = True
    for cell, need in (state.network.ends | state.network.kerbs).items():
        needs[at(cell)] = code(need)
    for number, cell in enumerate(state.network.ends):
        gaps[number] = at(cell)
    changes = np.zeros(MOST_CHANGES, np.int64), np.zeros(MOST_CHANGES, np.int64)
    return Board(needs, laid, *changes), gaps, len(state.network.ends)


@njit
def lay(
    board: Board,
    gaps: Ints,
    count: int,
    cell: int,
    sides: Ints,
    has_road: NDArray[np.bool_],
    changes: int,
) -> tuple[int, int]:
    """A card laid; the new numbers of gaps and of changes. Gaps keep the order of the rules."""
    kept = 0
    for old in range(count):
        if gaps[old] != cell:
            gaps[kept] = gaps[old]
            kept += 1
    board.laid[cell] = True
    for side in range(4):
        beside = cell + (-WIDTH, 1, WIDTH, -1)[side]
        if board.laid[beside]:
            continue
        digit = (25, 125, 1, 5)[side]
        was = board.needs[beside]
        need = was + (sides[side] - was // digit % 5) * digit
        board.changed[changes], board.were[changes] = beside, was
        changes += 1
        board.needs[beside] = need
        if has_road[need] and not has_road[was]:
            gaps[kept] = beside
            kept += 1
    return kept, changes


@njit
def put_back(board: Board, since: int, changes: int) -> None:
    """The needs as they were; whoever laid the cards takes them up."""
    for number in range(changes - 1, since - 1, -1):
        board.needs[board.changed[number]] = board.were[number]
