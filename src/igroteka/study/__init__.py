"""Study: games by the thousand, who wins them, and whether that is fair."""

from .balance import balance
from .lineups import BadLineup, lineup
from .recipes import RECIPES
from .simulate import Report, simulate
from .tournament import Standing, Tournament, tournament

__all__ = [
    "RECIPES",
    "BadLineup",
    "Report",
    "Standing",
    "Tournament",
    "balance",
    "lineup",
    "simulate",
    "tournament",
]
