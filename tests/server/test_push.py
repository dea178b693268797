"""Whoever is away when their turn comes is called, by a real push service on this machine."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from httpx import Response
from msgspec.structs import replace

from igroteka.kernel import Seat
from igroteka.server.push.keys import key_file
from igroteka.server.push.postman import Push

from .guests import BOT, FRIEND, ME, QUICK, Guest, House, Message, bearer, mover, one_move
from .push_service import Browser, PushService, claims, text

CONTACT = "mailto:host@example.org"
NEAR = Push(CONTACT, private=True)
AT_ONCE = replace(QUICK, push_grace_s=0)


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as opened:
        yield opened


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path, AT_ONCE, NEAR) as opened:
        yield opened


def hang(house: House, keys: Message, seat: int | None, browser: Browser) -> Response:
    path = f"/api/tables/{keys['table']}/push"
    hung: Response = house.http.post(path, json=browser.bell, headers=bearer(keys, seat))
    return hung


def key_of(house: House) -> str:
    return str(house.http.get("/api/push").json()["key"])


def leave(house: House, keys: Message, guest: Guest) -> None:
    """And the house has noticed."""
    crowd, seat = house.live(keys).crowd, Seat(guest.frame["seat"])
    guest.leave()
    while seat in crowd:
        house.http.get("/api/health")


def delivered(house: House) -> None:
    """Everything that was given to the postman has been taken where it goes."""
    postman = house.app.state.tables.house.postman
    house.call(postman.bag.join)


def at_table(house: House, **options: str) -> tuple[Message, Guest, Guest]:
    """Somebody to move, and somebody to wait, in a game that does not end at once."""
    keys = house.table(ME, FRIEND, variant="newspaper", **options)
    guests = house.start(keys)
    first = mover(guests)
    return keys, first, next(guest for guest in guests if guest is not first)


def seat_of(guest: Guest) -> int:
    return int(guest.frame["seat"])


def test_who_is_away_when_their_turn_comes_is_called_in_their_language(
    house: House, service: PushService
) -> None:
    keys, first, second = at_table(house)
    browser = service.subscribe("bob", "de")
    assert hang(house, keys, seat_of(second), browser).json() == {"rings": True}
    leave(house, keys, second)
    first.moves()
    came = service.next()
    said = browser.read(came.body)
    assert (came.path, said["path"], said["lang"]) == ("/bob", f"/t/{keys['table']}", "de")
    assert said["title"] == "Straßen"
    assert said["body"].startswith("Du bist dran. Am Tisch: ")
    told = claims(came.headers["Authorization"], key_of(house))
    assert (told["aud"], told["sub"]) == (service.address, CONTACT)
    assert time.time() < told["exp"] < time.time() + 86_400
    assert came.headers["Content-Encoding"] == "aes128gcm"
    assert int(came.headers["TTL"]) > 0


def test_nothing_of_the_table_and_no_key_is_in_it(house: House, service: PushService) -> None:
    keys, first, second = at_table(house)
    browser = service.subscribe("bob")
    hang(house, keys, seat_of(second), browser)
    leave(house, keys, second)
    first.moves()
    came = service.next()
    assert set(browser.read(came.body)) == {"title", "body", "path", "lang"}
    everything = f"{browser.read(came.body)} {came.headers} {came.path}"
    assert not [seat for seat in (0, 1) if keys["seats"][seat]["token"] in everything]
    assert keys["watch"] not in everything


def test_who_sits_there_is_not_called_and_no_turn_calls_twice(
    house: House, service: PushService
) -> None:
    keys, first, second = at_table(house)
    browser = service.subscribe("bob")
    hang(house, keys, seat_of(second), browser)
    one_move([first, second])
    one_move([first, second])
    leave(house, keys, second)
    first.moves()
    service.next()
    again = house.sit(keys, seat_of(second))
    leave(house, keys, again)
    delivered(house)
    assert service.come.empty()


def test_a_line_that_breaks_during_the_own_turn_calls(house: House, service: PushService) -> None:
    """The page may have been asleep in a pocket when the turn came."""
    keys, first, second = at_table(house)
    hang(house, keys, seat_of(second), service.subscribe("bob"))
    one_move([first, second])
    second.session.close(1006)
    assert service.next().path == "/bob"


def test_a_page_that_comes_back_within_the_grace_is_not_called(
    tmp_path: Path, service: PushService
) -> None:
    with House(tmp_path, replace(QUICK, push_grace_s=3600), NEAR) as house:
        keys, first, second = at_table(house)
        hang(house, keys, seat_of(second), service.subscribe("bob"))
        leave(house, keys, second)
        first.moves()
        table = house.live(keys)
        seat = Seat(seat_of(second))
        assert seat in table.summons.alarms
        assert not table.idle
        house.sit(keys, seat)

        async def later() -> None:
            table.summons.ring(seat)

        house.call(later)
        delivered(house)
        assert service.come.empty()


def test_the_bells_outlast_the_house_and_go_along_to_the_next_round(
    house: House, service: PushService
) -> None:
    keys, _first, second = at_table(house)
    hang(house, keys, seat_of(second), service.subscribe("bob"))
    house.restart()
    hung = house.sit(keys, seat_of(second)), house.live(keys).summons.hung
    assert [(seat, bell.endpoint) for seat, bell in hung[1]] == [
        (seat_of(second), f"{service.address}/bob")
    ]
    hung[0].say("Resign")
    while hung[0].frame["outcome"] is None:
        hung[0].hear()
    path = f"/api/tables/{keys['table']}/another-round"
    onward = house.http.post(path, json={}, headers=bearer(keys, 0)).json()
    moved = house.app.state.tables.live[onward["table"]].summons.hung
    assert [seat for seat, _ in moved] == [onward["seats"][seat_of(second)]]


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_endpoint_is_forgotten_at_every_table(
    house: House, service: PushService, status: int
) -> None:
    keys, first, second = at_table(house)
    other = house.table()
    for table, seat in ((keys, seat_of(second)), (other, 0)):
        assert hang(house, table, seat, service.subscribe("bob")).status_code == 201
    service.answers["/bob"] = status
    leave(house, keys, second)
    first.moves()
    service.next()
    delivered(house)
    assert house.live(keys).summons.hung == house.live(other).summons.hung == ()
    house.restart()
    house.sit(keys, 0)
    assert house.live(keys).summons.hung == ()


def test_a_service_in_trouble_is_not_forgotten_and_redirections_are_not_followed(
    house: House, service: PushService
) -> None:
    keys, first, second = at_table(house)
    hang(house, keys, seat_of(second), service.subscribe("bob"))
    service.answers["/bob"] = 307
    leave(house, keys, second)
    first.moves()
    assert service.next().path == "/bob"
    delivered(house)
    assert service.come.empty()
    assert len(house.live(keys).summons.hung) == 1


def test_a_bell_is_taken_away_by_its_own_secret_only(house: House, service: PushService) -> None:
    one, two, browser = house.table(), house.table(), service.subscribe("bob")
    for keys in (one, two):
        hang(house, keys, 0, browser)
    off: dict[str, Any] = {"endpoint": browser.endpoint, "auth": text(b"x" * 16)}
    assert house.http.post("/api/push/off", json=off).json() == {"rings": False}
    assert len(house.live(one).summons.hung) == 1
    off["auth"] = text(browser.auth)
    house.http.post("/api/push/off", json={**off, "table": one["table"]})
    assert [len(house.live(keys).summons.hung) for keys in (one, two)] == [0, 1]
    house.http.post("/api/push/off", json=off)
    house.restart()
    house.sit(two, 0)
    assert house.live(two).summons.hung == ()


def test_a_seat_has_few_bells_and_the_oldest_makes_room(house: House, service: PushService) -> None:
    keys, most = house.table(), house.limits.push_bells
    for number in range(most + 1):
        hang(house, keys, 0, service.subscribe(f"phone-{number}"))
    hang(house, keys, 0, service.subscribe("phone-1"))
    ends = [bell.endpoint.rpartition("-")[2] for _, bell in house.live(keys).summons.hung]
    assert ends == ["2", "3", "4", "5", "1"]


def test_a_seat_that_is_given_away_does_not_call_whoever_had_its_link(
    house: House, service: PushService
) -> None:
    wish = {"game": "roads", "seats": [ME, {"kind": "friend"}], "open": True}
    keys = house.http.post("/api/tables", json=wish).json()
    hang(house, keys, 1, service.subscribe("bob"))
    house.http.post(f"/api/board/{keys['table']}", json={"name": "Eve"})
    assert house.live(keys).summons.hung == ()
    house.restart()
    house.sit(keys, 0)
    assert house.live(keys).summons.hung == ()


def test_a_spectator_and_a_house_without_a_bell_say_no(
    house: House, service: PushService, tmp_path: Path
) -> None:
    browser = service.subscribe("eve")
    assert hang(house, house.table(), None, browser).json()["code"] == "not-allowed"
    with House(tmp_path / "quiet") as quiet:
        assert key_of(quiet) == ""
        assert hang(quiet, quiet.table(), 0, browser).json()["code"] == "not-allowed"
        assert not key_file(quiet.db).exists()


def test_what_is_no_subscription_is_refused(house: House, service: PushService) -> None:
    keys, good = house.table(), service.subscribe("bob").bell
    flaws = {"p256dh": text(b"\x04" + b"\x01" * 64), "endpoint": "http://me:pw@127.0.0.1/"}
    for name, value in flaws.items():
        path, body = f"/api/tables/{keys['table']}/push", {**good, name: value}
        refused = house.http.post(path, json=body, headers=bearer(keys, 0))
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-option")
    for name, value in {"endpoint": "ftp://x/", "auth": "short", "p256dh": "x"}.items():
        body = {**good, name: value}
        refused = house.http.post(path, json=body, headers=bearer(keys, 0))
        assert refused.json()["code"] == "bad-message"


def test_bots_alone_call_nobody(house: House, service: PushService) -> None:
    keys = house.table(ME, BOT)
    refused = house.http.post(
        f"/api/tables/{keys['table']}/push",
        json=service.subscribe("bob").bell,
        headers=bearer(keys, 0),
    )
    assert refused.status_code == 201
    assert house.live(keys).summons.bells.keys() == {0}
