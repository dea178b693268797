"""The tables as an operator meets them: there or not, whole or not, open elsewhere or not."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, inspect
from sqlalchemy.exc import DBAPIError

from igroteka.server.database import (
    VERSION,
    VERSIONS,
    BadDatabase,
    look_at,
    newest_schema,
    open_database,
)
from igroteka.server.shared import BadAddress, shared_engine, without_password

PARTS = ("-wal", "-shm", "-journal")


def existing(path: Path) -> Path:
    if not path.is_file():
        raise BadDatabase(f"{path}: no tables are kept there")
    look_at(path)
    return path


def reading(path: Path | str) -> Engine:
    """Nothing is changed, and a house may be open on it meanwhile."""
    if isinstance(path, str):
        return reading_shared(path)
    uri = f"{existing(path).resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True)) as connection:
        (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if found != newest_schema():
        raise BadDatabase(f"{path}: made by an older version (schema {found}); open the house once")
    return create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(uri, uri=True, check_same_thread=False)
    )


def writing(path: Path | str) -> Engine:
    """Beside a house that is open: each waits for the other's commit."""
    if isinstance(path, str):
        reading_shared(path).dispose()
        engine = open_database(path)
        event.listen(engine, "connect", take_time)
        # Its first line is of those who wait for nobody.
        engine.dispose()
        return engine
    return open_database(existing(path))


def reading_shared(address: str) -> Engine:
    """Of the schema that this version makes: what is newer or older is left alone."""
    try:
        engine = shared_engine(address)
    except BadAddress as error:
        raise BadDatabase(f"--db {address.partition(':')[0]}: {error}") from error
    event.listen(engine, "connect", take_time)
    named = without_password(engine)
    try:
        with engine.connect() as connection:
            there = inspect(connection).has_table(VERSION)
            found = connection.exec_driver_sql(VERSIONS).scalar() if there else None
    except DBAPIError as error:
        reason = " ".join(str(error.orig).split())
        raise BadDatabase(f"{named}: cannot be opened ({reason})") from error
    if found is None:
        raise BadDatabase(f"{named}: no tables are kept there")
    if found != newest_schema():
        raise BadDatabase(f"{named}: made by another version (schema {found}); open the house once")
    return engine


def take_time(connection: Any, _record: Any) -> None:
    """An operator waits longer than a table does."""
    with connection.cursor() as cursor:
        for setting in ("statement_timeout", "idle_in_transaction_session_timeout"):
            cursor.execute(f"SET {setting} = '5min'")
        cursor.execute("SET lock_timeout = '30s'")
    connection.commit()


def is_open_elsewhere(path: Path) -> bool:
    """A house holds the file as long as it is open; alone one may have it all to oneself."""
    with closing(sqlite3.connect(path, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.rollback()
        except sqlite3.OperationalError:
            return True
    return False
