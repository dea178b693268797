"""Clockwork through the server's doors: what was shown and hidden is not told again (C-Y2)."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from .guests import Guest, House, Message, mover, token

BARE: Message = {
    "hand": [],
    "remembered": None,
    "opened": None,
    "shown": 0,
    "found": 0,
    "sought": 0,
}
SHOWN_AND_HIDDEN = {"discarded", "turned", "swapped"}


def play_on(guests: Sequence[Guest], rng: Random) -> list[Message]:
    """One move, any; gives what everybody has heard of it, seat by seat."""
    who = mover(guests)
    said = who.act(rng.choice(who.frame["legal"]))
    heard = [who.until("Update", answers=said)]
    for guest in guests:
        while guest.frame["step"] < who.frame["step"]:
            heard.append(guest.hear())
        while guest.frame["outcome"] is None and max(guest.frame["active"]) < 0:
            heard.append(guest.hear())
    return [message for message in heard if message["type"] == "Update"]


def until_discards_lie(house: House, help: str) -> tuple[Message, list[Guest], list[Message]]:
    """A running game of two in which cards were discarded, and one was searched for."""
    keys = house.table(game="clockwork", help=help)
    guests, rng, heard = house.start(keys), Random("rust"), list[Message]()
    while len(guests[0].frame["view"]["table"]) < 6 or not kinds(heard) >= SHOWN_AND_HIDDEN:
        heard += play_on(guests, rng)
    return keys, guests, heard


def kinds(updates: list[Message]) -> set[str]:
    return {event["kind"] for update in updates for event in update["frame"]["events"]}


def cards(frames: list[Message]) -> Iterator[int]:
    """Every card that these frames name, but for scrap put out of the game and sets laid open."""
    for frame in frames:
        for event in frame["events"]:
            named = [*event.get("cards", []), event.get("card", 0)]
            yield from named if event.get("shown") is not False else []


def reloaded(house: House, keys: Message, seat: int) -> Message:
    back = house.socket(keys["table"])
    back.say("Hello", token=token(keys, seat))
    return back.until("Welcome")


def remembers_nothing(frames: list[Message]) -> None:
    """All but the newest are looked back at: no hand, and nothing that lay open then."""
    assert not any(cards(frames))
    for frame in frames[:-1]:
        view = frame["view"]
        assert (view["hand"], view["remembered"], view["opened"]) == ([], None, None)
        assert (view["shown"], view["found"], view["sought"]) == (0, 0, 0)
        assert (frame["legal"], frame["prompt"]) == ([], None)


@pytest.mark.clause("C-Y2")
@pytest.mark.parametrize("help", ["purist", "normal"])
def test_neither_a_reload_nor_a_replay_tells_again_what_lies_where(house: House, help: str) -> None:
    keys, guests, heard = until_discards_lie(house, help)
    lying = [card for card in house.live(keys).match.state.table if card]
    told = set(cards([update["frame"] for update in heard]))
    assert set(lying) <= told, "everybody was shown them once"
    for seat in range(2):
        remembers_nothing([{**f, "view": BARE} for f in reloaded(house, keys, seat)["story"]])
        for door in ("/replay", "/export"):
            frames = house.ask(keys, seat, door).json()["frames"]
            remembers_nothing(frames)
            assert frames[-1]["view"] == guests[seat].frame["view"]
    house.restart()
    remembers_nothing([{**f, "view": BARE} for f in reloaded(house, keys, 0)["story"]])


@pytest.mark.clause("C-Y2")
def test_the_log_on_the_screen_keeps_only_that_a_card_was_shown(house: House) -> None:
    _, _, heard = until_discards_lie(house, "purist")
    frames = [update["frame"] for update in heard]
    named = [frame for frame in frames if any(cards([frame]))]
    assert named
    for frame in named:
        assert not any(cards([{"events": frame["kept"]}]))
        assert [e["kind"] for e in frame["kept"]] == [e["kind"] for e in frame["events"]]
    assert all(frame["kept"] is None for frame in frames if frame not in named and no_secret(frame))


def no_secret(frame: Message) -> bool:
    """Of what others hold or draw one hears the same twice."""
    return all("card" not in event for event in frame["events"])


@pytest.mark.clause("C-Y2")
def test_a_coach_and_the_end_tell_everything_as_it_was(house: House) -> None:
    keys, guests, heard = until_discards_lie(house, "coach")
    assert all(update["frame"]["kept"] is None for update in heard)
    lying = {card for card in house.live(keys).match.state.table if card}
    assert lying <= set(cards(reloaded(house, keys, 0)["story"]))
    assert lying <= set(cards(house.ask(keys, 0, "/replay").json()["frames"]))
    guests[0].say("SetHelp", level="purist")
    guests[0].until("Update")
    remembers_nothing(house.ask(keys, 0, "/replay").json()["frames"])
    guests[0].say("Resign")
    while guests[1].frame["outcome"] is None:
        guests[1].hear()
    frames = house.ask(keys, 1, "/replay").json()["frames"]
    assert lying <= set(cards(frames))
    assert all(frame["kept"] is None for frame in frames)
    assert any(frame["view"]["shown"] for frame in frames)
