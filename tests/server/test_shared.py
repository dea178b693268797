"""The present house on PostgreSQL: all that it does on a file it does there."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, insert, select
from sqlalchemy.exc import OperationalError

from igroteka.server import schema
from igroteka.server.database import BadDatabase, open_database
from igroteka.server.disk import disk_of
from igroteka.server.shared import together
from igroteka.server.shared_ledger import SharedLedger
from igroteka.server.writer import Lost, TornLine, Write

from .guests import House, one_move, play_to_the_end, token


def test_the_migrations_make_just_the_schema(shared_db: str) -> None:
    """The queue's own tables are procrastinate's business."""

    def ours(name: str | None, kind: str, _parents: object) -> bool:
        return kind != "table" or not (name or "").startswith("procrastinate_")

    engine = open_database(shared_db)
    with engine.connect() as connection:
        looking = MigrationContext.configure(connection, opts={"include_name": ours})
        assert compare_metadata(looking, schema.METADATA) == []
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    with pytest.raises(BadDatabase, match="made by a newer version"):
        open_database(shared_db)


def test_an_address_where_nobody_answers_is_named_without_its_password() -> None:
    with pytest.raises(BadDatabase, match=r"postgresql://ann:\*\*\*@127.0.0.1:1/") as told:
        open_database("postgresql://ann:secret@127.0.0.1:1/x")
    assert "secret" not in str(told.value)
    assert "\n" not in str(told.value)


def test_a_game_a_restart_and_another_round(tmp_path: Path, shared_db: str) -> None:
    with House(tmp_path, db=shared_db) as house:
        keys = house.table(variant="duel", cards="12")
        guests = house.start(keys)
        one_move(guests)
        guests[0].say("Say", text="hello")
        guests[1].until("Chat")
        guests[0].say("Rename", name="Anna")
        guests[1].until("Seats")
        frame = guests[0].frame
        house.restart()
        guests = [house.sit(keys, seat) for seat in range(2)]
        assert guests[0].frame["view"] == frame["view"]
        play_to_the_end(guests)
        replay = house.ask(keys, 0, "/replay").json()
        assert replay["frames"][-1]["outcome"] is not None
        mine = house.http.post("/api/mine", json={"tokens": [token(keys, 0)]}).json()
        assert mine[0]["table"] == keys["table"]
        headers = {"Authorization": f"Bearer {token(keys, 0)}"}
        path = f"/api/tables/{keys['table']}/another-round"
        onward = house.http.post(path, json={}, headers=headers).json()
        assert house.sit({**keys, "table": onward["table"]}, 0).frame["step"] >= 0


# the writer, where others write too


def row(match: str, step: int, link: bytes, click: str | None = None) -> dict[str, Any]:
    return {"match": match, "step": step, "at": 0, "action_id": click, "data": b"", "link": link}


def write(match: str, step: int, house: bytes, click: str | None = None) -> Write:
    """An entry of that house, behind its own last one."""
    new = row(match, step, house + bytes([step]), click)
    behind = house + bytes([step - 1]) if step else b""
    return Write([(insert(schema.entries), new)], lambda _: None, line=match, behind=behind)


@pytest.fixture
def engine(shared_db: str) -> Iterator[Engine]:
    opened = open_database(shared_db)
    with opened.begin() as connection:
        new = {"header": b"", "seed": "", "created": 0}
        connection.execute(insert(schema.matches), [{**new, "id": "oak"}, {**new, "id": "ash"}])
    yield opened
    opened.dispose()


def links(engine: Engine, match: str) -> list[bytes]:
    columns = schema.entries.c
    with engine.connect() as connection:
        query = select(columns.link).where(columns.match == match).order_by(columns.step)
        return [bytes(link) for link in connection.execute(query).scalars()]


def test_no_step_is_written_behind_somebody_elses(engine: Engine) -> None:
    ours, theirs = SharedLedger(engine), SharedLedger(engine)
    assert theirs.commit([write("oak", 0, b"t")]) == {}
    failed = ours.commit([write("oak", 0, b"o"), write("ash", 0, b"o"), write("oak", 1, b"o")])
    assert {place: type(error) for place, error in failed.items()} == {0: Lost, 2: Lost}
    # What was under way when it was lost is lost too, until the log has been read.
    late = ours.commit([write("oak", 1, b"o"), write("ash", 1, b"o")])
    assert {place: type(error) for place, error in late.items()} == {0: TornLine}
    # Nor one that hangs on another past.
    mended = Write([], lambda _: None, line="oak", mends=True)
    assert isinstance(ours.commit([mended, write("oak", 1, b"o")])[1], Lost)
    assert links(engine, "oak") == [b"t\x00"]
    assert links(engine, "ash") == [b"o\x00", b"o\x01"]
    ours.close()
    theirs.close()


def test_what_belongs_to_no_log_is_kept_whole_or_not_at_all(engine: Engine) -> None:
    ledger = SharedLedger(engine)
    elm = {"id": "elm", "header": b"", "seed": "", "created": 0}
    oak_again = {**elm, "id": "oak"}
    both = [(insert(schema.matches), elm), (insert(schema.matches).inline(), oak_again)]
    assert list(ledger.commit([Write(both, lambda _: None)])) == [0]
    with engine.connect() as connection:
        assert set(connection.execute(select(schema.matches.c.id)).scalars()) == {"oak", "ash"}
    ledger.close()


def test_a_bad_row_spoils_only_its_own_log(engine: Engine) -> None:
    ledger = SharedLedger(engine)
    failed = ledger.commit([write("oak", 0, b"o", "nul\0"), write("ash", 0, b"o")])
    assert list(failed) == [0]
    assert links(engine, "ash") == [b"o\x00"]
    ledger.close()


WAITS = "SELECT wait_event_type FROM pg_stat_activity WHERE pid = %s"
STATE = "SELECT state FROM pg_stat_activity WHERE pid = %s"
THERE = "SELECT count(*) FROM pg_stat_activity WHERE pid = %s"
UNHURRIED = "; ".join(
    f"SET {name} = 0"
    for name in ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")
)


@pytest.fixture
def operator(engine: Engine) -> Iterator[Connection]:
    """Who sees every line to the database, and may cut it."""
    with engine.connect() as connection:
        yield connection


def test_whoever_reads_holds_nothing_however_long_it_takes(
    engine: Engine, operator: Connection
) -> None:
    """A machine that is busy for a second is no reason to be hung up on."""
    with engine.connect() as reader:
        pid = reader.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
        state = operator.exec_driver_sql(STATE, (pid,)).scalar_one()
    assert state == "idle"


def cut(operator: Connection, pid: int) -> None:
    operator.exec_driver_sql("SELECT pg_terminate_backend(%s)", (pid,))
    while operator.exec_driver_sql(THERE, (pid,)).scalar():
        pass


def test_a_line_that_breaks_is_made_anew_and_the_outcome_is_unknown(
    engine: Engine, operator: Connection
) -> None:
    ledger = SharedLedger(engine)
    assert ledger.commit([write("oak", 0, b"o")]) == {}
    assert ledger.line is not None
    ledger.line.line.execute(UNHURRIED)
    pid = ledger.line.line.info.backend_pid
    with together(engine).connect() as other, ThreadPoolExecutor(1) as writer:
        other.exec_driver_sql(UNHURRIED)
        # Somebody holds the step, so that the line is cut in the middle of the writing.
        other.execute(insert(schema.entries), row("oak", 1, b"?"))
        writing = writer.submit(ledger.commit, [write("oak", 1, b"o")])
        while operator.exec_driver_sql(WAITS, (pid,)).scalar() != "Lock":
            pass
        cut(operator, pid)
        failed = writing.result()
        other.rollback()
    assert isinstance(failed[0], OperationalError)
    assert disk_of(failed[0]) == "away"
    mended = Write([], lambda _: None, line="oak", mends=True)
    assert ledger.commit([mended, write("oak", 1, b"o")]) == {}
    ledger.close()


def test_a_line_that_was_hung_up_costs_nobody_a_move_or_a_question(
    engine: Engine, operator: Connection
) -> None:
    ledger = SharedLedger(engine)
    assert ledger.commit([write("oak", 0, b"o")]) == {}
    assert ledger.line is not None
    cut(operator, ledger.line.line.info.backend_pid)
    assert ledger.commit([write("oak", 1, b"o")]) == {}
    ledger.close()
    with engine.connect() as connection:
        pid: Any = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar()
    cut(operator, pid)
    assert links(engine, "oak") == [b"o\x00", b"o\x01"]
