"""Where cards lie on a sheet: side by side, with marks to cut along outside of them.

A sheet turned over on its long edge is mirrored left to right, so the back of a card lies as far
from the right edge as its face from the left. Heights stay.
"""

from collections.abc import Iterator

from msgspec import Struct

from .errors import PressError
from .paper import Paper

SIDE_MM = 12.0  # marks, and the edge no printer reaches
TOP_MM = 10.0
FOOTER_MM = 4.0
MARK_GAP_MM = 2.75
MARK_MM = 3.5


class Slot(Struct, frozen=True):
    """The place of one card, its upper left corner in millimetres."""

    x: float
    y: float
    width: float
    height: float


class Line(Struct, frozen=True):
    x1: float
    y1: float
    x2: float
    y2: float


class Grid(Struct, frozen=True):
    """As many cards of one size as a paper holds, in the middle of it, the footer below."""

    paper: Paper
    width: float
    height: float
    columns: int
    rows: int

    @property
    def cells(self) -> int:
        return self.columns * self.rows

    @property
    def left(self) -> float:
        return (self.paper.width - self.columns * self.width) / 2

    @property
    def top(self) -> float:
        return (self.paper.height - FOOTER_MM - self.rows * self.height) / 2

    def slot(self, cell: int) -> Slot:
        row, column = divmod(cell, self.columns)
        x, y = self.left + column * self.width, self.top + row * self.height
        return Slot(x, y, self.width, self.height)


def grid(paper: Paper, width: float, height: float) -> Grid:
    columns = int((paper.width - 2 * SIDE_MM) // width)
    rows = int((paper.height - 2 * TOP_MM - FOOTER_MM) // height)
    if columns < 1 or rows < 1:
        raise PressError(f"a card of {width:g} × {height:g} mm does not fit the paper")
    return Grid(paper, width, height, columns, rows)


def mirrored(slot: Slot, paper: Paper) -> Slot:
    """Where the back lies when the sheet is turned over on its long edge."""
    return Slot(paper.width - slot.x - slot.width, slot.y, slot.width, slot.height)


def cut_marks(slots: tuple[Slot, ...]) -> tuple[Line, ...]:
    """Short lines outside all cards, at both ends of every cut."""
    return (*_upright_marks(slots), *_level_marks(slots))


def _upright_marks(slots: tuple[Slot, ...]) -> Iterator[Line]:
    top, bottom = min(s.y for s in slots), max(s.y + s.height for s in slots)
    for x in sorted({round(edge, 4) for s in slots for edge in (s.x, s.x + s.width)}):
        yield Line(x, top - MARK_GAP_MM - MARK_MM, x, top - MARK_GAP_MM)
        yield Line(x, bottom + MARK_GAP_MM, x, bottom + MARK_GAP_MM + MARK_MM)


def _level_marks(slots: tuple[Slot, ...]) -> Iterator[Line]:
    left, right = min(s.x for s in slots), max(s.x + s.width for s in slots)
    for y in sorted({round(edge, 4) for s in slots for edge in (s.y, s.y + s.height)}):
        yield Line(left - MARK_GAP_MM - MARK_MM, y, left - MARK_GAP_MM, y)
        yield Line(right + MARK_GAP_MM, y, right + MARK_GAP_MM + MARK_MM, y)
