"""Records: what replays, what is reported, and what is found out."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.laws.lantern.actions import Rest, SandOut, Swap

from igroteka.kernel import CHANCE, CLOCK, BadLog, BadMessage, decode, encode
from igroteka.match import Match, Played, Record, TakenBack, fork, rebuild, record_of, verify
from igroteka.match.entries import RawPlayed

from .tables import ANN, BOB, LANTERN, ROADS, lantern, move, roads


def finished() -> Match[Any, Any]:
    match = roads(cards="12")
    while match.active():
        move(match)
    return match


def again(record: Record) -> Match[Any, Any]:
    return rebuild(ROADS, record.header, record.entries, record.seed)


def test_a_record_holds_all_that_is_needed() -> None:
    match = finished()
    record = decode(encode(record_of(match, ("Ann", "Bob"))), Record)
    assert record.names == ("Ann", "Bob")
    assert encode(again(record).state) == encode(match.state)


def test_a_record_of_another_game_is_not_replayed() -> None:
    record = record_of(finished())
    with pytest.raises(BadLog, match="a record of 'roads', not of 'lantern'"):
        rebuild(LANTERN, record.header, record.entries)


def test_a_bad_log_names_the_step() -> None:
    record = record_of(finished())
    broken = replace(record.entries[4], action={"type": "Lay", "face": "S"})
    entries = (*record.entries[:4], broken)
    with pytest.raises(BadLog, match="step 4 does not replay \\(rules 1, here 1\\)"):
        rebuild(ROADS, record.header, entries)


def test_a_card_nobody_holds_does_not_replay() -> None:
    record = record_of(finished())
    raw = record.entries[3]
    assert isinstance(raw, RawPlayed)
    forged = replace(raw, action={**raw.action, "face": "Q"})
    with pytest.raises(BadLog, match="step 3"):
        rebuild(ROADS, record.header, (*record.entries[:3], forged))


def test_a_log_in_which_time_runs_backwards_does_not_replay() -> None:
    record = record_of(finished())
    late = replace(record.entries[0], at_ms=9000)
    with pytest.raises(BadLog, match=r"step 1 .* earlier than the step before"):
        rebuild(ROADS, record.header, (late, *record.entries[1:]))


def test_a_header_these_rules_cannot_read_is_reported() -> None:
    record = record_of(finished())
    odd = replace(record.header, options={"variant": "triathlon"})
    with pytest.raises(BadLog, match="the header does not fit rules 1: option variant"):
        rebuild(ROADS, odd, record.entries)


def test_options_that_came_later_have_their_default() -> None:
    record = record_of(finished())
    older = {name: value for name, value in record.header.options.items() if name != "lanes"}
    match = rebuild(ROADS, replace(record.header, options=older), record.entries)
    assert match.header.options["lanes"] == "off"


def test_what_is_no_record_cannot_be_read() -> None:
    for text in (b"", b"[]", b"{}", b'{"header":{},"entries":[]}', b"\xff\xfe"):
        with pytest.raises(BadMessage):
            decode(text, Record)


# dice that can be checked


def test_honest_dice_are_found_honest() -> None:
    match = finished()
    verdict = verify(match, "elm")
    assert verdict.fault == ""
    assert verdict.throws == sum(is_throw(entry) for entry in match.log)
    assert verdict.throws + verdict.moves == match.step


def is_throw(entry: object) -> bool:
    return isinstance(entry, Played) and entry.seat == CHANCE


def test_another_seed_is_not_the_one_committed_to() -> None:
    assert "committed" in verify(finished(), "oak").fault


def test_a_tampered_throw_is_named() -> None:
    record = record_of(finished())
    lots = record.entries[0]
    assert isinstance(lots, RawPlayed)
    forged = replace(lots, action={**lots.action, "starter": 1 - lots.action["starter"]})
    match = rebuild(ROADS, record.header, (forged,), record.seed)
    assert verify(match, "elm").fault.startswith("step 0: DrawLots(starter=")


def test_an_illegal_move_in_a_record_is_named_with_its_clause() -> None:
    match = lantern()
    match.append(Played(0, ANN, Swap(0, 3)))
    match.header = replace(match.header, inherited=2)
    assert verify(match, "wick").fault == "step 2: lantern-refuse-card (L-3)"


def test_a_clock_that_says_what_no_sand_says_is_found() -> None:
    match = lantern(sand="off")
    match.header = replace(match.header, inherited=2)
    match.append(Played(0, CLOCK, SandOut(1)))
    assert "no sand says" in verify(match, "wick").fault


def test_throws_that_cannot_be_made_again_are_said_to_be_taken_on_trust() -> None:
    class Tumbling(type(LANTERN)):  # type: ignore[misc]
        def rethrows(self, state: Any) -> bool:
            return False

    match = lantern()
    match.game = Tumbling()
    verdict = verify(match, "wick")
    assert (verdict.throws, verdict.taken, verdict.fault) == (0, 2, "")


# playing on


def test_a_fork_inherits_the_moves_that_hold() -> None:
    match = finished()
    forked = fork(match, 6, "new dice")
    assert forked.header.inherited == forked.step == 6
    assert encode(forked.state) == encode(match.positions[6])
    assert forked.active()


def test_a_fork_goes_on_under_its_own_seed() -> None:
    match = roads(variant="heap", cards="12")
    for _ in range(3):
        move(match)
    forked = fork(match, match.step, "new dice")
    assert forked.header.commitment != match.header.commitment
    for _ in range(3):
        move(forked)
    verdict = verify(forked, "new dice")
    assert verdict.fault == ""
    assert verdict.inherited > 0
    assert verdict.throws > 0


def test_what_was_taken_back_is_not_inherited() -> None:
    match = roads()
    start, seat = match.step, move(match)
    match.append(TakenBack(0, seat, start))
    forked = fork(match, match.step, "new dice")
    assert forked.step == start
    assert fork(match, start + 1, "new dice").step == start + 1


def test_nobody_plays_on_from_a_step_that_never_was() -> None:
    match = roads()
    for step in (-1, match.step + 1):
        with pytest.raises(LookupError):
            fork(match, step, "new dice")


def test_a_fork_of_a_table_with_sand_keeps_its_pace() -> None:
    match = lantern()
    match.play(BOB, Rest(), 1500)
    forked = fork(match, match.step, "new dice")
    assert forked.sand == match.sand
    assert forked.now_ms == 1500
