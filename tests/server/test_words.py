"""Moves in words: for whoever has to choose, and in the replay for whoever looks back."""

import pytest
from httpx import Response
from tests.laws.lantern import Lantern

from .guests import FRIEND, ME, Guest, House, Message, mover, one_move, other, play_to_the_end


def worded(guest: Guest) -> Message:
    guest.say("AskWords")
    return guest.until("WordsGiven")


def test_moves_are_worded_in_the_order_of_the_frame(house: House) -> None:
    who = mover(house.start(house.table()))
    given = worded(who)
    assert given["step"] == who.frame["step"]
    assert len(given["words"]) == len(who.frame["legal"])
    for action, words in zip(who.frame["legal"], given["words"], strict=True):
        assert words["text"] == "roads-action-lay"
        assert words["details"]["face"] == action["face"]
        assert (words["details"]["x"], words["details"]["y"]) == (action["x"], action["y"])


def test_whoever_is_not_asked_has_nothing_to_choose_from(house: House) -> None:
    assert worded(other(house.start(house.table())))["words"] == []


def test_words_are_not_sent_unasked(house: House) -> None:
    guests = house.start(house.table())
    one_move(guests)
    assert all(heard["type"] != "WordsGiven" for guest in guests for heard in guest.so_far())


def test_whoever_watches_and_a_finished_match_have_no_moves_to_word(house: House) -> None:
    keys = house.table()
    watcher, guests = house.sit(keys, None), house.start(keys)
    assert worded(watcher)["words"] == []
    play_to_the_end(guests)
    assert worded(guests[0])["words"] == []


def test_the_table_is_read_aloud_to_whoever_asks(house: House) -> None:
    keys = house.table()
    watcher, guests = house.sit(keys, None), house.start(keys)
    assert worded(mover(guests))["table"] == []
    for guest in (watcher, *guests):
        guest.say("AskWords", table=True)
        assert guest.until("WordsGiven")["table"]


def test_the_replay_of_a_finished_match_tells_every_deed(house: House) -> None:
    keys = house.table()
    play_to_the_end(house.start(keys))
    replay = house.ask(keys, 0, "/replay").json()
    assert len(replay["deeds"]) == len(replay["frames"])
    assert replay["deeds"][0] is None
    told = [deed["words"]["text"] for deed in replay["deeds"][1:]]
    assert told[:2] == ["roads-action-draw-lots", "roads-action-deal"]
    assert set(told[2:]) == {"roads-action-lay"}


def test_while_a_match_runs_the_coach_tells_nobody_what_another_chose(house: House) -> None:
    keys = house.table(help="coach")
    guests = house.start(keys)
    one_move(guests)
    one_move(guests)
    for seat in (0, 1, None):
        deeds = house.ask(keys, seat, "/replay").json()["deeds"]
        assert {deed["seat"] for deed in deeds if deed} == {-1, *([] if seat is None else [seat])}


def test_without_a_coach_the_replay_of_a_running_match_tells_no_deed_again(house: House) -> None:
    keys = house.table()
    one_move(house.start(keys))
    assert not any(house.ask(keys, 0, "/replay").json()["deeds"])


@pytest.mark.usefixtures("lantern")
def test_a_page_built_before_the_game_came_can_ask_for_its_texts(house: House) -> None:
    english, german = texts(house, "lantern/en"), texts(house, "roads/de")
    assert "lantern-action-peek =" in english.json()
    assert german.json() != texts(house, "roads/en").json()
    assert texts(house, "lantern/hu").json() == english.json()
    assert texts(house, "lantern/xx").status_code == texts(house, "ludo/en").status_code == 404


def texts(house: House, which: str) -> Response:
    response: Response = house.http.get(f"/api/texts/{which}")
    return response


def test_a_sixth_game_is_played_by_words_alone_on_its_first_day(
    house: House, lantern: Lantern
) -> None:
    """Nobody here knows its rules: each takes the last move of the list, to the end."""
    keys = house.table(ME, FRIEND, game="lantern", sand="off")
    guests = [house.sit(keys, seat) for seat in (0, 1)]
    told = set()
    while all(guest.frame["outcome"] is None for guest in guests):
        if not (asked := [guest for guest in guests if guest.frame["legal"]]):
            guests[0].hear()
            continue
        who = asked[0]
        chosen, words = who.frame["legal"][-1], worded(who)["words"][-1]
        told.add(words["text"])
        assert is_worded(lantern, chosen, words)
        step = who.until("Update", answers=who.act(chosen))["frame"]["step"]
        for guest in guests:
            guest.at_step(step)
    assert "lantern-action-rest" in told


def is_worded(game: Lantern, chosen: Message, words: Message) -> bool:
    return str(words["text"]) == f"{game.id}-action-{chosen['type'].lower()}"
