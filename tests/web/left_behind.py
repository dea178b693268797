"""What a failed browser test leaves: screens, consoles, lines, the logs of its tables, its seed."""

import re
import shutil
import sqlite3
from pathlib import Path
from typing import Any, Protocol

from msgspec import DecodeError, json
from playwright.sync_api import Error
from websockets.exceptions import WebSocketException

# How the three engines say that there is nothing to be had from them.
MUTE = (AssertionError, Error, OSError, WebSocketException)
FAILED = Path(__file__).parents[2] / ".cache" / "failed"


class Witness(Protocol):
    """Whoever has a page open, in whatever browser."""

    faults: list[str]
    console: list[str]

    def address(self) -> str: ...

    def picture(self) -> bytes: ...


# Everybody who came during this test.
present: list[Witness] = []


def folder_of(test: str) -> Path:
    return FAILED / re.sub(r"[^\w.-]+", "-", test.rpartition("/")[2]).strip("-")


def leave(test: str, seed: str, kept: Path, guests: list[Witness]) -> Path:
    """Everything that helps to see what happened, in a folder of the test's own."""
    folder = folder_of(test)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "seed.txt").write_text(f"{seed}\n", encoding="utf-8")
    tables: set[str] = set()
    for number, guest in enumerate(guests):
        said = [*guest.console]
        # A page that was closed has nothing to show, and a browser that hangs says nothing.
        try:
            said.insert(0, guest.address())
            tables.add(table_of(said[0]))
            (folder / f"{number}.png").write_bytes(guest.picture())
        except MUTE as trouble:
            said.append(f"no picture: {trouble}")
        (folder / f"{number}.console.txt").write_text("\n".join(said), encoding="utf-8")
        if line := getattr(guest, "line", ()):
            (folder / f"{number}.line.txt").write_text("\n".join(line), encoding="utf-8")
    # A test with a house of its own has its tables elsewhere.
    for table in tables - {""} if kept.is_file() else ():
        (folder / f"{table}.log.json").write_bytes(log_of(kept, table))
    return folder


def table_of(address: str) -> str:
    found = re.search(r"/[tr]/([\w-]+)", address)
    return found[1] if found else ""


def log_of(kept: Path, table: str) -> bytes:
    """As it lies in the house's own database, the seed with it."""
    house = sqlite3.connect(f"{kept.resolve().as_uri()}?mode=ro", uri=True)
    house.row_factory = sqlite3.Row
    with house:
        match = house.execute("select * from matches where id = ?", [table]).fetchone()
        query = "select * from entries where match = ? order by step"
        entries = house.execute(query, [table]).fetchall()
    house.close()
    rows = {"match": readable(match) if match else None, "entries": list(map(readable, entries))}
    return json.format(json.encode(rows))


def readable(row: sqlite3.Row) -> dict[str, Any]:
    cells = dict(zip(row.keys(), row, strict=True))
    return {key: told(cell) if isinstance(cell, bytes) else cell for key, cell in cells.items()}


def told(cell: bytes) -> Any:
    """What was written as JSON as it was, other bytes (a link of the chain) by their hex."""
    try:
        return json.decode(cell)
    except (DecodeError, UnicodeDecodeError):
        return cell.hex()
