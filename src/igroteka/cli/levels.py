"""`igroteka levels`: which levels are easier or harder, measured by games of bots."""

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
from .crews import crew_of, crew_options
from .failing import Failure
from .showing import as_json, bar, console, table


@click.command
@a_game
@games_option(None, "Plays so many at each level; without it what was measured is told.")
@seed_option("levels")
@click.option("--out", type=PATH, metavar="FILE", help="Where the new figures are written.")
@as_json_option
@crew_options
def levels(
    game: str,
    games: int | None,
    seed: str,
    out: Path | None,
    json: bool,
    jobs: int | None,
    on: str,
    address: str | None,
) -> None:
    """The levels of a game from easy to hard, and how often bots have won there."""
    from igroteka.bots import ladder_of
    from igroteka.study.climbing import as_toml, climbed

    rules = game_named(game)
    ladder = ladder_of(rules)
    if not ladder.rung:
        raise Failure(f"nobody has said which levels {game} has")
    if games is not None:
        with (
            crew_of(jobs, on, address) as crew,
            bar(f"{len(ladder.rung)} levels", quiet=json, told=crew.told) as tick,
        ):
            ladder = climbed(rules, games, seed, tick, crew)
    if out is not None:
        out.write_text(as_toml(ladder, game), encoding="utf-8")
        console().print(f"written: {out}")
    if json:
        as_json(ladder)
        return
    rows = [(said(rung.options), rung.bot, rung.won, rung.games) for rung in ladder.rung]
    table(f"{game}, seed {ladder.seed!r}", ("level", "bot", "won", "of"), rows)


def said(options: dict[str, str]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items()) or "against the last"
