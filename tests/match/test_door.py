"""The checked door: what may pass, and what is said to the rest."""

import pytest
from tests.laws.lantern.actions import Peek, Rest, Rummage, SandOut, Swap, Take
from tests.laws.lantern.events import Peeked

from igroteka.kernel import CHANCE, CLOCK, NP, IllegalAction, Listener, StaleStep, encode
from igroteka.match import Handed, Played, frame

from .tables import ANN, BOB, lantern, legal, move, mover, roads


def test_a_legal_move_becomes_an_entry() -> None:
    match = roads()
    seat, action = mover(match), legal(match)[0]
    entry = match.play(seat, action, at_ms=1500)
    assert (entry.seat, entry.action, entry.at_ms) == (seat, action, 1500)
    assert match.log[-1] is entry


def test_a_move_out_of_turn_is_refused_with_its_clause() -> None:
    match = roads()
    waiting = BOB if mover(match) == ANN else ANN
    with pytest.raises(IllegalAction) as refused:
        match.play(waiting, legal(match)[0])
    assert refused.value.refusal.clause == "R-P3"
    assert refused.value.step == match.step


def test_a_refused_move_leaves_no_trace() -> None:
    match = lantern()
    before = encode(match.state), match.step
    with pytest.raises(IllegalAction, match="L-3"):
        match.play(ANN, Swap(0, 99))
    assert (encode(match.state), match.step) == before


def test_players_may_not_throw_dice_or_turn_the_glass() -> None:
    match = lantern()
    with pytest.raises(IllegalAction, match="refuse-not-a-players-move"):
        match.play(ANN, SandOut(1))


def test_chance_and_the_keeper_act_only_when_it_is_their_turn() -> None:
    match = lantern(sand="off")
    for seat in (CHANCE, CLOCK, NP):
        with pytest.raises(IllegalAction):
            match.play(seat, Take(0))


def test_once_it_is_over_nothing_is_played() -> None:
    match = lantern(rounds="1")
    for seat in (ANN, BOB):
        match.play(seat, Rest())
    match.non_player()
    assert match.outcome() is not None
    assert match.active() == ()
    with pytest.raises(IllegalAction, match="refuse-game-over"):
        match.play(ANN, Rest())


def test_time_never_runs_backwards() -> None:
    match = roads()
    move(match, at_ms=5000)
    move(match, at_ms=100)
    assert [entry.at_ms for entry in match.log[-2:]] == [5000, 5000]


# stale clicks


def test_a_click_is_stale_when_its_own_question_has_passed() -> None:
    match = roads()
    seen, seat, action = match.step, mover(match), legal(match)[0]
    match.play(seat, action, seen_step=seen)
    with pytest.raises(StaleStep):
        match.play(seat, action, seen_step=seen)


def test_a_click_is_not_stale_because_somebody_else_was_faster() -> None:
    match = lantern()
    seen = match.step
    match.play(ANN, Swap(0, 1), seen_step=seen)
    match.play(BOB, Swap(1, 3), seen_step=seen)
    assert match.step == seen + 2


def test_a_late_click_is_judged_by_the_position_of_now() -> None:
    """Not stale, but what it wants is gone."""
    match = lantern()
    seen = match.step
    match.play(ANN, Swap(0, 1), seen_step=seen)
    with pytest.raises(IllegalAction, match="L-3"):
        match.play(BOB, Swap(0, 1), seen_step=seen)


def test_a_click_is_stale_when_the_sand_took_the_question_away() -> None:
    match = lantern(sand="3")
    seen = match.step
    match.tick(3000)
    with pytest.raises(StaleStep):
        match.play(ANN, Rest(), at_ms=3000, seen_step=seen)


def test_a_click_is_stale_when_the_same_is_asked_again_a_round_later() -> None:
    match = lantern()
    seen = match.step
    match.tick(3000)
    match.non_player()
    match.throw()
    assert ANN in match.active()
    with pytest.raises(StaleStep):
        match.play(ANN, Rest(), at_ms=3000, seen_step=seen)


def test_a_touch_leaves_the_question_open() -> None:
    """The next may be on its way before the answer to the first is seen."""
    match = lantern()
    seen = match.step
    match.play(ANN, Peek(0), 100, seen_step=seen)
    match.play(ANN, Peek(1), 200, seen_step=seen)
    assert match.step == seen + 2


def test_a_frame_says_since_when_an_answer_is_in_time() -> None:
    """The page waits by it: one step older is late, that very step is not."""
    match = lantern()
    match.play(ANN, Swap(0, 1), seen_step=match.step)
    match.play(BOB, Swap(1, 3), seen_step=match.step)
    asked = frame(match, ANN).asked_at
    assert asked < match.step
    with pytest.raises(StaleStep):
        match.play(ANN, Rest(), seen_step=asked - 1)
    match.play(ANN, Rest(), seen_step=asked)


def test_handing_a_seat_over_makes_no_click_stale() -> None:
    match = lantern()
    seen = match.step
    match.append(Handed(0, BOB, "random"))
    match.play(ANN, Rummage(), seen_step=seen)
    assert CHANCE in match.active()
    assert BOB in match.active()


def test_whoever_comes_back_does_not_see_again_what_was_shown_once() -> None:
    """Remembering is part of the game."""
    match, told = lantern(), Listener()
    match.play(ANN, Peek(0), emit=told)
    assert frame(match, ANN, told).events == (Peeked(ANN, 0, 5),)
    assert frame(match, ANN, told, again=True).events == (Peeked(ANN, 0),)


def test_how_the_hand_did_it_is_kept_in_the_log() -> None:
    match = lantern()
    match.play(ANN, Swap(0, 1, shake=7))
    assert match.log[-1] == Played(0, ANN, Swap(0, 1, shake=7))
