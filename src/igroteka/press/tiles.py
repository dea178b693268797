"""A poster larger than the paper: cut into sheets that are glued together.

Each sheet but the last of a row or column shows a strip more of the poster; the next one is glued
on that strip.
"""

import math

from msgspec import Struct

from .layout import FOOTER_MM, SIDE_MM, TOP_MM, Line, Slot, cut_marks
from .paper import Paper

STRIP_MM = 8.0


class Tile(Struct, frozen=True):
    """`slot` is on the paper, `x` and `y` on the poster; strips run on to the right and below."""

    row: int
    column: int
    x: float
    y: float
    slot: Slot
    right: float
    below: float
    marks: tuple[Line, ...]


def tiles(paper: Paper, width: float, height: float) -> tuple[Tile, ...]:
    across = _pieces(width, paper.width - 2 * SIDE_MM)
    down = _pieces(height, paper.height - 2 * TOP_MM - FOOTER_MM)
    return tuple(
        _tile(paper, (row, down), (column, across), (width / across, height / down))
        for row in range(down)
        for column in range(across)
    )


def _pieces(length: float, room: float) -> int:
    if length <= room:
        return 1
    return math.ceil(length / (room - STRIP_MM))


def _tile(
    paper: Paper, row: tuple[int, int], column: tuple[int, int], size: tuple[float, float]
) -> Tile:
    (r, rows), (c, columns), (width, height) = row, column, size
    left = (paper.width - width - (STRIP_MM if columns > 1 else 0)) / 2
    top = (paper.height - FOOTER_MM - height - (STRIP_MM if rows > 1 else 0)) / 2
    slot = Slot(left, top, width, height)
    return Tile(
        row=r + 1,
        column=c + 1,
        x=c * width,
        y=r * height,
        slot=slot,
        right=STRIP_MM if c + 1 < columns else 0,
        below=STRIP_MM if r + 1 < rows else 0,
        marks=_marks(slot, c + 1 < columns, r + 1 < rows),
    )


def _marks(slot: Slot, right: bool, below: bool) -> tuple[Line, ...]:
    """At the ends of every cut: outside the strips, which stay on the sheet."""
    whole = Slot(
        slot.x,
        slot.y,
        slot.width + (STRIP_MM if right else 0),
        slot.height + (STRIP_MM if below else 0),
    )
    return cut_marks((whole,))
