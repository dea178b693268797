"""Copies of the whole file, taken while the house is open, and put back while it is closed."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from igroteka.server.database import BadDatabase

from .files import PARTS, existing, is_open_elsewhere

PAGES = 1024
Tick = Callable[[int, int], None]


class Copied(Struct, frozen=True):
    matches: int
    entries: int
    bytes: int


def back_up(db: Path, to: Path, force: bool = False, tick: Tick | None = None) -> Copied:
    """All that was acknowledged before it began, and every log up to one moment."""
    if to.exists() and not force:
        raise BadDatabase(f"{to}: is there already; --force writes over it")
    return copy(existing(db), to, tick)


def restore(copied: Path, db: Path, force: bool = False, tick: Tick | None = None) -> Copied:
    """What was there is kept beside it, as `.before`."""
    existing(copied)
    if db.exists() and not force:
        raise BadDatabase(f"{db}: is there already; --force puts the copy in its place")
    if db.exists() and is_open_elsewhere(db):
        raise BadDatabase(f"{db}: a house is open on it; close it first")
    fresh = db.with_name(f"{db.name}.fresh")
    done = copy(copied, fresh, tick)
    for part in ("", *PARTS):
        old = db.with_name(f"{db.name}{part}")
        if old.exists():
            old.replace(db.with_name(f"{db.name}.before{part}"))
    fresh.replace(db)
    return done


def copy(db: Path, to: Path, tick: Tick | None) -> Copied:
    """Under another name until it is whole and on disk."""
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    try:
        done = pour(db, part, tick)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.replace(to)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise BadDatabase(f"{to}: cannot be written ({error})") from error
    return done


def pour(db: Path, to: Path, tick: Tick | None) -> Copied:
    def told(_status: int, left: int, total: int) -> None:
        if tick is not None:
            tick(total - left, total)

    source = sqlite3.connect(f"{db.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
    with closing(source), closing(sqlite3.connect(to)) as copied:
        # One moment of the log for all pages, whatever is written meanwhile.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(copied, pages=PAGES, progress=told)
        # In one piece, without a write-ahead log beside it.
        copied.execute("PRAGMA journal_mode = DELETE")
        (health,) = copied.execute("PRAGMA quick_check(1)").fetchone()
        if health != "ok":
            raise sqlite3.DatabaseError(health)
        (matches,) = copied.execute("SELECT count(*) FROM matches").fetchone()
        (entries,) = copied.execute("SELECT count(*) FROM entries").fetchone()
    return Copied(matches, entries, to.stat().st_size)
