"""The door to the end of a match: where the points came from, and what to do next."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from igroteka.bots import levels_beside
from igroteka.kernel import Seat
from igroteka.kernel.helps import BadHelp, helpful
from igroteka.match import Match, account_of

from .doors import DEAR, Door, answer, table_of
from .troubles import not_allowed
from .wire_end import Ending


async def look(request: Request) -> Response:
    table, seat = await table_of(request)
    match = table.match
    if match.outcome() is None:
        raise not_allowed("nothing is added up before the match is over")
    workers = table.house.workers
    return answer(await workers.look_back(ending, match, seat), keep=True)


def ending(match: Match[Any, Any], seat: Seat | None) -> Ending:
    outcome, header = match.outcome(), match.header
    assert outcome
    account = account_of(match)
    rivals = tuple(match.bots.values())
    levels = () if seat is None else levels_beside(match.game, header.options, rivals)
    return Ending(account, lessons(match, account, seat), levels)


def lessons(match: Match[Any, Any], account: Any, seat: Seat | None) -> tuple[str, ...]:
    """A broken file costs its advice only."""
    outcome = match.outcome()
    if seat is None or outcome is None:
        return ()
    try:
        return helpful(match.game, outcome, account, seat)
    except BadHelp:
        return ()


DOORS = (
    Door(
        "GET",
        "/api/tables/{table}/end",
        look,
        "A finished match taken apart: where each point came from, and what to do next.",
        Ending,
        troubles=("not-allowed", "not-found"),
        token=True,
        cost=DEAR,
    ),
)
