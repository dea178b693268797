"""Taste: what a position is worth to a seat, judged at a glance, one module a game."""

from typing import Any, Protocol

from igroteka.bots.reasons import Reason
from igroteka.kernel import Game, Seat

from .roads import RoadsTaste


class Taste(Protocol):
    """Judges imagined positions that are not over yet."""

    def worth(self, state: Any, seat: Seat) -> float:
        """Between 0, lost, and 1, won."""

    def reasons(self, before: Any, action: Any, after: Any, seat: Seat) -> tuple[Reason, ...]:
        """What the action gains, the weightiest first."""


TASTES: dict[str, Taste] = {"roads": RoadsTaste()}


def taste_of(game: Game[Any, Any, Any]) -> Taste | None:
    """None where nobody has one yet: the bots then play on to the end at random."""
    return TASTES.get(game.id)
