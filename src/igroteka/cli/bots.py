"""`igroteka bots`: who can sit down, whether they are the same live, and how each is known."""

from collections.abc import Sequence
from typing import Any

import click

from .asking import (
    as_json_option,
    bots_of,
    game_named,
    games_option,
    jobs_option,
    seats_option,
    seed_option,
    set_up_options,
)
from .failing import Failure, as_failure
from .showing import as_json, table

STEPS = 200
PORTRAIT = (
    "game",
    "bot",
    "habit",
    "alone",
    "own",
    "apart (95 %)",
    "sigmas",
    "seen",
    "won",
    "level won",
)


@click.command
@click.argument("games_named", metavar="[GAME]...", nargs=-1)
@click.option("--live-check", is_flag=True, help="A live table's log beside the arena's.")
@click.option("--forgetting", is_flag=True, help="Games won with plans kept, and with them lost.")
@click.option("--characters", is_flag=True, help="Is each seen, and what does it cost?")
@click.option("--plain", is_flag=True, help="What each finds where a child sees the move.")
@click.option("--bots", "specs", default="", help="Only these: a,b,…")
@click.option("--steps", type=click.IntRange(1), default=STEPS, help="So many steps of a check.")
@click.option("--level", default="medium", show_default=True, help="The characters' level.")
@games_option(200, "How many, to see what forgetting or a character costs.")
@seats_option
@seed_option()
@set_up_options
@as_json_option
@jobs_option
def bots(
    games_named: tuple[str, ...],
    live_check: bool,
    forgetting: bool,
    characters: bool,
    plain: bool,
    specs: str,
    steps: int,
    level: str,
    games: int,
    seats: int | None,
    seed: str,
    options: tuple[str, ...],
    json: bool,
    jobs: int,
) -> None:
    """The bots of the house; `--live-check` shows that people meet those that were measured."""
    from igroteka.bots import BOTS, BadBot
    from igroteka.games import SHELF

    from . import trials

    chosen = [game_named(name) for name in games_named or SHELF]
    if options and len(chosen) != 1:
        raise Failure("--option goes with one game: name it")
    wanted = bots_of(specs) if specs else BOTS
    with as_failure(BadBot):
        if live_check:
            rows = trials.live(chosen, wanted, options, seats, seed, steps, json)
            shown(rows, ("game", "bots", "steps", "equal"), json)
        elif forgetting:
            rows = trials.forgetting(chosen, wanted, options, seats, seed, games, jobs, json)
            shown(rows, ("game", "bot", "plans kept", "plans lost", "worse"), json)
        elif characters:
            rows = trials.characters(chosen, level, seed, games, jobs, json)
            shown(rows, PORTRAIT, json)
        elif plain:
            rows = trials.plain(chosen, wanted, seed, json)
            shown(rows, ("game", "bot", "found", "missed"), json)
        else:
            shown([{"bot": spec} for spec in wanted], ("bot",), json)
    if live_check and not all(row["equal"] == "yes" for row in rows):
        raise Failure("a live table went another way than the arena")
    if characters and not all(row["seen"] == "yes" for row in rows):
        raise Failure("a character is not seen in so many games")


def shown(rows: Sequence[dict[str, Any]], columns: Sequence[str], json: bool) -> None:
    if json:
        as_json(rows)
        return
    table("", columns, [tuple(row[column] for column in columns) for row in rows])
