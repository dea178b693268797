"""Doors that need no table: games, rules, QR codes, health."""

from io import BytesIO

import segno
from starlette.requests import Request
from starlette.responses import Response

from igroteka import __version__, bots
from igroteka.games import SHELF
from igroteka.kernel.clauses import RulesPage, page
from igroteka.kernel.texts import texts_of

from .doors import CHEAP, Door, Query, answer, read_body
from .in_words import in_words
from .origins import netloc
from .riddle import to_solve
from .troubles import InTrouble
from .tutor import listed
from .wire_lobby import GameInfo, Health, QrLink, SeatsRange

MOST_LINK_CHARS = 1000


def shelf() -> tuple[GameInfo, ...]:
    return tuple(
        GameInfo(
            id=game.id,
            version=game.version,
            seats=SeatsRange(*game.seats),
            lid=game.box.lid,
            options={str(n): game.options(n) for n in range(game.seats[0], game.seats[1] + 1)},
            levels=bots.cards_of(game),
            characters=tuple(bots.characters_of(game)),
            lessons=listed(game),
            gentle=game.box.gentle,
            puzzles=tuple(puzzle.id for puzzle in to_solve(game)),
        )
        for game in SHELF.values()
    )


async def games(_request: Request) -> Response:
    return answer(shelf(), keep=True)


async def rules(request: Request) -> Response:
    return in_words(request, page)


async def texts(request: Request) -> Response:
    """For a page built before the game was put on the shelf."""
    return in_words(request, texts_of)


async def health(request: Request) -> Response:
    """A load balancer sends nobody to a house that cannot reach its tables."""
    house = request.app.state.tables.house
    disk, cut_off = house.store.writer.disk, house.street is not None and house.street.cut_off
    ok = disk == "ok" and not cut_off
    workers = None if house.street is None else house.street.post.workers
    return answer(
        Health(ok, __version__, request.app.state.share, "away" if cut_off else disk, workers),
        503 if cut_off else 200,
    )


async def qr_by_address(request: Request) -> Response:
    return qr_code(request, request.query_params.get("link", ""))


async def qr_by_body(request: Request) -> Response:
    return qr_code(request, (await read_body(request, QrLink)).link)


def qr_code(request: Request, link: str) -> Response:
    own = (request.headers.get("host"), netloc(request.app.state.share))
    host = netloc(link)
    if not host or host not in own or len(link) > MOST_LINK_CHARS:
        raise InTrouble("not-allowed", "a QR code is made only of a link to this server")
    picture = BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", xmldecl=False, border=2, scale=8, light="#fff", omitsize=True
    )
    headers = {"Cache-Control": "no-store"}
    return Response(picture.getvalue(), media_type="image/svg+xml", headers=headers)


LINK = Query("link", "a link of this house", required=True)

DOORS = (
    Door("GET", "/api/games", games, "What can be played.", tuple[GameInfo, ...], cost=CHEAP),
    Door(
        "GET",
        "/api/rules/{game}/{lang}",
        rules,
        "The rules of a game, clause by clause.",
        RulesPage,
        troubles=("not-found",),
        cost=CHEAP,
    ),
    Door(
        "GET",
        "/api/texts/{game}/{lang}",
        texts,
        "The words of a game, as a Fluent resource.",
        str,
        troubles=("not-found",),
        cost=CHEAP,
    ),
    Door("GET", "/api/health", health, "Is anybody there?", Health, cost=CHEAP),
    Door(
        "GET",
        "/api/qr",
        qr_by_address,
        "A link as a QR code.",
        bytes,
        query=(LINK,),
        troubles=("not-allowed",),
        media="image/svg+xml",
    ),
    Door(
        "POST",
        "/api/qr",
        qr_by_body,
        "A link as a QR code, without the link in any address.",
        bytes,
        takes=QrLink,
        troubles=("not-allowed",),
        media="image/svg+xml",
    ),
)
