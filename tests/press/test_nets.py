"""Paper that is folded: what is cut closes again (U-C1, C-C1)."""

import math
import re
from itertools import pairwise

import pytest

from igroteka.press.games.urfin.bases import EIGHT_ACROSS_MM, EIGHT_MM, FOUR_MM
from igroteka.press.games.urfin.board import CELL_MM
from igroteka.press.games.urfin.painted import paint
from igroteka.press.games.urfin.roofs import GABLE_MM, SLANT_MM, WIDE_MM
from igroteka.press.games.urfin.sheet import NETS
from igroteka.press.games.urfin.wall import LONG_MM, THICK_MM
from igroteka.press.nets import EDGE_MM, NET, PIPS, die, die_size, tab

GREEN = paint("green")
NUMBER = r"-?\d*\.?\d+"


def numbers(text: str) -> list[float]:
    return [float(found) for found in re.findall(NUMBER, text)]


def test_opposite_faces_of_a_die_make_seven() -> None:
    """In the net the row of four goes once around; the other two are above and below it."""
    assert sorted(value for value, _, _ in NET) == [1, 2, 3, 4, 5, 6]
    row = [value for value, _, y in sorted(NET, key=lambda face: face[1]) if y == 1]
    assert (row[0] + row[2], row[1] + row[3]) == (7, 7)
    assert sum(value for value, _, y in NET if y != 1) == 7
    assert all(len(PIPS[value]) == value for value in PIPS)


def test_a_die_has_a_tab_for_every_edge_that_is_glued() -> None:
    """A cube has twelve edges: five are folds of the net, seven are glued."""
    assert die(16, "#fff", "#000").count("#efe8d8") == 12 - 5
    assert die_size(16) == (74, 58)


def test_a_tab_lies_on_the_left_of_its_edge_as_one_walks() -> None:
    down = numbers(tab((0, 0), (0, 10), 4).split('d="')[1].split('"')[0])
    assert max(down[::2]) == 4
    assert min(down[::2]) == 0


@pytest.mark.clause("U-F2")
def test_a_base_has_as_many_sides_as_the_cells_it_covers() -> None:
    assert NETS["base1"](GREEN).width_mm == pytest.approx(8 * EIGHT_MM + 5 + 2 * EDGE_MM)
    assert NETS["base2"](GREEN).width_mm == pytest.approx(4 * FOUR_MM + 5 + 2 * EDGE_MM)
    assert math.isclose(EIGHT_MM * (1 + math.sqrt(2)), EIGHT_ACROSS_MM)


@pytest.mark.clause("U-B1", "U-B2")
def test_towers_and_walls_fit_their_cell_and_a_roof_sits_over_its_base() -> None:
    assert EIGHT_ACROSS_MM < WIDE_MM < CELL_MM
    assert math.hypot(FOUR_MM, FOUR_MM) <= WIDE_MM
    assert max(LONG_MM, THICK_MM) < CELL_MM


@pytest.mark.parametrize(("kind", "sides"), [("roof1", 4), ("roof2", 8)])
def test_a_pyramid_of_paper_closes_and_stands_up(kind: str, sides: int) -> None:
    """Its sides are alike, and around the tip they leave room to rise."""
    outline = NETS[kind](GREEN).art.rsplit('<path d="', 1)[1].split('"')[0]
    points = list(zip(numbers(outline)[::2], numbers(outline)[1::2], strict=True))
    tip, corners = points[0], points[1:]
    assert len(corners) == sides + 1
    edges = [math.dist(tip, corner) for corner in corners]
    bases = [math.dist(a, b) for a, b in pairwise(corners)]
    assert max(edges) - min(edges) < 0.03
    assert max(bases) - min(bases) < 0.03
    across = bases[0] / math.tan(math.pi / sides)
    assert across == pytest.approx(WIDE_MM, abs=0.05)
    assert WIDE_MM / 2 < SLANT_MM


@pytest.mark.clause("U-F4")
def test_the_slopes_of_a_gable_meet_above_its_floor() -> None:
    slope = math.hypot(WIDE_MM / 2, GABLE_MM)
    net = NETS["roof3"](GREEN)
    assert net.height_mm == pytest.approx(WIDE_MM + 2 * slope + 5 + 2 * EDGE_MM)
    assert net.width_mm == pytest.approx(WIDE_MM + 2 * GABLE_MM + 2 * EDGE_MM)
