"""`igroteka arena`: bots against bots."""

from typing import TYPE_CHECKING

import click

from .asking import (
    a_game,
    as_json_option,
    bots_of,
    game_named,
    games_option,
    options_of,
    seats_of,
    seats_option,
    seed_option,
    set_up_options,
)
from .crews import Opening, crew_options
from .failing import as_failure
from .showing import as_json, bar, by_whom, table

if TYPE_CHECKING:
    from igroteka.study import Share, Tournament

BOTS = "random,greedy,search"


@click.command
@a_game
@games_option(60, "How many in all.")
@seats_option
@click.option("--bots", default=BOTS, show_default=True, help="Two or more: a,b,…")
@seed_option()
@set_up_options
@as_json_option
@crew_options
def arena(
    game: str,
    games: int,
    seats: int | None,
    bots: str,
    seed: str,
    options: tuple[str, ...],
    json: bool,
    where: Opening,
) -> None:
    """Everybody meets everybody at every seat; who wins how often, and a rating.

    Where all win or lose together, or one plays alone, each plays the same seeds instead. Ctrl-C
    stops and shows what was played.
    """
    from igroteka.bots import BadBot
    from igroteka.study import BadLineup, tournament

    rules = game_named(game)
    count = seats_of(rules, seats)
    settled = options_of(rules, options, count)
    with (
        as_failure(BadBot, BadLineup),
        where() as crew,
        bar(f"{games} games", quiet=json, told=crew.told) as tick,
    ):
        found = tournament(rules, bots_of(bots), games, count, seed, settled, tick, crew)
    if json:
        as_json(found)
        return
    show(found, games)
    by_whom(crew.told())


def show(found: "Tournament", asked: int) -> None:
    rated = found.standings[0].rating is not None
    stopped = f" of {asked:,}, stopped" if found.games < asked else ""
    title = f"{found.game}, seats: {found.seats}, games: {found.games:,}{stopped}"
    columns = ("bot", "games", "won", "95 %", *(["rating"] if rated else []))
    rows = [(row.bot, row.games, *shares(row.won), row.rating) for row in found.standings]
    table(f"{title}, seed {found.seed!r}", columns, [row[: len(columns)] for row in rows])
    of = "of the games between them" if rated else "of the seeds that one won and the other lost"
    pairs = [(pair.bot, pair.other, pair.won.games, *shares(pair.won)) for pair in found.pairs]
    table(of, ("bot", "beside", "games", "won", "95 %"), pairs)


def shares(won: "Share") -> tuple[str, str]:
    return f"{won.part:.1%}", f"{won.low:.1%} to {won.high:.1%}"
