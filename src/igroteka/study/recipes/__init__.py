"""Recipes: what is measured of each game, and what would be fair."""

from .clockwork import CLOCKWORK
from .figure import Figure, Recipe, Target, Team
from .prison import PRISON
from .roads import ROADS
from .skyscraper import SKYSCRAPER
from .urfin import URFIN

RECIPES: dict[str, Recipe] = {
    recipe.game: recipe for recipe in (ROADS, CLOCKWORK, URFIN, PRISON, SKYSCRAPER)
}

__all__ = ["RECIPES", "Figure", "Recipe", "Target", "Team"]
