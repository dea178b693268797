"""Sand is arithmetic on a clock that somebody hands in."""

import pytest
from msgspec.structs import replace
from tests.laws.lantern import Lantern
from tests.laws.lantern.actions import LanternAction, Peek, Rest, Rummage, SandOut, Swap
from tests.laws.lantern.state import State

from igroteka.kernel import CLOCK, Emit, IllegalAction, Seat, StaleStep, TooFast
from igroteka.match import Played, TakenBack, frame, rebuild, record_of

from .tables import ANN, BOB, lantern

SAND_MS = 3000


def test_the_glass_speaks_when_its_time_is_up_and_not_before() -> None:
    match = lantern()
    assert match.tick(SAND_MS - 1) == []
    assert match.tick(SAND_MS) == [Played(SAND_MS, CLOCK, SandOut(1))]
    assert match.tick(SAND_MS) == []


def test_it_speaks_at_its_own_time_however_late_it_is_asked() -> None:
    match = lantern()
    assert match.tick(SAND_MS + 500)[0].at_ms == SAND_MS


def test_it_runs_from_the_step_that_turned_it() -> None:
    match = lantern(at_ms=700)
    assert match.tick(SAND_MS + 699) == []
    assert match.tick(SAND_MS + 700)


def test_moves_do_not_stop_the_sand() -> None:
    match = lantern()
    match.play(ANN, Swap(0, 1), 1000)
    match.play(BOB, Swap(1, 3), 2900)
    assert match.sand["sand-1"].left_ms(2900) == 100
    assert match.tick(SAND_MS)


def test_nobody_acts_between_the_last_grain_and_the_bell() -> None:
    match = lantern()
    with pytest.raises(StaleStep, match="tick first"):
        match.play(ANN, Rest(), SAND_MS)
    match.play(ANN, Rest(), SAND_MS - 1)


def test_the_clock_does_not_speak_before_its_time() -> None:
    with pytest.raises(IllegalAction):
        lantern().play(CLOCK, SandOut(1), 100)


def test_a_new_round_turns_a_new_glass() -> None:
    match = lantern()
    match.tick(SAND_MS)
    match.non_player(4000)
    match.throw(5000)
    assert list(match.sand) == ["sand-2"]
    assert match.sand["sand-2"].due_ms == 5000 + SAND_MS


def test_without_sand_nothing_ever_runs_out() -> None:
    match = lantern(sand="off")
    assert match.sand == {}
    assert CLOCK not in match.active()
    assert match.tick(10**9) == []


def test_taking_back_gives_the_sand_back_that_ran_since_the_move() -> None:
    match = lantern()
    match.play(ANN, Rummage(), 1000)
    match.append(TakenBack(2500, ANN, match.step - 1))
    assert match.sand["sand-1"].left_ms(2500) == SAND_MS - 1000
    assert match.tick(2500 + SAND_MS - 1001) == []
    assert match.tick(2500 + SAND_MS - 1000)


def test_sand_resumes_from_the_log_alone() -> None:
    match = lantern()
    match.play(ANN, Swap(0, 1), 1200)
    record = record_of(match)
    again = rebuild(match.game, record.header, record.entries)
    assert again.sand == match.sand
    assert frame(again, BOB, now_ms=2000).sand[0].left_ms == SAND_MS - 2000


def test_a_frame_shows_no_less_than_nothing() -> None:
    assert frame(lantern(), ANN, now_ms=SAND_MS + 999).sand[0].left_ms == 0


def test_fingers_are_not_faster_than_the_table_allows() -> None:
    """Two looks a second for each seat, counted in the log."""
    match = lantern(seats=3)
    match.game = Lavish()
    for place, at_ms in ((0, 100), (1, 300)):
        match.play(ANN, Peek(place), at_ms)
        match.play(BOB, Peek(place), at_ms)
    with pytest.raises(TooFast, match="peek at most 2 times in 1000 ms"):
        match.play(ANN, Peek(2), 1099)
    assert match.play(ANN, Peek(2), 1100).at_ms == 1100


class Lavish(Lantern):
    """Oil for ever."""

    def apply(
        self, state: State, seat: Seat, action: LanternAction, emit: Emit | None = None
    ) -> State:
        return replace(super().apply(state, seat, action, emit), oil=(2,) * state.seats)
