"""Bots against bots: everybody meets everybody, at every seat."""

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import Any

from msgspec import Struct

from igroteka.kernel import Game

from .intervals import Share, share
from .ledger import Line, Progress, Task, played, tasks
from .lineups import BadLineup, lineup
from .ratings import ratings


class Standing(Struct, frozen=True):
    """One bot's record; `rating` is Elo-like, 1500 in the middle of this field."""

    bot: str
    games: int
    won: Share
    draws: int
    rating: int


class Tournament(Struct, frozen=True):
    game: str
    options: dict[str, str]
    seats: int
    games: int
    seed: str
    standings: tuple[Standing, ...]


def tournament(
    game: Game[Any, Any, Any],
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    seed: str = "",
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    jobs: int = 1,
) -> Tournament:
    """So many games in all, shared out among the seatings as evenly as can be."""
    if len(set(bots)) < 2 or len(set(bots)) != len(bots):
        raise BadLineup("an arena needs two different bots or more, each named once")
    wanted = seats or game.seats[0]
    for spec in bots:
        lineup(game, [spec], wanted)
    todo = tasks(game, options or {}, seatings(bots, wanted), games, seed)
    lines = played(todo, jobs, progress)
    table = standings(bots, todo, lines)
    return Tournament(game.id, todo[0].options if todo else {}, wanted, games, seed, table)


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every choice of bots in every order; fewer bots than seats sit down more than once."""
    if seats <= len(bots):
        return [order for some in combinations(bots, seats) for order in permutations(some)]
    around = [bots[at % len(bots)] for at in range(seats)]
    return [tuple(around[at:] + around[:at]) for at in range(seats)]


def standings(
    bots: Sequence[str], todo: Sequence[Task], lines: Sequence[Line]
) -> tuple[Standing, ...]:
    rated = ratings(bots, todo, lines)
    rows = [_standing(bot, todo, lines, rated[bot]) for bot in bots]
    return tuple(sorted(rows, key=lambda row: (-row.rating, row.bot)))


def _standing(bot: str, todo: Sequence[Task], lines: Sequence[Line], rating: int) -> Standing:
    games, won, draws = 0, 0.0, 0
    for task, line in zip(todo, lines, strict=True):
        seats = [seat for seat, spec in enumerate(task.bots) if spec == bot]
        if not seats:
            continue
        games += 1
        draws += not line.winners
        won += sum(1 / len(line.winners) for seat in seats if seat in line.winners)
    return Standing(bot, games, share(round(won, 4), games), draws, rating)
