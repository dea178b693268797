"""`igroteka sit`: a game in the terminal, alone with bots or with friends at one keyboard."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from igroteka.kernel import Game, Seat, new_seed, stream
from igroteka.match import Player

from .asking import (
    PATH,
    a_game,
    bots_of,
    game_named,
    lang_option,
    options_of,
    seats_of,
    seats_option,
    seed_option,
    set_up_options,
)
from .failing import Failure, as_failure
from .position import read_position


@click.command
@a_game
@click.option("--bots", default="medium", help="One for all other seats, or a,b,… one each.")
@seats_option
@click.option(
    "--seat", "own", type=click.IntRange(1, 99), multiple=True, help="Yours, from 1; or several."
)
@seed_option("")
@lang_option
@set_up_options
@click.option("--auto", is_flag=True, help="Any move is chosen for you.")
@click.option("--position", "file", type=PATH, help="Begins at a position written as text.")
def sit(
    game: str,
    bots: str,
    seats: int | None,
    own: tuple[int, ...],
    seed: str,
    lang: str,
    options: tuple[str, ...],
    auto: bool,
    file: Path | None,
) -> None:
    """Plays a game by numbers: the table in words, your moves in a list, bots all round."""
    from igroteka.bots import BadBot

    from .evening import Evening
    from .sitting import Sitting
    from .speech import Speech

    rules = game_named(game)
    count = seats_of(rules, seats)
    people = people_of(own, count)
    with as_failure(BadBot):
        minds = seated(rules, bots_of(bots), [s for s in range(count) if s not in people])
    seed = seed or new_seed()
    sitting = Sitting(rules, Speech(rules, lang), stream(seed, "person"), auto)
    start = rules.start(count, options_of(rules, options, count))
    if file:
        start = read_position(rules, file)
    Evening(rules, start, people, minds, sitting, seed).play()


def people_of(own: Sequence[int], seats: int) -> tuple[Seat, ...]:
    """The first seat, if none is named."""
    if any(number > seats for number in own):
        raise Failure(f"--seat {max(own)}: there are {seats} seats")
    return tuple(Seat(number - 1) for number in sorted(set(own))) or (Seat(0),)


def seated(
    game: Game[Any, Any, Any], specs: Sequence[str], free: Sequence[int]
) -> dict[Seat, Player]:
    """One name fills every free seat."""
    from igroteka.bots import player

    if len(specs) not in (1, len(free)) and free:
        raise Failure(f"--bots: {len(specs)} bots for {len(free)} seats")
    names = specs if len(specs) == len(free) else [specs[0]] * len(free)
    return {Seat(seat): player(spec, game) for seat, spec in zip(free, names, strict=True)}
