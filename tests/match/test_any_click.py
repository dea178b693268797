"""Whatever a browser says, a match answers with one of its own errors and goes on."""

from functools import lru_cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.laws.cases import CASES

from igroteka.kernel import CHANCE, NP, IllegalAction, Seat, StaleStep, TooFast, encode
from igroteka.match import Match, Played, new_match, wander

ONE_EACH = tuple({case.game.id: case for case in reversed(CASES)}.values())
ANSWERS = (IllegalAction, StaleStep, TooFast)
ANY_STEP = st.one_of(st.integers(-3, 400), st.integers(), st.none())
# For chance and the non-player nobody can click.
ANY_SEAT = st.integers(-6, 12).filter(lambda seat: seat not in (CHANCE, NP)).map(Seat)


def somewhere(case: Any, seed: int, steps: int) -> Match[Any, Any]:
    match, rng = new_match(case.game, case.seats, case.options, f"{seed}"), Random(seed)
    for _ in range(steps):
        if not wander(match, rng):
            break
    return match


@lru_cache
def actions_of(number: int) -> list[Any]:
    """Whatever was done by anybody in a game, chance and clock too."""
    match = somewhere(ONE_EACH[number], 9, 60)
    return [entry.action for entry in match.log if isinstance(entry, Played)]


def of_now(match: Match[Any, Any]) -> list[Any]:
    return [one for seat in match.seats for one in match.game.legal(match.state, seat)[:4]]


@pytest.mark.parametrize("number", range(len(ONE_EACH)))
@given(data=st.data())
@settings(max_examples=12)
def test_any_step_seat_and_action_is_played_or_refused(number: int, data: st.DataObject) -> None:
    match = somewhere(ONE_EACH[number], data.draw(st.integers(0, 3)), data.draw(st.integers(0, 40)))
    before, log = encode(match.state), len(match.log)
    action = data.draw(st.sampled_from([*of_now(match), *actions_of(number)]))
    seat, seen = data.draw(ANY_SEAT), data.draw(ANY_STEP)
    try:
        match.play(seat, action, match.now_ms, seen_step=seen)
    except ANSWERS:
        assert encode(match.state) == before
        assert len(match.log) == log
    else:
        assert len(match.log) == log + 1


def test_a_click_of_before_the_first_question_is_stale_or_refused() -> None:
    last = len(ONE_EACH) - 1
    case = ONE_EACH[last]
    match = new_match(case.game, case.seats, case.options, "early")
    for seat in match.seats:
        for action in actions_of(last):
            with pytest.raises(ANSWERS):
                match.play(seat, action, seen_step=-1)
