"""What an operator does with the file, beside a house that is open and without one."""

import sqlite3
from pathlib import Path

import pytest

from igroteka.kernel import BadLog, BadMessage, Seat, encode
from igroteka.server.database import BadDatabase
from igroteka.server.office import checking, copies, files, parcel, pruning
from igroteka.server.office.rotating import rotate

from .damage import disk
from .guests import BOT, ME, House, Message, one_move, token

DAY_MS = pruning.DAY_MS


@pytest.fixture
def played(house: House) -> Message:
    keys = house.table()
    guests = house.start(keys)
    for _ in range(4):
        one_move(guests)
    guests[0].say("Say", text="hello")
    guests[0].until("Chat")
    return keys


def log_of(path: Path, match: str) -> list[tuple[object, ...]]:
    query = "SELECT step, at, action_id, data FROM entries WHERE match = ? ORDER BY step"
    with disk(path) as connection:
        return connection.execute(query, (match,)).fetchall()


# copies


def test_a_copy_taken_while_the_house_is_open_has_all_that_was_played(
    house: House, played: Message, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    ticks: list[int] = []
    done = copies.back_up(house.db, copy, tick=lambda now, _: ticks.append(now))
    assert done.matches == 1
    assert log_of(copy, played["table"]) == log_of(house.db, played["table"])
    assert ticks
    assert not copy.with_name("copy.db-wal").exists()
    one_move([house.sit(played, seat) for seat in range(2)])
    with pytest.raises(BadDatabase, match="is there already"):
        copies.back_up(house.db, copy)
    copies.back_up(house.db, copy, force=True)


def test_a_copy_is_put_back_only_where_nothing_is_lost(
    house: House, played: Message, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    copies.back_up(house.db, copy)
    before = log_of(house.db, played["table"])
    one_move([house.sit(played, seat) for seat in range(2)])
    with pytest.raises(BadDatabase, match="--force"):
        copies.restore(copy, house.db)
    with pytest.raises(BadDatabase, match="a house is open"):
        copies.restore(copy, house.db, force=True)
    house.close()
    later = log_of(house.db, played["table"])
    copies.restore(copy, house.db, force=True)
    assert log_of(house.db, played["table"]) == before == later[: len(before)]
    assert log_of(house.db.with_name(f"{house.db.name}.before"), played["table"]) == later
    house.open()
    one_move([house.sit(played, seat) for seat in range(2)])


def test_what_is_no_copy_is_not_put_back(tmp_path: Path) -> None:
    for name, content in (("text", b"only text" * 99), ("none", None)):
        path = tmp_path / name
        if content:
            path.write_bytes(content)
        with pytest.raises(BadDatabase, match=r"damaged|no tables"):
            copies.restore(path, tmp_path / "x.db")
    assert not (tmp_path / "x.db").exists()


# checks


def test_every_log_is_held_against_its_chain_and_its_dice(house: House, played: Message) -> None:
    sound = house.table()
    house.start(sound)
    engine = files.reading(house.db)
    assert {one.state for one in checking.check(engine)} == {"sound"}
    assert checking.count(engine) == 2
    with disk(house.db) as connection:
        connection.execute(
            "UPDATE entries SET data = x'7b7d' WHERE match = ? AND step = 3", (played["table"],)
        )
    found = {one.match: one for one in checking.check(engine)}
    wrong = found[played["table"]]
    assert (wrong.state, wrong.step, wrong.steps, wrong.is_wrong) == ("damaged", 3, 3, True)
    assert not found[sound["table"]].is_wrong
    engine.dispose()


@pytest.mark.usefixtures("played")
def test_rules_that_stumble_over_a_log_are_quoted_whole(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bare `'elm'` would tell nobody what went wrong."""

    def stumbles(*_given: object) -> None:
        raise KeyError("elm")

    monkeypatch.setattr(checking, "verify", stumbles)
    (found,) = checking.check(files.reading(house.db))
    assert (found.state, found.text) == ("damaged", "KeyError: 'elm'")


def test_a_match_of_other_rules_is_said_to_go_on_to_be_closed_or_to_differ(
    house: House, played: Message, monkeypatch: pytest.MonkeyPatch
) -> None:
    from igroteka.games import SHELF

    rules = type(SHELF["roads"])
    over = house.table()
    guest = house.start(over)[0]
    guest.say("Resign")
    guest.until("Update")
    engine = files.reading(house.db)

    def states() -> dict[str, str]:
        return {one.match: one.state for one in checking.check(engine)}

    monkeypatch.setattr(rules, "version", 99)
    assert states() == {played["table"]: "goes on", over["table"]: "sound"}
    monkeypatch.setattr(rules, "draw", lambda *_: None)
    assert states() == {played["table"]: "closed", over["table"]: "differs"}
    engine.dispose()


# tidying up


def test_what_nobody_has_touched_goes_with_all_that_belongs_to_it(house: House) -> None:
    old, young = house.table(), house.table(ME, BOT)
    house.start(old)
    house.close()
    month_ago = 30 * DAY_MS
    with disk(house.db) as connection:
        for statement in (
            "UPDATE matches SET created = created - ? WHERE id = ?",
            "UPDATE entries SET at = at - ? WHERE match = ?",
        ):
            connection.execute(statement, (month_ago, old["table"]))
        (now,) = connection.execute("SELECT max(created) FROM matches").fetchone()
    engine = files.writing(house.db)
    assert pruning.older_than(engine, 31, now) == []
    found = pruning.older_than(engine, 29, now)
    assert [each.match for each in found] == [old["table"]]
    pruning.prune(engine, found)
    engine.dispose()
    with disk(house.db) as connection:
        left = {name for (name,) in connection.execute("SELECT match FROM tokens")}
        assert left == {young["table"]}
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    house.open()
    assert house.ask(old, 0).status_code == 404
    assert house.ask(young, 0).status_code == 200


def test_an_evening_goes_whole_or_not_at_all(house: House) -> None:
    first = house.table()
    guests = house.start(first)
    guests[0].say("Resign")
    guests[0].until("Seats")
    ask = {"headers": {"Authorization": f"Bearer {token(first, 0)}"}, "json": {"rotate": True}}
    house.http.post(f"/api/tables/{first['table']}/another-round", **ask)
    house.close()
    engine = files.writing(house.db)
    with disk(house.db) as connection:
        (now,) = connection.execute("SELECT max(created) FROM matches").fetchone()
        for column, table in (("created", "matches WHERE id"), ("at", "entries WHERE match")):
            name, _, where = table.partition(" ")
            moved = f"UPDATE {name} SET {column} = 0 {where} = ?"
            connection.execute(moved, (first["table"],))
    assert pruning.older_than(engine, 1, now) == []
    assert len(pruning.older_than(engine, 1, now + 2 * DAY_MS)) == 2
    pruning.prune(engine, pruning.older_than(engine, 1, now + 2 * DAY_MS))
    assert checking.count(engine) == 0
    engine.dispose()
    house.open()


# one match


def test_what_was_taken_out_comes_in_as_the_same_log_with_new_keys(
    house: House, played: Message, tmp_path: Path
) -> None:
    engine = files.reading(house.db)
    with pytest.raises(BadLog, match="it still runs"):
        parcel.pack(engine, played["table"], running=False)
    packed = encode(parcel.pack(engine, played["table"], running=True))
    engine.dispose()
    assert not any(token(played, seat).encode() in packed for seat in (0, 1, None))
    with House(tmp_path / "elsewhere") as elsewhere:
        there = files.writing(elsewhere.db)
        done = parcel.unpack(there, parcel.read_parcel(packed))
        assert done.match == played["table"]
        assert log_of(elsewhere.db, done.match) == log_of(house.db, done.match)
        again = parcel.unpack(there, parcel.read_parcel(packed))
        assert again.match != done.match
        assert {one.state for one in checking.check(there)} == {"sound"}
        there.dispose()
        seats = [{"token": done.keys[Seat(0)]}, {"token": done.keys[Seat(1)]}]
        one_move([elsewhere.sit({"table": done.match, "seats": seats}, n) for n in range(2)])
        assert elsewhere.ask(played, 0).status_code == 401


def test_a_parcel_that_was_tampered_with_is_refused_whole(house: House, played: Message) -> None:
    engine = files.writing(house.db)
    packed = encode(parcel.pack(engine, played["table"], running=True))
    changes = (
        (b'"seat":1,"action"', b'"seat":0,"action"'),
        (b'"game":"roads"', b'"game":"nim"'),
        (b'"seat":1,"person"', b'"seat":0,"person"'),
        (b'"seats":2', b'"seats":"two"'),
    )
    for old, new in changes:
        with pytest.raises((BadLog, BadMessage)):
            parcel.unpack(engine, parcel.read_parcel(packed.replace(old, new)))
    with pytest.raises(BadLog, match="no match in it"):
        parcel.read_parcel(b"[]")
    assert checking.count(engine) == 1
    engine.dispose()


# keys


def test_a_new_link_opens_the_seat_and_the_old_one_nothing(house: House, played: Message) -> None:
    old = house.sit(played, 0)
    engine = files.writing(house.db)
    fresh = rotate(engine, played["table"], 0)
    assert house.ask(played, 0).status_code == 401
    keys = {**played, "seats": [{"token": fresh}, played["seats"][1]]}
    assert house.sit(keys, 0).frame["seat"] == 0
    closed = old.session.receive()
    while closed["type"] != "websocket.close":
        closed = old.session.receive()
    assert closed["code"] == 1008
    assert house.ask(played, 1).status_code == 200
    for match, seat in ((played["table"], 5), ("nobody", 0)):
        with pytest.raises(BadLog):
            rotate(engine, match, seat)
    engine.dispose()


def test_a_file_of_an_older_house_is_not_checked_half(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as connection:
        sql = Path(__file__).parent / "releases" / "0005.sql"
        connection.executescript(sql.read_text())
    connection.close()
    with pytest.raises(BadDatabase, match="older version"):
        files.reading(path)
