"""Step 3: walking, bumping, breaking (U-M1 to U-M7)."""

import pytest
from msgspec.structs import replace

from igroteka.games.urfin.actions import Done
from igroteka.games.urfin.events import Broke, Bumped, Entered, Over, Walked

from .table import (
    GAME,
    A,
    build,
    cell,
    end_build,
    heard,
    march_again,
    part,
    soldier,
    standing,
    table,
    where,
)


@pytest.mark.clause("U-M2")
def test_each_goes_three_cells_along_its_own_road() -> None:
    state = end_build(table("4 5: 3\n8 19: 1\n2 0: 4"))
    assert where(state, 3) == (8, 4)
    assert where(state, 4) == (3, 2)
    assert where(state, 1) == (20, 6), "one east, then two north"


@pytest.mark.clause("U-M1")
def test_soldiers_move_by_the_numbers_of_their_roads_and_the_gone_are_skipped() -> None:
    state = table("8 3: 1\n4 5: 3\n2 0: 4")
    walked = [event.road for event in heard(state, Done()) if isinstance(event, Walked)]
    assert walked == [1, 3, 4]


@pytest.mark.clause("U-M1", "U-M3")
def test_what_an_earlier_soldier_broke_no_longer_stands_in_a_later_ones_way() -> None:
    """Both are on the common road before the wall; 1 had bumped, 2 comes up behind."""
    state = end_build(table("6 20: 1#\n6 18: 2", bumped=(1,)))
    assert where(state, 1) == (23, 6)
    assert where(state, 2) == (21, 6)
    assert state.field == ()


@pytest.mark.clause("U-M1")
def test_what_a_later_soldier_would_break_still_stops_an_earlier_one() -> None:
    state = end_build(table("6 20: 2#\n8 20: 1", bumped=(2,)))
    assert where(state, 1) == (20, 6)
    assert where(state, 2) == (23, 6)


@pytest.mark.clause("U-M3")
@pytest.mark.parametrize("steps", [1, 2])
def test_a_soldier_with_steps_left_bumps_and_stops_before_the_obstacle(steps: int) -> None:
    state = table("4 5: 3" + "." * steps + "#")
    obstacle = cell(6 + steps, 4)
    assert Bumped(3, obstacle) in heard(state, Done())
    state = end_build(state)
    assert where(state, 3) == (5 + steps, 4)
    assert soldier(state, 3).bumped
    assert len(state.field) == 1


@pytest.mark.clause("U-M3")
def test_after_a_bump_it_breaks_and_walks_its_three_cells() -> None:
    state = march_again(end_build(table("4 5: 3..#")))
    assert where(state, 3) == (10, 4)
    assert state.field == ()
    assert not soldier(state, 3).bumped


@pytest.mark.clause("U-M3")
def test_with_slow_breaking_a_bumped_soldier_spends_its_move_on_it() -> None:
    state = march_again(end_build(table("4 5: 3..#", slow_breaking="on")))
    assert where(state, 3) == (7, 4)
    assert state.field == ()
    assert where(march_again(state), 3) == (10, 4)


@pytest.mark.clause("U-M3")
def test_one_that_meets_a_second_obstacle_in_the_same_move_bumps_again() -> None:
    state = end_build(table("4 5: 3#.#", bumped=(3,)))
    assert where(state, 3) == (7, 4)
    assert standing(state) == {(8, 4)}
    assert soldier(state, 3).bumped
    assert where(march_again(state), 3) == (10, 4)


@pytest.mark.clause("U-M3")
def test_two_walls_in_a_row_are_broken_one_a_move() -> None:
    state = end_build(table("4 5: 3##", bumped=(3,)))
    assert where(state, 3) == (6, 4)
    assert standing(state) == {(7, 4)}
    assert soldier(state, 3).bumped


@pytest.mark.clause("U-M4")
def test_a_soldier_whose_steps_ended_before_an_obstacle_spends_a_move_breaking_it() -> None:
    state = end_build(table("4 5: 3...#"))
    assert where(state, 3) == (8, 4)
    assert not soldier(state, 3).bumped
    again = replace(state, stage="build", drawn=(), done=())
    assert Broke(3, cell(9, 4), (part("wall"),), True) in heard(again, Done())
    state = march_again(state)
    assert where(state, 3) == (8, 4)
    assert state.field == ()
    assert where(march_again(state), 3) == (11, 4)


@pytest.mark.clause("U-M4")
def test_what_is_built_right_before_a_soldier_costs_it_a_move() -> None:
    state = end_build(build(table("4 5: 3", has="wall"), "wall", 6, 4))
    assert where(state, 3) == (5, 4)
    assert state.field == ()
    assert where(march_again(state), 3) == (8, 4)


@pytest.mark.clause("U-M3", "U-M4")
def test_an_obstacle_built_anew_where_one_was_bumped_into_is_new() -> None:
    """2 bumps at 20; then 1, on the same cell, breaks that wall; another is built in its place."""
    state = end_build(table("6 17: 2\n6 20: 1#", bumped=()))
    assert where(state, 1) == where(state, 2) == (20, 6)
    assert state.field == ()
    state = replace(state, stage="build", drawn=table(has="wall").drawn, done=())
    state = end_build(build(state, "wall", 21, 6))
    assert where(state, 1) == (20, 6), "the first of them breaks it, standing still"
    assert where(state, 2) == (23, 6), "for the second the road is free"


@pytest.mark.clause("U-M3", "U-M1")
def test_a_bump_is_forgotten_when_another_breaks_the_obstacle_later_in_the_same_march() -> None:
    state = end_build(table("8 20: 1\n6 20: 2#"))
    assert where(state, 1) == where(state, 2) == (20, 6)
    assert not soldier(state, 1).bumped
    bumped = end_build(table("8 19: 1\n6 20: 2.#"))
    assert where(bumped, 1) == (20, 6)
    assert soldier(bumped, 2).bumped
    assert not soldier(bumped, 1).bumped


@pytest.mark.clause("U-M5")
def test_broken_towers_and_walls_go_back_into_the_bag() -> None:
    for drawing, gone in (("4 5: 3#", "wall"), ("4 5: 3T", "base1")):
        state = table(drawing)
        after = end_build(state)
        assert after.field == ()
        assert after.bag[part(gone)] == state.bag[part(gone)] + 1
        assert sum(after.bag) == 30


@pytest.mark.clause("U-M6")
def test_any_number_of_soldiers_may_stand_on_one_cell() -> None:
    state = end_build(table("6 18: 2..#\n6 20: 1"))
    assert where(state, 1) == (20, 6)
    state = end_build(table("8 19: 1\n6 17: 2"))
    assert where(state, 1) == where(state, 2) == (20, 6)


@pytest.mark.clause("U-M7", "U-E1")
def test_a_soldier_in_the_palace_ends_the_game_at_once() -> None:
    """Road 1 moves first: nobody else does, and no tower shoots."""
    state = table("6 26: 1\n4 5: 3\n5 8: T")
    told = heard(state, Done())
    assert Entered(1, cell(28, 6)) in told
    assert Over((), "urfin-over-lost") in told
    state = end_build(state)
    assert state.result is not None
    assert (state.result.winners, state.result.clause) == ((), "U-M7")
    assert where(state, 3) == (5, 4)
    assert GAME.active(state) == ()
    assert GAME.legal(state, A) == ()
