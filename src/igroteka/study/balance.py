"""A game's balance as a page with pictures: `docs/balance/<game>.md`."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from igroteka.kernel import Game, decode, encode

from .crew import ALONE, Crew
from .ledger import Progress
from .measure import Found, measured
from .page import page_text
from .recipes import Recipe, recipe_for

Step = Callable[[str], Progress | None]


def balance(
    game: Game[Any, Any, Any],
    folder: Path,
    games: int | None = None,
    seed: str = "balance",
    only: Sequence[str] = (),
    step: Step | None = None,
    crew: Crew = ALONE,
    books: Path | None = None,
) -> tuple[Path, tuple[Found, ...]]:
    """Plays what the recipe asks and writes the page; `step` hears of each figure as it begins.

    Each figure is kept as soon as it is measured; with `only` the others stay as they were. In the
    folder `books` each game is kept as it is played, and a study goes on where it was left.
    """
    recipe = recipe_of(game, only)
    kept = {found.figure.name: found for found in read(folder, recipe)}
    for figure in recipe.figures:
        if only and figure.name not in only:
            continue
        progress = step(figure.title) if step else None
        book = a_book(books, game.id, figure.name, seed) if books else None
        wanted = games or figure.games
        kept[figure.name] = measured(game, figure, wanted, seed, progress, crew, book)
        found = [kept[figure.name] for figure in recipe.figures if figure.name in kept]
        page = written(recipe, found, folder)
    return page, tuple(found)


def a_book(books: Path, game: str, figure: str, seed: str) -> Path:
    books.mkdir(parents=True, exist_ok=True)
    return books / f"{game}-{figure}-{sha256(seed.encode()).hexdigest()[:8]}.jsonl"


def recipe_of(game: Game[Any, Any, Any], only: Sequence[str]) -> Recipe:
    """The game's recipe; LookupError if it has none, or none of its figures is called so."""
    recipe = recipe_for(game)
    if recipe is None:
        raise LookupError(f"{game.id} has no recipe for its balance yet")
    names = [figure.name for figure in recipe.figures]
    for name in only:
        if name not in names:
            raise LookupError(f"{game.id} has no figure {name!r}; it has {', '.join(names)}")
    return recipe


def read(folder: Path, recipe: Recipe) -> tuple[Found, ...]:
    """What was measured before."""
    path = folder / f"{recipe.game}.json"
    return decode(path.read_bytes(), tuple[Found, ...]) if path.exists() else ()


def written(recipe: Recipe, found: Sequence[Found], folder: Path) -> Path:
    from .maps import draw_far, draw_where  # matplotlib is an extra
    from .pictures import draw

    folder.mkdir(parents=True, exist_ok=True)
    for one in found:
        name = f"{recipe.game}-{one.figure.name}"
        draw(one, folder / f"{name}.svg")
        if one.where:
            draw_where(one.where, folder / f"{name}-where.svg")
            draw_far(one.where, folder / f"{name}-far.svg")
    data = msgspec.json.format(encode(tuple(found)), indent=2)
    (folder / f"{recipe.game}.json").write_bytes(data + b"\n")
    page = folder / f"{recipe.game}.md"
    page.write_text(page_text(recipe, found), encoding="utf-8")
    return page
