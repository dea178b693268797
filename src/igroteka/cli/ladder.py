"""`igroteka ladder`: the five levels of a game against each other, and the page about them."""

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .asking import PATH, a_game, as_json_option, game_named, games_option, seed_option
from .crews import Opening, crew_options
from .failing import Failure, as_failure
from .showing import as_json, bars, by_whom, console, table

if TYPE_CHECKING:
    from igroteka.study.climbing import Climb

BOOKS = Path(".cache/ladder")


@click.command
@a_game
@games_option(None, "A pair, or a level where nobody is a rival; else as the ladder says.")
@seed_option("ladder")
@click.option("--out", type=PATH, metavar="FILE", help="The page; docs/ladder/GAME.md else.")
@click.option("--keep", is_flag=True, help="The house tells these figures from now on.")
@click.option("--books", type=PATH, default=BOOKS, help="Each game is kept there, to go on from.")
@as_json_option
@crew_options
def ladder(
    game: str,
    games: int | None,
    seed: str,
    out: Path | None,
    keep: bool,
    books: Path,
    json: bool,
    where: Opening,
) -> None:
    """Plays the levels of a game against each other: who beats whom how often, and how surely.

    Where all win or lose together, or one plays alone, each level plays the same seeds instead.
    Ctrl-C stops and shows what was played; begun again, it goes on from there.
    """
    from igroteka.bots import BadLadder, home_of_taste, is_declared, ladder_of
    from igroteka.study.climbed import as_toml, figures, page_text
    from igroteka.study.climbing import Climber

    rules = game_named(game)
    with as_failure(BadLadder, OSError):
        if not is_declared(rules):
            raise Failure(f"nobody has declared the levels of {game}")
        with (
            where() as crew,
            bars(quiet=json, told=crew.told) as begin,
        ):
            climb = Climber(rules, games, seed, begin, crew, books).climb()
        page = out or Path("docs/ladder") / f"{game}.md"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(page_text(climb, rules), encoding="utf-8")
        if keep:
            place = Path(str(files(home_of_taste(rules) or ""))) / "figures.toml"
            place.write_text(as_toml(figures(climb, ladder_of(rules)), game), encoding="utf-8")
    if json:
        as_json(climb)
        return
    show(climb)
    by_whom(crew.told())
    console().print(f"written: {page}")


def show(climb: "Climb") -> None:
    from igroteka.study.intervals import percent

    stopped = ", stopped" if climb.stopped else ""
    title = f"{climb.game}, seats: {climb.seats}, seed {climb.seed!r}{stopped}"
    met = [*climb.levels, *climb.best]
    rows = [(one.bot, one.other or "–", one.won.games, percent(one.won)) for one in met]
    table(title, ("level", "against", "games", "won (95 %)"), rows)
    if climb.rungs:
        rungs = [(", ".join(o.options.values()), o.won.games, percent(o.won)) for o in climb.rungs]
        table(f"set-ups, played by {climb.rungs[0].bot}", ("set-up", "games", "won (95 %)"), rungs)
    if climb.thoughts:
        times = [(one.level, one.asked, one.mean_ms, one.longest_ms) for one in climb.thoughts]
        table(
            f"a move, of one core, at a table for {climb.thoughts[0].seats}",
            ("level", "asked", "mean, ms", "longest, ms"),
            times,
        )
