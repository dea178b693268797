"""Each message of the wire does what its docstring says."""

from typing import get_args

import pytest

from igroteka.server.handlers import HANDLERS
from igroteka.server.wire import ClientMessage

from .guests import BOT, ME, House, bearer, mover, on_both, one_move, other, play_to_the_end, token


def test_every_message_has_a_handler() -> None:
    assert set(HANDLERS) == set(get_args(ClientMessage))


def test_hello_is_answered_with_all_that_a_page_needs(house: House) -> None:
    keys = house.table()
    guest = house.socket(keys["table"])
    guest.say("Hello", token=token(keys, 0))
    welcome = guest.until("Welcome")
    assert welcome["frame"]["seat"] == 0
    assert welcome["info"]["table"] == keys["table"]
    assert [seat["name"] for seat in welcome["info"]["seats"]] == ["Ann", "Bob"]
    assert len(welcome["info"]["commitment"]) == 64
    assert welcome["info"]["seed"] is None
    assert welcome["takeback_by"] is None


def test_a_second_hello_is_not_allowed(house: House) -> None:
    keys = house.table()
    guest = house.sit(keys, 0)
    guest.say("Hello", token=token(keys, 0))
    assert guest.trouble() == "not-allowed"


def test_act_is_answered_by_its_id_and_told_to_all(house: House) -> None:
    guests = house.start(house.table())
    who, others = mover(guests), other(guests)
    answer = who.until("Update", answers=who.act(id="mine"))
    told = others.until("Update")
    assert answer["frame"]["step"] == told["frame"]["step"]
    assert told["answers"] == ""
    assert [event["kind"] for event in told["frame"]["events"]] == ["laid"]


def test_a_double_click_is_one_move(house: House) -> None:
    guests = house.start(house.table())
    who = mover(guests)
    action, seen = who.frame["legal"][0], who.frame["step"]
    for _ in range(3):
        who.act(action, id="twice", step=seen)
    who.until("Update", answers="twice")
    who.act(action, id="twice", step=seen)
    again = who.until("Update", answers="twice")
    assert again["frame"]["step"] == seen + 1


@on_both
def test_a_double_click_is_known_again_after_a_restart(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    who = mover(guests)
    seat, action, seen = who.frame["seat"], who.frame["legal"][0], who.frame["step"]
    who.until("Update", answers=who.act(action, id="before"))
    house.restart()
    back = house.sit(keys, seat)
    back.act(action, id="before", step=seen)
    assert back.until("Update", answers="before")["frame"]["step"] == seen + 1


def test_a_move_against_the_rules_is_refused_with_its_clause(house: House) -> None:
    guests = house.start(house.table())
    who = other(guests)
    refused = who.until("Refused", id=who.act(mover(guests).frame["legal"][0]))
    assert refused["refusal"]["clause"] == "R-P3"
    assert refused["refusal"]["reason"] == "refuse-not-your-turn"


def test_an_answer_to_a_question_that_has_passed_is_stale(house: House) -> None:
    guests = house.start(house.table())
    who = one_move(guests)
    one_move(guests)
    assert who.until("Stale", id=who.act(step=0))
    assert who.until("Update")["frame"]["step"] == who.frame["step"]


def test_say_is_heard_by_all_and_kept(house: House) -> None:
    keys = house.table()
    ann, bob, watcher = house.sit(keys, 0), house.sit(keys, 1), house.sit(keys, None)
    ann.say("Say", text="  good   evening ")
    bob.until("Chat")
    bob.say("Say", phrase="thanks")
    watcher.until("Chat")
    line = watcher.until("Chat")["line"]
    assert line == {"seat": 1, "name": "Bob", "text": "", "phrase": "thanks"}
    house.restart()
    late = house.socket(keys["table"])
    late.say("Hello", token=token(keys, 0))
    chat = late.until("Welcome")["chat"]
    assert [(line["text"], line["phrase"]) for line in chat] == [
        ("good evening", ""),
        ("", "thanks"),
    ]


@on_both
def test_only_the_newest_lines_of_a_chat_are_kept(house: House) -> None:
    keys = house.table()
    ann = house.sit(keys, 0)
    for number in range(house.limits.chat_lines + 5):
        ann.say("Say", text=str(number))
        ann.until("Chat")
    house.restart()
    late = house.socket(keys["table"])
    late.say("Hello", token=token(keys, 0))
    chat = late.until("Welcome")["chat"]
    assert [line["text"] for line in chat] == [str(n) for n in range(5, len(chat) + 5)]
    assert len(chat) == house.limits.chat_lines


@pytest.mark.parametrize("words", [{}, {"text": " "}, {"text": "a", "phrase": "hello"}])
def test_say_is_either_text_or_a_phrase(house: House, words: dict[str, str]) -> None:
    ann = house.sit(house.table(), 0)
    ann.say("Say", **words)
    assert ann.trouble() == "bad-message"


def test_rename_is_told_and_kept(house: House) -> None:
    keys = house.table()
    ann, bob = house.sit(keys, 0), house.sit(keys, 1)
    ann.say("Rename", name=" Anna ")
    names = [seat["name"] for seat in bob.until("Seats")["info"]["seats"]]
    assert names == ["Anna", "Bob"]
    house.restart()
    assert house.ask(keys, 1).json()["seats"][0]["name"] == "Anna"


def test_a_spectator_speaks_under_the_name_they_give(house: House) -> None:
    watcher = house.sit(house.table(), None)
    watcher.say("Rename", name="Eve")
    watcher.say("Say", text="hello")
    assert watcher.until("Chat")["line"] == {
        "seat": None,
        "name": "Eve",
        "text": "hello",
        "phrase": "",
    }


def test_ping_is_answered(house: House) -> None:
    guest = house.sit(house.table(), 0)
    guest.say("Ping")
    assert guest.until("Pong") == {"type": "Pong"}


def test_less_help_holds_at_once(house: House) -> None:
    keys = house.table()
    ann, bob = house.sit(keys, 0), house.sit(keys, 1)
    ann.say("SetHelp", level="purist")
    while bob.frame["help"] != "purist":
        bob.hear()
    assert bob.until("Seats")["info"]["help"] == "purist"


def test_more_help_holds_once_every_person_has_asked_for_it(house: House) -> None:
    keys = house.table()
    ann, bob = house.sit(keys, 0), house.sit(keys, 1)
    ann.say("SetHelp", level="coach")
    asked = bob.until("HelpAsked")
    assert (asked["by"], asked["level"]) == (0, "coach")
    late = house.socket(keys["table"])
    late.say("Hello", token=token(keys, 1))
    assert late.until("HelpAsked")["by"] == 0
    assert bob.frame["help"] == "normal"
    bob.say("SetHelp", level="coach")
    while ann.frame["help"] != "coach":
        ann.hear()


def test_a_bot_is_not_asked_about_help(house: House) -> None:
    ann = house.sit(house.table(ME, BOT), 0)
    ann.say("SetHelp", level="coach")
    while ann.frame["help"] != "coach":
        ann.hear()


def test_a_click_of_a_step_that_never_was_is_stale_and_hurts_nobody(house: House) -> None:
    """From a seat that has not been asked anything yet."""
    keys = house.table()
    guests = [house.sit(keys, seat) for seat in (0, 1)]
    for guest in guests:
        guest.act({"type": "Lay", "face": "S", "x": 0, "y": 0, "turn": 0}, step=-1)
        kinds = [message["type"] for message in guest.so_far()]
        assert "Stale" in kinds or "Refused" in kinds
    assert not house.live(keys).broken


def test_bots_think_aloud_and_move(house: House) -> None:
    guest = house.sit(house.table(ME, BOT), 0)
    while not guest.frame["legal"]:
        guest.hear()
    guest.moves()
    assert guest.until("Thinking")["thinking"] is True
    assert guest.until("Thinking")["thinking"] is False


def test_a_searching_bot_plays_from_its_own_process(house: House) -> None:
    guest = house.sit(house.table(ME, {"kind": "bot", "bot": "search:easy"}), 0)
    while not guest.frame["legal"]:
        guest.hear()
    step = guest.moves()["frame"]["step"]
    moved = guest.at_step(step + 1)
    assert moved["events"][0]["seat"] == 1


def test_bots_alone_play_only_while_somebody_watches(house: House) -> None:
    keys = house.table(BOT, BOT)
    assert house.ask(keys, None).status_code == 200
    table = house.fall_asleep(keys)
    assert table.match.outcome() is None
    watcher = house.sit(keys, None)
    while watcher.frame["outcome"] is None:
        watcher.hear()
    assert watcher.until("Seats")["info"]["seed"] is not None


def test_the_seed_is_shown_with_the_end_and_never_earlier(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    assert house.ask(keys, 0).json()["seed"] is None
    play_to_the_end(guests)
    assert house.ask(keys, 0).json()["seed"] == "elm 0"


def test_a_spectator_only_watches(house: House) -> None:
    watcher = house.sit(house.table(), None)
    for said in (
        {"type": "Resign"},
        {"type": "AskTakeback"},
        {"type": "AnswerTakeback", "yes": True},
        {"type": "TakeSeat"},
        {"type": "AskHint"},
        {"type": "SetHelp", "level": "purist"},
        {"type": "HandOver", "seat": 0, "bot": "random"},
        {"type": "Act", "id": "x", "step": 0, "action": {"type": "Draw", "face": "a"}},
    ):
        watcher.session.send_json(said)
        assert watcher.trouble() == "not-allowed"


def test_a_bearer_is_no_part_of_an_address(house: House) -> None:
    keys = house.table()
    path = f"/api/tables/{keys['table']}"
    assert house.http.get(path, params={"token": token(keys, 0)}).status_code == 401
    assert house.http.get(path, headers=bearer(keys, 0)).status_code == 200
