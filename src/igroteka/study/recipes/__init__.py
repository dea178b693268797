"""Recipes: what is measured of each game, and what would be fair; one file a game."""

from typing import Any

from igroteka.kernel import Game
from igroteka.kernel.places import beside

from .figure import Figure, Recipe, Reviewed, Target, Team


def recipe_for(game: Game[Any, Any, Any]) -> Recipe | None:
    """None where nobody has said yet what would be fair."""
    recipe: Recipe | None = getattr(beside(__name__, game, "recipe"), "RECIPE", None)
    return recipe


__all__ = ["Figure", "Recipe", "Reviewed", "Target", "Team", "recipe_for"]
