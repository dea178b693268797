"""Cells of an endless table."""

from hypothesis import given
from hypothesis import strategies as st

from igroteka.parts.grid import (
    EAST,
    NORTH,
    OPPOSITE,
    SIDES,
    SOUTH,
    WEST,
    cell_at,
    neighbour,
    on_table,
    place_of,
)

near = st.integers(-500, 500)


@given(x=near, y=near)
def test_a_cell_knows_its_place(x: int, y: int) -> None:
    assert place_of(cell_at(x, y)) == (x, y)


@given(x=near, y=near)
def test_neighbours_lie_one_step_to_each_side(x: int, y: int) -> None:
    places = [place_of(neighbour(cell_at(x, y), side)) for side in (NORTH, EAST, SOUTH, WEST)]
    assert places == [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


@given(x=near, y=near)
def test_there_and_back_is_the_same_cell(x: int, y: int) -> None:
    for side in SIDES:
        assert neighbour(neighbour(cell_at(x, y), side), OPPOSITE[side]) == cell_at(x, y)


def test_the_rim_of_the_table_is_off_it_so_that_every_cell_has_four_neighbours() -> None:
    assert on_table(0, 0)
    assert on_table(-511, -511)
    assert on_table(510, 510)
    for x, y in ((-512, 0), (511, 0), (0, -512), (0, 511), (10**12, 0), (0, -(10**12))):
        assert not on_table(x, y)
