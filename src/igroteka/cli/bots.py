"""`igroteka bots`: who can sit down, whether they are the same live, and what forgetting costs."""

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from igroteka.kernel import Game

from .asking import (
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
from .failing import Failure, as_failure
from .showing import as_json, bar, table

STEPS = 200


@click.command
@click.argument("games_named", metavar="[GAME]...", nargs=-1)
@click.option("--live-check", is_flag=True, help="A live table's log beside the arena's.")
@click.option("--forgetting", is_flag=True, help="Games won with plans kept, and with them lost.")
@click.option("--bots", "specs", default="", help="Only these: a,b,…")
@click.option("--steps", type=click.IntRange(1), default=STEPS, help="So many steps of a check.")
@games_option(200, "How many, to see what forgetting costs.")
@seats_option
@seed_option()
@set_up_options
@as_json_option
@jobs_option
def bots(
    games_named: tuple[str, ...],
    live_check: bool,
    forgetting: bool,
    specs: str,
    steps: int,
    games: int,
    seats: int | None,
    seed: str,
    options: tuple[str, ...],
    json: bool,
    jobs: int,
) -> None:
    """The bots of the house; `--live-check` shows that people meet those that were measured."""
    from igroteka.bots import SPECS, BadBot
    from igroteka.games import SHELF

    chosen = [game_named(name) for name in games_named or SHELF]
    if options and len(chosen) != 1:
        raise Failure("--option goes with one game: name it")
    wanted = bots_of(specs) if specs else SPECS
    with as_failure(BadBot):
        if live_check:
            rows = checked(chosen, wanted, options, seats, seed, steps, json)
            shown(rows, ("game", "bots", "steps", "equal"), json)
        elif forgetting:
            rows = weighed(chosen, wanted, options, seats, seed, games, jobs, json)
            shown(rows, ("game", "bot", "plans kept", "plans lost", "worse"), json)
        else:
            shown([{"bot": spec} for spec in wanted], ("bot",), json)
    if live_check and not all(row["equal"] == "yes" for row in rows):
        raise Failure("a live table went another way than the arena")


def checked(
    chosen: Sequence[Game[Any, Any, Any]],
    specs: Sequence[str],
    options: tuple[str, ...],
    seats: int | None,
    seed: str,
    steps: int,
    quiet: bool,
) -> list[dict[str, Any]]:
    from igroteka.server.live_check import Arranged, compared

    rows = []
    with bar("live tables", quiet) as tick:
        for game in chosen:
            count = seats_of(game, seats)
            settled = options_of(game, options, count)
            for spec in specs:
                with tempfile.TemporaryDirectory() as folder:
                    arranged = Arranged(game, (spec,) * count, settled, seed, steps)
                    found = compared(arranged, Path(folder))
                equal = "yes" if found.equal else f"no, at step {found.differs}"
                rows.append({"game": game.id, "bots": spec, "steps": found.steps, "equal": equal})
                if tick:
                    tick(len(rows), len(chosen) * len(specs))
    return rows


def weighed(
    chosen: Sequence[Game[Any, Any, Any]],
    specs: Sequence[str],
    options: tuple[str, ...],
    seats: int | None,
    seed: str,
    games: int,
    jobs: int,
    quiet: bool,
) -> list[dict[str, Any]]:
    """Only of those that plan: the others have nothing to forget."""
    from igroteka.bots import player
    from igroteka.study.forgetting import forgotten
    from igroteka.study.intervals import percent

    rows = []
    for game in chosen:
        count = seats_of(game, seats)
        settled = options_of(game, options, count)
        for spec in (one for one in specs if player(one, game).memo_type is not None):
            with bar(f"{game.id} {spec}", quiet) as tick:
                found = forgotten(game, spec, games, count, settled, seed, tick, jobs)
            kept = percent(found.kept) if found.kept else "by the others"
            worse = "yes" if found.worse else "no"
            row = {"game": game.id, "bot": spec, "plans kept": kept}
            rows.append({**row, "plans lost": percent(found.lost), "worse": worse})
    return rows


def shown(rows: Sequence[dict[str, Any]], columns: Sequence[str], json: bool) -> None:
    if json:
        as_json(rows)
        return
    table("", columns, [tuple(row[column] for column in columns) for row in rows])
