"""Doors of the board: which tables are open to anyone, and sitting down at one."""

from starlette.requests import Request
from starlette.responses import Response

from .awaiting import written
from .board import free_seats, is_on_board, line_of
from .doors import CHEAP, Door, answer, read_body, table_of, who
from .summaries import moment
from .table import Table
from .tables import Tables
from .tokens import fingerprint, new_token
from .troubles import InTrouble, not_allowed
from .wire_lobby import JoinTable, OpenTable, SeatGiven, SetOpen, TableInfo
from .wishes import tidy
from .writer import Taken


async def board(request: Request) -> Response:
    """Newest first."""
    tables: Tables = request.app.state.tables
    await tables.look_at_board()
    listed = sorted(filter(is_on_board, tables.live.values()), key=lambda t: -t.touched)
    lines = listed[: tables.house.limits.board_lines]
    return answer(tuple(line_of(table, moment(table.touched)) for table in lines))


async def set_open(request: Request) -> Response:
    """Whoever sits there may."""
    wish = await read_body(request, SetOpen)
    table, seat = await table_of(request)
    if seat is None or seat not in table.seating.persons() or table.match.outcome():
        raise not_allowed("only whoever plays there may open a table")
    if wish.open and not table.open:
        request.app.state.tables.check_board()
    await written(lambda done: table.house.store.set_open(table.id, wish.open, done))
    table.open = wish.open
    table.tell_seats()
    return answer(table.info())


async def join(request: Request) -> Response:
    wish = await read_body(request, JoinTable)
    if not request.app.state.joins.take(who(request)):
        raise InTrouble("too-fast", "so many tables at once; wait a little", limit="joins")
    await request.app.state.tables.look_at_board()
    table = request.app.state.tables.live.get(request.path_params["table"])
    if table is None or not is_on_board(table):
        raise InTrouble("no-free-seat", "no seat is free there any more")
    given = await (look_on(table) if wish.watch else sit_down(table, tidy(wish.name)))
    return answer(given, 201)


async def sit_down(table: Table, name: str) -> SeatGiven:
    """Whoever was sent the link of this seat and comes too late may look on."""
    seat, token = free_seats(table)[0], new_token()
    # Before anything is waited for: whoever comes next finds the next seat, or none.
    table.seating.give(seat, name, fingerprint(token))
    try:
        await written(
            lambda done: table.house.store.give(table.id, seat, name, fingerprint(token), done)
        )
    except Taken as error:
        assert table.house.street is not None
        await table.house.street.look_around(table)
        raise InTrouble("no-free-seat", "no seat is free there any more") from error
    except Exception as error:
        table.break_down(error)
        raise
    table.tell_seats()
    return SeatGiven(table.id, seat, token)


async def look_on(table: Table) -> SeatGiven:
    watching = sum(seat is None for seat in table.seating.holders.values())
    if watching >= table.house.limits.watchers:
        raise InTrouble("too-fast", "too many watch this table", limit="watchers")
    token = new_token()
    table.seating.holders[fingerprint(token)] = None
    await written(lambda done: table.house.store.admit(table.id, fingerprint(token), done))
    return SeatGiven(table.id, None, token)


DOORS = (
    Door("GET", "/api/board", board, "Tables open to anyone.", tuple[OpenTable, ...], cost=CHEAP),
    Door(
        "POST",
        "/api/board/{table}",
        join,
        "Sit down at an open table, or look on; the key is given once.",
        SeatGiven,
        takes=JoinTable,
        troubles=("no-free-seat",),
        status=201,
    ),
    Door(
        "POST",
        "/api/tables/{table}/open",
        set_open,
        "Put a table on the board, or take it off.",
        TableInfo,
        takes=SetOpen,
        troubles=("not-allowed",),
        token=True,
    ),
)
