"""The log as it lies in the database, played through by its rules once more."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import to_builtins
from sqlalchemy import Connection, func, select
from tests.newer import RENUMBERED

from igroteka.games import SHELF
from igroteka.kernel import BadLog, Seat
from igroteka.match import Ruled, read_entry, rebuild
from igroteka.match.entries import RawPlayed
from igroteka.server import schema
from igroteka.server.database import open_database
from igroteka.server.replays import frames_of
from igroteka.server.stored import Log, Stored, read_match

from .history import Kept, Logged, print_of

ROOT = Path(__file__).parent.parent.parent


def read_logs(db: Path | str, trees: Sequence[Path] = ()) -> dict[str, Kept]:
    """Each by the rules that held at its end: this version's, or those of one of the newer."""
    theirs = [read_apart(db, tree) for tree in trees]
    found = dict(read_all(db))
    for newer in theirs:
        found |= newer
    return found


def read_apart(db: Path | str, tree: Path) -> dict[str, Kept]:
    """In a process of that version; only what is played by other rules there than here."""
    path = {**os.environ, "PYTHONPATH": str(tree)}
    command = [sys.executable, "-m", "tests.chaos.logs", str(db)]
    read = subprocess.run(command, cwd=ROOT, env=path, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(read.stdout, type=dict[str, Kept])


def read_all(db: Path | str, games: Sequence[str] = ()) -> dict[str, Kept]:
    """Of these games only what ended by the rules of this process; of none, all there is."""
    engine = open_database(db).execution_options(isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            matches = connection.execute(select(schema.matches.c.id)).scalars().all()
            found = {match: kept(connection, match, games) for match in matches}
            return {match: one for match, one in found.items() if one is not None}
    finally:
        engine.dispose()


def kept(connection: Connection, match: str, games: Sequence[str]) -> Kept | None:
    try:
        found = read_match(connection, match)
    except BadLog as error:
        return Kept((), {}, {}, str(error))
    assert found is not None
    stored, log = found
    game = log.header.game
    if games and not (game in games and rules_of(log) == SHELF[game].version):
        return None
    rows = connection.execute(
        select(func.count()).where(schema.entries.c.match == match)
    ).scalar_one()
    damage = "" if log.damage is None else f"step {log.damage.step}: {log.damage.text}"
    if not damage and rows != len(log.entries):
        damage = f"{rows} entries, {len(log.entries)} in the chain"
    return Kept(logged(stored, log), *shown(stored, log), damage or refused(log))


def refused(log: Log) -> str:
    try:
        rebuild(SHELF[log.header.game], log.header, log.entries)
    except BadLog as error:
        return str(error)
    return ""


def rules_of(log: Log) -> int:
    said = [entry.version for entry in log.entries if isinstance(entry, Ruled)]
    return said[-1] if said else log.header.version


def people(stored: Stored) -> list[Seat]:
    return [sitter.seat for sitter in stored.sitters if sitter.person]


def logged(stored: Stored, log: Log) -> tuple[Logged, ...]:
    persons = people(stored)
    return tuple(
        Logged(
            stored.action_ids.get(step),
            entry.seat if isinstance(entry, RawPlayed) and entry.seat in persons else None,
            print_of(entry.action) if isinstance(entry, RawPlayed) else "",
        )
        for step, entry in enumerate(log.entries)
    )


def shown(
    stored: Stored, log: Log
) -> tuple[dict[int, tuple[str, ...]], dict[int, tuple[str, ...]]]:
    """What each person must have seen and heard of each step."""
    game: Any = SHELF[log.header.game]
    entries = [read_entry(game, entry) for entry in log.entries]
    views: dict[int, tuple[str, ...]] = {}
    events: dict[int, tuple[str, ...]] = {}
    for seat in people(stored):
        frames = [frame for frame, _ in frames_of(game, log.header, entries, seat)]
        views[seat] = tuple(print_of(to_builtins(frame.view)) for frame in frames)
        events[seat] = tuple(print_of(to_builtins(frame.events)) for frame in frames)
    return views, events


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(read_all(sys.argv[1], RENUMBERED)))
