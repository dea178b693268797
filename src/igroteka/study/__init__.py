"""Study: games by the thousand, who wins them, and whether that is fair."""

from .balance import balance
from .cluster import BadCluster, on_ray
from .crew import Crew, Here
from .intervals import Share
from .lineups import BadLineup, lineup
from .recipes import recipe_for
from .simulate import Report, simulate
from .tournament import Standing, Tournament, tournament

__all__ = [
    "BadCluster",
    "BadLineup",
    "Crew",
    "Here",
    "Report",
    "Share",
    "Standing",
    "Tournament",
    "balance",
    "lineup",
    "on_ray",
    "recipe_for",
    "simulate",
    "tournament",
]
