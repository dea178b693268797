"""Another round: one table for all who sat there, by the keys they have."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from httpx import Response

from igroteka.kernel import Outcome, Seat
from igroteka.server.evening import counted, places
from igroteka.server.wire_lobby import Tally

from .guests import (
    FRIEND,
    ME,
    Guest,
    House,
    Message,
    bearer,
    on_both,
    one_move,
    play_to_the_end,
    token,
)


def ended(house: House, *seats: Message, **options: str) -> Message:
    """A table whose first seat has resigned."""
    keys = house.table(*seats, **options)
    first = house.sit(keys, 0)
    resign(first)
    return keys


def resign(guest: Guest) -> None:
    guest.say("Resign")
    while guest.frame["outcome"] is None:
        guest.hear()


def again(house: House, keys: Message, seat: int | None = 0, **wish: Any) -> Response:
    path = f"/api/tables/{keys['table']}/another-round"
    asked: Response = house.http.post(path, json=wish, headers=bearer(keys, seat))
    return asked


def onward(house: House, keys: Message, seat: int = 0, **wish: Any) -> Message:
    """The same keys, at the next table, by the seats of the one before."""
    answer = again(house, keys, seat, **wish)
    assert answer.status_code == 201, answer.text
    return {**keys, "table": answer.json()["table"], "seats_now": answer.json()["seats"]}


def test_two_who_ask_come_to_one_table(house: House) -> None:
    keys = ended(house)
    assert onward(house, keys, 0)["table"] == onward(house, keys, 1)["table"]


def test_many_who_ask_at_once_come_to_one_table(house: House) -> None:
    keys = ended(house)
    with ThreadPoolExecutor(8) as crowd:
        asked = [crowd.submit(again, house, keys, at % 2) for at in range(16)]
    tables = {each.result().json()["table"] for each in asked}
    assert len(tables) == 1


def test_a_restart_in_between_loses_nothing(house: House) -> None:
    keys = ended(house)
    first = onward(house, keys, 1)
    house.restart()
    assert onward(house, keys, 0)["table"] == first["table"]


def test_the_same_keys_hold_the_seats(house: House) -> None:
    keys = ended(house)
    after = onward(house, keys, rotate=False)
    assert after["seats_now"] == [0, 1]
    guests = house.start(after)
    assert [guest.frame["seat"] for guest in guests] == [0, 1]
    play_to_the_end(guests)


def test_everybody_moves_up_one_seat_if_asked(house: House) -> None:
    assert places(3, rotate=True) == (2, 0, 1)
    keys = ended(house)
    after = onward(house, keys, rotate=True)
    assert after["seats_now"] == [1, 0]
    info = house.ask(after, 1).json()
    assert [seat["name"] for seat in info["seats"]] == ["Bob", "Ann"]
    assert house.sit(after, 0).frame["seat"] == 1


def test_bots_stay_what_they_were(house: House) -> None:
    bot = {"kind": "bot", "bot": "greedy:strong"}
    keys = ended(house, ME, bot)
    info = house.ask(onward(house, keys, rotate=True), 0).json()
    assert [seat["bot"] for seat in info["seats"]] == ["greedy:strong", ""]


def test_options_and_help_stay(house: House) -> None:
    keys = house.table(ME, FRIEND, help="coach", cards="12")
    resign(house.sit(keys, 0))
    info = house.ask(onward(house, keys), 0).json()
    assert (info["options"]["cards"], info["help"]) == ("12", "coach")
    assert info["commitment"] != house.ask(keys, 0).json()["commitment"]


def test_everybody_at_the_table_hears_who_wants_it(house: House) -> None:
    keys = house.table()
    ann, bob = house.start(keys)
    watcher = house.sit(keys, None)
    resign(ann)
    after = onward(house, keys, 1)
    for guest in (ann, bob, watcher):
        while not (news := guest.until("Seats")["info"])["onward"]:
            pass
        assert (news["onward"]["table"], news["onward"]["by"]) == (after["table"], 1)
    assert house.sit(after, None).frame["seat"] is None


def test_what_was_said_and_how_it_stands_go_along(house: House) -> None:
    keys = house.table()
    ann, bob = house.start(keys)
    bob.say("Say", text="well played")
    bob.until("Chat")
    resign(ann)
    assert house.ask(keys, 0).json()["tally"] == {"rounds": 1, "wins": [0, 1]}
    second = onward(house, keys, rotate=True)
    welcome = house.socket(second["table"])
    welcome.say("Hello", token=token(keys, 1))
    heard = welcome.until("Welcome")
    assert [(line["seat"], line["text"]) for line in heard["chat"]] == [(0, "well played")]
    assert heard["info"]["tally"] == {"rounds": 1, "wins": [1, 0]}
    house.restart()
    assert house.ask(second, 0).json()["tally"] == {"rounds": 1, "wins": [1, 0]}


@on_both
def test_three_rounds_are_one_evening(house: House) -> None:
    keys = house.table()
    for rounds in (1, 2, 3):
        resign(house.sit(keys, 0))
        tally = house.ask(keys, 0).json()["tally"]
        assert tally["rounds"] == sum(tally["wins"]) == rounds
        keys = onward(house, keys, rotate=True)
    lines = house.http.post("/api/mine", json={"tokens": [token(keys, 0)]}).json()
    assert [line["followed"] for line in lines] == [False, True, True, True]
    assert len({line["table"] for line in lines}) == 4


def test_a_cooperative_evening_counts_won_and_lost() -> None:
    won, lost = Outcome((Seat(0), Seat(1)), "x"), Outcome((), "x")
    tally = counted(counted(None, won, 2), lost, 2)
    assert tally == Tally(rounds=2, wins=(1, 1))
    assert counted(tally, None, 2) == tally


@pytest.mark.parametrize(
    ("seat", "body", "status"),
    [(None, {}, 403), (0, {"rotate": "yes"}, 400), (0, {"table": "x"}, 400)],
)
def test_who_may_not_ask_and_what_is_nonsense(
    house: House, seat: int | None, body: Message, status: int
) -> None:
    keys = ended(house)
    assert again(house, keys, seat, **body).status_code == status
    assert house.ask(keys, 0).json()["onward"] is None


def test_a_running_match_has_no_next_one(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    one_move(guests)
    assert again(house, keys).json()["code"] == "not-allowed"


def test_the_next_table_knows_no_stranger(house: House) -> None:
    keys, others = ended(house), house.table()
    after = onward(house, keys)
    answer = house.http.get(f"/api/tables/{after['table']}", headers=bearer(others, 0))
    assert answer.status_code == 401
    assert token(keys, 0) not in again(house, keys, 1).text


def test_nothing_of_the_next_hand_is_told_by_the_last_one(house: House) -> None:
    """The seed of the finished match is open; the next one has dice of its own."""
    keys = ended(house)
    after = onward(house, keys)
    info = house.ask(after, 0).json()
    assert info["seed"] is None
    assert info["commitment"] != house.ask(keys, 0).json()["commitment"]
