"""Study: games by the thousand, who wins them, and whether that is fair."""

from .balance import balance
from .intervals import Share
from .lineups import BadLineup, lineup
from .recipes import recipe_for
from .simulate import Report, simulate
from .tournament import Standing, Tournament, tournament

__all__ = [
    "BadLineup",
    "Report",
    "Share",
    "Standing",
    "Tournament",
    "balance",
    "lineup",
    "recipe_for",
    "simulate",
    "tournament",
]
