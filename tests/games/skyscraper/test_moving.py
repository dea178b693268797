"""Sending and moving workers; floors, their numbers, and who is shut in (S-W1, S-M1 to S-M7)."""

import pytest
from msgspec.structs import replace

from igroteka.games.skyscraper.actions import Build, Move, Pass, Pick, Return, Send, Shift
from igroteka.games.skyscraper.ending import workers_by_floor
from igroteka.games.skyscraper.events import Moved, Sent
from igroteka.games.skyscraper.floors import GROUND, NOWHERE, floor_plan
from igroteka.games.skyscraper.lattice import Cell
from igroteka.games.skyscraper.state import State

from . import plain_floors
from .table import (
    GAME,
    A,
    B,
    building,
    cell,
    cells,
    heard,
    legal,
    number,
    play,
    table,
    turn_over,
    wandered,
    why,
)

ROOF = "b21 F 0 0 2"
FEET = cells("-1 0 0, -1 1 0, 0 0 0, 0 1 0, 1 0 0, 1 1 0, 2 0 0, 2 1 0")


def to(state: State, kind: type, worker: int) -> set[Cell]:
    return {move.cell for move in legal(state, kind) if move.worker == worker}


@pytest.mark.clause("S-W1")
def test_a_worker_is_sent_to_the_foot_of_a_foundation_card() -> None:
    state = table()
    assert tuple(send.cell for send in legal(state, Send)) == FEET
    assert why(state, Send(cell("-1 -1 0"))) == "S-W1 not-at-the-foot"
    assert why(state, Send(cell("3 0 0"))) == "S-W1 not-at-the-foot"
    assert heard(state, Send(FEET[0]))[0] == Sent(A, 0, FEET[0])
    assert play(state, Send(FEET[0])).left == 2


@pytest.mark.clause("S-W1")
def test_it_may_touch_two_and_corners_do_not_count() -> None:
    feet = floor_plan(building("prop Y 2 2 0")).feet
    assert feet[cell("0 0 0")] == (0, 2)
    assert feet[cell("-1 0 0")] == (0,)
    assert feet[cell("2 1 0")] == (1, 3)
    assert cell("1 2 0") not in feet


@pytest.mark.clause("S-W1", "S-B4")
def test_extra_supports_are_foundation_and_one_stands_on_a_flat_one() -> None:
    feet = floor_plan(building("slab F 2 0 0", "prop Y -2 1 0")).feet
    assert set(feet) == {*FEET, *cells("3 0 0, 3 1 0, -2 0 0, -2 1 0")}
    assert feet[cell("2 0 0")] == (1, 3)


@pytest.mark.clause("S-W1", "S-M5")
def test_any_number_may_stand_in_one_place_and_the_crew_is_the_limit() -> None:
    state = table(A="-1 0 0, -1 0 0, -1 0 0, -1 0 0", B="-1 0 0")
    full = play(state, Send(cell("-1 0 0")))
    assert [worker.cell for worker in full.workers[:6]] == [cell("-1 0 0")] * 6
    assert why(full, Send(cell("-1 0 0"))) == "S-W1 no-crew"
    assert legal(full, Send) == []


@pytest.mark.clause("S-M1")
def test_on_its_card_a_worker_moves_free_of_action_once_a_turn() -> None:
    state = table(ROOF, A="0 0 2")
    assert to(state, Shift, 0) == set(cells("0 1 2, 1 0 2, 1 1 2"))
    after = play(state, Shift(0, cell("1 1 2")))
    assert after.left == 3
    assert why(after, Shift(0, cell("0 0 2"))) == "S-M1 shifted-before"
    assert to(after, Shift, 0) == set()
    told = heard(state, Shift(0, cell("1 1 2")))
    assert told == [Moved(A, 0, cell("0 0 2"), cell("1 1 2"), 1, True)]


@pytest.mark.clause("S-M1")
def test_in_its_next_turn_it_moves_free_again() -> None:
    state = play(table(ROOF, A="0 0 2"), Shift(0, cell("1 1 2")))
    again = turn_over(turn_over(state))
    assert again.turn == A
    assert to(again, Shift, 0) == set(cells("0 0 2, 0 1 2, 1 0 2"))


@pytest.mark.clause("S-M1")
def test_on_the_ground_it_moves_free_along_the_feet_it_touches_not_those_beside() -> None:
    state = table(ROOF, A="-1 0 0, 0 0 0")
    assert to(state, Shift, 0) == set(cells("-1 1 0, 0 0 0, 0 1 0"))
    assert to(state, Shift, 1) == set(FEET) - {cell("0 0 0"), cell("2 0 0"), cell("2 1 0")}
    assert why(state, Shift(0, cell("0 0 2"))) == "S-M1 not-its-card"


@pytest.mark.clause("S-M1", "S-T1")
def test_free_moves_come_before_the_third_action() -> None:
    state = replace(table(ROOF, A="0 0 2"), left=1)
    after = play(state, Move(0, cell("-1 0 0")))
    assert after.turn == B
    assert GAME.legal(after, A) == ()


@pytest.mark.clause("S-M2")
def test_one_action_leads_one_floor_up_or_down_or_to_another_card_of_the_floor() -> None:
    state = table(ROOF, "b22 F 2 0 2", "b23 X 0 0 2", "b24 F 0 0 4", A="0 0 2, -1 0 0, 0 0 4")
    beside, upper = (
        set(cells("2 0 2, 2 1 2, 3 0 2, 3 1 2")),
        set(cells("0 0 4, 0 1 4, 1 0 4, 1 1 4")),
    )
    own = set(cells("0 0 2, 0 1 2, 1 0 2, 1 1 2"))
    assert to(state, Move, 0) == set(FEET) | beside | upper
    assert to(state, Move, 1) == set(cells("1 0 0, 1 1 0, 2 0 0, 2 1 0")) | own | beside
    assert to(state, Move, 2) == own | beside
    assert why(state, Move(1, cell("0 0 4"))) == "S-M2 not-one-floor"
    assert play(state, Move(1, cell("1 1 2"))).left == 2


@pytest.mark.clause("S-M2")
def test_several_floors_take_several_actions_one_by_one() -> None:
    state = table(ROOF, "b23 X 0 0 2", "b24 F 0 0 4", A="-1 0 0")
    after = play(state, Move(0, cell("1 1 2")), Move(0, cell("0 0 4")))
    assert after.workers[0].cell == cell("0 0 4")
    assert after.left == 1


@pytest.mark.clause("S-M2")
def test_others_workers_and_those_in_the_crew_are_never_moved() -> None:
    state = table(ROOF, A="0 0 2", B="1 1 2")
    assert why(state, Move(5, cell("-1 0 0"))) == "S-M2 not-your-worker"
    assert why(state, Shift(5, cell("0 1 2"))) == "S-M2 not-your-worker"
    assert why(state, Move(99, cell("-1 0 0"))) == "S-M2 not-your-worker"
    assert why(state, Move(1, cell("-1 0 0"))) == "S-M2 in-the-crew"


@pytest.mark.clause("S-M3")
def test_towers_count_their_floors_apart_and_one_crosses_only_at_one_height() -> None:
    """Fig. 10-c: a first floor in common, then two towers of different storeys."""
    towers = (
        "b21 F 0 0 2",
        "b22 F 2 0 2",
        "b23 X 0 0 2",
        "b24 F -2 0 4",
        "b25 X 4 0 2",
        "b26 F 4 0 3",
        "b27 F 4 2 4",
    )
    here = floor_plan(building(*towers, "b28 Y 4 2 2"))
    numbers = {floor.cards: floor.number for floor in here.floors}
    assert numbers == {(GROUND,): 0, (3, 4): 1, (8,): 2, (6,): 2, (9,): 3}
    state = table(*towers, "b28 Y 4 2 2", A="-2 0 4, 4 0 3")
    assert not {place for place in to(state, Move, 0) if place.z > 2}
    assert cell("4 2 4") in to(state, Move, 1)
    assert cell("-2 0 4") not in to(state, Move, 1)


@pytest.mark.clause("S-M3", "S-M2")
def test_from_tower_to_tower_it_is_down_to_the_floor_in_common_and_up_again() -> None:
    """Fig. 10-c: the red worker on floor 1 may go up either tower, and so may whoever came down."""
    towers = ("b21 F 0 0 2", "b22 F 2 0 2", "b23 X 0 0 2", "b24 F -2 0 4", "b25 X 4 0 2")
    state = table(*towers, "b26 F 4 0 4", A="-2 0 4, 2 0 2")
    assert why(state, Move(0, cell("4 0 4"))) == "S-M2 not-one-floor"
    either = to(state, Move, 1)
    assert cell("-2 0 4") in either
    assert cell("4 0 4") in either
    after = play(state, Move(0, cell("3 0 2")), Move(0, cell("4 0 4")))
    assert (after.workers[0].cell, after.left) == (cell("4 0 4"), 1)


@pytest.mark.clause("S-M3")
def test_a_bridge_of_floor_cards_joins_two_towers() -> None:
    apart = ("b21 F -2 0 2", "b22 F 2 0 2")
    assert [floor.cards for floor in floor_plan(building(*apart)).floors] == [(GROUND,), (3,), (4,)]
    assert floor_plan(building(*apart, "b23 F 0 0 2")).floors[1].cards == (3, 4, 5)
    half = floor_plan(building("b21 F -2 0 2", "b22 F 0 1 2"))
    assert half.floors[1].cards == (3, 4)
    corner = floor_plan(building("b21 F -2 0 2", "b22 F 0 2 2"))
    assert len(corner.floors) == 3


@pytest.mark.clause("S-M3")
def test_a_floor_between_on_either_side_of_the_wall_stops_the_climb() -> None:
    here = floor_plan(building(ROOF, "b22 X 0 0 2", "b23 F 0 0 4", "b24 F -2 0 3"))
    by_cards = {floor.cards: floor for floor in here.floors}
    assert by_cards[(6,)].number == 2
    assert by_cards[(5,)].number == 3
    assert here.floor_of[5] not in by_cards[(3,)].above


@pytest.mark.clause("S-M3", "S-G2")
def test_a_wall_that_touches_a_floor_along_one_unit_is_climbed() -> None:
    here = floor_plan(building(ROOF, "b22 X 0 0 2", "b23 F -2 1 4"))
    assert [floor.number for floor in here.floors] == [0, 1, 2]


@pytest.mark.clause("S-M3")
def test_a_floor_with_none_below_cannot_be_entered_and_counts_for_nothing() -> None:
    state = table(ROOF, "b22 F 0 4 4", A="0 4 4, 0 0 2")
    assert floor_plan(state.building).floors[-1].number == NOWHERE
    assert to(state, Move, 0) == set()
    assert cell("0 4 4") not in to(state, Move, 1)
    assert workers_by_floor(state) == {0: [0, 0], 1: [1, 0]}


# Two cards at height 4 whose wall came off; the floor above, at 6, is reached by other walls.
LANDING = ("b22 X 0 0 2", "b23 F 0 0 4", "b24 X 0 0 4", "b25 F 0 0 6")
CUT_OFF = ("b26 F 0 2 6", "b27 F 0 4 6", "b29 X 0 4 4", "b30 F 0 4 4", "b31 F 2 4 4")


@pytest.mark.clause("S-M3", "S-F2")
def test_nobody_comes_from_above_to_a_floor_with_none_below_nor_is_put_back_there() -> None:
    state = table(ROOF, *LANDING, *CUT_OFF, A="0 4 6")
    assert [floor.number for floor in floor_plan(state.building).floors] == [0, 1, 2, NOWHERE, 3]
    cut_off = set(cells("0 4 4, 0 5 4, 1 4 4, 1 5 4, 2 4 4, 2 5 4, 3 4 4, 3 5 4"))
    assert cell("0 0 4") in to(state, Move, 0)
    assert not cut_off & to(state, Move, 0)
    fell = replace(state, stage="put", fallen=(5,))
    assert cell("0 0 4") in {back.cell for back in legal(fell, Return)}
    assert not cut_off & {back.cell for back in legal(fell, Return)}


@pytest.mark.clause("S-M2", "S-M3")
def test_who_stands_on_such_a_floor_may_cross_it_and_leave_it() -> None:
    state = table(ROOF, *LANDING, *CUT_OFF, A="0 4 4")
    across = set(cells("2 4 4, 2 5 4, 3 4 4, 3 5 4"))
    assert across <= to(state, Move, 0)
    assert {there.z for there in to(state, Move, 0) - across} == {6}


@pytest.mark.clause("S-M6", "S-H1")
def test_a_worker_moved_is_in_the_hand_until_gravity_has_answered() -> None:
    state = play(table(ROOF, hands="forgiving", A="0 0 2"), Shift(0, cell("1 1 2")))
    assert state.stage == "settle"
    assert state.workers[0].cell == cell("0 0 2")


@pytest.mark.clause("S-M7")
def test_out_of_turn_nobody_touches_anything() -> None:
    state = table(ROOF, A="0 0 2", B="1 1 2")
    for action in (Shift(5, cell("0 0 2")), Pass(), Pick(number("b28"))):
        refused = GAME.refuse(state, B, action)
        assert refused is not None
        assert refused.clause == "S-M7"
    assert not [action for action in GAME.legal(state, A) if isinstance(action, Build)]


@pytest.mark.clause("S-M3")
@pytest.mark.parametrize("seed", ["elm", "oak", "yew"])
def test_floors_their_numbers_and_steps_are_as_in_a_plain_telling(seed: str) -> None:
    for state in wandered(seed)[::2]:
        here = floor_plan(state.building)
        cards = [frozenset(floor.cards) - {GROUND} for floor in here.floors]
        assert set(cards) == plain_floors.floor_sets(state.building)
        told = plain_floors.numbers(state.building)
        for floor, own in zip(here.floors, cards, strict=True):
            assert floor.number == told.get(own, NOWHERE)
        climbs = {
            (own, cards[up]) for f, own in zip(here.floors, cards, strict=True) for up in f.above
        }
        assert climbs == plain_floors.steps(state.building)
