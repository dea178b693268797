"""Bots beside bots: rivals meet one another at every seat, teams and soloists the same seeds."""

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import Any

from msgspec import Struct

from igroteka.kernel import Game

from .books import played_so_far
from .crew import ALONE, Crew
from .intervals import Share, share
from .ledger import Line, Progress, Task, tasks
from .lineups import BadLineup, lineup
from .pairs import Pair, rivals, teams
from .ratings import ratings
from .rewards import is_shared


class Standing(Struct, frozen=True):
    """One bot's record; `rating` is Elo-like, 1500 in the middle of this field.

    Who has no rivals has no rating: a team and a soloist are known by the games they won.
    """

    bot: str
    games: int
    won: Share
    draws: int
    rating: int | None


class Tournament(Struct, frozen=True):
    game: str
    options: dict[str, str]
    seats: int
    games: int
    seed: str
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...] = ()


def tournament(
    game: Game[Any, Any, Any],
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    seed: str = "",
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    crew: Crew = ALONE,
) -> Tournament:
    """So many games in all, shared out as evenly as can be; of those played when it was stopped."""
    if len(set(bots)) < 2 or len(set(bots)) != len(bots):
        raise BadLineup("an arena needs two different bots or more, each named once")
    wanted = seats or game.seats[0]
    for spec in bots:
        lineup(game, [spec], wanted)
    shared = is_shared(game, wanted)
    tables = [(bot,) * wanted for bot in bots] if shared else seatings(bots, wanted)
    plan = tasks(game, options or {}, tables, games, seed, alike=shared)
    lines = played_so_far(plan, crew, progress)
    todo = plan[: len(lines)]
    table = standings(bots, todo, lines, rate=not shared)
    beside = (teams if shared else rivals)(bots, todo, lines)
    settled = plan[0].options if plan else {}
    return Tournament(game.id, settled, wanted, len(lines), seed, table, beside)


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every choice of bots in every order; fewer bots than seats sit down more than once."""
    if seats <= len(bots):
        return [order for some in combinations(bots, seats) for order in permutations(some)]
    around = [bots[at % len(bots)] for at in range(seats)]
    return [tuple(around[at:] + around[:at]) for at in range(seats)]


def standings(
    bots: Sequence[str], todo: Sequence[Task], lines: Sequence[Line], rate: bool = True
) -> tuple[Standing, ...]:
    rated = ratings(bots, todo, lines) if rate else {}
    rows = [_standing(bot, todo, lines, rated.get(bot)) for bot in bots]
    return tuple(sorted(rows, key=lambda row: (-(row.rating or row.won.part), row.bot)))


def _standing(
    bot: str, todo: Sequence[Task], lines: Sequence[Line], rating: int | None
) -> Standing:
    games, won, draws = 0, 0.0, 0
    for task, line in zip(todo, lines, strict=True):
        seats = [seat for seat, spec in enumerate(task.bots) if spec == bot]
        if not seats:
            continue
        games += 1
        draws += not line.winners
        won += sum(1 / len(line.winners) for seat in seats if seat in line.winners)
    return Standing(bot, games, share(round(won, 4), games), draws, rating)
