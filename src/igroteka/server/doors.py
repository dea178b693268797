"""The HTTP doors, each with what it takes and gives: routes and OpenAPI are made from these."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from igroteka.kernel import Seat, encode

from .origins import is_own_origin
from .table import Table
from .tables import Tables
from .troubles import InTrouble

T = TypeVar("T")


# A match that is played through costs DEAR, an answer that lies ready CHEAP.
CHEAP, ONE, DEAR = 0.1, 1.0, 6.0


class Query(Struct, frozen=True):
    name: str
    about: str
    pattern: str = ""
    required: bool = False


class Door(Struct, frozen=True):
    """`token`: opened by a seat's or the spectators' token, in `Authorization: Bearer`.

    An address has so much to spend (`Limits.posts_burst`), and each use costs: nothing where the
    answer is at hand, more where a match is played through for it.
    """

    method: Literal["GET", "POST"]
    path: str
    endpoint: Callable[[Request], Awaitable[Response]]
    about: str
    gives: Any
    takes: Any = None
    query: tuple[Query, ...] = ()
    troubles: tuple[str, ...] = ()
    status: int = 200
    token: bool = False
    media: str = "application/json"
    cost: float = ONE


# The page's worker keeps what says so, for when the house is away; never of a running match.
KEEP = {"Cache-Control": "no-cache", "X-Keep": "yes"}
NOT_KEPT = {"Cache-Control": "no-store"}


def answer(value: Any, status: int = 200, keep: bool = False) -> Response:
    headers = KEEP if keep else NOT_KEPT
    return Response(encode(value), status, headers, "application/json")


async def read_body(request: Request, kind: type[T]) -> T:
    """Only from our own pages, not too much, not too slowly, and just as the struct says."""
    house = request.app.state.tables.house
    if not is_own_origin(request):
        raise InTrouble("foreign-origin", "the request comes from a page of another site")
    try:
        async with asyncio.timeout(house.limits.body_s):
            data = await whole(request, house.limits.body_bytes)
        return msgspec.json.decode(data, type=kind)
    except TimeoutError as error:
        raise InTrouble("bad-message", "the rest of it did not come") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InTrouble("bad-message", str(error)) from error


async def whole(request: Request, most: int) -> bytes:
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            request.app.state.bytes.owe(who(request), len(chunk))
            if len(data) > most:
                raise InTrouble("too-large", f"at most {most} bytes", limit="body")
    except ClientDisconnect as error:
        raise InTrouble("bad-message", "it broke off in the middle") from error
    return data


def who(request: Request) -> str:
    return request.client.host if request.client else ""


def token_of(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise InTrouble("wrong-token", "the token of a seat or a spectator is missing")
    return token.strip()


async def table_of(request: Request) -> tuple[Table, Seat | None]:
    """The table in the address and the seat of the token; all of it on disk."""
    tables: Tables = request.app.state.tables
    table, seat = await tables.enter(request.path_params["table"], token_of(request))
    await table.written()
    return table, seat
