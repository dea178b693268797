"""`igroteka balance`: is it fair? A page with pictures."""

from pathlib import Path

import click

from .asking import (
    PATH,
    a_game,
    as_json_option,
    game_named,
    games_option,
    seed_option,
)
from .crews import Opening, crew_options
from .failing import Failure, as_failure
from .showing import as_json, bars, by_whom, console, table


@click.command
@a_game
@games_option(None, "A figure; else as the recipe says.")
@click.option("--out", type=PATH, default="docs/balance", help="The folder of the page.")
@click.option("--only", multiple=True, help="This figure only; may be given several times.")
@click.option("--books", type=PATH, help="Keep each game in this folder, and go on from there.")
@seed_option("balance")
@as_json_option
@crew_options
def balance(
    game: str,
    games: int | None,
    out: Path,
    only: tuple[str, ...],
    books: Path | None,
    seed: str,
    json: bool,
    where: Opening,
) -> None:
    """Plays what the game's recipe asks for, and writes its page with pictures."""
    from igroteka.study import balance as balanced
    from igroteka.study import recipe_for

    rules = game_named(game)
    recipe = recipe_for(rules)
    known = [figure.name for figure in recipe.figures] if recipe else []
    for name in only:
        if name not in known:
            raise Failure(f"no figure {name[:40]!r}; there is {', '.join(known) or 'none'}")
    try:
        with (
            where() as crew,
            as_failure(LookupError, OSError),
            bars(quiet=json, told=crew.told) as step,
        ):
            page, found = balanced(rules, out, games, seed, only, step, crew, books)
    except ImportError as error:
        raise Failure(f"{error.name} is not installed here; make install brings it") from error
    if json:
        as_json({"page": str(page), "figures": found})
        return
    rows = [(one.figure.title, one.games, "yes" if one.fair else "no") for one in found]
    table(f"{game}: balance", ("figure", "games", "within its target"), rows)
    by_whom(crew.told())
    console().print(f"written: {page}")
