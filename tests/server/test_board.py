"""The board of the house: open tables, a free seat for whoever comes, each only once."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from httpx import Response
from msgspec.structs import replace

from igroteka.kernel import Seat

from .guests import BOT, FRIEND, ME, QUICK, House, Message, bearer, on_both, token

THREE = (ME, {"kind": "friend"}, {"kind": "friend"})


def opened(house: House, *seats: Message, **options: str) -> Message:
    keys = house.table(*(seats or (ME, {"kind": "friend"})), **options)
    assert put(house, keys).status_code == 200
    return keys


def put(house: House, keys: Message, seat: int | None = 0, is_open: bool = True) -> Response:
    path = f"/api/tables/{keys['table']}/open"
    put: Response = house.http.post(path, json={"open": is_open}, headers=bearer(keys, seat))
    return put


def board(house: House) -> list[Message]:
    lines: list[Message] = house.http.get("/api/board").json()
    return lines


def join(house: House, keys: Message, **wish: Any) -> Response:
    joined: Response = house.http.post(f"/api/board/{keys['table']}", json=wish)
    return joined


def test_only_an_open_table_is_listed(house: House) -> None:
    house.table()
    keys = opened(house)
    [line] = board(house)
    assert (line["table"], line["game"], line["free"]) == (keys["table"], "roads", 1)
    put(house, keys, is_open=False)
    assert board(house) == []


def test_a_table_may_be_set_open(house: House) -> None:
    wish = {"game": "roads", "seats": [ME, FRIEND], "open": True}
    keys = house.http.post("/api/tables", json=wish).json()
    assert [line["table"] for line in board(house)] == [keys["table"]]


def test_the_list_holds_no_key(house: House) -> None:
    keys = opened(house)
    text = house.http.get("/api/board").text
    assert not any(token(keys, seat) in text for seat in (0, 1, None))
    assert "token" not in text


@on_both
def test_whoever_joins_is_given_the_free_seat_and_its_name(house: House) -> None:
    keys = opened(house)
    given = join(house, keys, name="  Eve   Moon ").json()
    assert (given["seat"], given["table"]) == (1, keys["table"])
    assert len(given["token"]) >= 22
    eve = house.socket(keys["table"])
    eve.say("Hello", token=given["token"])
    assert eve.until("Welcome")["info"]["seats"][1]["name"] == "Eve Moon"
    assert eve.frame["seat"] == 1
    assert board(house) == []


def test_two_who_click_at_once_get_different_seats_or_a_clear_refusal(house: House) -> None:
    keys = opened(house, *THREE, variant="heap")
    with ThreadPoolExecutor(6) as crowd:
        asked = [crowd.submit(join, house, keys) for _ in range(6)]
    answers = [each.result() for each in asked]
    given = [each.json() for each in answers if each.status_code == 201]
    assert sorted(each["seat"] for each in given) == [1, 2]
    assert len({each["token"] for each in given}) == 2
    refused = {each.json()["code"] for each in answers if each.status_code != 201}
    assert refused == {"no-free-seat"}


@on_both
def test_a_link_that_comes_too_late_looks_on(house: House) -> None:
    keys = opened(house)
    given = join(house, keys).json()
    assert house.sit(keys, 1).frame["seat"] is None
    house.restart()
    assert house.sit(keys, 1).frame["seat"] is None
    eve = house.socket(keys["table"])
    eve.say("Hello", token=given["token"])
    eve.until("Welcome")
    assert eve.frame["seat"] == 1


def test_a_seat_whose_friend_has_come_is_not_given_away(house: House) -> None:
    keys = opened(house)
    house.sit(keys, 1).leave()
    assert board(house) == []
    assert join(house, keys).json()["code"] == "no-free-seat"
    house.restart()
    house.sit(keys, 0)
    assert board(house) == []


def test_whoever_looks_on_has_no_seat(house: House) -> None:
    keys = opened(house)
    given = join(house, keys, watch=True).json()
    assert given["seat"] is None
    watcher = house.socket(keys["table"])
    watcher.say("Hello", token=given["token"])
    watcher.until("Welcome")
    assert watcher.frame["legal"] == []
    assert len(board(house)) == 1


def test_an_open_table_stays_open_through_a_restart(house: House) -> None:
    keys = opened(house)
    house.restart()
    house.sit(keys, 0)
    assert [line["table"] for line in board(house)] == [keys["table"]]


def test_a_finished_table_is_off_the_board(house: House) -> None:
    keys = opened(house)
    ann = house.sit(keys, 0)
    ann.say("Resign")
    while ann.frame["outcome"] is None:
        ann.hear()
    assert board(house) == []
    assert put(house, keys).json()["code"] == "not-allowed"


def test_a_bots_seat_is_not_free(house: House) -> None:
    opened(house, ME, BOT)
    assert board(house) == []


def test_an_abandoned_table_is_off_the_board(house: House) -> None:
    keys = opened(house)
    ann = house.sit(keys, 0)
    table = house.live(keys)
    assert len(board(house)) == 1
    ann.leave()
    while Seat(0) in table.crowd:
        house.http.get("/api/health")
    table.crowd.absent_since[Seat(0)] -= house.limits.board_absent_ms / 1000 + 1
    assert board(house) == []
    house.sit(keys, 0)
    assert len(board(house)) == 1


@pytest.mark.parametrize("seat", [None])
def test_whoever_only_watches_cannot_open_it(house: House, seat: int | None) -> None:
    assert put(house, house.table(), seat).json()["code"] == "not-allowed"


@pytest.mark.parametrize(
    "wish", [{"name": "x" * 41}, {"name": 3}, {"seat": 0}, {"watch": "yes"}, {"token": "t" * 32}]
)
def test_nonsense_is_refused_and_takes_no_seat(house: House, wish: Message) -> None:
    keys = opened(house)
    assert join(house, keys, **wish).json()["code"] == "bad-message"
    assert board(house)[0]["free"] == 1


def test_a_closed_table_cannot_be_joined_by_its_name(house: House) -> None:
    keys = house.table()
    assert join(house, keys).status_code == 409
    assert join(house, {"table": "nosuchtable"}).status_code == 409


def test_the_board_and_its_door_have_bounds(tmp_path: Any) -> None:
    tight = replace(QUICK, open_tables=2, board_lines=1, joins_per_second=0, joins_burst=1)
    with House(tmp_path, tight) as house:
        first, _ = opened(house), opened(house)
        assert len(board(house)) == 1
        assert put(house, house.table()).json()["code"] == "not-allowed"
        assert join(house, first).status_code == 201
        assert join(house, first).json()["code"] == "too-fast"
