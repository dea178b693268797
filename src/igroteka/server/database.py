"""The database: looked at before it is touched, then brought up to date."""

import sqlite3
import time
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import DBAPIError

from .shared import BadAddress, alone, shared_engine, together, without_password

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=5000",
    "foreign_keys=ON",
    # The writer tidies up when it is quiet; in the middle of play a move would wait for it.
    "wal_autocheckpoint=20000",
)
# One that is slow to answer is asked again; one that is not there, or says no, is not.
AGAIN_S = (0.5, 1.0, 2.0, None)
MOMENTARY = ("timeout", "starting up", "closed the connection")
MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = "alembic_version"
VERSIONS = f"SELECT version_num FROM {VERSION}"


class BadDatabase(Exception):
    """The file cannot be used; it is left as it was."""


def open_database(path: Path | str) -> Engine:
    """An engine on an up-to-date database, or BadDatabase with one clear line.

    A text is the address of one that several houses may share, a path is a file of one's own.
    """
    if isinstance(path, str):
        return open_shared(path)
    if path.exists():
        look_at(path)
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})
    event.listen(engine, "connect", bind_to_disk)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        bring_up_to_date(engine)
    except (DBAPIError, OSError) as error:
        engine.dispose()
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise BadDatabase(f"{path}: cannot be opened for writing ({reason})") from error
    return engine


def open_shared(address: str) -> Engine:
    try:
        engine = shared_engine(address)
    except BadAddress as error:
        raise BadDatabase(f"--db {address.partition(':')[0]}: {error}") from error
    for wait_s in AGAIN_S:
        try:
            bring_shared_up_to_date(engine)
        except DBAPIError as error:
            engine.dispose()
            reason = " ".join(str(error.orig).split())
            if wait_s is None or not any(word in reason for word in MOMENTARY):
                text = f"{without_password(engine)}: cannot be opened ({reason})"
                raise BadDatabase(text) from error
            time.sleep(wait_s)
        else:
            break
    return engine


def bring_shared_up_to_date(engine: Engine) -> None:
    with together(engine).begin() as connection:
        alone(connection)
        tables = set(inspect(connection).get_table_names())
        found = connection.exec_driver_sql(VERSIONS).scalars() if VERSION in tables else ()
        judge(without_password(engine), tables, list(found))
        upgrade(connection)
        queue_up_to_date(connection)


def queue_up_to_date(connection: Connection) -> None:
    from .queue_tables import bring_up_to_date

    bring_up_to_date(connection)


def look_at(path: Path) -> None:
    """Read-only: a damaged file or one from a newer house is named and left alone."""
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    except sqlite3.Error as error:
        raise BadDatabase(f"{path}: cannot be opened ({error})") from error
    try:
        (health,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        found = [r for (r,) in connection.execute(VERSIONS)] if VERSION in tables else []
    except sqlite3.Error as error:
        raise BadDatabase(f"{path}: damaged, or not a database ({error})") from error
    finally:
        connection.close()
    if health != "ok":
        raise BadDatabase(f"{path}: damaged ({health})")
    judge(path, tables, found)


def judge(path: Path | str, tables: set[str], found: list[str]) -> None:
    if tables and not found:
        raise BadDatabase(f"{path}: a database, but not one of this house")
    revisions = {s.revision for s in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    for revision in found:
        if revision not in revisions:
            raise BadDatabase(f"{path}: made by a newer version (schema {revision})")


def newest_schema() -> str | None:
    return ScriptDirectory(str(MIGRATIONS)).get_current_head()


def bring_up_to_date(engine: Engine) -> None:
    with engine.begin() as connection:
        upgrade(connection)


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def bind_to_disk(connection: Any, _record: Any) -> None:
    """An accepted move survives a power cut: every commit reaches the disk."""
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
