"""Pieces on sheets: none lost, none over another, none off the paper."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.press.errors import PressError
from igroteka.press.layout import Slot
from igroteka.press.paper import PAPERS
from igroteka.press.shelves import HEAD_MM, Size, shelves

A4 = PAPERS["a4"]
sides = st.floats(5, 150)


@given(st.lists(st.tuples(sides, sides), min_size=1, max_size=40))
def test_every_piece_has_a_place_of_its_own(sizes: list[Size]) -> None:
    placed = shelves(A4, sizes)
    assert [(one.slot.width, one.slot.height) for one in placed] == sizes
    assert [one.sheet for one in placed] == sorted(one.sheet for one in placed)
    for one in placed:
        assert one.slot.x >= 11
        assert one.slot.x + one.slot.width <= A4.width - 11
        assert one.slot.y >= (HEAD_MM if one.sheet == 0 else 14)
        assert one.slot.y + one.slot.height <= A4.height - 14
    for one, other in combinations(placed, 2):
        assert one.sheet != other.sheet or not over(one.slot, other.slot)


def over(one: Slot, other: Slot) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


@pytest.mark.parametrize("size", [(190.0, 10.0), (10.0, 280.0)])
def test_a_piece_larger_than_the_paper_is_refused(size: Size) -> None:
    with pytest.raises(PressError, match="does not fit the paper"):
        shelves(A4, [size])
