"""A board on several sheets: cut, glued, and whole again."""

import pytest

from igroteka.press.layout import Slot
from igroteka.press.paper import PAPERS, Paper
from igroteka.press.tiles import STRIP_MM, Tile, tiles

SIZES = [(490.0, 490.0), (513.0, 513.0), (150.0, 150.0), (800.0, 300.0)]

every_paper = pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]:g}x{size[1]:g}")


def shown(tile: Tile) -> tuple[float, float, float, float]:
    """What of the board is on this sheet, its strips included: left, top, right, bottom."""
    right = tile.x + tile.slot.width + tile.right
    return tile.x, tile.y, right, tile.y + tile.slot.height + tile.below


@every_paper
@every_size
def test_the_sheets_show_the_whole_board_once_and_their_strips_a_second_time(
    paper: Paper, size: tuple[float, float]
) -> None:
    sheets = tiles(paper, *size)
    assert sum(t.slot.width * t.slot.height for t in sheets) == pytest.approx(size[0] * size[1])
    for tile in sheets:
        beside = [t for t in sheets if (t.row, t.column) == (tile.row, tile.column + 1)]
        below = [t for t in sheets if (t.row, t.column) == (tile.row + 1, tile.column)]
        assert (tile.right, tile.below) == (STRIP_MM * len(beside), STRIP_MM * len(below))
        assert [t.x for t in beside] == [pytest.approx(tile.x + tile.slot.width)] * len(beside)
        assert [t.y for t in below] == [pytest.approx(tile.y + tile.slot.height)] * len(below)
        left, top, right, bottom = shown(tile)
        assert min(left, top) >= 0
        assert right <= size[0] + 1e-6
        assert bottom <= size[1] + 1e-6


@every_paper
@every_size
def test_sheet_strips_and_marks_stay_on_the_paper(paper: Paper, size: tuple[float, float]) -> None:
    for tile in tiles(paper, *size):
        whole = Slot(
            tile.slot.x,
            tile.slot.y,
            tile.slot.width + tile.right,
            tile.slot.height + tile.below,
        )
        assert whole.x >= 8
        assert whole.y >= 7
        assert whole.x + whole.width <= paper.width - 8
        assert whole.y + whole.height <= paper.height - 10
        for mark in tile.marks:
            assert min(mark.x1, mark.y1) >= 3
            assert mark.x2 <= paper.width - 3
            assert mark.y2 <= paper.height - 5
            assert not inside(mark.x1, mark.y1, whole)
            assert not inside(mark.x2, mark.y2, whole)


def inside(x: float, y: float, slot: Slot) -> bool:
    return slot.x < x < slot.x + slot.width and slot.y < y < slot.y + slot.height


def test_a_board_that_fits_the_paper_is_one_sheet_without_strips() -> None:
    (only,) = tiles(PAPERS["a4"], 150, 150)
    assert (only.right, only.below, only.slot.width) == (0, 0, 150)
