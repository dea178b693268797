"""The whole house as one ASGI application."""

from functools import partial
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from igroteka.kernel import encode, new_seed

from . import (
    routes_board,
    routes_end,
    routes_lessons,
    routes_push,
    routes_review,
    routes_shelf,
    routes_tables,
)
from .ahead import named_ahead
from .allowances import hand_out
from .database import open_database
from .doors import Door, answer, who
from .journal import SILENT, Journal
from .limits import Limits
from .open_house import open_house
from .openapi import openapi
from .pages import STATIC, Guarded, page
from .push.postman import Postman, Push
from .scars import Scars
from .seeds import Seeds
from .socket import talk, turned_away
from .troubles import InTrouble
from .wire import Trouble

API = "/api"
DOORS = (
    *routes_shelf.DOORS,
    *routes_tables.DOORS,
    *routes_board.DOORS,
    *routes_review.DOORS,
    *routes_end.DOORS,
    *routes_lessons.DOORS,
    *routes_push.DOORS,
)


def make_app(
    db: Path | str,
    limits: Limits | None = None,
    share: str = "",
    static: Path = STATIC,
    seeds: Seeds = new_seed,
    push: Push | None = None,
    journal: Journal = SILENT,
    beside: Path | None = None,
) -> Starlette:
    """Opens the database at once, so that a bad one is named before anything listens.

    What is no table lies `beside` it: in the folder of the file, or where one says.
    """
    engine, limits = open_database(db), limits or Limits()
    folder = beside or (db.parent if isinstance(db, Path) else Path())
    key = push_key(db if isinstance(db, Path) else folder / "shared.db") if push else None
    app = Starlette(
        routes=[
            Mount(API, routes=[*routes(), Route("/openapi.json", describe)]),
            WebSocketRoute("/ws/{table}", talk),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(Guarded), Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers={
            InTrouble: in_trouble,
            HTTPException: refused,
            Exception: stumbled,
        },
        lifespan=partial(
            open_house,
            engine=engine,
            limits=limits,
            scars=Scars(folder / "scars"),
            seeds=seeds,
            journal=journal,
            post=(lambda: Postman(push, key, limits)) if push and key else lambda: None,
        ),
    )
    app.state.share = share
    app.state.static = static
    app.state.ahead = named_ahead(static)
    hand_out(app, limits)
    app.state.openapi = encode(openapi(DOORS))
    return app


def push_key(db: Path) -> Any:
    """Needs the extra; asked for only by whoever wants it."""
    from .push.keys import key_beside

    return key_beside(db)


def routes() -> list[Route]:
    """One for each path, whatever methods open it."""
    paths = dict.fromkeys(door.path for door in DOORS)
    return [route(path, {d.method: d for d in DOORS if d.path == path}) for path in paths]


def route(path: str, doors: dict[str, Door]) -> Route:
    async def enter(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        door = doors[method]
        if not request.app.state.posts.take(who(request), door.cost):
            raise InTrouble("too-fast", "so many requests at once; wait a little", limit="requests")
        if not request.app.state.bytes.take(who(request), 0):
            raise InTrouble("too-fast", "so much at once; wait a little", limit="bytes")
        response = await door.endpoint(request)
        request.app.state.bytes.owe(who(request), len(response.body))
        return response

    return Route(path.removeprefix(API), enter, methods=list(doors))


async def describe(request: Request) -> Response:
    return Response(request.app.state.openapi, media_type="application/json")


async def in_trouble(request: Request, error: Any) -> Response:
    if error.limit:
        await turned_away(request, error.limit)
    headers = {"WWW-Authenticate": "Bearer"} if error.status == 401 else {}
    response = answer(error.trouble, error.status)
    response.headers.update(headers)
    return response


async def refused(_request: Request, error: Any) -> Response:
    code = "not-found" if error.status_code == 404 else "not-allowed"
    response = answer(InTrouble(code, error.detail).trouble, error.status_code)
    response.headers.update(error.headers or {})
    return response


async def stumbled(request: Request, error: Exception) -> Response:
    house = request.app.state.tables.house
    house.counts.errors += 1
    house.journal.tell("error", path=request.url.path, kind=type(error).__name__)
    return answer(Trouble("internal", "the house stumbled; nothing is lost"), 500)
