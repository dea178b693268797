"""One damaged row damages one table: it opens as far as it is sound, and is not played on."""

import io
import json
import sqlite3
from pathlib import Path

import pytest

from igroteka.server.database import open_database
from igroteka.server.journal import Journal

from .damage import chain_again, damage, disk
from .guests import House, Message, one_move, token
from .test_storage import migrate

RELEASES = Path(__file__).parent / "releases"
SAME_STEP = "WHERE match = :match AND step = 4"


@pytest.fixture
def two(house: House) -> tuple[Message, Message]:
    """A table that will be damaged, six steps old, and one beside it."""
    tables = house.table(), house.table()
    for keys in tables:
        guests = house.start(keys)
        while guests[0].frame["step"] < 6:
            one_move(guests)
    return tables


def mine(house: House, *tables: Message) -> list[Message]:
    tokens = [token(keys, 0) for keys in tables]
    lines: list[Message] = house.http.post("/api/mine", json={"tokens": tokens}).json()
    return lines


def change(house: House, keys: Message, statement: str) -> None:
    damage(house, statement.replace(":match", f"'{keys['table']}'"))


DAMAGES = {
    "another move": "UPDATE entries SET data = (SELECT data FROM entries WHERE match = :match"
    f" AND step = 2) {SAME_STEP}",
    "no move at all": f"UPDATE entries SET data = x'00ff' {SAME_STEP}",
    "a text where bytes belong": f"UPDATE entries SET data = 'oak' {SAME_STEP}",
    "another moment": f"UPDATE entries SET at = 'noon' {SAME_STEP}",
    "another click": f"UPDATE entries SET action_id = 'x' {SAME_STEP}",
    "another hash": f"UPDATE entries SET link = x'' {SAME_STEP}",
    "a step that is gone": f"DELETE FROM entries {SAME_STEP}",
}


@pytest.mark.parametrize("statement", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_entry_closes_its_table_at_that_step(
    house: House, two: tuple[Message, Message], statement: str
) -> None:
    keys, other = two
    change(house, keys, statement)
    guest = house.socket(keys["table"])
    guest.say("Hello", token=token(keys, 0))
    welcome = guest.until("Welcome")
    assert welcome["info"]["closed"] == "damaged"
    assert (guest.frame["step"], guest.frame["active"], guest.frame["legal"]) == (4, [], [])
    guest.act({"type": "Place"})
    assert guest.trouble() == "closed"
    for kind, fields in (("Resign", {}), ("TakeSeat", {}), ("SetHelp", {"level": "coach"})):
        guest.say(kind, **fields)
        assert guest.trouble() == "closed"
    closed = {line["table"]: line["closed"] for line in mine(house, keys, other)}
    assert closed == {keys["table"]: "damaged", other["table"]: ""}
    assert len(house.ask(keys, 0, "/replay").json()["frames"]) == 5
    one_move([house.sit(other, seat) for seat in range(2)])


def test_nothing_is_written_to_a_closed_table(house: House, two: tuple[Message, Message]) -> None:
    keys, _ = two
    change(house, keys, DAMAGES["another move"])
    with disk(house.db) as connection:
        before = connection.execute("SELECT * FROM entries").fetchall()
    guests = [house.sit(keys, seat) for seat in range(2)]
    guests[0].act({"type": "Place"})
    assert guests[0].trouble() == "closed"
    house.restart()
    with disk(house.db) as connection:
        assert connection.execute("SELECT * FROM entries").fetchall() == before


def test_a_move_that_the_rules_refuse_is_found_though_its_hash_is_right(
    house: House, two: tuple[Message, Message]
) -> None:
    keys, _ = two
    house.close()
    with disk(house.db) as connection:
        rows = "SELECT data FROM entries WHERE match = ? AND step = 4"
        data = json.loads(connection.execute(rows, (keys["table"],)).fetchone()[0])
        data["seat"] = 1 - data["seat"]
        forged = "UPDATE entries SET data = ? WHERE match = ? AND step = 4"
        connection.execute(forged, (json.dumps(data).encode(), keys["table"]))
    chain_again(house.db, keys["table"])
    house.open()
    assert house.ask(keys, 0).json()["closed"] == "damaged"
    assert house.sit(keys, 0).frame["step"] == 4


@pytest.mark.parametrize("column", ["header = x'7b'", "header = 'oak'", "seed = x'00'"])
def test_a_table_that_cannot_be_read_at_all_is_alone_with_it(
    house: House, two: tuple[Message, Message], column: str
) -> None:
    keys, other = two
    change(house, keys, f"UPDATE matches SET {column} WHERE id = :match")
    response = house.ask(keys, 0)
    assert (response.status_code, response.json()["code"]) == (500, "damaged")
    assert other["table"] in {line["table"] for line in mine(house, keys, other)}


@pytest.mark.parametrize("column", ["seed = 'ash'", "created = 1"])
def test_how_it_was_set_is_covered_by_the_first_hash(
    house: House, two: tuple[Message, Message], column: str
) -> None:
    change(house, two[0], f"UPDATE matches SET {column} WHERE id = :match")
    assert house.sit(two[0], 0).frame["step"] == 0


def test_what_lies_beside_the_log_may_be_damaged_and_the_table_plays_on(
    house: House, two: tuple[Message, Message]
) -> None:
    keys, other = two
    guest = house.sit(keys, 0)
    guest.say("Say", text="hello")
    guest.until("Chat")
    house.restart()
    assert len(mine(house, keys, other)) == 2
    change(house, keys, "UPDATE standings SET data = 'oak' WHERE match = :match")
    change(house, keys, "UPDATE chat SET line = x'ff' WHERE match = :match")
    assert [line["closed"] for line in mine(house, keys, other)] == ["", ""]
    one_move([house.sit(keys, seat) for seat in range(2)])


def test_the_house_opens_with_a_damaged_table_that_is_played_over_days(house: House) -> None:
    wish = {"game": "roads", "seats": [{"kind": "me"}, {"kind": "friend"}], "pace": "1d"}
    first, second = (house.http.post("/api/tables", json=wish).json() for _ in range(2))
    change(house, first, "UPDATE matches SET header = 'oak' WHERE id = :match")
    assert house.sit(second, 0).frame["step"] >= 0
    assert second["table"] in house.app.state.tables.live


def test_the_operator_is_told_in_one_line(house: House, two: tuple[Message, Message]) -> None:
    keys, _ = two
    change(house, keys, DAMAGES["another move"])
    out = io.StringIO()
    object.__setattr__(house.app.state.tables.house, "journal", Journal("human", out))
    house.sit(keys, 0)
    (line,) = (line for line in out.getvalue().splitlines() if "table-closed" in line)
    assert f"table={keys['table']} why=damaged step=4" in line


def test_those_who_sat_at_a_closed_table_go_on_at_a_new_one(
    house: House, two: tuple[Message, Message]
) -> None:
    keys, other = two
    change(house, keys, DAMAGES["another move"])
    address = "/api/tables/{}/another-round".format
    ask = {"headers": {"Authorization": f"Bearer {token(keys, 1)}"}, "json": {"rotate": False}}
    onward = house.http.post(address(keys["table"]), **ask).json()
    assert house.ask(keys, 0).json()["onward"]["table"] == onward["table"]
    guests = house.start({**keys, "table": onward["table"]})
    one_move(guests)
    refused = house.http.post(
        address(other["table"]),
        headers={"Authorization": f"Bearer {token(other, 1)}"},
        json={"rotate": False},
    )
    assert refused.status_code == 403


# a file of the release before


def test_logs_of_the_release_before_get_their_hashes(tmp_path: Path) -> None:
    db = tmp_path / "igroteka.db"
    with disk(db) as connection:
        connection.executescript((RELEASES / "0005.sql").read_text())
        before = connection.execute("SELECT * FROM entries").fetchall()
    with House(tmp_path) as house:
        tokens = ["f9KbuVY7PoGvwIgqf8hOeTsYOrOUAwe5", "RXnQkTW93k2nF6R49bqY5wkVt9SIa1_g"]
        lines = house.http.post("/api/mine", json={"tokens": tokens}).json()
        assert [(line["step"], line["closed"]) for line in lines] == [(16, ""), (8, "")]
        keys: Message = {"table": "nzXkUcyCMhsU", "seats": [{"token": tokens[0]}]}
        guest = house.sit(keys, 0)
        if not guest.frame["legal"]:
            keys["seats"][0]["token"] = "FE7Pps64zQOnh9aeLpF0i33G3sGd007H"
            guest = house.sit(keys, 0)
        guest.until("Update", answers=guest.act(id="after the change"))
    engine = open_database(db)
    migrate(engine, "0005_standings")
    engine.dispose()
    with disk(db) as connection:
        after = connection.execute("SELECT * FROM entries").fetchall()
        assert set(before) < set(after)
        assert [len(row) for row in after] == [5] * len(after)


def test_the_migration_writes_what_the_house_writes(tmp_path: Path) -> None:
    """Whatever a browser may have called its clicks."""
    clicks = [chr(code) for code in range(1, 0x180)] + ['"\\/', "дом", "🎲", "\u2028"]
    engine = open_database(tmp_path / "x.db")
    migrate(engine, "0005_standings")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO matches VALUES ('oak', x'7b7d', 's', 7, 0)")
        for step, click in enumerate(clicks):
            row = ("oak", step, 7, click, b"{}")
            connection.exec_driver_sql("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", row)
    migrate(engine, "head")
    engine.dispose()
    links = links_of(tmp_path / "x.db")
    chain_again(tmp_path / "x.db", "oak")
    assert links_of(tmp_path / "x.db") == links


def links_of(path: Path) -> list[bytes]:
    with sqlite3.connect(path) as connection:
        return [link for (link,) in connection.execute("SELECT link FROM entries ORDER BY step")]
