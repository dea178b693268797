"""The HTTP doors, each with what it takes and gives: routes and OpenAPI are made from these."""

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


class Query(Struct, frozen=True):
    name: str
    about: str
    pattern: str = ""
    required: bool = False


class Door(Struct, frozen=True):
    """`token`: opened by a seat's or the spectators' token, in `Authorization: Bearer`."""

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


# The page's worker keeps what says so, for when the house is away; never of a running match.
KEEP = {"Cache-Control": "no-cache", "X-Keep": "yes"}
NOT_KEPT = {"Cache-Control": "no-store"}


def answer(value: Any, status: int = 200, keep: bool = False) -> Response:
    headers = KEEP if keep else NOT_KEPT
    return Response(encode(value), status, headers, "application/json")


async def read_body(request: Request, kind: type[T]) -> T:
    """Only from our own pages, not too often, not too much, and just as the struct says."""
    house = request.app.state.tables.house
    if not is_own_origin(request):
        raise InTrouble("foreign-origin", "the request comes from a page of another site")
    if not request.app.state.posts.take(who(request)):
        raise InTrouble("too-fast", "so many requests at once; wait a little")
    try:
        return msgspec.json.decode(await whole(request, house.limits.body_bytes), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InTrouble("bad-message", str(error)) from error


async def whole(request: Request, most: int) -> bytes:
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise InTrouble("too-large", f"at most {most} bytes")
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
