"""A turn that builds higher than ever counts twice, all of it and once (S-P3)."""

import pytest
from msgspec.structs import replace

from igroteka.games.skyscraper.actions import Pick, Rest, Settle
from igroteka.games.skyscraper.events import Scored
from igroteka.games.skyscraper.state import State

from .table import GAME, A, B, built, heard, number, picked, placed, play, table, turn_over

ROOF = "b21 F 0 0 2"
FLAT = "b13 F -2 0 2 left right"
WALL = "b06 X 0 0 2 left right bottom"
LEVEL = "b11 X 2 0 2 left right bottom top"
HELD = {"A": "b06 b11 b13 b28"}


def scored(state: State, text: str) -> Scored:
    told = heard(picked(state, text.split()[0]), placed(text))
    return next(event for event in told if isinstance(event, Scored))


@pytest.mark.clause("S-P3")
def test_what_was_built_before_the_highest_card_counts_twice_too() -> None:
    state = table(ROOF, A="0 0 2", held=HELD)
    low = built(state, FLAT)
    assert (low.gained, low.raised, low.scores[A]) == (2, False, 2)
    assert scored(low, WALL) == Scored(A, 8, 2, True, True)
    high = built(low, WALL)
    assert (high.gained, high.raised) == (5, True)
    assert turn_over(high).scores[A] == 10


@pytest.mark.clause("S-P3")
def test_what_is_built_after_the_highest_card_counts_twice_and_the_turn_only_once() -> None:
    """Level with the highest is not higher, but of the same turn."""
    state = built(table(ROOF, A="0 0 2", held=HELD), WALL)
    assert scored(state, LEVEL) == Scored(A, 4, 1, True, True)
    after = turn_over(built(state, LEVEL))
    assert after.scores[A] == 2 * (2 + 2)


@pytest.mark.clause("S-P3")
def test_it_is_counted_when_the_turn_ends_and_shown_as_it_grows() -> None:
    high = built(table(ROOF, A="0 0 2", held=HELD), WALL)
    assert high.scores[A] == 2
    assert GAME.view(high, B).scores[A] == 4
    after = turn_over(high)
    assert (after.gained, after.raised) == (0, False)
    assert after.scores[A] == GAME.view(after, B).scores[A] == 4


@pytest.mark.clause("S-P3")
def test_the_next_turn_begins_anew() -> None:
    state = turn_over(built(table(ROOF, A="0 0 2", B="0 0 2", held=HELD | {"B": "b11 b28"}), WALL))
    assert scored(state, LEVEL) == Scored(B, 2, 1, True, False)
    assert turn_over(built(state, LEVEL)).scores == (4, 2)


@pytest.mark.clause("S-P3")
def test_a_turn_that_ends_the_game_is_counted_too() -> None:
    state = table(ROOF, A="0 0 2", held={"A": "b06 b13", "B": "b28"})
    after = built(built(state, FLAT), WALL)
    assert after.result is not None
    assert after.scores == (10 + 5 + 5, -1)


@pytest.mark.clause("S-P3")
@pytest.mark.parametrize("answer", [Settle(False), Settle(False, grounded=(4,))])
def test_a_turn_that_is_cut_short_by_the_end_is_counted_too(answer: Settle) -> None:
    """B is out, or the card falls to the ground, in a turn that has climbed for 2."""
    state = table(ROOF, A="0 0 2", hands="forgiving", held=HELD)
    state = play(state, Pick(number("b06")), placed(WALL))
    climbed = replace(state, scores=(2, -40), gained=2, raised=True)
    after = play(climbed, answer)
    assert after.result is not None
    assert after.result.scores[A] == 4


@pytest.mark.clause("S-P3", "S-F1")
def test_what_falls_cost_is_not_doubled() -> None:
    state = table(ROOF, A="0 0 2", B="1 1 2", hands="forgiving", held=HELD)
    state = play(state, Pick(number("b06")), placed(WALL))
    fell = play(state, Settle(stands=True, workers=(Rest(5, None),)))
    assert fell.scores[A] == 2 - 5
    back = turn_over(play(fell, GAME.legal(fell, B)[0]))
    assert back.scores[A] == 4 - 5


@pytest.mark.clause("S-P3", "S-F3")
def test_points_that_are_not_counted_yet_save_nobody_from_minus_forty() -> None:
    state = table(ROOF, A="0 0 2", B="1 1 2", C="-1 0 0", seats=3, hands="forgiving", held=HELD)
    state = replace(state, scores=(-37, 0, 0))
    state = play(state, Pick(number("b06")), placed(WALL))
    fell = play(state, Settle(stands=True, workers=(Rest(5, None),)))
    assert fell.scores[A] == -40
    assert fell.out[A]


@pytest.mark.clause("S-T1")
def test_a_puzzle_of_one_turn_is_missed_when_the_turn_has_passed() -> None:
    state, goal = table(ROOF, A="0 0 2", B="0 0 2", held=HELD), GAME.goals["points"]
    assert not goal.over(state, A, {"points": 9})
    assert goal.over(turn_over(state), A, {"points": 9})
