"""Pieces of any size side by side on as few sheets as it takes, in the order they are given."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from .errors import PressError
from .layout import SIDE_MM, Slot
from .paper import Paper

GAP_MM = 5.0
HEAD_MM = 52.0  # a title and how to fold, on the first sheet
TOP_MM = 14.0
FOOT_MM = 14.0

Size = tuple[float, float]


class Shelf(Struct, frozen=True):
    """Where a piece lies, and on which sheet."""

    sheet: int
    slot: Slot


def shelves(paper: Paper, sizes: Sequence[Size]) -> tuple[Shelf, ...]:
    """Row by row; a row is as high as its highest piece, and stands in the middle of the paper."""
    placed: list[Shelf] = []
    sheet, y = 0, HEAD_MM
    for row in _rows(paper, sizes):
        height = max(size[1] for size in row)
        if y + height > paper.height - FOOT_MM:
            sheet, y = sheet + 1, TOP_MM
        if y + height > paper.height - FOOT_MM:
            raise PressError(f"a piece {height:g} mm high does not fit the paper")
        x = (paper.width - _length(row)) / 2
        for width, high in row:
            placed.append(Shelf(sheet, Slot(x, y, width, high)))
            x += width + GAP_MM
        y += height + GAP_MM
    return tuple(placed)


def _rows(paper: Paper, sizes: Sequence[Size]) -> Iterator[list[Size]]:
    room = paper.width - 2 * SIDE_MM
    row: list[Size] = []
    for size in sizes:
        if size[0] > room:
            raise PressError(f"a piece {size[0]:g} mm wide does not fit the paper")
        if row and _length([*row, size]) > room:
            yield row
            row = []
        row.append(size)
    if row:
        yield row


def _length(row: Sequence[Size]) -> float:
    return sum(width for width, _ in row) + GAP_MM * (len(row) - 1)
