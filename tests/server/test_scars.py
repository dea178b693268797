"""A table that stumbles leaves a scar, and the others don't feel it."""

import json
import sqlite3
from typing import Any

import pytest

from igroteka.games import SHELF
from igroteka.kernel import decode
from igroteka.match import Header, Match
from igroteka.server.chain import next_link

from .damage import chain_again
from .guests import BOT, ME, House, mover, one_move

ROADS: Any = type(SHELF["roads"])


def test_an_error_in_the_rules_is_dumped_and_told_to_that_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys, elsewhere = house.table(), house.table()
    guests, others = house.start(keys), house.start(elsewhere)
    step = one_move(guests).frame["step"]
    apply = ROADS.apply
    monkeypatch.setattr(ROADS, "apply", lambda *_: 1 / 0)
    mover(guests).act()
    assert [guest.trouble() for guest in guests] == ["internal", "internal"]
    monkeypatch.setattr(ROADS, "apply", apply)
    one_move(others)
    (scar,) = (house.folder / "scars").iterdir()
    dump = json.loads(scar.read_bytes())
    assert "ZeroDivisionError" in dump["traceback"]
    assert len(dump["entries"]) == step
    assert "elm" not in scar.read_text()
    assert decode(json.dumps(dump["header"]), Header).game == "roads"
    back = [house.sit(keys, seat) for seat in range(2)]
    assert back[0].frame["step"] == step
    one_move(back)


def test_a_bot_that_stumbles_hurts_only_its_own_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = house.start(house.table())
    guest = house.sit(house.table(ME, BOT), 0)
    while not guest.frame["legal"]:
        guest.hear()
    monkeypatch.setattr("igroteka.server.thinking.choose", lambda *_: 1 / 0)
    guest.act()
    assert guest.trouble() == "internal"
    one_move(others)


def test_a_log_that_another_server_wrote_to_is_read_again(house: House) -> None:
    """Two servers on one file: (match, step) is unique, the second to write comes back."""
    keys = house.table()
    guests = house.start(keys)
    step = mover(guests).frame["step"]
    with sqlite3.connect(house.db) as disk:
        entry = b'{"entry":"helpset","at_ms":999999,"level":"purist"}'
        link = next_link(house.live(keys).minutes.link, step, 0, None, entry)
        row = (keys["table"], step, 0, None, entry, link)
        disk.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)
    disk.close()
    mover(guests).act()
    assert [guest.trouble() for guest in guests] == ["internal", "internal"]
    back = [house.sit(keys, seat) for seat in range(2)]
    assert back[0].frame["help"] == "purist"
    one_move(back)


def test_a_log_that_does_not_replay_is_reported(house: House) -> None:
    keys = house.table()
    house.close()
    with sqlite3.connect(house.db) as disk:
        row = (keys["table"], 0, 0, None, b'{"entry":"played","at_ms":0,"seat":0,"action":{}}')
        disk.execute(
            "INSERT INTO entries (match, step, at, action_id, data) VALUES (?, ?, ?, ?, ?)", row
        )
    disk.close()
    chain_again(house.db, keys["table"])
    house.open()
    assert house.ask(keys, 0).json()["closed"] == "damaged"
    (line,) = house.http.post("/api/mine", json={"tokens": [keys["watch"]]}).json()
    assert (line["closed"], line["step"]) == ("damaged", 0)


def test_scars_are_not_kept_without_end(house: House) -> None:
    scars = house.app.state.tables.house.scars
    match: Match[Any, Any] = Match(SHELF["roads"], header())
    kept = [scars.keep(f"t{n}", match, ValueError("ouch")) for n in range(60)]
    assert kept.count(None) == 10


def header() -> Header:
    game = SHELF["roads"]
    return Header(game.id, game.version, 2, game.settle(2, {}), "")
