"""Doors to the tables: set one up, find mine, look back, take away."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from igroteka.kernel import Seat
from igroteka.match import Record, must_remember, record_of

from . import evening
from .doors import CHEAP, DEAR, Door, Query, answer, read_body, table_of, who
from .replays import frames_of
from .summaries import summaries
from .table import Table
from .tables import Tables
from .troubles import InTrouble, not_allowed
from .wire_lobby import (
    AnotherRound,
    MyTokens,
    NewTable,
    Onward,
    PlayOn,
    Position,
    Replay,
    TableInfo,
    TableKeys,
    TableSummary,
)

WATCH = "watch"


async def new_table(request: Request) -> Response:
    wish = await read_body(request, NewTable)
    if not request.app.state.new_tables.take(who(request)):
        raise InTrouble("too-fast", "so many tables at once; wait a little", limit="tables")
    return answer(await request.app.state.tables.create(wish), 201)


async def mine(request: Request) -> Response:
    tokens = (await read_body(request, MyTokens)).tokens
    return answer(await summaries(request.app.state.tables, tokens))


async def look(request: Request) -> Response:
    table, _ = await table_of(request)
    return answer(table.info())


async def play_on(request: Request) -> Response:
    wish = await read_body(request, PlayOn)
    table, _ = await table_of(request)
    return answer(await request.app.state.tables.play_on(table, wish), 201)


async def another_round(request: Request) -> Response:
    wish = await read_body(request, AnotherRound)
    table, seat = await table_of(request)
    if seat is None:
        raise not_allowed("a spectator only watches")
    tables: Tables = request.app.state.tables
    return answer(await evening.another_round(tables, table, seat, wish.rotate), 201)


async def replay(request: Request) -> Response:
    table, own = await table_of(request)
    over = table.match.outcome() is not None
    return answer(await seen(table, wanted(request, table, own)), keep=over)


async def export(request: Request) -> Response:
    """The whole record once it is over; before that, what this seat has seen."""
    table, own = await table_of(request)
    taken = record(table) if table.match.outcome() else await seen(table, own)
    name = f"{table.match.header.game}-{table.id}.json"
    response = answer(taken)
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


async def position(request: Request) -> Response:
    """All hands are in it, so it has to be over."""
    table, _ = await table_of(request)
    match = table.match
    if not match.outcome():
        raise not_allowed("a position holds secrets: not before the match is over")
    steps = {str(step): state for step, state in enumerate(match.positions)}
    asked = request.query_params.get("step", "")
    if asked not in steps:
        raise InTrouble("bad-option", f"step: 0 to {len(steps) - 1}")
    return answer(Position(await table.house.workers.look_back(match.game.show, steps[asked])))


async def blob(request: Request) -> Response:
    """Whoever may look on has seen the act; its name is the hash of what it holds."""
    table, _ = await table_of(request)
    store, name = request.app.state.tables.house.store, request.path_params["name"]
    data = await asyncio.to_thread(store.blob, table.id, name)
    if data is None:
        raise InTrouble("not-found", "no such film: it may have been dropped")
    response = Response(data, media_type="application/octet-stream")
    response.headers["Cache-Control"] = "private, max-age=31536000, immutable"
    if table.match.outcome():
        response.headers["X-Keep"] = "yes"
    return response


def wanted(request: Request, table: Table, own: Seat | None) -> Seat | None:
    """Whose eyes: one's own unless another's are asked for, which takes a finished match."""
    asked = request.query_params.get("seat")
    if asked is None:
        return own
    seats = {str(seat): seat for seat in table.match.seats}
    if asked != WATCH and asked not in seats:
        raise InTrouble("bad-option", f"seat: one of {', '.join(seats)}, {WATCH}")
    seat = seats.get(asked)
    if seat is not None and seat != own and not table.match.outcome():
        raise not_allowed("while the match runs everybody sees with their own eyes")
    return seat


async def seen(table: Table, seat: Seat | None) -> Replay:
    match, info = table.match, table.info()
    log, again, over = tuple(match.log), must_remember(match), match.outcome() is not None
    steps = await table.house.workers.look_back(
        lambda: tuple(frames_of(match.game, match.header, log, seat, again, over))
    )
    return Replay(info, tuple(frame for frame, _ in steps), tuple(deed for _, deed in steps))


def record(table: Table) -> Record:
    return record_of(
        table.match, tuple(table.seating.sitters[seat].name for seat in table.match.seats)
    )


STEP = Query("step", "how many steps had been made", "^[0-9]{1,6}$", required=True)
SEAT = Query("seat", "a seat's number, or `watch`; one's own if absent", "^([0-7]|watch)$")

DOORS = (
    Door(
        "POST",
        "/api/tables",
        new_table,
        "Set a table; the links are given once.",
        TableKeys,
        takes=NewTable,
        troubles=("bad-option",),
        status=201,
    ),
    Door(
        "POST",
        "/api/mine",
        mine,
        "The tables that these tokens open.",
        tuple[TableSummary, ...],
        takes=MyTokens,
    ),
    Door(
        "GET",
        "/api/tables/{table}",
        look,
        "Who sits there, and how it is set up.",
        TableInfo,
        token=True,
        cost=CHEAP,
    ),
    Door(
        "GET",
        "/api/tables/{table}/replay",
        replay,
        "Every frame as a seat saw it.",
        Replay,
        query=(SEAT,),
        troubles=("not-allowed", "bad-option"),
        token=True,
        cost=DEAR,
    ),
    Door(
        "GET",
        "/api/tables/{table}/export",
        export,
        "The record of a finished match; of a running one, what this seat has seen.",
        Record | Replay,
        token=True,
        cost=DEAR,
    ),
    Door(
        "GET",
        "/api/tables/{table}/position",
        position,
        "How it stood at a step of a finished match, as text.",
        Position,
        query=(STEP,),
        troubles=("not-allowed", "bad-option"),
        token=True,
    ),
    Door(
        "GET",
        "/api/tables/{table}/blobs/{name}",
        blob,
        "A by-product of a step, such as the film of a fall, by its name.",
        bytes,
        troubles=("not-found",),
        token=True,
        cost=CHEAP,
        media="application/octet-stream",
    ),
    Door(
        "POST",
        "/api/tables/{table}/play-on",
        play_on,
        "A new table that goes on from a step of a finished match.",
        TableKeys,
        takes=PlayOn,
        troubles=("not-allowed", "bad-option"),
        status=201,
        token=True,
        cost=DEAR,
    ),
    Door(
        "POST",
        "/api/tables/{table}/another-round",
        another_round,
        "The next table of the evening, one for all who sat here; the same keys open it.",
        Onward,
        takes=AnotherRound,
        troubles=("not-allowed",),
        status=201,
        token=True,
    ),
)
