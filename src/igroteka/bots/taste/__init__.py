"""Taste: what a position is worth to a seat, judged at a glance, one folder a game."""

from collections.abc import Callable
from typing import Any

from igroteka.kernel import Game
from igroteka.match import Player

from .base import EXPLORE, Taste
from .clockwork import ClockworkTaste
from .prison import PrisonTaste, inmate
from .roads import RoadsTaste
from .skyscraper import SkyscraperTaste, mason
from .urfin import UrfinTaste, coach, teammate

TASTES: dict[str, Taste] = {
    "clockwork": ClockworkTaste(),
    "prison": PrisonTaste(),
    "roads": RoadsTaste(),
    "skyscraper": SkyscraperTaste(),
    "urfin": UrfinTaste(),
}

# Games whose bots are of their own: a plan is more than its moves one by one.
PLAYERS: dict[str, Callable[[str, str], Player | None]] = {
    "prison": inmate,
    "skyscraper": mason,
    "urfin": teammate,
}

# Who advises a player where that is another than who would play there.
ADVISERS: dict[str, Callable[[], Player]] = {"urfin": coach}


def taste_of(game: Game[Any, Any, Any]) -> Taste | None:
    """None where nobody has one yet: the bots then play on to the end at random."""
    return TASTES.get(game.id)


def player_of(game: Game[Any, Any, Any], name: str, level: str) -> Player | None:
    """None where the bots of the house will do."""
    make = PLAYERS.get(game.id)
    return make(name, level) if make else None


def adviser_of(game: Game[Any, Any, Any]) -> Player | None:
    """None where a bot's own choice is the best advice."""
    make = ADVISERS.get(game.id)
    return make() if make else None


__all__ = ["EXPLORE", "TASTES", "Taste", "adviser_of", "player_of", "taste_of"]
