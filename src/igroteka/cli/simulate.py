"""`igroteka simulate`: games by the thousand."""

from typing import TYPE_CHECKING

import click

from .asking import (
    a_game,
    as_json_option,
    bots_of,
    game_named,
    games_option,
    options_of,
    seats_option,
    seed_option,
    set_up_options,
)
from .crews import Opening, crew_options
from .failing import as_failure
from .showing import as_json, bar, by_whom, console, table

if TYPE_CHECKING:
    from igroteka.study import Report


@click.command
@a_game
@games_option(100, "How many.")
@seats_option
@click.option("--bots", default="random", help="One for all seats, or a,b,… one each.")
@seed_option()
@set_up_options
@as_json_option
@crew_options
def simulate(
    game: str,
    games: int,
    seats: int | None,
    bots: str,
    seed: str,
    options: tuple[str, ...],
    json: bool,
    where: Opening,
) -> None:
    """Bots play many games; how they end, how long they are, how fast they go."""
    from igroteka.bots import BadBot
    from igroteka.study import BadLineup, lineup
    from igroteka.study import simulate as simulated

    rules = game_named(game)
    with as_failure(BadBot, BadLineup):
        specs = lineup(rules, bots_of(bots), seats)
    settled = options_of(rules, options, len(specs))
    with (
        where() as crew,
        bar(f"{games} games", quiet=json, told=crew.told) as tick,
    ):
        report = simulated(rules, games, specs, len(specs), seed, settled, tick, crew)
    if json:
        as_json(report)
    else:
        show(report)
        by_whom(crew.told())


def show(report: "Report") -> None:
    ends = report.outcomes
    wins = [*zip(report.bots, ends.wins, strict=True), ("nobody", float(ends.draws))]
    rows = [(bot, won, percent(won, report.games)) for bot, won in wins]
    title = f"{report.game}: {report.games:,} games, seed {report.seed!r}"
    table(title, ("seat by seat", "wins", "share"), rows)
    table("how it ended", ("reason", "games"), list(ends.reasons.items()))
    lengths = ", ".join(f"{name} {moves}" for name, moves in report.length.items())
    console().print(f"moves a game: {lengths}")
    speed = f"{report.moves:,} moves in {report.seconds:.1f} s"
    console().print(f"{speed}: {report.moves_per_second:,.0f} a second")


def percent(part: float, whole: int) -> str:
    return f"{100 * part / max(1, whole):.1f} %"
