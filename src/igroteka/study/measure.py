"""A figure measured: who won how often, how sure that is, and whether it is fair."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from igroteka.kernel import Game

from .intervals import Share, share
from .ledger import Line, Progress, Task, played, tasks
from .recipes import Figure
from .simulate import quantiles, wins
from .tournament import seatings


class Bar(Struct, frozen=True):
    name: str
    won: Share


class Found(Struct, frozen=True):
    """What a figure showed."""

    figure: Figure
    games: int
    seed: str
    bars: tuple[Bar, ...]
    draws: Share
    length: dict[str, int]

    @property
    def fair(self) -> bool:
        target = self.figure.target
        within = all(target.least <= bar.won.part <= target.most for bar in self.bars)
        return within and self.draws.part < target.draws_below


def measured(
    game: Game[Any, Any, Any],
    figure: Figure,
    games: int,
    seed: str,
    progress: Progress | None = None,
    jobs: int = 1,
) -> Found:
    todo = tasks(game, figure.options, _lineups(figure), games, f"{seed}/{figure.name}", True)
    lines = played(todo, jobs, progress)
    bars = _by_bot(figure, todo, lines) if figure.by == "bot" else _by_place(figure, lines)
    draws = share(sum(not line.winners for line in lines), games)
    return Found(figure, games, seed, bars, draws, quantiles([line.moves for line in lines]))


def _lineups(figure: Figure) -> list[tuple[str, ...]]:
    return seatings(figure.bots, figure.seats)


def _by_place(figure: Figure, lines: Sequence[Line]) -> tuple[Bar, ...]:
    names = figure.bars or tuple(f"place {place + 1}" for place in range(figure.seats))
    won = wins(lines, figure.seats, from_starter=True)
    return tuple(
        Bar(name, share(count, len(lines))) for name, count in zip(names, won, strict=True)
    )


def _by_bot(figure: Figure, todo: Sequence[Task], lines: Sequence[Line]) -> tuple[Bar, ...]:
    bot = figure.bots[0]
    won = sum(
        1 / len(line.winners)
        for task, line in zip(todo, lines, strict=True)
        for seat in line.winners
        if task.bots[seat] == bot
    )
    return (Bar(bot, share(won, len(lines))),)
