"""How to play well: random, greedy and search, for every game; and how well it was played."""

from .forgetful import Forgetful
from .hints import Hint, hint, told
from .ladders import Ladder, Level, Rung, ladder_of, levels_beside
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
from .roster import NAMES, SPECS, BadBot, player
from .taste import lines_of, prover_of

__all__ = [
    "NAMES",
    "SPECS",
    "WHOLE",
    "Account",
    "BadBot",
    "Forgetful",
    "Gauge",
    "Hint",
    "Label",
    "Ladder",
    "Level",
    "Look",
    "Moment",
    "Point",
    "Review",
    "Rung",
    "Thresholds",
    "Viewer",
    "concluded",
    "gauge_of",
    "gauges_of",
    "hint",
    "ladder_of",
    "levels_beside",
    "lines_of",
    "log_odds",
    "player",
    "prover_of",
    "review",
    "told",
    "viewer_of",
]
