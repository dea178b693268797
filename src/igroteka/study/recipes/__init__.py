"""Recipes: what is measured of each game, and what would be fair."""

from .clockwork import CLOCKWORK
from .figure import Figure, Recipe, Target
from .roads import ROADS

RECIPES: dict[str, Recipe] = {recipe.game: recipe for recipe in (ROADS, CLOCKWORK)}

__all__ = ["RECIPES", "Figure", "Recipe", "Target"]
