"""`igroteka arena`: bots against bots."""

from typing import TYPE_CHECKING

import click

from .asking import (
    a_game,
    as_json_option,
    bots_of,
    game_named,
    games_option,
    jobs_option,
    options_of,
    seats_of,
    seats_option,
    seed_option,
    set_up_options,
)
from .failing import as_failure
from .showing import as_json, bar, table

if TYPE_CHECKING:
    from igroteka.study import Standing

BOTS = "random,greedy,search"


@click.command
@a_game
@games_option(60, "How many in all.")
@seats_option
@click.option("--bots", default=BOTS, show_default=True, help="Two or more: a,b,…")
@seed_option()
@set_up_options
@as_json_option
@jobs_option
def arena(
    game: str,
    games: int,
    seats: int | None,
    bots: str,
    seed: str,
    options: tuple[str, ...],
    json: bool,
    jobs: int,
) -> None:
    """Everybody meets everybody at every seat; who wins how often, and a rating."""
    from igroteka.bots import BadBot
    from igroteka.study import BadLineup, tournament

    rules = game_named(game)
    count = seats_of(rules, seats)
    settled = options_of(rules, options, count)
    with as_failure(BadBot, BadLineup), bar(f"{games} games", quiet=json) as tick:
        found = tournament(rules, bots_of(bots), games, count, seed, settled, tick, jobs)
    if json:
        as_json(found)
        return
    rows = [(row.bot, row.games, *shares(row), row.rating) for row in found.standings]
    title = f"{game}, {count} seats, {games:,} games, seed {seed!r}"
    table(title, ("bot", "games", "won", "95 %", "rating"), rows)


def shares(row: "Standing") -> tuple[str, str]:
    return f"{row.won.part:.1%}", f"{row.won.low:.1%} to {row.won.high:.1%}"
