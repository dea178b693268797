"""A match that nothing has happened in yet."""

from typing import Any, TypeVar

from igroteka.kernel import Action, Game, Help, commitment

from .header import Header
from .match import Match

S = TypeVar("S")
A = TypeVar("A", bound=Action)


def new_match(
    game: Game[S, A, Any],
    seats: int,
    options: dict[str, str],
    seed: str,
    help: Help = Help.NORMAL,
    pace: str = "",
) -> Match[S, A]:
    """A fresh table: options settled, the seed committed to."""
    settled = game.settle(seats, options)
    header = Header(game.id, game.version, seats, settled, commitment(seed), help, pace=pace)
    return Match(game, header, seed)
