"""`igroteka bots`: who can sit down, whether they are the same live, and how each is known."""

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

    chosen = [game_named(name) for name in games_named or SHELF]
    if options and len(chosen) != 1:
        raise Failure("--option goes with one game: name it")
    wanted = bots_of(specs) if specs else BOTS
    with as_failure(BadBot):
        if live_check:
            rows = checked(chosen, wanted, options, seats, seed, steps, json)
            shown(rows, ("game", "bots", "steps", "equal"), json)
        elif forgetting:
            rows = weighed(chosen, wanted, options, seats, seed, games, jobs, json)
            shown(rows, ("game", "bot", "plans kept", "plans lost", "worse"), json)
        elif characters:
            rows = portrayed(chosen, level, seed, games, jobs, json)
            shown(rows, PORTRAIT, json)
        elif plain:
            shown(seen(chosen, wanted, seed, json), ("game", "bot", "found", "missed"), json)
        else:
            shown([{"bot": spec} for spec in wanted], ("bot",), json)
    if live_check and not all(row["equal"] == "yes" for row in rows):
        raise Failure("a live table went another way than the arena")
    if characters and not all(row["seen"] == "yes" for row in rows):
        raise Failure("a character is not seen in so many games")


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


def portrayed(
    chosen: Sequence[Game[Any, Any, Any]], level: str, seed: str, games: int, jobs: int, quiet: bool
) -> list[dict[str, Any]]:
    """Each by the habit it is known by, of a hundred moves, and by what it wins."""
    from igroteka.bots import LEVELS, characters_of
    from igroteka.study.characters import portrait
    from igroteka.study.intervals import percent

    if level not in LEVELS:
        raise Failure(f"--level {level[:20]}: not one of {', '.join(LEVELS)}")
    rows = []
    for game in chosen:
        for name in characters_of(game):
            with bar(f"{game.id} {level}:{name}", quiet) as tick:
                found = portrait(game, level, name, games, seed, tick, jobs)
            row = {"game": game.id, "bot": f"{level}:{name}", "habit": found.habit}
            row |= {"alone": f"{found.alone:.1f}", "own": f"{found.own:.1f}"}
            row["apart (95 %)"] = f"{found.low:+.1f} to {found.high:+.1f}"
            row |= {"sigmas": f"{found.sigmas:.1f}", "seen": "yes" if found.sure else "no"}
            row["won"] = percent(found.won) if found.won else ""
            row["level won"] = percent(found.alone_won) if found.alone_won else ""
            rows.append(row)
    return rows


def seen(
    chosen: Sequence[Game[Any, Any, Any]], specs: Sequence[str], seed: str, quiet: bool
) -> list[dict[str, Any]]:
    from igroteka.bots.plain import finds, plain_of

    rows = []
    with bar("positions", quiet) as tick:
        for game in chosen:
            for spec in specs:
                asked = plain_of(game)
                missed = [one.id for one in asked if not finds(game, one, spec, seed)]
                found = f"{len(asked) - len(missed)} of {len(asked)}"
                row = {"game": game.id, "bot": spec, "found": found, "missed": ", ".join(missed)}
                rows.append(row)
                if tick:
                    tick(len(rows), len(chosen) * len(specs))
    return rows


def shown(rows: Sequence[dict[str, Any]], columns: Sequence[str], json: bool) -> None:
    if json:
        as_json(rows)
        return
    table("", columns, [tuple(row[column] for column in columns) for row in rows])
