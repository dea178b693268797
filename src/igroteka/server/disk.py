"""What is wrong with the disk, told from what the database says of a write that failed."""

import sqlite3
from typing import Literal

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

Disk = Literal["ok", "full", "read-only", "failing", "away"]

SAID: tuple[tuple[str, Disk], ...] = (
    ("full", "full"),
    ("readonly", "read-only"),
    ("i/o error", "failing"),
    ("unable to open", "failing"),
    ("malformed", "failing"),
    ("no space left", "full"),
    ("read-only", "read-only"),
)


def disk_of(error: BaseException | None) -> Disk:
    """`ok` for whatever is no fault of the disk; `away` where the database cannot be reached."""
    if not isinstance(error, DBAPIError):
        return "ok"
    words = str(error.orig).lower()
    return next((disk for sign, disk in SAID if sign in words), "away" if is_away(error) else "ok")


def is_away(error: DBAPIError) -> bool:
    """A file is always there; a database on another machine may stop, or its cable be pulled."""
    momentary = isinstance(error, OperationalError | InterfaceError)
    return momentary and not isinstance(error.orig, sqlite3.Error)
