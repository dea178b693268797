"""`igroteka fuzz`: the hunt for dead ends."""

import time
from pathlib import Path
from random import Random
from typing import Any

import click

from igroteka.kernel import BadOption, Game, encode, stream
from igroteka.match import DeadEnd, fuzz_one

from .asking import (
    PATH,
    as_json_option,
    game_named,
    games_option,
    options_of,
    seats_option,
    seed_option,
    set_up_options,
)
from .failing import Failure
from .showing import Tick, as_json, bar, console

FOUND = 1
TRIES = 100


@click.command
@click.argument("names", metavar="[GAME]...", nargs=-1)
@games_option(200, "Of each game.")
@click.option("--minutes", type=click.FloatRange(0), help="Of each game, instead.")
@seats_option
@set_up_options
@seed_option("fuzz")
@click.option("--out", type=PATH, default="fuzz", help="Where finds are kept, as records.")
@as_json_option
@click.pass_context
def fuzz(
    context: click.Context,
    names: tuple[str, ...],
    games: int,
    minutes: float | None,
    seats: int | None,
    options: tuple[str, ...],
    seed: str,
    out: Path,
    json: bool,
) -> None:
    """Random games in random set-ups; crashes, dead ends and endless games are kept as records."""
    from igroteka.games import SHELF

    played, finds = 0, list[DeadEnd]()
    for name in names or SHELF:
        game = game_named(name)
        settled = options_of(game, options, seats) if options else None
        until = time.monotonic() + 60 * minutes if minutes is not None else None
        with bar(f"fuzz {name}", quiet=json) as tick:
            count, ends = hunt(game, seed, games, until, seats, settled, tick)
        played, finds = played + count, [*finds, *ends]
    files = [keep(out, number, end) for number, end in enumerate(finds)]
    if json:
        found = [described(*find) for find in zip(files, finds, strict=True)]
        as_json({"games": played, "found": found})
    else:
        report(played, files, finds)
    context.exit(FOUND if finds else 0)


def hunt(
    game: Game[Any, Any, Any],
    seed: str,
    games: int,
    until: float | None,
    seats: int | None,
    options: dict[str, str] | None,
    tick: Tick | None,
) -> tuple[int, list[DeadEnd]]:
    finds, number = list[DeadEnd](), 0
    while number < games if until is None else time.monotonic() < until:
        name = f"{seed}/{game.id}/{number}"
        count, chosen = set_up(game, stream(name, "set-up"), seats, options)
        if found := fuzz_one(game, count, chosen, name):
            finds.append(found)
        number += 1
        if tick:
            tick(number, games if until is None else number)
    return number, finds


def set_up(
    game: Game[Any, Any, Any], rng: Random, seats: int | None, options: dict[str, str] | None
) -> tuple[int, dict[str, str]]:
    """Any that the game admits; those that do not go together are drawn again."""
    for _ in range(TRIES):
        count = seats or rng.randint(*game.seats)
        if options is not None:
            return count, options
        drawn = {option.name: rng.choice(option.values) for option in game.options(count)}
        try:
            return count, game.settle(count, drawn)
        except BadOption:
            continue
    raise Failure(f"{game.id}: no set-up in {TRIES} tries")


def keep(folder: Path, number: int, end: DeadEnd) -> Path:
    file = folder / f"{end.record.header.game}-{end.kind}-{number}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(encode(end.record))
    except OSError as error:
        raise Failure(f"cannot write {file}: {error.strerror}") from error
    return file


def described(file: Path, end: DeadEnd) -> dict[str, str]:
    return {"kind": end.kind, "text": end.text, "record": str(file)}


def report(played: int, files: list[Path], ends: list[DeadEnd]) -> None:
    for file, end in zip(files, ends, strict=True):
        console().print(f"{end.kind}, {end.text}: {file}")
    console().print(f"{played:,} games, {len(ends)} dead ends")
