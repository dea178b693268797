"""Step 2: towers, walls, and where they may not stand (U-B1 to U-B11, U-F4)."""

import pytest
from msgspec.structs import replace

from igroteka.games.urfin.actions import Done, Grab, Put, PutBack, SandOut
from igroteka.games.urfin.events import Crossed, Placed, Raised, Returned
from igroteka.games.urfin.state import Built
from igroteka.kernel import CLOCK, players

from .table import (
    GAME,
    A,
    B,
    all_parts,
    build,
    cell,
    end_build,
    heard,
    march_again,
    part,
    parts,
    play,
    standing,
    table,
    where,
    why,
)

TOWER = "base1, roof1"


@pytest.mark.clause("U-B1")
def test_a_tower_is_a_base_with_a_roof_on_it() -> None:
    state = build(table("4 5: 3", has=TOWER), "base1", 8, 8)
    assert state.field == (Built(cell(8, 8), base=part("base1")),)
    on_it = play(state, Grab(part("roof1")))
    assert Raised(A, cell(8, 8), part("base1"), part("roof1")) in heard(on_it, Put(cell(8, 8)))
    state = build(state, "roof1", 8, 8)
    assert state.field == (Built(cell(8, 8), base=part("base1"), roof=part("roof1")),)


@pytest.mark.clause("U-B1")
def test_a_roof_goes_only_onto_a_base() -> None:
    state = play(table("4 5: 3\n8 9: #b", has="roof1"), Grab(part("roof1")))
    assert why(state, Put(cell(8, 8))) == "U-B1 no-base"
    assert why(state, Put(cell(9, 8))) == "U-B3 wall-there"
    assert list(GAME.legal(state, A)) == [Put(cell(10, 8)), PutBack(), Done()]


@pytest.mark.clause("U-B1", "U-B8")
def test_a_base_alone_neither_blocks_nor_shoots() -> None:
    state = end_build(table("4 5: 3.b"))
    assert where(state, 3) == (8, 4)
    assert state.field == ()


@pytest.mark.clause("U-B2")
def test_a_wall_is_one_part_in_a_cell_of_its_own() -> None:
    state = build(table("4 5: 3", has="wall"), "wall", 8, 8)
    assert state.field == (Built(cell(8, 8), wall=part("wall")),)
    assert end_build(state).field == state.field


@pytest.mark.clause("U-B3")
@pytest.mark.parametrize(
    ("name", "x", "reason"),
    [
        ("base1", 10, "U-B3 wall-there"),
        ("wall", 10, "U-B3 wall-there"),
        ("base1", 11, "U-B3 tower-there"),
        ("wall", 11, "U-B3 tower-there"),
        ("base1", 12, "U-B3 base-there"),
        ("wall", 12, "U-B3 base-there"),
    ],
)
def test_wall_and_tower_never_share_a_cell_nor_do_two_of_a_kind(
    name: str, x: int, reason: str
) -> None:
    state = play(table("4 5: 3\n8 10: #Tb", has="base1, wall"), Grab(part(name)))
    assert why(state, Put(cell(x, 8))) == reason
    assert Put(cell(x, 8)) not in GAME.legal(state, A)


@pytest.mark.clause("U-B9")
def test_a_finished_tower_takes_no_further_part() -> None:
    state = play(table("4 5: 3\n8 10: T", has="roof2"), Grab(part("roof2")))
    assert why(state, Put(cell(10, 8))) == "U-B9 tower-there"


@pytest.mark.clause("U-B4")
@pytest.mark.parametrize("name", ["base1", "wall"])
def test_nothing_is_built_where_a_soldier_stands(name: str) -> None:
    state = play(table("4 5: 3", has="base1, wall"), Grab(part(name)))
    assert why(state, Put(cell(5, 4))) == "U-B4 soldier"
    assert Put(cell(5, 4)) not in GAME.legal(state, A)
    assert why(state, Put(cell(6, 4))) == ""


@pytest.mark.clause("U-B5")
def test_no_tower_in_the_city_before_a_soldier_has_crossed() -> None:
    state = play(table("4 20: 3", has="base1"), Grab(part("base1")))
    assert why(state, Put(cell(25, 5))) == "U-B5 city"
    assert Put(cell(25, 5)) not in GAME.legal(state, A)
    crossed = replace(state, crossed=True)
    assert why(crossed, Put(cell(25, 5))) == ""
    assert Put(cell(25, 5)) in GAME.legal(crossed, A)


@pytest.mark.clause("U-B5")
def test_walls_may_stand_in_the_city_from_the_start() -> None:
    assert (25, 5) in standing(build(table("4 20: 3", has="wall"), "wall", 25, 5))


@pytest.mark.clause("U-B5")
@pytest.mark.parametrize(("x", "crossed"), [(20, False), (21, False), (22, True), (23, True)])
def test_crossed_is_on_the_first_city_cell_or_past_it_not_on_the_bridge(
    x: int, crossed: bool
) -> None:
    """The bridge is at 24,4; three steps."""
    state = end_build(table(f"4 {x}: 3"))
    assert state.crossed is crossed
    assert march_again(state).crossed is True or state.result is not None


@pytest.mark.clause("U-B5")
def test_that_the_city_is_open_is_told_once() -> None:
    told = [event for event in heard(table("4 22: 3\n2 22: 4"), Done()) if type(event) is Crossed]
    assert told == [Crossed(3)]


@pytest.mark.clause("U-B5")
def test_crossed_stays_true_when_that_soldier_is_gone() -> None:
    """The roof of the tower at 25,6 reaches 25,4."""
    state = end_build(table("4 22: 3\n2 5: 4\n6 25: t"))
    assert state.gone == (3,)
    assert state.crossed is True


@pytest.mark.clause("U-B6")
@pytest.mark.parametrize("name", ["base1", "wall"])
def test_nothing_is_built_in_the_palace_or_the_river(name: str) -> None:
    state = play(replace(table("4 5: 3", has="base1, wall"), crossed=True), Grab(part(name)))
    assert why(state, Put(cell(28, 4))) == "U-B6 palace"
    assert why(state, Put(cell(24, 5))) == "U-B6 river"
    assert why(state, Put(9999)) == why(state, Put(-1)) == "U-C4 no-cell"
    cells = {action.cell for action in GAME.legal(state, A) if isinstance(action, Put)}
    assert not cells & {cell(28, 4), cell(24, 5)}


@pytest.mark.clause("U-B6")
def test_a_bridge_is_outside_the_city_and_built_on_like_any_road() -> None:
    state = play(table("4 5: 3", has="base1"), Grab(part("base1")))
    assert why(state, Put(cell(24, 4))) == ""


@pytest.mark.clause("U-B7")
def test_a_tower_may_be_built_on_a_road() -> None:
    state = play(table("4 5: 3", has="base1"), Grab(part("base1")))
    assert why(state, Put(cell(6, 4))) == ""


@pytest.mark.clause("U-B7", "U-M3")
def test_a_soldier_that_walks_up_to_a_road_tower_is_shot_before_it_can_break_it() -> None:
    state = end_build(table("4 5: 3..T\n2 0: 4"))
    assert state.gone == (3,)
    assert (8, 4) in standing(state)


@pytest.mark.clause("U-B7", "U-M4")
def test_only_a_tower_right_in_front_of_a_standing_soldier_is_broken() -> None:
    state = end_build(build(build(table("4 5: 3", has=TOWER), "base1", 6, 4), "roof1", 6, 4))
    assert state.field == ()
    assert where(state, 3) == (5, 4)
    assert state.gone == ()


@pytest.mark.clause("U-B8")
def test_what_was_not_built_when_the_sand_runs_out_goes_back() -> None:
    state = build(table("4 5: 3", has="base1, wall", sand="60"), "wall", 8, 8)
    told = heard(state, SandOut(1))
    assert Returned((part("base1"),), ()) in told
    assert next(event.rule for event in told if isinstance(event, Returned)) == "U-B8"
    after = play(state, SandOut(1))
    assert (after.drawn, standing(after)) == ((), {(8, 8)})
    assert all_parts(after) == all_parts(state)


@pytest.mark.clause("U-B8")
def test_a_base_that_got_no_roof_goes_back_too() -> None:
    state = build(table("4 5: 3", has=TOWER, sand="60"), "base1", 8, 8)
    told = heard(state, SandOut(1))
    assert Returned(parts("roof1, base1"), (cell(8, 8),)) in told
    after = play(state, SandOut(1))
    assert after.field == ()
    assert all_parts(after) == after.bag


@pytest.mark.clause("U-B8", "U-D1")
def test_a_part_in_somebodys_fingers_when_the_sand_runs_out_goes_back() -> None:
    state = play(table("4 5: 3", has=TOWER, sand="60"), Grab(part("base1")))
    after = play(state, SandOut(1))
    assert after.drawn == ()
    assert sum(after.bag) == 30


@pytest.mark.clause("U-B9")
def test_a_part_once_built_is_not_moved() -> None:
    state = build(table("4 5: 3", has="wall"), "wall", 8, 8)
    assert why(state, Grab(part("wall"))) == "U-B11 not-open"
    assert why(state, PutBack()) == "U-B11 nothing-grabbed"


@pytest.mark.clause("U-B10")
def test_the_step_ends_when_every_player_has_said_so() -> None:
    state = play(table("4 5: 3", seats=3, has=TOWER, sand="60"), Done())
    assert GAME.active(state) == (*players(3)[1:], CLOCK)
    assert why(state, Done()) == why(state, Grab(part("base1"))) == "U-B10 done-already"
    state = play(state, Done(), seat=B)
    assert state.stage == "build"
    assert play(state, Done(), seat=players(3)[2]).turn == 2


@pytest.mark.clause("U-B11")
def test_a_base_and_a_roof_from_different_hands_make_a_tower() -> None:
    state = build(table("4 5: 3", seats=2, has=TOWER), "base1", 8, 8, seat=B)
    state = build(state, "roof1", 8, 8, seat=A)
    assert state.field[0].roof == part("roof1")


@pytest.mark.clause("U-F4")
def test_a_roof_3_has_an_axis_and_no_other_part_has_one() -> None:
    state = table("4 5: 3\n8 8: b", has="roof3, base2, roof1", game="adult")
    held = play(state, Grab(part("roof3")))
    assert why(held, Put(cell(8, 8))) == "U-F4 axis"
    assert play(held, Put(cell(8, 8), "ew")).field[0].axis == "ew"
    assert why(play(state, Grab(part("roof1"))), Put(cell(8, 8), "ns")) == "U-F4 no-axis"
    assert why(play(state, Grab(part("base2"))), Put(cell(9, 8), "ns")) == "U-F4 no-axis"
    moves = list(GAME.legal(held, A))
    assert moves == [Put(cell(8, 8), "ns"), Put(cell(8, 8), "ew"), PutBack(), Done()]


def test_a_placed_part_is_told_by_column_and_row() -> None:
    state = play(table("4 5: 3", has="wall"), Grab(part("wall")))
    assert Placed(A, part("wall"), cell(8, 2), "", 9, 3) in heard(state, Put(cell(8, 2)))
