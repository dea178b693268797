"""What a door asks of a game in a language."""

from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from igroteka.games import SHELF
from igroteka.kernel import BadOption, Game

from .doors import answer
from .troubles import InTrouble

Telling = Callable[[Game[Any, Any, Any], str], Any]


def in_words(request: Request, tell: Telling) -> Response:
    game, lang = request.path_params["game"], request.path_params["lang"]
    if game not in SHELF:
        raise InTrouble("not-found", f"no such game; there are {', '.join(SHELF)}")
    try:
        return answer(tell(SHELF[game], lang), keep=True)
    except BadOption as error:
        raise InTrouble("not-found", str(error)) from error
