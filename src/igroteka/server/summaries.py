"""A line of "my tables" for each token; sleeping matches are read without waking them."""

import asyncio
import datetime
from typing import Any

from igroteka.kernel import BadLog, Seat
from igroteka.match import Match

from .store import Stored
from .tables import Tables, read
from .wire_lobby import SeatInfo, TableSummary


async def summaries(tables: Tables, tokens: tuple[str, ...]) -> list[TableSummary]:
    """Newest first; tokens that open nothing are passed over."""
    found = []
    for token in dict.fromkeys(tokens):
        for held in await asyncio.to_thread(tables.house.store.holders, token):
            line = await summary(tables, held.match, held.seat)
            if line:
                found.append(line)
    newest = sorted(found, key=lambda line: line.touched, reverse=True)
    return newest[: tables.house.limits.mine_lines]


async def summary(tables: Tables, match: str, seat: Seat | None) -> TableSummary | None:
    table = tables.live.get(match)
    if table is not None and not table.broken:
        await table.written()
        followed, now_ms = table.onward is not None, table.clock.now_ms()
        seats = table.info().seats
        return line_of(match, table.match, seat, seats, table.touched, followed, now_ms)
    return await asyncio.to_thread(asleep, tables, match, seat)


def asleep(tables: Tables, match: str, seat: Seat | None) -> TableSummary | None:
    try:
        found = read(tables.house.store, match)
    except BadLog:
        return None
    if found is None:
        return None
    stored, rebuilt = found
    seats, followed = sitting(stored, rebuilt), stored.onward is not None
    return line_of(match, rebuilt, seat, seats, stored.touched, followed)


def sitting(stored: Stored, match: Match[Any, Any]) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(s.seat, s.name, match.bots.get(s.seat, ""), False, s.seat in match.resigned)
        for s in stored.sitters
    )


def line_of(
    table: str,
    match: Match[Any, Any],
    seat: Seat | None,
    seats: tuple[SeatInfo, ...],
    touched_ms: int,
    followed: bool,
    now_ms: int | None = None,
) -> TableSummary:
    return TableSummary(
        table=table,
        game=match.header.game,
        seat=seat,
        seats=seats,
        step=match.step,
        your_turn=seat in match.active() and seat not in match.minds,
        outcome=match.outcome(),
        touched=moment(touched_ms),
        pace=match.header.pace,
        left_ms=left_of(match, seat, match.now_ms if now_ms is None else now_ms),
        active=tuple(each for each in match.active() if each in match.seats),
        followed=followed,
        cooperative=match.game.box.lid.cooperative,
        lesson=match.header.lesson,
    )


def left_of(match: Match[Any, Any], seat: Seat | None, now_ms: int) -> int | None:
    clock = match.turns.get(seat) if seat is not None else None
    return clock.left(now_ms) if clock else None


def moment(wall_ms: int) -> str:
    """As a browser reads it."""
    at = datetime.datetime.fromtimestamp(wall_ms / 1000, datetime.UTC)
    return at.isoformat(timespec="milliseconds")
