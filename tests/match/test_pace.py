"""A turn's time is arithmetic, too: it runs for whoever is waited for, and its end is an entry."""

from typing import Any

import pytest
from tests.laws.lantern.actions import Rest

from igroteka.games import SHELF
from igroteka.kernel import BadOption, StaleStep
from igroteka.match import (
    Handed,
    Match,
    Overdue,
    Resigned,
    TakenBack,
    frame,
    is_days,
    may_return,
    new_match,
    rebuild,
    record_of,
    run_late,
    turn_ms,
)

from .tables import ANN, BOB, lantern

TURN_MS = 60_000
BOT = "random"


def roads(pace: str = "60s", at_ms: int = 0) -> Match[Any, Any]:
    """Dealt, with both at the table: somebody is to lay a card."""
    match = new_match(SHELF["roads"], 2, {}, "oak", pace=pace)
    for seat in (ANN, BOB):
        match.append(Handed(at_ms, seat, ""))
    while not any(seat >= 0 for seat in match.active()):
        match.throw(at_ms)
    return match


def lay(match: Match[Any, Any], at_ms: int) -> None:
    (seat,) = match.active()
    match.play(seat, match.game.legal(match.state, seat)[0], at_ms)


def test_the_time_of_whoever_is_asked_runs_and_nobody_elses() -> None:
    match = roads(at_ms=500)
    (mover,) = match.active()
    assert {seat: clock.due_ms for seat, clock in match.turns.items()} == {mover: 500 + TURN_MS}


def test_it_is_up_at_its_own_time_however_late_it_is_asked() -> None:
    match = roads()
    (mover,) = match.active()
    assert run_late(match, TURN_MS - 1, BOT) is None
    assert run_late(match, TURN_MS + 700, BOT) == Overdue(TURN_MS, mover, BOT)
    assert run_late(match, 10 * TURN_MS, BOT) is None
    assert match.minds == {mover: BOT}
    assert match.bots == {}


def test_nobody_moves_between_the_last_second_and_the_bell() -> None:
    match = roads()
    with pytest.raises(StaleStep, match="tick first"):
        lay(match, TURN_MS)
    lay(match, TURN_MS - 1)


def test_the_next_turn_has_all_its_time_again() -> None:
    match = roads()
    (mover,) = match.active()
    lay(match, 50_000)
    (other,) = match.active()
    assert match.turns[other].due_ms == 50_000 + TURN_MS
    lay(match, 70_000)
    assert match.turns[mover].due_ms == 70_000 + TURN_MS


def test_a_bot_moves_for_the_one_turn_only() -> None:
    match = roads()
    (mover,) = match.active()
    run_late(match, TURN_MS, BOT)
    assert frame(match, mover).legal == ()
    assert not may_return(match, mover)
    lay(match, TURN_MS + 10)
    assert match.late == {}
    lay(match, TURN_MS + 20)
    assert mover in match.turns
    assert frame(match, mover).legal


def test_bots_and_those_who_never_came_have_no_clock() -> None:
    match = new_match(SHELF["roads"], 2, {}, "oak", pace="60s")
    match.append(Handed(0, BOB, BOT))
    while not any(seat >= 0 for seat in match.active()):
        match.throw()
    for _ in range(4):
        assert match.turns == {}
        lay(match, 10**7)
    match.append(Handed(10**7, ANN, ""))
    while match.active() != (ANN,):
        lay(match, 10**7)
    assert set(match.turns) == {ANN}
    match.append(Handed(10**7, ANN, BOT))
    assert match.turns == {}


def test_those_who_act_at_once_have_each_their_own() -> None:
    match = lantern(sand="off", pace="60s")
    match.append(Handed(0, ANN, ""))
    match.append(Handed(10_000, BOB, ""))
    assert match.turns[ANN].due_ms == TURN_MS
    assert match.turns[BOB].due_ms == 10_000 + TURN_MS
    match.play(BOB, Rest(), 20_000)
    assert set(match.turns) == {ANN}
    assert match.turns[ANN].due_ms == TURN_MS


def test_where_sand_runs_the_sand_is_the_clock() -> None:
    match = lantern(pace="60s")
    match.append(Handed(0, ANN, ""))
    assert match.sand
    assert all(clock.due_ms is None for clock in match.turns.values())
    assert run_late(match, 10**9, BOT) is None


def test_while_chance_has_the_word_it_stands_still() -> None:
    """A tower may take its time to fall."""
    match = new_match(SHELF["clockwork"], 2, {}, "oak", pace="60s")
    for seat in (ANN, BOB):
        match.append(Handed(0, seat, ""))
    stood = False
    now_ms = 0
    for _ in range(60):
        now_ms += 1_000
        active = match.active()
        if active[0] >= 0:
            match.play(active[0], match.game.legal(match.state, active[0])[0], now_ms)
        else:
            before = {seat: clock.left(now_ms) for seat, clock in match.turns.items()}
            stood = stood or bool(before)
            assert all(clock.due_ms is None for clock in match.turns.values())
            assert {seat: c.left(now_ms + 9_999) for seat, c in match.turns.items()} == before
            match.throw(now_ms + 9_999)
            now_ms += 9_999
    assert stood


def test_taking_back_gives_the_time_back_that_ran_since() -> None:
    match = roads()
    (mover,) = match.active()
    lay(match, 20_000)
    match.append(TakenBack(50_000, mover, match.step - 1))
    assert match.turns[mover].left(50_000) == TURN_MS - 20_000


def test_it_goes_on_from_the_log_alone() -> None:
    match = roads()
    lay(match, 20_000)
    run_late(match, 20_000 + TURN_MS, BOT)
    record = record_of(match)
    again = rebuild(match.game, record.header, record.entries)
    assert again.turns == match.turns
    assert again.late == match.late
    assert frame(again, ANN).turns == frame(match, ANN).turns


def test_nothing_is_counted_once_it_is_over() -> None:
    match = roads()
    match.append(Resigned(1_000, ANN))
    assert match.outcome()
    assert match.turns == {}


def test_without_a_pace_nobody_counts() -> None:
    match = roads(pace="")
    assert match.turns == {}
    assert match.due_ms() is None


@pytest.mark.parametrize(
    ("pace", "ms"), [("", 0), ("10s", 10_000), ("5m", 300_000), ("14d", 14 * 86_400_000)]
)
def test_paces(pace: str, ms: int) -> None:
    assert turn_ms(pace) == ms
    assert is_days(pace) is pace.endswith("d")


@pytest.mark.parametrize(
    "pace", ["9s", "61m", "15d", "0d", "5", "s", "1h", "1e3s", "-5s", " 5m", "5d "]
)
def test_other_paces_are_refused(pace: str) -> None:
    with pytest.raises(BadOption, match="option pace"):
        turn_ms(pace)
