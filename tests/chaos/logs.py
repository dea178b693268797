"""The log as it lies in the database, played through by the rules once more."""

from pathlib import Path
from typing import Any

from msgspec import to_builtins
from sqlalchemy import Connection, func, select

from igroteka.games import SHELF
from igroteka.kernel import BadLog, Seat
from igroteka.match import read_entry, rebuild
from igroteka.match.entries import RawPlayed
from igroteka.server import schema
from igroteka.server.database import open_database
from igroteka.server.replays import frames_of
from igroteka.server.stored import Log, Stored, read_match

from .history import Kept, Logged, print_of


def read_logs(db: Path | str) -> dict[str, Kept]:
    engine = open_database(db).execution_options(isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            matches = connection.execute(select(schema.matches.c.id)).scalars().all()
            return {match: kept(connection, match) for match in matches}
    finally:
        engine.dispose()


def kept(connection: Connection, match: str) -> Kept:
    try:
        found = read_match(connection, match)
    except BadLog as error:
        return Kept((), {}, {}, str(error))
    assert found is not None
    stored, log = found
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
