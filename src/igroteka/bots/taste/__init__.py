"""Taste: what a position is worth to a seat, judged at a glance, one folder a game."""

from typing import Any

from igroteka.kernel import Game

from .base import Taste
from .clockwork import ClockworkTaste
from .roads import RoadsTaste

TASTES: dict[str, Taste] = {"clockwork": ClockworkTaste(), "roads": RoadsTaste()}


def taste_of(game: Game[Any, Any, Any]) -> Taste | None:
    """None where nobody has one yet: the bots then play on to the end at random."""
    return TASTES.get(game.id)


__all__ = ["TASTES", "Taste", "taste_of"]
