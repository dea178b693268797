"""The games that can be printed: each has a folder here that gives the press a `sheet`."""

from collections.abc import Callable
from typing import Any

from igroteka.games import SHELF
from igroteka.kernel import Game
from igroteka.kernel.places import beside
from igroteka.press.sheet import Order, Sheet
from igroteka.press.words import Words

MakeSheet = Callable[[Game[Any, Any, Any], Order, Words], Sheet]


def sheet_of(game: Game[Any, Any, Any]) -> MakeSheet | None:
    """None where nobody has drawn it for paper yet."""
    sheet: MakeSheet | None = getattr(beside(__name__, game, "press"), "sheet", None)
    return sheet


def printable() -> tuple[str, ...]:
    return tuple(game.id for game in SHELF.values() if sheet_of(game))


__all__ = ["MakeSheet", "printable", "sheet_of"]
