"""Doors to a review: where a finished match was decided."""

from starlette.requests import Request
from starlette.responses import Response

from .doors import CHEAP, DEAR, Door, answer, table_of, who
from .reviews import Reviews, can_be_reviewed
from .table import Table
from .troubles import InTrouble, not_allowed
from .wire_review import Reviewed


async def look(request: Request) -> Response:
    table = await finished(request)
    found = await reviews(request).kept(table.id)
    return answer(found, keep=found.review is not None)


async def begin(request: Request) -> Response:
    table = await finished(request)
    return answer(await reviews(request).ask(table.id, table.match, who(request)), 202)


async def finished(request: Request) -> Table:
    """All that anybody knew is in it, so it has to be over."""
    table, _ = await table_of(request)
    if table.match.outcome() is None:
        raise not_allowed("a review tells secrets: not before the match is over")
    if not can_be_reviewed(table.match):
        raise InTrouble("not-found", "of such a table nobody has measured the chances")
    return table


def reviews(request: Request) -> Reviews:
    found: Reviews = request.app.state.reviews
    return found


DOORS = (
    Door(
        "GET",
        "/api/tables/{table}/review",
        look,
        "Where a finished match was decided, as far as that has been looked at.",
        Reviewed,
        troubles=("not-allowed", "not-found"),
        token=True,
        cost=CHEAP,
    ),
    Door(
        "POST",
        "/api/tables/{table}/review",
        begin,
        "Begin to look at a finished match again; ask the same door how far it is.",
        Reviewed,
        troubles=("not-allowed", "not-found", "busy"),
        status=202,
        token=True,
        cost=DEAR,
    ),
)
