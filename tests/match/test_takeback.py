"""Taking back: an entry like any other, and only where the asker has learned nothing."""

import pytest
from tests.laws.lantern.actions import Peek, Rest, Rummage

from igroteka.kernel import Seat, encode, stream
from igroteka.match import TakenBack, rebuild, record_of, takeback_step, wander

from .tables import ANN, BOB, lantern, move, mover, roads


def test_one_goes_back_to_just_before_ones_own_last_move() -> None:
    match = roads()
    first, second = move(match), move(match)
    assert takeback_step(match, second) == match.step - 1
    assert takeback_step(match, first) == match.step - 2


def test_the_position_is_restored_and_nothing_is_deleted() -> None:
    match = roads()
    before, length = encode(match.state), match.step
    seat = move(match)
    match.append(TakenBack(0, seat, length))
    assert encode(match.state) == before
    assert match.step == length + 2
    assert mover(match) == seat


def test_whoever_has_not_moved_has_nothing_to_take_back() -> None:
    match = roads()
    seat = move(match)
    assert takeback_step(match, Seat(1 - seat)) is None


def test_a_move_taken_back_cannot_be_taken_back_again() -> None:
    match = roads()
    seat = move(match)
    match.append(TakenBack(0, seat, match.step - 1))
    assert takeback_step(match, seat) is None
    with pytest.raises(LookupError):
        match.append(TakenBack(0, seat, match.step - 2))


def test_two_may_take_back_one_after_the_other() -> None:
    match = roads()
    start = match.step
    first, second = move(match), move(match)
    match.append(TakenBack(0, second, start + 1))
    match.append(TakenBack(0, first, start))
    assert encode(match.state) == encode(match.positions[start])


def test_after_chance_has_spoken_it_is_too_late() -> None:
    match = roads(variant="heap", cards="12", seed="ash")
    seat = move(match)
    assert takeback_step(match, seat) is None


def test_after_the_sand_has_run_out_it_is_too_late() -> None:
    match = lantern()
    match.play(ANN, Rest(), 100)
    assert takeback_step(match, ANN) is not None
    match.tick(3000)
    assert takeback_step(match, ANN) is None


def test_whoever_has_seen_a_hidden_card_may_not_take_back() -> None:
    match = lantern()
    match.play(ANN, Peek(0))
    assert takeback_step(match, ANN) is None


def test_anothers_look_does_not_bind_me() -> None:
    match = lantern()
    match.play(ANN, Rummage())
    match.play(BOB, Peek(0))
    assert takeback_step(match, ANN) == match.step - 2


def test_a_card_another_laid_in_a_game_of_three_was_hidden() -> None:
    match = roads(3)
    first = move(match)
    assert takeback_step(match, first) == match.step - 1
    move(match)
    assert takeback_step(match, first) is None


def test_whoever_has_put_another_out_may_not_take_back() -> None:
    """It showed that nothing in that hand fits."""
    match, rng = roads(3, field="5x5"), stream("w", 14)
    while not match.state.out:
        (entry,) = wander(match, rng)
    assert match.active()
    assert takeback_step(match, entry.seat) is None


def test_at_the_end_nothing_is_taken_back() -> None:
    match = roads(cards="12")
    while match.active():
        seat = move(match)
    assert takeback_step(match, seat) is None


def test_a_log_with_takebacks_replays() -> None:
    match = roads()
    for _ in range(3):
        seat = move(match)
    match.append(TakenBack(0, seat, match.step - 1))
    move(match)
    record = record_of(match)
    again = rebuild(match.game, record.header, record.entries)
    assert encode(again.state) == encode(match.state)
    assert again.line == match.line
    assert again.asked_at == match.asked_at
