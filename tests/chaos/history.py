"""What a client did and saw, and what the log says; both as plain values, so that they compare."""

import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

Kind = Literal["sent", "acked", "seen", "turned down", "line", "lost line", "closed"]


class Told(Struct, frozen=True, omit_defaults=True):
    """One thing that happened to one client. `line` counts its connections to a table.

    sent: a click and its action. acked: that click, and the step it made (0 where it was sent
    again: then the answer says only that it is there). seen: a frame, by the prints of its view
    and of its events (none where it was told again, at a welcome).
    """

    at_s: float
    lane: int
    seat: int
    kind: Kind
    table: str = ""
    line: int = 0
    id: str = ""
    step: int = 0
    action: str = ""
    view: str = ""
    events: str = ""
    note: str = ""


class Logged(Struct, frozen=True):
    """An entry of the log. `seat` is a person's where one moved, else None."""

    id: str | None
    seat: int | None
    action: str


class Kept(Struct, frozen=True):
    """A match as it lies in the database, and what each seat must have been shown of it.

    `views` and `events` by seat (−1 for whoever only watched) and step; `damage` says where its
    chain of hashes breaks, or what the rules refuse.
    """

    entries: tuple[Logged, ...]
    views: dict[int, tuple[str, ...]]
    events: dict[int, tuple[str, ...]]
    damage: str = ""


def print_of(value: Any) -> str:
    """The same for the same, however it was spelled."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:12]


def write(path: Path, history: Iterable[Told]) -> None:
    path.write_bytes(b"".join(msgspec.json.encode(told) + b"\n" for told in history))


def read(path: Path) -> list[Told]:
    return [msgspec.json.decode(row, type=Told) for row in path.read_bytes().splitlines()]
