"""What is wrong with the disk, told from what the database says of a write that failed."""

from typing import Literal

from sqlalchemy.exc import DBAPIError

Disk = Literal["ok", "full", "read-only", "failing"]

SAID: tuple[tuple[str, Disk], ...] = (
    ("full", "full"),
    ("readonly", "read-only"),
    ("i/o error", "failing"),
    ("unable to open", "failing"),
    ("malformed", "failing"),
    ("no space left", "full"),
    ("read-only", "read-only"),
    ("connection", "failing"),
    ("terminating", "failing"),
    ("starting up", "failing"),
)


def disk_of(error: BaseException | None) -> Disk:
    """`ok` for whatever is no fault of the disk."""
    if not isinstance(error, DBAPIError):
        return "ok"
    words = str(error.orig).lower()
    return next((disk for sign, disk in SAID if sign in words), "ok")
