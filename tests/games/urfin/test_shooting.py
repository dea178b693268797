"""Step 4: what towers cover and whom they hit (U-F1 to U-F5)."""

import pytest
from msgspec.structs import replace

from igroteka.games.urfin.actions import Axis, Done
from igroteka.games.urfin.events import Shot
from igroteka.games.urfin.parts import NO_PART
from igroteka.games.urfin.shooting import covered
from igroteka.games.urfin.state import Built

from .table import cell, end_build, heard, march_again, part, table

# A picture of what is covered, the tower in the middle.
NOTHING = """
    .....
    .....
    ..O..
    .....
    .....
"""
BASE_1 = """
    .....
    .xxx.
    .xOx.
    .xxx.
    .....
"""
BASE_2 = """
    .....
    ..x..
    .xOx.
    ..x..
    .....
"""
ROOF_1 = """
    ..x..
    .....
    x.O.x
    .....
    ..x..
"""
ROOF_2 = """
    x.x.x
    .....
    x.O.x
    .....
    x.x.x
"""
ROOF_3_NS = """
    ..x..
    .....
    ..O..
    .....
    ..x..
"""
ROOF_3_EW = """
    .....
    .....
    x.O.x
    .....
    .....
"""


def drawn(picture: str) -> set[tuple[int, int]]:
    rows = [row.strip() for row in picture.split()]
    every = ((x - 2, y - 2) for y, row in enumerate(rows) for x in range(5) if row[x] == "x")
    return set(every)


def reach(built: Built) -> set[tuple[int, int]]:
    """Counted from the tower, on a field so large that nothing is cut off."""
    return {(c % 31 - 15, c // 31 - 5) for c in covered(31, 11, replace(built, cell=cell(15, 5)))}


@pytest.mark.clause("U-F2")
@pytest.mark.parametrize(("name", "picture"), [("base1", BASE_1), ("base2", BASE_2)])
def test_bases_reach_the_cells_around_them(name: str, picture: str) -> None:
    assert reach(Built(0, base=part(name))) == drawn(picture)


@pytest.mark.clause("U-F3")
@pytest.mark.parametrize(("name", "picture"), [("roof1", ROOF_1), ("roof2", ROOF_2)])
def test_roofs_reach_exactly_two_cells_far(name: str, picture: str) -> None:
    assert reach(Built(0, roof=part(name))) == drawn(picture)


@pytest.mark.clause("U-F4")
@pytest.mark.parametrize(("axis", "picture"), [("ns", ROOF_3_NS), ("ew", ROOF_3_EW)])
def test_a_roof_3_shoots_from_its_upright_sides(axis: Axis, picture: str) -> None:
    assert reach(Built(0, roof=part("roof3"), axis=axis)) == drawn(picture)


@pytest.mark.clause("U-F2", "U-F3")
@pytest.mark.parametrize("colour", ["green", "light", "yellow"])
def test_a_tower_covers_what_its_base_and_its_roof_cover_in_every_colour(colour: str) -> None:
    for base, below in (("base1", BASE_1), ("base2", BASE_2)):
        for roof, above in (("roof1", ROOF_1), ("roof2", ROOF_2)):
            tower = Built(0, base=part(f"{colour} {base}"), roof=part(f"{colour} {roof}"))
            assert reach(tower) == drawn(below) | drawn(above)


@pytest.mark.clause("U-F2")
def test_nothing_is_covered_beyond_the_edge_of_the_map() -> None:
    corner = Built(0, base=part("base1"), roof=part("roof2"))
    assert covered(31, 11, corner) == {1, 2, 31, 32, 62, 64}
    assert covered(31, 11, Built(30, base=part("base2"))) == {29, 61}


@pytest.mark.clause("U-F1")
def test_every_soldier_on_a_covered_cell_leaves_for_good() -> None:
    state = table("6 18: 2\n8 19: 1\n4 17: 3\n2 0: 4\n5 20: T")
    told = [event for event in heard(state, Done()) if isinstance(event, Shot)]
    assert {(shot.road, shot.cell, shot.towers) for shot in told} == {
        (1, cell(20, 6), (cell(20, 5),)),
        (2, cell(21, 6), (cell(20, 5),)),
        (3, cell(20, 4), (cell(20, 5),)),
    }
    state = end_build(state)
    assert state.gone == (1, 2, 3)
    assert [soldier.road for soldier in state.soldiers] == [4]
    assert [soldier.road for soldier in march_again(state).soldiers] == [4]


@pytest.mark.clause("U-F1", "U-T1")
def test_towers_shoot_only_after_all_have_moved() -> None:
    """3 stands covered now, and not when it has moved; 4 the other way round."""
    state = end_build(table("4 5: 3\n2 5: 4\n5 5: t\n1 8: t"))
    assert state.gone == (4,)


@pytest.mark.clause("U-F1", "U-B1")
def test_a_tower_broken_in_the_march_does_not_shoot() -> None:
    state = end_build(table("4 5: 3T"))
    assert state.gone == ()


@pytest.mark.clause("U-F1")
def test_a_soldier_hit_by_several_towers_leaves_once() -> None:
    state = table("4 5: 3\n2 0: 4\n3 8: T\n5 8: T")
    shots = [event for event in heard(state, Done()) if isinstance(event, Shot)]
    assert [shot.towers for shot in shots] == [(cell(8, 3), cell(8, 5))]
    assert end_build(state).gone == (3,)


@pytest.mark.clause("U-F5")
def test_walls_do_not_shoot() -> None:
    assert reach(Built(0, wall=part("wall"))) == drawn(NOTHING)
    assert end_build(table("4 5: 3\n3 8: #\n5 8: #")).gone == ()


@pytest.mark.clause("U-F5", "U-F3")
def test_nothing_stops_a_shot() -> None:
    """Over a wall, over a tower, and over the river at 24,5."""
    assert end_build(table("4 5: 3\n2 0: 4\n5 8: #\n6 8: t")).gone == (3,)
    assert end_build(table("4 5: 3\n2 0: 4\n5 8: R\n6 8: t")).gone == (3,)
    assert end_build(table("4 21: 3\n2 0: 4\n6 24: t")).gone == (3,)


@pytest.mark.clause("U-F3")
def test_a_roof_does_not_reach_the_cell_it_shoots_over() -> None:
    """Base 2 and roof 1 at 10,5: 11,4 is neither beside it nor two away."""
    state = end_build(table("4 8: 3\n5 10: t"))
    assert state.gone == ()
    assert reach(Built(0, base=NO_PART, roof=part("roof1"))).isdisjoint({(1, 0), (0, 1)})
