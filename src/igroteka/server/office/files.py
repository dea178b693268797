"""The file as an operator meets it: there or not, whole or not, open elsewhere or not."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Engine, create_engine

from igroteka.server.database import BadDatabase, look_at, newest_schema, open_database

PARTS = ("-wal", "-shm", "-journal")


def existing(path: Path) -> Path:
    if not path.is_file():
        raise BadDatabase(f"{path}: no tables are kept there")
    look_at(path)
    return path


def reading(path: Path) -> Engine:
    """Nothing is changed, and a house may be open on it meanwhile."""
    uri = f"{existing(path).resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True)) as connection:
        (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if found != newest_schema():
        raise BadDatabase(f"{path}: made by an older version (schema {found}); open the house once")
    return create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(uri, uri=True, check_same_thread=False)
    )


def writing(path: Path) -> Engine:
    """Beside a house that is open: each waits for the other's commit."""
    return open_database(existing(path))


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
