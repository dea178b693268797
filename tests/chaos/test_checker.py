"""The checker notices what it is for: histories planted by hand."""

import pytest
from msgspec.structs import replace

from .checker import check
from .history import Kept, Kind, Logged, Told, read, write

SEATS = (0, 1)
ENTRIES = (
    Logged(None, None, "deal"),
    Logged("a1", 0, "left"),
    Logged("b1", 1, "right"),
    Logged("a2", 0, "up"),
)


def kept(*entries: Logged, damage: str = "") -> Kept:
    """What is shown after each step is told by the moves until then."""
    views = tuple("+".join(entry.action for entry in entries[:n]) for n in range(len(entries) + 1))
    events = ("", *(entry.action for entry in entries))
    return Kept(entries, dict.fromkeys(SEATS, views), dict.fromkeys(SEATS, events), damage)


def told(kind: Kind, seat: int, step: int = 0, id: str = "", line: int = 1, **more: str) -> Told:
    return Told(0.0, 0, seat, kind, "t", line, id, step, **more)


def a_game(log: Kept) -> list[Told]:
    """As both saw it, and sent it."""
    history = []
    for step, entry in enumerate(log.entries, 1):
        if entry.seat is not None and entry.id:
            history.append(told("sent", entry.seat, step - 1, entry.id, action=entry.action))
            history.append(told("acked", entry.seat, step, entry.id))
        history += [
            told("seen", seat, step, view=log.views[seat][step], events=log.events[seat][step])
            for seat in SEATS
        ]
    return history


LOG = kept(*ENTRIES)
GAME = a_game(LOG)


def kinds(history: list[Told], log: Kept) -> set[str]:
    return {fault.kind for fault in check(history, {"t": log}).faults}


def test_what_happened_as_the_log_says_is_sound() -> None:
    verdict = check(GAME, {"t": LOG})
    assert verdict.faults == ()
    assert (verdict.tables, verdict.entries, verdict.sent) == (1, 4, 3)
    assert (verdict.acknowledged, verdict.seen) == (3, 8)


def test_a_click_that_was_never_acknowledged_may_be_missing() -> None:
    assert kinds([*GAME, told("sent", 1, 4, "b2", action="down")], LOG) == set()


def test_a_lost_move_is_noticed() -> None:
    assert "lost" in kinds(GAME, kept(*ENTRIES[:-1]))


def test_a_lost_move_of_which_only_the_other_was_told_is_noticed() -> None:
    heard = [each for each in GAME if each.kind != "acked"]
    assert "lost" in kinds(heard, kept(*ENTRIES[:-1]))


def test_a_whole_match_that_is_gone_is_noticed() -> None:
    assert {fault.kind for fault in check(GAME, {}).faults} == {"lost"}


def test_another_move_in_its_place_is_noticed() -> None:
    assert "lost" in kinds(GAME, kept(*ENTRIES[:-1], replace(ENTRIES[-1], action="down")))


def test_a_doubled_move_is_noticed_in_the_log() -> None:
    twice = kept(*ENTRIES, ENTRIES[-1])
    assert kinds(a_game(twice), twice) >= {"doubled"}


def test_a_move_acknowledged_at_two_steps_is_noticed() -> None:
    assert kinds([*GAME, told("acked", 0, 3, "a2")], LOG) >= {"doubled", "order"}


@pytest.mark.parametrize("seat", SEATS)
def test_another_order_is_noticed(seat: int) -> None:
    """One client saw two moves the other way round."""
    first, second = LOG.views[0][2], "deal+right"
    swapped = [
        replace(each, view=second) if (each.seat, each.view) == (seat, first) else each
        for each in GAME
    ]
    assert kinds(swapped, LOG) == {"order"}


def test_another_story_of_the_same_step_is_noticed() -> None:
    assert kinds([*GAME, told("seen", 0, 2, view=LOG.views[0][2], events="down")], LOG) == {"order"}


def test_two_clicks_that_were_told_the_same_step_are_noticed_without_the_log() -> None:
    forked = [told("sent", 1, 3, "b9", action="x"), told("acked", 1, 4, "b9")]
    assert kinds([*GAME, *forked], LOG) >= {"order", "lost"}


def test_a_gap_on_one_line_is_noticed_and_none_on_another() -> None:
    seen = [told("seen", 0, step, view=LOG.views[0][step]) for step in (1, 4)]
    assert kinds(seen, kept(*ENTRIES)) == {"order", "stranger"}
    apart = [seen[0], replace(seen[1], line=2)]
    assert kinds(apart, kept(*ENTRIES)) == {"stranger"}


def test_a_move_that_nobody_sent_is_noticed() -> None:
    assert kinds([each for each in GAME if each.id != "b1"], LOG) == {"stranger"}


def test_a_broken_chain_is_noticed() -> None:
    assert kinds(GAME, kept(*ENTRIES, damage="step 3: its hash is another")) == {"chain"}


def test_a_history_is_read_as_it_was_written(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("chaos") / "history.jsonl"
    write(path, GAME)
    assert read(path) == GAME
