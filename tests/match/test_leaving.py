"""Resigning, and seats handed to a bot and back."""

import pytest
from tests.laws.lantern import Lantern

from igroteka.kernel import Help, IllegalAction, Outcome, Seat
from igroteka.match import Handed, HelpSet, Resigned, frame, rebuild, record_of

from .tables import ANN, BOB, CID, legal, move, mover, roads


def test_of_two_the_one_who_stays_wins_at_once() -> None:
    match = roads()
    match.append(Resigned(1000, ANN))
    assert match.outcome() == Outcome((BOB,), "over-resigned")
    assert match.active() == ()
    assert frame(match, BOB).legal == ()
    with pytest.raises(IllegalAction, match="refuse-game-over"):
        match.play(mover(roads()), legal(roads())[0])


def test_of_three_two_play_on() -> None:
    match = roads(3)
    match.append(Resigned(0, CID))
    assert match.outcome() is None
    assert match.active()
    match.append(Resigned(0, ANN))
    assert match.outcome() == Outcome((BOB,), "over-resigned")


def test_if_all_resign_nobody_wins() -> None:
    match = roads()
    for seat in (ANN, BOB):
        match.append(Resigned(0, seat))
    assert match.outcome() == Outcome((), "over-resigned")


def test_an_end_by_the_rules_stands_whoever_resigns_after_it() -> None:
    match = roads(cards="12")
    while match.active():
        move(match)
    ended = match.outcome()
    assert ended is not None
    match.append(Resigned(0, ended.winners[0] if ended.winners else ANN))
    assert match.outcome() == ended


def test_a_game_played_together_may_go_on_to_the_last() -> None:
    class Together(Lantern):
        def forfeit(self, seats: int, resigned: tuple[Seat, ...]) -> Outcome | None:
            return Outcome((), "over-resigned") if len(resigned) == seats else None

    match = roads()
    match.game = Together()
    match.positions = [match.game.start(2, {"rounds": "1", "sand": "off"})]
    match.append(Resigned(0, ANN))
    assert match.outcome() is None
    match.append(Resigned(0, BOB))
    assert match.outcome() == Outcome((), "over-resigned")


def test_a_seat_goes_to_a_bot_and_back() -> None:
    match = roads()
    match.append(Handed(0, BOB, "search:standard"))
    assert match.bots == {BOB: "search:standard"}
    match.append(Handed(0, BOB, "greedy"))
    assert match.bots == {BOB: "greedy"}
    match.append(Handed(0, BOB, ""))
    assert match.bots == {}


def test_help_is_an_entry_and_shows_in_the_frames() -> None:
    match = roads()
    assert frame(match, ANN).view.unseen is None
    match.append(HelpSet(0, Help.COACH))
    assert frame(match, ANN).help is Help.COACH
    assert frame(match, ANN).view.unseen is not None


def test_all_of_it_is_in_the_log() -> None:
    match = roads(3)
    match.append(Handed(10, BOB, "greedy"))
    match.append(HelpSet(20, Help.PURIST))
    match.append(Resigned(30, CID))
    record = record_of(match)
    again = rebuild(match.game, record.header, record.entries)
    assert (again.bots, again.help, again.resigned) == ({BOB: "greedy"}, Help.PURIST, (CID,))
    assert again.now_ms == 30
