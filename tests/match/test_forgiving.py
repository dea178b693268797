"""A broken line gives sand back: once a glass, within a bound, the same for all."""

from typing import Any

import pytest
from tests.laws.lantern.actions import Rest, Rummage

from igroteka.kernel import CHANCE
from igroteka.match import (
    Forgiven,
    Match,
    TakenBack,
    forgive,
    frame,
    new_match,
    rebuild,
    record_of,
    verify,
)

from .tables import ANN, BOB, LANTERN, lantern

SAND_MS = 60_000
MOST_MS = 15_000


def glass() -> Match[Any, Any]:
    return lantern(sand="60")


def thrown() -> Match[Any, Any]:
    """With the dice of its seed, so that it can be verified."""
    match = new_match(LANTERN, 2, {"sand": "60"}, "wick")
    while CHANCE in match.active():
        match.throw()
    return match


def test_what_ran_while_a_line_was_broken_runs_again() -> None:
    match = glass()
    assert forgive(match, ANN, 20_000, 28_000) == Forgiven(28_000, ANN, 8_000)
    assert match.sand["sand-1"].left_ms(28_000) == SAND_MS - 20_000
    assert match.tick(SAND_MS + 7_999) == []
    assert match.tick(SAND_MS + 8_000)


def test_never_more_than_a_quarter_of_the_glass() -> None:
    match = glass()
    entry = forgive(match, ANN, 0, 50_000)
    assert entry is not None
    assert entry.ms == MOST_MS


def test_pulling_the_plug_again_gives_nothing() -> None:
    match = glass()
    assert forgive(match, ANN, 10_000, 13_000)
    assert forgive(match, ANN, 20_000, 30_000) is None
    assert forgive(match, BOB, 20_000, 30_000) is None
    assert match.sand["sand-1"].due_ms == SAND_MS + 3_000


def test_the_next_glass_may_forgive_again() -> None:
    match = glass()
    forgive(match, ANN, 0, 5_000)
    match.tick(SAND_MS + 5_000)
    match.non_player(70_000)
    match.throw(70_000)
    assert forgive(match, ANN, 72_000, 75_000) == Forgiven(75_000, ANN, 3_000)


def test_a_line_broken_before_the_glass_was_turned_counts_from_then() -> None:
    match = lantern(at_ms=4_000, sand="60")
    assert forgive(match, ANN, 0, 6_000) == Forgiven(6_000, ANN, 2_000)


def test_a_stumble_is_not_worth_an_entry() -> None:
    assert forgive(glass(), ANN, 20_000, 20_900) is None


def test_who_is_not_waited_for_costs_the_others_nothing() -> None:
    match = glass()
    match.play(ANN, Rest(), 1_000)
    assert ANN not in match.active()
    assert forgive(match, ANN, 2_000, 9_000) is None


def test_a_takeback_takes_the_gift_with_it() -> None:
    match = glass()
    match.play(ANN, Rummage(), 10_000)
    forgive(match, BOB, 11_000, 21_000)
    match.append(TakenBack(22_000, ANN, match.step - 2))
    assert match.sand["sand-1"].left_ms(22_000) == SAND_MS - 10_000


def test_it_is_in_the_log_and_everybody_is_told() -> None:
    match = glass()
    forgive(match, ANN, 20_000, 28_000)
    record = record_of(match)
    again = rebuild(match.game, record.header, record.entries)
    assert again.sand == match.sand
    for seat in (ANN, BOB, None):
        note = frame(match, seat, now_ms=28_000).note
        assert note is not None
        assert (note.kind, note.seat, note.ms) == ("forgiven", ANN, 8_000)
        assert frame(match, seat, now_ms=28_000).sand[0].left_ms == SAND_MS - 20_000


@pytest.mark.parametrize("ms", [MOST_MS + 1, 0, -5])
def test_a_record_that_gives_too_much_is_found_out(ms: int) -> None:
    match = thrown()
    match.append(Forgiven(30_000, ANN, ms))
    assert "of sand given back" in verify(match, "wick").fault


def test_a_record_that_gives_twice_is_found_out() -> None:
    match = thrown()
    match.append(Forgiven(30_000, ANN, 5_000))
    assert verify(match, "wick").fault == ""
    match.append(Forgiven(40_000, ANN, 5_000))
    assert "of sand given back" in verify(match, "wick").fault
