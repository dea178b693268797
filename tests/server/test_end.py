"""The end of a match taken apart, and what to do next."""

from typing import Any

import pytest

from igroteka.bots import levels_beside
from igroteka.games import SHELF
from igroteka.kernel import Item, Outcome, Seat, Words, item
from igroteka.kernel.helps import BadHelp, Helpful, Helps, helpful, helps_of
from igroteka.kernel.lessons import lessons_of
from igroteka.kernel.tables import read_table

from .guests import BOT, ME, House, play_to_the_end

GAMES = pytest.mark.parametrize("game", SHELF.values(), ids=list(SHELF))


def test_a_finished_match_is_taken_apart_and_a_running_one_is_not(house: House) -> None:
    keys = house.table(variant="duel", cards="12")
    guests = house.start(keys)
    assert house.ask(keys, 0, "/end").json()["code"] == "not-allowed"
    play_to_the_end(guests)
    told = house.ask(keys, 0, "/end").json()
    laid = [one["count"] for one in told["account"] if one["what"] == "laid"]
    assert len(laid) == 2
    assert told["levels"] == []
    winners = guests[0].frame["outcome"]["winners"]
    for seat in (0, 1):
        assert bool(house.ask(keys, seat, "/end").json()["lessons"]) == (seat not in winners)
    assert house.ask(keys, None, "/end").json()["lessons"] == []


def test_whoever_met_a_bot_is_told_of_a_harder_one(house: House) -> None:
    keys = house.table(ME, {**BOT, "bot": "learner:hoarder"}, variant="duel", cards="12")
    guest = house.sit(keys, 0)
    while guest.frame["outcome"] is None:
        if 0 in guest.frame["active"]:
            guest.act(guest.frame["legal"][0])
        guest.hear()
    (harder,) = house.ask(keys, 0, "/end").json()["levels"]
    assert (harder["way"], harder["bot"]) == ("harder", "easy")
    assert 50 < harder["won"] <= 100


@GAMES
def test_every_lesson_that_would_have_helped_is_one(game: Any) -> None:
    lessons = {lesson.id for lesson in lessons_of(game)}
    rules = helps_of(game)
    assert {rule.lesson for rule in rules} <= lessons
    assert rules[-1] == Helpful(rules[-1].lesson)
    assert len({rule.lesson for rule in rules}) > 2


LOST = Outcome((), "prison-over-lost", "P-7.6", (1,))


def lines(*names: str, seat: Seat | None = None) -> list[Item]:
    return [item("prison", name, seat, 1) for name in names]


def test_what_was_lost_by_names_the_lesson() -> None:
    prison, me = SHELF["prison"], Seat(0)
    fought = lines("their-struck", "their-struck", "their-out")
    assert helpful(prison, LOST, fought, me)[0] == "fights"
    assert (
        helpful(prison, LOST, lines("their-out", "their-out", "their-struck"), me)[0] == "prisoners"
    )
    assert helpful(prison, Outcome((me,), "prison-over-won"), fought, me) == ()


def test_whoever_had_fewer_is_told_of_it() -> None:
    clockwork = SHELF["clockwork"]
    lost = Outcome((Seat(1),), "clockwork-over-machines", "C-W3")
    account = [Item("demanded", Words("x"), Seat(1), count=2), Item("set", Words("x"), Seat(0))]
    assert helpful(clockwork, lost, account, Seat(0))[0] == "challenge"
    assert helpful(clockwork, lost, [], Seat(0)) == ("first",)


def test_a_broken_rule_is_named_with_its_place() -> None:
    with pytest.raises(BadHelp, match="help 1, lesson"):
        read_table("[[help]]\nlesson = 3", Helps, "x helps.toml", BadHelp)


def test_nobody_met_no_level_beside() -> None:
    assert levels_beside(SHELF["roads"], {}, ()) == ()
