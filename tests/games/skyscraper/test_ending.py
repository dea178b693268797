"""The end, the worked example, and ties (S-E1 to S-E3, S-S2)."""

import pytest
from msgspec.structs import replace

from igroteka.games.skyscraper.actions import Pass, Pick
from igroteka.games.skyscraper.ending import eliminated, topped, workers_by_floor
from igroteka.games.skyscraper.events import Finished, Left, Out, Over, Topped
from igroteka.games.skyscraper.floors import floor_plan
from igroteka.games.skyscraper.state import State
from igroteka.kernel import Listener

from .table import (
    GAME,
    A,
    B,
    C,
    D,
    building,
    built,
    heard,
    number,
    picked,
    placed,
    play,
    start,
    table,
    turn_over,
)

FIVE_FLOORS = (
    "b21 F 0 0 2",
    "b22 X 0 0 2",
    "b23 F 0 0 4",
    "b24 X 0 0 4",
    "b25 F 0 0 6",
    "b26 X 0 0 6 bottom mid_v",
    "b27 F 0 0 8",
    "b28 X 0 0 8",
    "b29 F 0 0 10 left right bottom",
    *(f"b0{z} X 2 0 {z}" for z in (2, 4, 6, 8)),
)
LAST = "b30 X 0 0 10 left right bottom"


def crew(*floors: int) -> str:
    """So many on floors 5, 4, 3, 2, 1 and the ground."""
    heights = (10, 8, 6, 4, 2, 0)
    places = [f"0 0 {z}" for z, count in zip(heights, floors, strict=True) for _ in range(count)]
    return ", ".join(places)


def example() -> State:
    """Maria, Fyodor, Artyom and Anna, as in the rulebook."""
    held = {"A": "b30", "B": "b31", "C": "b32 b33", "D": "b34 b35 b36"}
    return table(
        *FIVE_FLOORS,
        seats=4,
        held=held,
        A=crew(2, 1, 0, 0, 1, 1),
        B=crew(2, 1, 1, 0, 0, 1),
        C=crew(0, 2, 0, 2, 0, 1),
        D=crew(1, 2, 1, 0, 1, 0),
    )


@pytest.mark.clause("S-E2")
def test_the_worked_example_gives_the_five_points_to_fyodor() -> None:
    state = example()
    assert workers_by_floor(state) == {
        5: [2, 2, 0, 1],
        4: [1, 1, 2, 2],
        3: [0, 1, 0, 1],
        2: [0, 0, 2, 0],
        1: [1, 0, 0, 1],
        0: [1, 1, 1, 0],
    }
    told = heard(play(state, Pick(number("b30"))), placed(LAST))
    assert Topped(B, 3) in told
    assert [event for event in told if isinstance(event, Topped)] == [Topped(B, 3)]


@pytest.mark.clause("S-E1", "S-S2")
def test_the_last_card_ends_the_game_for_5_and_the_others_lose_1_a_card_left() -> None:
    state = example()
    told = heard(play(state, Pick(number("b30"))), placed(LAST))
    after = built(state, LAST)
    assert after.result is not None
    assert after.result.reason == "skyscraper-over-finished"
    built_for = after.scores[A] - 5
    assert built_for > 0
    assert after.scores == (built_for + 5, 5 - 1, -2, -3)
    assert Finished(A) in told
    assert [event for event in told if isinstance(event, Left)] == [
        Left(B, 1),
        Left(C, 2),
        Left(D, 3),
    ]
    assert told[-1] == Over(after.scores)
    assert GAME.active(after) == ()
    refused = GAME.refuse(after, B, Pass())
    assert refused is not None
    assert refused.clause == "S-E1"


@pytest.mark.clause("S-E1")
def test_extra_supports_do_not_count() -> None:
    state = table(A="-1 0 0", held={"A": "b30"})
    after = built(state, "prop Y -2 1 0")
    assert after.result is None
    done = built(
        table("b21 F 0 0 2", A="0 0 2", held={"A": "b30"}), "b30 X 0 0 2 bottom left right"
    )
    assert done.supports[A]
    assert done.result is not None


@pytest.mark.clause("S-E1")
def test_three_full_rounds_without_a_card_end_the_game_without_the_5() -> None:
    state = table("b21 F 0 0 2", A="0 0 2", B="1 1 2", held={"A": "b30 b31 b32", "B": "b28"})
    state = turn_over(built(state, "b30 X 0 0 2 bottom left right"))
    for _ in range(5):
        state = turn_over(state)
        assert state.result is None
    points = state.scores[A]
    ended = turn_over(state)
    assert ended.result is not None
    assert ended.result.reason == "skyscraper-over-stalled"
    assert ended.scores == (points - 2, -1)


@pytest.mark.clause("S-E1", "S-X1")
def test_a_round_is_a_turn_of_everybody_who_is_not_out() -> None:
    state = replace(table(seats=3), out=(False, True, False))
    for _ in range(5):
        state = turn_over(state)
        assert state.result is None
    ended = turn_over(state)
    assert ended.result is not None
    assert ended.result.reason == "skyscraper-over-stalled"


@pytest.mark.clause("S-E1", "S-E2")
def test_after_three_rounds_without_a_card_the_highest_floor_counts_all_the_same() -> None:
    state = table("b21 F 0 0 2", A="0 0 2", B="-1 0 0")
    for _ in range(5):
        state = turn_over(state)
    assert Topped(A, 1) in heard(state, Pass())
    assert turn_over(state).scores == (5 - 1, -1)


@pytest.mark.clause("S-E1")
def test_rounds_before_the_first_card_count_too() -> None:
    state = table(seats=3)
    for _ in range(8):
        state = turn_over(state)
    assert state.result is None
    assert turn_over(state).result is not None


@pytest.mark.clause("S-E2")
def test_equal_all_the_way_down_nobody_gets_them() -> None:
    state = table("b21 F 0 0 2", A="0 0 2, -1 0 0", B="1 1 2, 0 0 0")
    assert topped(state, None) == state
    assert topped(table(), None).scores == (0, 0)


@pytest.mark.clause("S-E2")
def test_an_empty_top_floor_is_a_tie_at_0() -> None:
    state = table("b21 F 0 0 2", "b22 X 0 0 2", "b23 F 0 0 4", A="0 0 2", B="-1 0 0")
    told = Listener()
    assert topped(state, told).scores == (5, 0)
    assert [one.event for one in told.told] == [Topped(A, 1)]


@pytest.mark.clause("S-E2", "S-X1")
def test_only_visible_workers_of_players_who_are_not_out_count() -> None:
    room = (
        "b21 F 0 0 2",
        "b22 X 0 0 2",
        "b23 X 2 0 2",
        "b24 Y 0 0 2",
        "b29 Y 0 2 2",
        "b25 F 0 0 4",
    )
    state = table(*room, seats=3, A="0 0 2", B="-1 0 0", C="0 0 4")
    assert topped(state, None).scores == (0, 0, 5)
    assert topped(replace(state, out=(False, False, True)), None).scores == (0, 5, 0)


@pytest.mark.clause("S-E2")
def test_floors_of_one_number_in_several_towers_count_together() -> None:
    towers = ("b21 F -2 0 2", "b22 F 2 0 2")
    state = table(*towers, A="-2 0 2, 2 0 2", B="-2 0 2")
    assert len(floor_plan(building(*towers)).floors) == 3
    assert workers_by_floor(state)[1] == [2, 1]


@pytest.mark.clause("S-E3")
def test_most_points_win_and_equal_is_shared() -> None:
    state = replace(table(seats=3), quiet=8, scores=(4, 6, 6))
    after = turn_over(state)
    assert after.result is not None
    assert after.result.winners == (B, C)
    assert after.result.scores == (3, 5, 5)


@pytest.mark.clause("S-E3", "S-F3")
def test_if_all_others_are_out_the_last_player_wins_at_once() -> None:
    state = replace(table(A="-1 0 0"), scores=(-3, -41))
    told = Listener()
    assert eliminated(state, told).out == (False, True)
    assert [one.event for one in told.told] == [Out(B, "S-F3")]
    after = built(state, "prop Y -2 1 0")
    assert after.result is not None
    assert (after.result.winners, after.result.reason) == ((A,), "skyscraper-over-alone")


@pytest.mark.clause("S-S2", "S-P3")
def test_aims_pay_five_for_the_last_card_and_five_for_the_highest_floor() -> None:
    state = picked(table("b21 F 0 0 2 left right", A="0 0 2", held={"A": "b31"}), "b31")
    wall = placed("b31 X 0 0 2 bottom top mid_v")
    foreseen = GAME.preview(state, A, wall)
    assert foreseen is not None
    assert foreseen.points == 2
    after = GAME.apply(state, A, wall)
    assert after.scores == (2 + 5 + 5, -1)


@pytest.mark.clause("S-E1")
def test_no_game_is_longer_than_three_rounds_a_card() -> None:
    """36 cards and none; a turn has 40 cards taken up and back, three actions and five free moves,
    each with an answer, and at most every worker on the site put back."""
    an_act = 1 + 1 + 2 * 5
    a_turn = 40 * 2 + (3 + 5) * an_act
    turns = (36 + 1) * (3 * 2 + 1)
    assert GAME.bound(start(2)) == 2 + turns * a_turn
    assert GAME.bound(start(2, "real")) == 2 + 10 * turns * a_turn
