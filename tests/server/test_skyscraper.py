"""Skyscraper over the wire: hands travel, gravity answers from afar, films lie beside the log."""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from tests.games.skyscraper.sites import building_on, site

from igroteka.games import SHELF
from igroteka.games.skyscraper.actions import Settle, Undone
from igroteka.games.skyscraper.tremor import tremor_path
from igroteka.server import thinking
from igroteka.server.workers import Workers

from .guests import FRIEND, ME, Guest, House, Message, bearer

pytest.importorskip("mujoco")

GAME = SHELF["skyscraper"]


def seated(house: House, hands: str = "forgiving") -> tuple[Message, Guest, int]:
    """The one at turn, at a table where gravity is real."""
    keys = house.table(ME, FRIEND, game="skyscraper", hands=hands)
    guests = house.start(keys)
    turn = guests[0].frame["active"][0]
    return keys, guests[turn], turn


def sends(guest: Guest, path: str) -> Message:
    """A worker to the site; then gravity has answered."""
    send = next(action for action in guest.frame["legal"] if action["type"] == "Send")
    guest.act({**send, "hand": {"path": path, "hold": -1}})
    while not any(event["kind"] == "shaken" for event in guest.frame["events"]):
        guest.hear()
    return next(event for event in guest.frame["events"] if event["kind"] == "shaken")


def film(house: House, keys: Message, name: str, seat: int | None = 0) -> Any:
    return house.http.get(f"/api/tables/{keys['table']}/blobs/{name}", headers=bearer(keys, seat))


@pytest.mark.clause("S-H1", "S-H2")
def test_a_hand_is_settled_in_a_process_and_its_film_can_be_fetched(house: House) -> None:
    keys, guest, _ = seated(house)
    told = sends(guest, tremor_path(Random(1), 0.5))
    assert guest.frame["view"]["act"] is None
    assert any(worker["cell"] for worker in guest.frame["view"]["workers"])
    assert house.app.state.tables.house.workers.room.kept.process is not None
    for seat in (0, 1, None):
        given = film(house, keys, told["film"], seat)
        assert given.status_code == 200
        assert given.headers["content-type"] == "application/octet-stream"
        assert sha256(given.content).hexdigest() == told["film"]


@pytest.mark.clause("S-H1")
def test_a_film_outlives_the_house_and_is_only_for_its_table(house: House) -> None:
    keys, guest, _ = seated(house)
    name = sends(guest, "")["film"]
    guest.leave()
    house.restart()
    assert film(house, keys, name).status_code == 200
    other = house.table(ME, FRIEND, game="skyscraper")
    assert film(house, other, name).status_code == 404
    assert film(house, keys, "0" * 64).json()["code"] == "not-found"
    assert house.http.get(f"/api/tables/{keys['table']}/blobs/{name}").status_code == 401


@pytest.mark.clause("S-H2")
@pytest.mark.parametrize("path", ["garbage", "AQAAAAAALAEAAAA=", "A" * 5000])
def test_a_hand_that_is_none_is_refused_with_its_reason(house: House, path: str) -> None:
    _, guest, _ = seated(house)
    send = next(action for action in guest.frame["legal"] if action["type"] == "Send")
    before = guest.frame["step"]
    guest.act({**send, "hand": {"path": path, "hold": -1}})
    refusal = guest.until("Refused")["refusal"]
    assert refusal["clause"] == "S-H2"
    assert refusal["reason"].startswith("skyscraper-refuse-hand-")
    guest.say("Ping")
    guest.until("Pong")
    assert guest.frame["step"] == before


@pytest.mark.clause("S-H1")
def test_the_same_fall_in_this_process_and_in_another() -> None:
    state = building_on(site(3, 8, 4), 2)

    async def drawn() -> thinking.Drawn:
        workers = Workers(1)
        found = await workers.draw(GAME, state, "elm", 7)
        workers.close()
        return found

    assert asyncio.run(drawn()) == thinking.draw(GAME, state, "elm", 7)


@pytest.mark.clause("S-H1")
def test_should_the_simulator_die_the_act_is_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def dies(*_: Any) -> bytes:
        raise BrokenProcessPool("gone")

    workers = Workers(1)
    monkeypatch.setattr(workers.work, "do", dies)
    drawn = asyncio.run(workers.draw(GAME, building_on(site(3, 8), 2), "elm", 7))
    workers.close()
    assert drawn == thinking.Drawn(Undone())
    assert not isinstance(drawn.action, Settle)
