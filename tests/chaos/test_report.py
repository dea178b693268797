"""How long play stood still, counted on planted histories; and what is then said of it."""

import pytest

from .checker import Fault, Verdict
from .faults import Struck
from .history import Told
from .report import Report, page, pause, silences, told


def seen(at_s: float, step: int, lane: int = 0, seat: int = 0) -> Told:
    return Told(at_s, lane, seat, "seen", f"t{lane}", 1, step=step)


@pytest.mark.parametrize(
    ("moments", "longest"),
    [
        ((1.0, 12.0, 13.0, 19.0), 6.0),
        ((10.5, 16.0), 5.5),
        ((11.0, 12.0), 8.0),
        ((), 10.0),
        ((25.0,), 10.0),
    ],
)
def test_the_longest_pause_between_a_fault_and_the_next(
    moments: tuple[float, ...], longest: float
) -> None:
    assert pause(moments, 10.0, 20.0) == longest


def test_a_step_seen_again_is_no_play_and_the_slowest_table_counts() -> None:
    history = [seen(1, 1), seen(1, 1, lane=1), seen(4, 1, seat=1), seen(7, 2), seen(3, 2, lane=1)]
    (found,) = silences(history, [Struck("kill", "house0", 2.0, 2.0)], 2, 8.0)
    assert (found.times, found.worst_s, found.within) == (1, 5.0, 1)


def test_a_table_that_stood_still_for_longer_is_late() -> None:
    history = [seen(1, 1), seen(7.5, 2)]
    struck = [Struck("stop", "house1", 2.0, 2.0), Struck("postgres", "postgres", 8.0, 9.0)]
    stop, postgres = silences(history, struck, 1, 12.0)
    assert (stop.within, postgres.within, postgres.worst_s) == (0, 1, 3.0)


def a_report(*faults: Fault, acknowledged: int = 9) -> Report:
    verdict = Verdict(1, 10, 9, acknowledged, 20, 2, faults)
    where = ("a file", "all on one address", "alike")
    kill = silences([seen(1, 1), seen(3, 2)], [Struck("kill", "house0", 2.0, 2.0)], 1, 4.0)
    return Report("elm", 4.0, 1, 0, *where, 1, 2, 0.5, 1, kill, verdict, {})


def test_a_run_is_sound_if_there_was_play_and_nothing_is_wrong() -> None:
    assert a_report().sound
    assert not a_report(acknowledged=0).sound
    assert not a_report(Fault("lost", "t0", "click a1")).sound


def test_the_page_and_the_last_lines_say_what_was_found() -> None:
    report = a_report(Fault("lost", "t0", "click a1"))
    for text in (page(report), told(report)):
        assert "| kill -9 of a house | 1 | 1.0 s | 1.0 s | 1 of 1 |" in text
        assert "1 acknowledged or shown moves lost" in text
        assert "0 moves doubled" in text
    assert told(report).endswith("NOT SOUND")
