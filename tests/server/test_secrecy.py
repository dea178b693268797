"""No socket and no file tells a seat what it may not know."""

import json
from random import Random
from typing import Any

import pytest
from tests.laws.lantern import Lantern

from igroteka.games import SHELF
from igroteka.kernel import Seat, decode, encode
from igroteka.match import Match, Record, rebuild, verify
from igroteka.server.table import Table

from .guests import (
    BOT,
    FRIEND,
    ME,
    Guest,
    House,
    Message,
    mover,
    one_move,
    play_to_the_end,
    token,
)


def worlds(match: Match[Any, Any], seat: Seat) -> list[Any]:
    """Positions that the seat cannot tell from the true one, and that do differ from it."""
    imagined = (match.game.imagine(match.state, seat, Random(n)) for n in range(30))
    return [state for state in imagined if state != match.state]


def everything_for(table: Table, seat: Seat | None) -> bytes:
    return encode(table.welcome(seat)) + table.update(seat).encode()


def frames_are_equal_in_all_worlds(table: Table, seat: Seat) -> None:
    match, true = table.match, table.match.state
    table.clock.stop()
    here, seen = everything_for(table, seat), worlds(match, seat)
    assert seen, "there must be something that this seat does not know"
    others = {other: everything_for(table, other) for other in match.seats if other != seat}
    told_apart = False
    for state in seen:
        match.positions[-1] = state
        assert everything_for(table, seat) == here
        told_apart |= any(everything_for(table, o) != told for o, told in others.items())
    match.positions[-1] = true
    assert told_apart, "some other seat must see a difference"


@pytest.mark.parametrize("help", ["purist", "coach"])
def test_frames_are_byte_equal_in_two_worlds_a_seat_cannot_tell_apart(
    house: House, help: str
) -> None:
    keys = house.table(ME, FRIEND, FRIEND, help=help)
    guests = house.start(keys, 3)
    for _ in range(4):
        for seat in range(3):
            frames_are_equal_in_all_worlds(house.live(keys), Seat(seat))
        one_move(guests)


def test_so_they_are_in_a_game_of_hidden_hands_and_sand(house: House, lantern: Lantern) -> None:
    keys = house.table(ME, FRIEND, game=lantern.id, sand="9")
    house.start(keys)
    for seat in range(2):
        frames_are_equal_in_all_worlds(house.live(keys), Seat(seat))


def hands(value: Any) -> list[Any]:
    """Every hand that is shown anywhere in a JSON value."""
    if isinstance(value, list):
        return [hand for item in value for hand in hands(item)]
    if not isinstance(value, dict):
        return []
    own = [value[key] for key in ("hand", "hands", "all_hands", "aside") if value.get(key)]
    return own + [hand for item in value.values() for hand in hands(item)]


def dealt_cards(value: Any) -> list[Message]:
    return [e for f in value["frames"] for e in f["events"] if e["kind"] == "dealt" and e["cards"]]


def test_the_export_of_a_running_game_holds_only_what_that_seat_knows(house: House) -> None:
    keys = house.table(ME, FRIEND, FRIEND)
    guests = house.start(keys, 3)
    one_move(guests)
    true = house.live(keys).match.state.hands
    for seat in range(3):
        text = house.ask(keys, seat, "/export").text
        taken = json.loads(text)
        newest = taken["frames"][-1]["view"]["hand"]
        assert sorted(newest) == sorted(true[seat])
        assert all(frame["seat"] == seat for frame in taken["frames"])
        assert all(event["seat"] == seat for event in dealt_cards(taken))
        assert "elm 0" not in text
        assert taken["info"]["seed"] is None
        assert not any(token(keys, other) in text for other in (0, 1, 2, None))


def test_a_spectators_export_holds_no_hand_at_all(house: House) -> None:
    keys = house.table(ME, FRIEND, FRIEND)
    one_move(house.start(keys, 3))
    taken = house.ask(keys, None, "/export").json()
    assert hands(taken) == []
    assert dealt_cards(taken) == []


def test_the_export_of_a_finished_game_can_be_verified(house: House) -> None:
    keys = house.table(ME, FRIEND, variant="heap")
    guests = house.start(keys)
    play_to_the_end(guests)
    response = house.ask(keys, 0, "/export")
    assert "attachment" in response.headers["content-disposition"]
    record = decode(response.content, Record)
    assert record.names == ("Ann", "Bob")
    match = rebuilt(response.content)
    assert match.outcome() is not None
    verdict = verify(match, record.seed or "")
    assert verdict.fault == ""
    assert verdict.throws > 2
    assert not any(token(keys, seat) in response.text for seat in (0, 1, None))


def rebuilt(data: bytes) -> Match[Any, Any]:
    record = decode(data, Record)
    return rebuild(SHELF[record.header.game], record.header, record.entries, record.seed)


def test_while_a_match_runs_nobody_looks_through_anothers_eyes(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    assert house.ask(keys, 0, "/replay", eyes="1").json()["code"] == "not-allowed"
    assert house.ask(keys, None, "/replay", eyes="0").json()["code"] == "not-allowed"
    own = house.ask(keys, 0, "/replay", eyes="0").json()
    assert own == house.ask(keys, 0, "/replay").json()
    watched = house.ask(keys, 0, "/replay", eyes="watch").json()
    assert {frame["seat"] for frame in watched["frames"]} == {None}
    play_to_the_end(guests)
    theirs = house.ask(keys, 0, "/replay", eyes="1").json()
    assert {frame["seat"] for frame in theirs["frames"]} == {1}


def test_a_replay_shows_each_step_as_it_was_seen(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    heard: dict[int, Message] = {}
    while guests[0].frame["outcome"] is None:
        one_move(guests)
        heard[guests[0].frame["step"]] = guests[0].frame
    frames = house.ask(keys, 0, "/replay").json()["frames"]
    assert [frame["step"] for frame in frames] == list(range(len(frames)))
    assert all(frames[step] == frame for step, frame in heard.items())


def test_a_running_match_cannot_be_forked_to_look_into_hands(house: House) -> None:
    keys = house.table()
    house.start(keys)
    assert play_on(house, keys, 2)["code"] == "not-allowed"


def play_on(house: House, keys: Message, step: int, *seats: Message) -> Message:
    wish = {"step": step, "seats": seats or (ME, BOT)}
    made: Message = house.http.post(
        f"/api/tables/{keys['table']}/play-on",
        json=wish,
        headers={"Authorization": f"Bearer {token(keys, 0)}"},
    ).json()
    return made


def test_a_finished_match_is_played_on_from_any_step_with_new_dice(house: House) -> None:
    keys = house.table(ME, FRIEND, variant="heap")
    guests = house.start(keys)
    for _ in range(3):
        one_move(guests)
    middle: Guest = mover(guests)
    view, step = middle.frame["view"], middle.frame["step"]
    play_to_the_end(guests)
    new = play_on(house, keys, step, ME, FRIEND)
    assert new["table"] != keys["table"]
    again = house.start(new)
    seat = middle.frame["seat"]
    assert again[seat].frame["view"] == view
    assert house.live(new).match.seed != house.live(keys).match.seed
    play_to_the_end(again)
    forked = rebuilt(house.ask(new, 0, "/export").content)
    assert verify(forked, forked.seed or "").fault == ""
    assert forked.header.inherited == step


@pytest.mark.parametrize(
    ("step", "seats", "code"),
    [(10_000, (ME, BOT), "bad-option"), (2, (ME,), "bad-option"), (-1, (ME, BOT), "bad-message")],
)
def test_what_cannot_be_played_on_is_named(
    house: House, step: int, seats: tuple[Message, ...], code: str
) -> None:
    keys = house.table()
    guests = house.start(keys)
    play_to_the_end(guests)
    assert play_on(house, keys, step, *seats)["code"] == code
    last = guests[0].frame["step"]
    assert play_on(house, keys, last)["code"] == "bad-option"


def peeks(frames: list[Message]) -> list[int]:
    return [e["card"] for frame in frames for e in frame["events"] if e["kind"] == "peeked"]


@pytest.mark.parametrize("help", ["normal", "coach"])
def test_a_reload_is_no_way_to_look_again(house: House, lantern: Lantern, help: str) -> None:
    """What was shown once is told again only by a coach, until it is over."""
    keys = house.table(game=lantern.id, help=help, sand="off", rounds="1")
    guests = house.start(keys)
    peek = next(move for move in guests[0].frame["legal"] if move["type"] == "Peek")
    seen = guests[0].until("Update", answers=guests[0].act(peek))
    (card,) = peeks([seen["frame"]])
    assert card
    back = house.socket(keys["table"])
    back.say("Hello", token=token(keys, 0))
    again = [card] if help == "coach" else [0]
    assert peeks(back.until("Welcome")["story"]) == again
    assert peeks(house.ask(keys, 0, "/export").json()["frames"]) == again
    assert peeks(house.ask(keys, 1, "/export").json()["frames"]) == [0]
    guests[0].say("Resign")
    while guests[1].frame["outcome"] is None:
        guests[1].hear()
    assert peeks(house.ask(keys, 1, "/replay", eyes="0").json()["frames"]) == [card]
