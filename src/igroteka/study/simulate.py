"""Games by the thousand."""

from collections import Counter
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

from msgspec import Struct

from igroteka.kernel import Game

from .books import played_so_far
from .crew import ALONE, Crew
from .ledger import Line, Progress, tasks
from .lineups import lineup

QUANTILES = {"min": 0.0, "p10": 0.1, "p50": 0.5, "p90": 0.9, "max": 1.0}


class Outcomes(Struct, frozen=True):
    """`wins` by seat and `started` by place from the starter on; shared wins count in parts."""

    reasons: dict[str, int]
    wins: tuple[float, ...]
    draws: int
    started: tuple[float, ...] | None = None


class Report(Struct, frozen=True):
    """A move is one choice by a player; `length` is in moves a game."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: str
    games: int
    moves: int
    seconds: float
    moves_per_second: float
    outcomes: Outcomes
    length: dict[str, int]


def simulate(
    game: Game[Any, Any, Any],
    games: int,
    bots: Sequence[str] = ("random",),
    seats: int | None = None,
    seed: str = "",
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    crew: Crew = ALONE,
) -> Report:
    """The same seed gives the same games; only the seconds differ. Stopped, it tells of fewer."""
    specs = lineup(game, bots, seats)
    todo = tasks(game, options or {}, [specs], games, seed)
    started = perf_counter()
    lines = played_so_far(todo, crew, progress)
    seconds = perf_counter() - started
    moves = sum(line.moves for line in lines)
    return Report(
        game=game.id,
        options=todo[0].options if todo else {},
        bots=specs,
        seed=seed,
        games=len(lines),
        moves=moves,
        seconds=round(seconds, 3),
        moves_per_second=round(moves / seconds, 1) if seconds else 0.0,
        outcomes=outcomes(lines, len(specs)),
        length=quantiles([line.moves for line in lines]),
    )


def outcomes(lines: Sequence[Line], seats: int) -> Outcomes:
    known = all(line.starter is not None for line in lines)
    return Outcomes(
        reasons=dict(Counter(line.reason for line in lines).most_common()),
        wins=wins(lines, seats),
        draws=sum(not line.winners for line in lines),
        started=wins(lines, seats, from_starter=True) if known and lines else None,
    )


def wins(lines: Sequence[Line], seats: int, from_starter: bool = False) -> tuple[float, ...]:
    """By seat, or by place in the order of play: 0 is whoever began."""
    won = [0.0] * seats
    for line in lines:
        first = line.starter if from_starter else None
        for seat in line.winners:
            won[(seat - (first or 0)) % seats] += 1 / len(line.winners)
    return tuple(round(count, 4) for count in won)


def quantiles(lengths: Sequence[int]) -> dict[str, int]:
    ordered = sorted(lengths) or [0]
    last = len(ordered) - 1
    return {name: ordered[round(part * last)] for name, part in QUANTILES.items()}
