"""A game's balance as a page with pictures: `docs/balance/<game>.md`."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from igroteka.kernel import Game

from .ledger import Progress
from .measure import Found, measured
from .page import page_text
from .recipes import RECIPES, Recipe

Step = Callable[[str], Progress | None]


def balance(
    game: Game[Any, Any, Any],
    folder: Path,
    games: int | None = None,
    seed: str = "balance",
    only: Sequence[str] = (),
    step: Step | None = None,
    jobs: int = 1,
) -> tuple[Path, tuple[Found, ...]]:
    """Plays what the recipe asks and writes the page; `step` hears of each figure as it begins."""
    recipe = RECIPES.get(game.id)
    if recipe is None:
        raise LookupError(f"{game.id} has no recipe for its balance yet")
    wanted = [figure for figure in recipe.figures if not only or figure.name in only]
    found = []
    for figure in wanted:
        progress = step(figure.title) if step else None
        found.append(measured(game, figure, games or figure.games, seed, progress, jobs))
    return written(recipe, found, folder, seed), tuple(found)


def written(recipe: Recipe, found: Sequence[Found], folder: Path, seed: str) -> Path:
    from .pictures import draw  # matplotlib is an extra

    folder.mkdir(parents=True, exist_ok=True)
    for one in found:
        draw(one, folder / f"{recipe.game}-{one.figure.name}.svg")
    page = folder / f"{recipe.game}.md"
    page.write_text(page_text(recipe, found, seed), encoding="utf-8")
    return page
