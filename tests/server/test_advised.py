"""Hints and previews at the socket."""

from typing import Any

import pytest

from igroteka.server.job import Job, Kind

from .guests import BOT, ME, House, mover, other


def test_a_hint_names_a_legal_move(house: House) -> None:
    guests = house.start(house.table(help="coach"))
    who = mover(guests)
    who.say("AskHint")
    hint = who.until("HintGiven")
    assert hint["deed"][0] in who.frame["legal"]
    assert all(reason["text"] for reason in hint["reasons"])


def test_what_was_hinted_and_begun_is_hinted_on(house: House) -> None:
    """Three clicks of one walk are one hint: the rest of the deed is told without a new thought."""
    ann = house.sit(house.table(ME, game="prison", help="coach"), 0)
    deed: list[Any] = []
    while len(deed) < 3:
        while not ann.frame["legal"]:
            ann.hear()
        ann.say("AskHint")
        deed = ann.until("HintGiven")["deed"]
        ann.until("Update", answers=ann.act(deed[0]))
    ann.say("AskHint")
    assert ann.until("HintGiven")["deed"] == deed[1:]


def test_hints_are_only_for_the_coached_whose_turn_it_is(house: House) -> None:
    plain = house.start(house.table())
    mover(plain).say("AskHint")
    assert mover(plain).trouble() == "not-allowed"
    coached = house.start(house.table(help="coach"))
    other(coached).say("AskHint")
    assert other(coached).trouble() == "not-allowed"


def test_a_preview_plays_nothing_and_is_null_where_a_game_foresees_nothing(house: House) -> None:
    guests = house.start(house.table())
    who = mover(guests)
    step = who.frame["step"]
    who.say("AskPreview", id="what-if", action=who.frame["legal"][0])
    assert who.until("PreviewGiven", id="what-if")["preview"] is None
    assert who.frame["step"] == step


def test_a_purist_foresees_nothing(house: House) -> None:
    guests = house.start(house.table(help="purist"))
    who = mover(guests)
    who.say("AskPreview", id="what-if", action=who.frame["legal"][0])
    assert who.until("Trouble", id="what-if")["code"] == "not-allowed"


def test_of_nonsense_nothing_is_foreseen(house: House) -> None:
    guests = house.start(house.table())
    mover(guests).say("AskPreview", id="what-if", action={"type": "Fly"})
    assert mover(guests).until("Trouble", id="what-if")["code"] == "bad-message"


def test_all_tabs_of_a_seat_are_told_by_one_thought(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty tabs of one guest once stopped every bot of the house."""
    keys = house.table(ME, BOT, game="clockwork", help="coach")
    tabs = [house.sit(keys, 0) for _ in range(5)]
    work, thoughts = house.app.state.tables.house.workers.work, []
    do = work.do

    async def counted(job: Job, whose: Any) -> bytes:
        thoughts.append(job.kind)
        said: bytes = await do(job, whose)
        return said

    monkeypatch.setattr(work, "do", counted)
    for tab in tabs:
        while not tab.frame["legal"]:
            tab.hear()
        tab.say("AskHint")
    hints = [tab.until("HintGiven")["deed"] for tab in tabs]
    assert all(hint == hints[0] for hint in hints)
    tabs[0].say("AskHint")
    assert tabs[0].until("HintGiven")["deed"] == hints[0]
    assert thoughts == [Kind.HINT]
