"""Where cards lie on a sheet, and where it is cut."""

import pytest

from igroteka.press.errors import PressError
from igroteka.press.layout import Grid, Line, Slot, cut_marks, grid, mirrored
from igroteka.press.paper import PAPERS, Paper

SIZES = [(45.0, 45.0), (63.0, 88.0), (30.0, 30.0)]


def all_slots(cells: Grid, count: int | None = None) -> tuple[Slot, ...]:
    return tuple(cells.slot(cell) for cell in range(cells.cells if count is None else count))


@pytest.fixture(params=PAPERS)
def paper(request: pytest.FixtureRequest) -> Paper:
    return PAPERS[request.param]


@pytest.mark.clause("R-C3")
@pytest.mark.parametrize("size", SIZES)
def test_a_back_lies_behind_its_face(paper: Paper, size: tuple[float, float]) -> None:
    """Seen from behind, what was x from the left edge is x from the right edge."""
    for face in all_slots(grid(paper, *size)):
        back = mirrored(face, paper)
        assert paper.width - (back.x + back.width) == pytest.approx(face.x)
        assert (back.y, back.width, back.height) == (face.y, face.width, face.height)


@pytest.mark.parametrize("size", SIZES)
def test_the_cards_of_a_full_sheet_mirror_onto_themselves(
    paper: Paper, size: tuple[float, float]
) -> None:
    slots = all_slots(grid(paper, *size))
    corners = {(round(s.x, 3), round(s.y, 3)) for s in slots}
    behind = [mirrored(s, paper) for s in slots]
    assert {(round(s.x, 3), round(s.y, 3)) for s in behind} == corners


@pytest.mark.parametrize("size", SIZES)
def test_cards_and_marks_keep_away_from_the_edge_of_the_paper(
    paper: Paper, size: tuple[float, float]
) -> None:
    slots = all_slots(grid(paper, *size))
    lines = cut_marks(slots)
    assert min(min(mark.x1, mark.x2) for mark in lines) > 5
    assert max(max(mark.x1, mark.x2) for mark in lines) < paper.width - 5
    assert min(mark.y1 for mark in lines) > 3.5
    assert max(mark.y2 for mark in lines) < paper.height - 5.5 - 2.5  # the footer stays free


@pytest.mark.clause("R-C3")
@pytest.mark.parametrize("count", [1, 3, 4, 5, 17, 20])
def test_no_mark_touches_a_card_and_every_cut_has_one_at_both_ends(
    paper: Paper, count: int
) -> None:
    slots = all_slots(grid(paper, 45, 45), count)
    lines = cut_marks(slots)
    assert not [(mark, slot) for mark in lines for slot in slots if touches(mark, slot)]
    upright = [mark.x1 for mark in lines if mark.x1 == mark.x2]
    level = [mark.y1 for mark in lines if mark.y1 == mark.y2]
    for slot in slots:
        for x in (slot.x, slot.x + slot.width):
            assert sum(abs(x - mark) < 1e-3 for mark in upright) == 2
        for y in (slot.y, slot.y + slot.height):
            assert sum(abs(y - mark) < 1e-3 for mark in level) == 2


def touches(mark: Line, slot: Slot) -> bool:
    across = mark.x2 >= slot.x and mark.x1 <= slot.x + slot.width
    down = mark.y2 >= slot.y and mark.y1 <= slot.y + slot.height
    return across and down


def test_a_sheet_of_road_cards_holds_24_on_a4_and_20_on_letter() -> None:
    assert grid(PAPERS["a4"], 45, 45).cells == 24
    assert grid(PAPERS["letter"], 45, 45).cells == 20


def test_a_card_larger_than_the_paper_is_refused() -> None:
    with pytest.raises(PressError, match="300 × 45 mm does not fit"):
        grid(PAPERS["a4"], 300, 45)
