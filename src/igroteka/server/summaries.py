"""A line of "my tables" for each token; sleeping matches are read without waking them."""

import datetime

from igroteka.games import SHELF
from igroteka.kernel import BadLog, Seat
from igroteka.match import Header

from .standing import Asleep, Standing, standing_of
from .table import Table
from .tables import Tables
from .waking import wake
from .wire_lobby import SeatInfo, TableSummary


async def summaries(tables: Tables, tokens: tuple[str, ...]) -> list[TableSummary]:
    """Newest first; tokens that open nothing are passed over."""
    standings, look = tables.house.store.standings, tables.house.workers.look_back
    held = await look(standings.held, tuple(dict.fromkeys(tokens)))
    awake = {match: table for match, _ in held if (table := awake_one(tables, match))}
    sleeping = await look(standings.asleep, [match for match, _ in held if match not in awake])
    asleep = {one.match: one for one in sleeping}
    found = []
    for match, seat in held:
        if match in awake:
            found.append(await line_of_awake(awake[match], seat))
        elif match in asleep and (line := await line_of_asleep(tables, asleep[match], seat)):
            found.append(line)
    newest = sorted(found, key=lambda line: line.touched, reverse=True)
    return newest[: tables.house.limits.mine_lines]


def awake_one(tables: Tables, match: str) -> Table | None:
    table = tables.live.get(match)
    return table if table is not None and not table.broken else None


async def line_of_awake(table: Table, seat: Seat | None) -> TableSummary:
    await table.written()
    standing = standing_of(table.match, table.clock.now_ms(), table.fault)
    followed, seats = table.onward is not None, table.info().seats
    return line_of(
        table.id, table.match.header, standing, seat, seats, moment(table.touched), followed
    )


async def line_of_asleep(tables: Tables, asleep: Asleep, seat: Seat | None) -> TableSummary | None:
    """Played through only if something has happened since somebody looked."""
    standing = asleep.standing
    if standing is None:
        standing = await tables.house.workers.look_back(played_through, tables, asleep.match)
        if standing is None:
            return None
        tables.house.store.standings.keep(asleep.match, asleep.steps, standing)
    seats = tuple(
        SeatInfo(each, name, standing.bots.get(each, ""), False, each in standing.resigned)
        for each, name in asleep.names.items()
    )
    touched, followed = moment(asleep.touched), asleep.followed
    return line_of(asleep.match, asleep.header, standing, seat, seats, touched, followed)


def played_through(tables: Tables, match: str) -> Standing | None:
    try:
        found = wake(tables.house.store, match)
    except BadLog:
        return None
    return standing_of(found[1], fault=found[2]) if found else None


def line_of(
    table: str,
    header: Header,
    standing: Standing,
    seat: Seat | None,
    seats: tuple[SeatInfo, ...],
    touched: str,
    followed: bool,
) -> TableSummary:
    known = SHELF.get(header.game)
    return TableSummary(
        table=table,
        game=header.game,
        seat=seat,
        seats=seats,
        step=standing.step,
        your_turn=seat in standing.active and seat not in standing.minds,
        outcome=standing.outcome,
        touched=touched,
        pace=header.pace,
        left_ms=standing.left_ms.get(seat) if seat is not None else None,
        active=tuple(each for each in standing.active if each in range(header.seats)),
        followed=followed,
        cooperative=known is not None and known.box.lid.cooperative,
        lesson=header.lesson,
        closed=standing.closed,
        puzzle=header.puzzle,
    )


def moment(wall_ms: int) -> str:
    """As a browser reads it."""
    at = datetime.datetime.fromtimestamp(wall_ms / 1000, datetime.UTC)
    return at.isoformat(timespec="milliseconds")
