"""The grown-up game: dice, tearing down, limits (U-A2 to U-A8)."""

import pytest
from msgspec.structs import replace

from igroteka.games.urfin.actions import Done, Meet, Reach, Throw, Touch
from igroteka.games.urfin.events import Banned, Limited, Shown, Tore
from igroteka.games.urfin.parts import ALL_PARTS
from igroteka.games.urfin.state import State
from igroteka.kernel import CHANCE

from .table import (
    GAME,
    A,
    all_parts,
    all_ready,
    build,
    cell,
    end_build,
    heard,
    part,
    parts,
    play,
    soldier,
    standing,
    start,
    table,
    throws,
    where,
)


def grown_up(drawing: str, has: str = "", bumped: tuple[int, ...] = (), slow: str = "off") -> State:
    """After building, before the first throw."""
    return end_build(table(drawing, has=has, bumped=bumped, game="adult", slow_breaking=slow))


@pytest.mark.clause("U-A2")
def test_each_soldier_moves_as_many_cells_as_thrown_for_it() -> None:
    state = grown_up("4 5: 3\n2 5: 4")
    assert GAME.active(state) == (CHANCE,)
    state = throws(state, 6)
    assert (where(state, 3), where(state, 4)) == ((11, 4), (5, 2))
    state = throws(state, 1)
    assert (where(state, 4), state.stage) == ((6, 2), "ready")


@pytest.mark.clause("U-A2", "U-M1")
def test_dice_are_thrown_after_building_one_soldier_after_another() -> None:
    state = table("4 5: 3\n2 5: 4", game="adult")
    assert CHANCE not in GAME.active(state)
    state = end_build(state)
    roads = [action.road for action, _ in GAME.chances(state) or () if isinstance(action, Throw)]
    assert set(roads) == {3}
    state = throws(state, 2)
    assert GAME.view(state, A).throws == ((3, 2),)
    assert {action.road for action, _ in GAME.chances(state) or ()} == {4}  # type: ignore[union-attr]


@pytest.mark.clause("U-A2", "U-M7")
def test_no_exact_throw_is_needed_for_the_palace() -> None:
    assert throws(grown_up("4 27: 3"), 6).stage == "over"
    assert throws(grown_up("4 26: 3"), 1).stage == "ready"


@pytest.mark.clause("U-A2", "U-A4")
def test_the_throw_of_a_soldier_that_stands_breaking_a_wall_is_lost() -> None:
    state = throws(grown_up("4 5: 3#"), 6)
    assert where(state, 3) == (5, 4)
    assert state.field == ()


@pytest.mark.clause("U-A4")
def test_only_a_wall_stops_a_soldier() -> None:
    state = throws(grown_up("4 5: 3..#"), 5)
    assert where(state, 3) == (7, 4)
    assert soldier(state, 3).bumped
    state = throws(end_build(replace(state, stage="build", throws=(), done=())), 5)
    assert where(state, 3) == (12, 4)
    assert state.field == ()


@pytest.mark.clause("U-A4", "U-M4")
def test_a_wall_met_without_a_bump_costs_a_move() -> None:
    state = throws(grown_up("4 5: 3..#"), 2)
    assert where(state, 3) == (7, 4)
    assert not soldier(state, 3).bumped
    state = throws(end_build(replace(state, stage="build", throws=(), done=())), 5)
    assert where(state, 3) == (7, 4)
    assert state.field == ()


@pytest.mark.clause("U-A4")
def test_towers_are_torn_down_in_passing_at_no_cost() -> None:
    state = grown_up("4 5: 3.T.t")
    assert Tore(3, cell(7, 4), parts("base1, roof1")) in heard(state, Throw(3, 5))
    state = throws(state, 5)
    assert where(state, 3) == (10, 4)
    assert state.field == ()
    assert all_parts(state) == ALL_PARTS


@pytest.mark.clause("U-A4")
def test_a_tower_falls_when_its_cell_is_entered_and_stays_just_beyond_the_last_step() -> None:
    assert throws(grown_up("4 5: 3..T"), 3).field == ()
    state = throws(grown_up("4 5: 3..T"), 2)
    assert standing(state) == {(8, 4)}
    assert state.gone == (3,), "it stands right before the tower"


@pytest.mark.clause("U-A4")
def test_a_tower_right_before_a_soldier_takes_no_move_and_no_bump() -> None:
    state = throws(grown_up("4 5: 3T"), 4)
    assert where(state, 3) == (9, 4)
    assert not soldier(state, 3).bumped


@pytest.mark.clause("U-A4", "U-M3")
def test_with_slow_breaking_a_bumped_soldier_loses_its_throw() -> None:
    state = throws(grown_up("4 5: 3#", bumped=(3,), slow="on"), 6)
    assert where(state, 3) == (5, 4)
    assert throws(grown_up("4 5: 3#", bumped=(3,)), 6).field == ()


@pytest.mark.clause("U-A7")
@pytest.mark.parametrize(
    ("x", "pips", "limit"),
    [(15, 6, 0), (16, 6, 1), (20, 4, 1), (20, 5, 2), (22, 1, 1), (22, 3, 2), (24, 2, 2)],
)
def test_limits_follow_the_farthest_cell_any_soldier_has_entered(
    x: int, pips: int, limit: int
) -> None:
    """The last land cells of the road are 22 and 23, the bridge is 24, the city begins at 25."""
    before = table(f"4 {x}: 3", game="adult")
    state = throws(end_build(before), pips)
    assert state.limit == limit


@pytest.mark.clause("U-A7")
def test_a_limit_is_told_once_and_stays_when_that_soldier_is_shot() -> None:
    state = grown_up("4 19: 3\n2 5: 4\n5 22: T")
    assert Limited(1, 3) in heard(state, Throw(3, 3))
    state = throws(state, 3, 1)
    assert state.gone == (3,)
    assert (state.limit, GAME.view(state, A).limit) == (1, 1)


@pytest.mark.clause("U-A7")
def test_a_limit_never_goes_back() -> None:
    state = throws(replace(grown_up("4 20: 3"), limit=2), 2)
    assert where(state, 3) == (22, 4)
    assert state.limit == 2


@pytest.mark.clause("U-A7")
def test_the_basic_game_knows_no_limits() -> None:
    state = end_build(table("4 23: 3"))
    assert state.limit == 0
    assert state.crossed


def drawing_with(limit: int) -> State:
    state = throws(grown_up("4 5: 3"), 1)
    return play(all_ready(replace(state, limit=limit)), Reach())


@pytest.mark.clause("U-A6", "U-A7")
@pytest.mark.parametrize(
    ("limit", "gone"),
    [(0, ""), (1, "light base1"), (2, "light base1, yellow wall")],
)
def test_a_drawn_part_that_may_not_be_built_with_leaves_the_game(limit: int, gone: str) -> None:
    state = drawing_with(limit)
    due = state.hands[0].due
    names = ["light base1", "yellow wall", "roof1"][:due]
    for name in names[:-1]:
        state = play(state, Meet(A, part(name)))
    out = tuple(each for each in parts(gone) if each in map(part, names))
    told = heard(state, Meet(A, part(names[-1])))
    assert Shown(A, tuple(map(part, names))) in told
    assert (Banned(A, out) in told) is bool(out)
    state = play(state, Meet(A, part(names[-1])))
    assert state.out == out
    assert len(state.drawn) == due - len(out)
    assert all_parts(state) == ALL_PARTS


@pytest.mark.clause("U-A6", "U-A5")
def test_parts_that_leave_count_among_the_five() -> None:
    state = drawing_with(2)
    for hand in (0, 1):
        for _ in range(state.hands[hand].due):
            state = play(state, Meet(A, next(p for p in (1, 4, 7) if state.bag[p])))
        state = play(state, Reach()) if hand == 0 else state
    assert state.stage == "build"
    assert state.drawn == ()
    assert len(state.out) == 5
    assert sum(state.bag) == 31


@pytest.mark.clause("U-A6")
def test_forbidden_parts_of_what_is_broken_go_to_the_bag_and_leave_when_drawn() -> None:
    state = table("4 5: 3#\n2 5: 4", game="adult")
    light = replace(state.field[0], wall=part("light wall"))
    state = replace(state, field=(light,), limit=1)
    state = throws(end_build(state), 2, 1)
    assert state.field == ()
    assert state.out == ()
    before = state.bag[part("light wall")]
    state = play(all_ready(state), Reach(), Meet(A, part("light wall")))
    while state.hands[0].state == "in":
        state = play(state, Meet(A, part("base1") if state.bag[part("base1")] else part("base2")))
    assert state.out == (part("light wall"),)
    assert state.bag[part("light wall")] == before - 1


@pytest.mark.clause("U-A6")
def test_colour_cannot_be_felt() -> None:
    felt = []
    for name in ("wall", "light wall", "yellow wall"):
        state = throws(start(2, game="adult", bag="touch"), 1, 1, 1, 1)
        state = play(all_ready(state), Reach(), Meet(A, part(name), 1, 99))
        state = play(state, *(Touch(x, y) for x in range(12) for y in (3, 6)))
        felt.append(GAME.view(state, A).hand)
    assert felt[0] == felt[1] == felt[2]


@pytest.mark.clause("U-A8")
def test_the_other_basic_rules_hold() -> None:
    """Towers shoot after the march, soldiers share cells, nothing is built on them."""
    state = throws(grown_up("4 5: 3\n2 0: 4\n5 8: T"), 3, 1)
    assert state.gone == (3,)
    assert throws(grown_up("4 5: 3\n5 8: T"), 3).stage == "over"
    state = throws(grown_up("8 19: 1\n6 18: 2"), 3, 2)
    assert where(state, 1) == where(state, 2) == (20, 6)
    assert GAME.active(play(table("4 5: 3", game="adult"), Done())) == (CHANCE,)


@pytest.mark.clause("U-A8", "U-B1")
def test_a_grown_up_tower_is_built_as_ever() -> None:
    state = table("4 5: 3", has="base2, roof3", game="adult")
    state = build(build(state, "base2", 8, 6), "roof3", 8, 6, "ns")
    assert throws(end_build(state), 3).gone == (3,)
