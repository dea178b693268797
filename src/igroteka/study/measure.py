"""A figure measured: who won how often, how sure that is, and whether it is fair."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from msgspec import Struct

from igroteka.kernel import Game

from .books import played
from .crew import ALONE, Crew
from .gauges import Spread, risks_of, spreads
from .intervals import Share, share
from .ledger import Line, Progress, Task, tasks
from .recipes import Figure
from .simulate import quantiles, wins
from .tournament import seatings
from .whereabouts import Where, whereabouts


class Bar(Struct, frozen=True):
    name: str
    won: Share


class Found(Struct, frozen=True):
    """What a figure showed; `places` are told as well where the bars are seats.

    `ends` are the ways a game ends, where the recipe has words for them.
    """

    figure: Figure
    games: int
    seed: str
    bars: tuple[Bar, ...]
    places: tuple[Bar, ...]
    draws: Share
    length: dict[str, int]
    ends: tuple[Bar, ...] = ()
    rounds: dict[str, int] = {}
    where: Where | None = None
    gauged: dict[str, Spread] = {}

    @property
    def fair(self) -> bool:
        target = self.figure.target
        within = all(target.least <= bar.won.part <= target.most for bar in self.bars)
        return within and self.rises and self.draws.part < target.draws_below and self.gauges_fit

    @property
    def gauges_fit(self) -> bool:
        asked = self.figure.asked
        return all(low <= self.gauged[name].mean <= high for name, (low, high) in asked.items())

    @property
    def rises(self) -> bool:
        """Two full bars are as high as can be."""
        parts = [bar.won.part for bar in self.bars]
        higher = [low < high or low == 1 for low, high in pairwise(parts)]
        return all(higher) or not self.figure.target.rising


def measured(
    game: Game[Any, Any, Any],
    figure: Figure,
    games: int,
    seed: str,
    progress: Progress | None = None,
    crew: Crew = ALONE,
    book: Path | None = None,
) -> Found:
    if figure.by == "team":
        return _teams(game, figure, games, seed, progress, crew, book)
    if figure.by == "risk":
        return _risks(game, figure, games, seed, progress)
    todo = tasks(game, figure.options, _lineups(figure), games, f"{seed}/{figure.name}", True)
    lines = played(todo, crew, progress, book)
    draws = share(sum(not line.winners for line in lines), games)
    length = quantiles([line.moves for line in lines])
    places = _places(figure, lines) if figure.by == "seat" else ()
    bars, ends, rounds = _bars(figure, todo, lines), _ends(figure, lines), _rounds(lines)
    gauged = spreads([line.gauged for line in lines])
    return Found(figure, games, seed, bars, places, draws, length, ends, rounds, gauged=gauged)


def _risks(
    game: Game[Any, Any, Any], figure: Figure, tries: int, seed: str, progress: Progress | None
) -> Found:
    told = risks_of(game)(game, figure.options, tries, f"{seed}/{figure.name}", progress)
    bars = tuple(Bar(name, share(falls, tries)) for name, falls in told.items())
    return Found(figure, tries, seed, bars, (), share(0, tries), {})


def _teams(
    game: Game[Any, Any, Any],
    figure: Figure,
    games: int,
    seed: str,
    progress: Progress | None,
    crew: Crew,
    book: Path | None,
) -> Found:
    """All win or all lose, so nothing is a draw; every team meets the same chance."""
    todo: list[Task] = []
    for team in figure.teams:
        options, seats = {**figure.options, **team.options}, (team.bot,) * team.seats
        todo += tasks(game, options, [seats], games, f"{seed}/{figure.name}", True, figure.marks)
    lines = played(todo, crew, progress, book)
    shelves = [lines[at : at + games] for at in range(0, len(lines), games)]
    bars = tuple(
        Bar(team.name, share(sum(line.winners != () for line in shelf), games))
        for team, shelf in zip(figure.teams, shelves, strict=True)
    )
    length = quantiles([line.moves for line in shelves[0]])
    where = whereabouts(game, todo[0], shelves[0]) if figure.marks else None
    return Found(figure, games, seed, bars, (), share(0, games), length, where=where)


def _lineups(figure: Figure) -> list[tuple[str, ...]]:
    return seatings(figure.bots, figure.seats)


def _bars(figure: Figure, todo: Sequence[Task], lines: Sequence[Line]) -> tuple[Bar, ...]:
    match figure.by:
        case "place":
            return _places(figure, lines)
        case "seat":
            names = [f"seat {seat + 1}" for seat in range(figure.seats)]
            return _named(names, wins(lines, figure.seats), len(lines))
        case "bot" | "team" | "risk":
            return _by_bot(figure, todo, lines)


def _places(figure: Figure, lines: Sequence[Line]) -> tuple[Bar, ...]:
    names = figure.bars or [f"place {place + 1}" for place in range(figure.seats)]
    return _named(names, wins(lines, figure.seats, from_starter=True), len(lines))


def _ends(figure: Figure, lines: Sequence[Line]) -> tuple[Bar, ...]:
    told = [line.reason for line in lines]
    return tuple(Bar(n, share(told.count(end), len(told))) for end, n in figure.ends.items())


def _rounds(lines: Sequence[Line]) -> dict[str, int]:
    counted = [line.rounds for line in lines if line.rounds is not None]
    return quantiles(counted) if counted else {}


def _named(names: Sequence[str], won: Sequence[float], games: int) -> tuple[Bar, ...]:
    return tuple(Bar(name, share(count, games)) for name, count in zip(names, won, strict=True))


def _by_bot(figure: Figure, todo: Sequence[Task], lines: Sequence[Line]) -> tuple[Bar, ...]:
    bot = figure.bots[0]
    won = sum(
        1 / len(line.winners)
        for task, line in zip(todo, lines, strict=True)
        for seat in line.winners
        if task.bots[seat] == bot
    )
    return (Bar(bot, share(won, len(lines))),)
