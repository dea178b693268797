"""What belongs to a game is found by its place: no table names the games."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from .game import Game

HOUSE = "igroteka."


def home(game: Game[Any, Any, Any]) -> str:
    """The package that holds its rules, texts and tables."""
    return str(game.state_type.__module__).rpartition(".")[0]


def beside(room: str, game: Game[Any, Any, Any], name: str) -> Any | None:
    """What a room has of that game: the module called by its id there.

    A game from elsewhere brings its own, in its own folder, under that name.
    """
    if found := _module(f"{room}.{game.id}"):
        return found
    return None if home(game).startswith(HOUSE) else _module(f"{home(game)}.{name}")


def modules_in(room: str) -> tuple[str, ...]:
    """The names of all modules of a room."""
    return tuple(found.name for found in iter_modules(import_module(room).__path__))


@cache
def _module(name: str) -> Any | None:
    return import_module(name) if find_spec(name) else None
