"""Taste: what a position is worth to a seat, judged at a glance, one folder a game.

A folder has a `TASTE`. Where a plan is more than its moves one by one it has a `player` by name and
level too, an `own_player` by what its ladder declares of a level and what its character leans to,
and an `adviser` where whoever advises is another than who would play there. What players are seen
to do there are its `HABITS`, and `habits` says which of them a move is.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from igroteka.bots.weights import FILE, Sheet, is_weighed, read_sheet, typed
from igroteka.kernel import Game, Seat
from igroteka.kernel.places import beside
from igroteka.kernel.puzzles import Puzzle
from igroteka.match import Player

from .base import EXPLORE, Taste

Prover = Callable[[Any, Puzzle], int]
# By name how much a move of that seat is of each.
Habits = Callable[[Any, Seat, Any], Mapping[str, float]]
Lines = Callable[[Any], Iterable[tuple[int, tuple[Any, ...]]]]


def taste_of(game: Game[Any, Any, Any], weights: Any | None = None) -> Taste | None:
    """None where nobody has one yet: the bots then play on to the end at random.

    With other weights than lie beside it, it judges by those.
    """
    taste: Taste | None = getattr(_folder(game), "TASTE", None)
    if taste is None or weights is None:
        return taste
    kind: Callable[[Any], Taste] = type(taste)
    return kind(weights)


def weights_of(game: Game[Any, Any, Any]) -> Sheet | None:
    """What its taste weighs by; None where that is not data."""
    home = home_of_taste(game)
    return read_sheet(home) if home and is_weighed(home) else None


def weighed(game: Game[Any, Any, Any], sheet: Sheet, file: str = FILE) -> Any:
    """The weights of a sheet as that game's taste takes them."""
    kind = getattr(_folder(game), "Weights", None)
    if kind is None:
        raise LookupError(f"{game.id} has no weights to be tuned")
    return typed(sheet, kind, file)


def player_of(game: Game[Any, Any, Any], name: str, level: str) -> Player | None:
    """None where the bots of the house will do."""
    make = getattr(_folder(game), "player", None)
    return make(name, level) if make else None


def own_player(
    game: Game[Any, Any, Any], rank: Any, leans: Mapping[str, float], weights: Any | None = None
) -> Player:
    """What a ladder calls `own`."""
    make = getattr(_folder(game), "own_player", None)
    if make is None:
        raise LookupError(f"{game.id} has no player of its own")
    found: Player = make(rank, leans) if weights is None else make(rank, leans, weights)
    return found


def adviser_of(game: Game[Any, Any, Any], rank: Any) -> Player | None:
    """None where a bot's own choice is the best advice."""
    make = getattr(_folder(game), "adviser", None)
    return make(rank) if make else None


def habits_of(game: Game[Any, Any, Any]) -> tuple[tuple[str, ...], Habits] | None:
    """Their names, and who tells them; None where nobody has looked."""
    folder = _folder(game)
    names: tuple[str, ...] = getattr(folder, "HABITS", ())
    return (names, folder.habits) if folder and names else None


def home_of_taste(game: Game[Any, Any, Any]) -> str | None:
    """The package of its taste, with the data beside it."""
    folder = _folder(game)
    return folder.__name__ if folder else None


def prover_of(game: Game[Any, Any, Any]) -> Prover | None:
    """A folder's `ways`: how many whole solutions a position has; None where moves are tried."""
    found: Prover | None = getattr(_folder(game), "ways", None)
    return found


def lines_of(game: Game[Any, Any, Any]) -> Lines | None:
    """A folder's `lines`: every way to end a turn with what it brings; None where none is told."""
    found: Lines | None = getattr(_folder(game), "lines", None)
    return found


def _folder(game: Game[Any, Any, Any]) -> Any | None:
    return beside(__name__, game, "taste")


__all__ = [
    "EXPLORE",
    "Habits",
    "Lines",
    "Prover",
    "Taste",
    "adviser_of",
    "habits_of",
    "home_of_taste",
    "lines_of",
    "own_player",
    "player_of",
    "prover_of",
    "taste_of",
    "weighed",
    "weights_of",
]
