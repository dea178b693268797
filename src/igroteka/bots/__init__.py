"""How to play well: five levels for every game, and the bots behind them; and how well it went."""

from .cards import Card, cards_of
from .characters import BadCharacter, Character, characters_of, liking_of
from .figures import Figures, Measured, Won, figures_of
from .forgetful import Forgetful
from .hints import Hint, hint, told
from .ladders import Level, levels_beside
from .ranks import LEVELS, BadLadder, Ladder, Rank, Rung, is_declared, ladder_of
from .reviews import (
    WHOLE,
    Account,
    Gauge,
    Label,
    Look,
    Moment,
    Point,
    Review,
    Thresholds,
    Viewer,
    concluded,
    gauge_of,
    gauges_of,
    log_odds,
    review,
    viewer_of,
)
from .roster import BOTS, NAMES, SPECS, BadBot, bots_at, is_slow, level_of, player
from .taste import habits_of, home_of_taste, lines_of, prover_of

__all__ = [
    "BOTS",
    "LEVELS",
    "NAMES",
    "SPECS",
    "WHOLE",
    "Account",
    "BadBot",
    "BadCharacter",
    "BadLadder",
    "Card",
    "Character",
    "Figures",
    "Forgetful",
    "Gauge",
    "Hint",
    "Label",
    "Ladder",
    "Level",
    "Look",
    "Measured",
    "Moment",
    "Point",
    "Rank",
    "Review",
    "Rung",
    "Thresholds",
    "Viewer",
    "Won",
    "bots_at",
    "cards_of",
    "characters_of",
    "concluded",
    "figures_of",
    "gauge_of",
    "gauges_of",
    "habits_of",
    "hint",
    "home_of_taste",
    "is_declared",
    "is_slow",
    "ladder_of",
    "level_of",
    "levels_beside",
    "liking_of",
    "lines_of",
    "log_odds",
    "player",
    "prover_of",
    "review",
    "told",
    "viewer_of",
]
