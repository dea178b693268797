"""A match from a written position: of a lesson, or of a puzzle."""

from typing import Any

from igroteka.kernel import BadText, Game, commitment
from igroteka.kernel.lessons import Lesson
from igroteka.kernel.puzzles import Puzzle
from igroteka.kernel.tables import BadTable

from .header import Header
from .match import Match


def posed_match(
    game: Game[Any, Any, Any],
    posed: Lesson | Puzzle,
    seed: str,
    bad: type[BadTable],
    **named: Any,
) -> Match[Any, Any]:
    """Its log is still empty; `named` is what the header says of it."""
    header = Header(
        game=game.id,
        version=game.version,
        seats=posed.seats,
        options=game.settle(posed.seats, posed.options),
        commitment=commitment(seed),
        position=posed.position,
        **named,
    )
    try:
        return Match(game, header, seed)
    except BadText as error:
        raise bad(f"{game.id} {posed.id}", "position", str(error)) from error
