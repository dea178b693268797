"""The log on disk: nothing acknowledged is lost, and a bad file is left alone."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from threading import get_ident
from typing import Any, ClassVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Engine, insert, select, text

from igroteka.server import schema
from igroteka.server.database import MIGRATIONS, BadDatabase, open_database
from igroteka.server.writer import TornLine, Write, Writer

from .guests import House, mover, one_move, play_to_the_end, token


def test_the_migrations_make_just_the_schema(tmp_path: Path) -> None:
    engine = open_database(tmp_path / "x.db")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.METADATA) == []
    engine.dispose()


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    with open_database(tmp_path / "x.db").connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2


def test_a_restart_in_the_middle_loses_nothing(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    for _ in range(4):
        one_move(guests)
    frames = {guest.frame["seat"]: guest.frame for guest in guests}
    house.restart()
    again = [house.sit(keys, seat) for seat in range(2)]
    for guest in again:
        before = frames[guest.frame["seat"]]
        for part in ("step", "view", "legal", "prompt", "active"):
            assert guest.frame[part] == before[part]
        assert guest.frame["at_ms"] >= before["at_ms"]
    play_to_the_end(again)


def test_the_file_holds_no_token(house: House) -> None:
    keys = house.table()
    one_move(house.start(keys))
    house.close()
    kept = b"".join(path.read_bytes() for path in house.folder.iterdir() if path.is_file())
    assert keys["table"].encode() in kept
    assert not any(token(keys, seat).encode() in kept for seat in (0, 1, None))
    house.open()


def test_a_move_is_on_disk_before_anybody_hears_of_it(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    for _ in range(5):
        step = mover(guests).moves()["frame"]["step"]
        with sqlite3.connect(house.db) as disk:
            query = "SELECT max(step) FROM entries WHERE match = ?"
            assert disk.execute(query, (keys["table"],)).fetchone()[0] >= step - 1
        for guest in guests:
            guest.at_step(step)


@pytest.mark.parametrize(
    "junk", [b"not a database at all, only text" * 99, b"SQLite format 3\0junk"]
)
def test_a_damaged_file_is_named_and_left_alone(tmp_path: Path, junk: bytes) -> None:
    path = tmp_path / "x.db"
    path.write_bytes(junk)
    with pytest.raises(BadDatabase, match=r"x\.db: damaged"):
        open_database(path)
    assert path.read_bytes() == junk


def test_a_torn_page_is_noticed(house: House) -> None:
    for _ in range(30):
        house.table()
    house.close()
    whole = house.db.read_bytes()
    torn = whole[:8192] + b"\xa5" * 4096 + whole[12288:]
    house.db.write_bytes(torn)
    with pytest.raises(BadDatabase, match="damaged"):
        open_database(house.db)
    assert house.db.read_bytes() == torn
    house.db.write_bytes(whole)
    house.open()


def test_a_file_of_a_newer_house_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    open_database(path).dispose()
    with sqlite3.connect(path) as disk:
        disk.execute("UPDATE alembic_version SET version_num = '9999'")
    disk.close()
    before = path.read_bytes()
    with pytest.raises(BadDatabase, match="newer version"):
        open_database(path)
    assert path.read_bytes() == before


def test_somebody_elses_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with sqlite3.connect(path) as disk:
        disk.execute("CREATE TABLE recipes (cake)")
    disk.close()
    with pytest.raises(BadDatabase, match="not one of this house"):
        open_database(path)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file" / "x.db", tmp_path):
        with pytest.raises(BadDatabase, match="cannot be opened"):
            open_database(path)


# the writer


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    opened = open_database(tmp_path / "x.db")
    with opened.begin() as connection:
        row = {"id": "oak", "header": b"", "seed": "", "created": 0}
        connection.execute(insert(schema.matches), [row, {**row, "id": "ash"}])
    yield opened
    opened.dispose()


ENTRY = insert(schema.entries)


def entry(match: str, step: int) -> dict[str, Any]:
    return {"match": match, "step": step, "at": 0, "action_id": None, "data": b""}


def write_all(engine: Engine, writes: list[tuple[str, int]]) -> list[Any]:
    """Each write's fate, in the order in which they are heard of."""
    heard: list[Any] = []

    async def write() -> None:
        writer = Writer(engine, asyncio.get_running_loop())
        for match, step in writes:
            done = heard.append
            if step < 0:
                writer.put(Write([], done, line=match, mends=True))
            else:
                writer.put(Write([(ENTRY, entry(match, step))], done, line=match))
        await writer.close()
        await asyncio.sleep(0)

    asyncio.run(write())
    return heard


def steps(engine: Engine, match: str) -> list[int]:
    columns = schema.entries.c
    with engine.connect() as connection:
        query = select(columns.step).where(columns.match == match).order_by(columns.step)
        return list(connection.execute(query).scalars())


def test_whatever_waits_is_written_in_order(engine: Engine) -> None:
    writes = [(match, step) for step in range(700) for match in ("oak", "ash")]
    assert write_all(engine, writes) == [None] * 1400
    assert steps(engine, "oak") == list(range(700))


def test_one_bad_write_spoils_only_its_own_log_and_leaves_no_gap(engine: Engine) -> None:
    fates = write_all(engine, [("oak", 0), ("ash", 0), ("oak", 0), ("oak", 1), ("ash", 1)])
    assert [fate is None for fate in fates] == [True, True, False, False, True]
    assert isinstance(fates[3], TornLine)
    assert steps(engine, "oak") == [0]
    assert steps(engine, "ash") == [0, 1]


def test_a_torn_log_is_written_again_once_it_is_mended(engine: Engine) -> None:
    fates = write_all(engine, [("oak", 0), ("oak", 0), ("oak", -1), ("oak", 1)])
    assert [fate is None for fate in fates] == [True, False, True, True]
    assert steps(engine, "oak") == [0, 1]


class Noted(Writer):
    by: ClassVar[set[int]] = set()

    def hand_over(self) -> None:
        self.by.add(get_ident())
        super().hand_over()


def test_what_waits_is_handed_over_by_the_loop_alone(engine: Engine) -> None:
    """By two threads at once, as when a house closed, it was written and heard of twice."""
    heard: list[Any] = []

    async def write() -> None:
        writer = Noted(engine, asyncio.get_running_loop())
        writer.put(Write([(ENTRY, entry("oak", 0))], heard.append, line="oak"))
        await writer.close()
        await asyncio.sleep(0)

    asyncio.run(write())
    assert (Noted.by, heard) == ({get_ident()}, [None])


# bringing a file up to date, and back


def test_a_file_of_the_first_house_keeps_its_tables(tmp_path: Path) -> None:
    engine = open_database(tmp_path / "x.db")
    migrate(engine, "0002_clocks")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO matches VALUES ('oak', x'', '', 0)")
        connection.exec_driver_sql("INSERT INTO seats VALUES ('oak', 0, 1, 'Ann')")
        connection.exec_driver_sql("INSERT INTO tokens VALUES (x'aa', 'oak', 0)")
    migrate(engine, "head")
    with engine.begin() as connection:
        assert connection.exec_driver_sql("SELECT taken FROM seats").scalar() == 1
        assert connection.exec_driver_sql("SELECT open FROM matches").scalar() == 0
        # From now on one key opens several tables.
        connection.exec_driver_sql("INSERT INTO matches VALUES ('ash', x'', '', 1, 0)")
        connection.exec_driver_sql("INSERT INTO tokens VALUES (x'aa', 'ash', 1)")
    migrate(engine, "0002_clocks")
    with engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT fingerprint, match, seat FROM tokens").all()
        assert [tuple(row) for row in kept] == [(b"\xaa", "oak", 0)]
    engine.dispose()


def migrate(engine: Engine, to: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        (command.upgrade if to == "head" else command.downgrade)(config, to)
