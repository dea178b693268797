"""Bot beside bot: who did better where both were seen."""

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from .intervals import Share, share
from .ledger import Line, Task
from .ratings import met


class Pair(Struct, frozen=True):
    """`won` of the games that told them apart; a drawn one between rivals is half a win each."""

    bot: str
    other: str
    won: Share


def rivals(bots: Sequence[str], todo: Sequence[Task], lines: Sequence[Line]) -> tuple[Pair, ...]:
    """Of the games in which they sat at one table."""
    points = met(todo, lines)
    return tuple(
        Pair(one, other, share(points[one, other], round(points[one, other] + points[other, one])))
        for one, other in combinations(bots, 2)
    )


def teams(bots: Sequence[str], todo: Sequence[Task], lines: Sequence[Line]) -> tuple[Pair, ...]:
    """Of the seeds that one of them won and the other lost."""
    won = {bot: wins(bot, todo, lines) for bot in bots}
    return tuple(_apart(one, other, won[one], won[other]) for one, other in combinations(bots, 2))


def _apart(one: str, other: str, mine: dict[str, bool], theirs: dict[str, bool]) -> Pair:
    apart = [seed for seed, won in mine.items() if theirs.get(seed, won) != won]
    return Pair(one, other, share(sum(mine[seed] for seed in apart), len(apart)))


def wins(bot: str, todo: Sequence[Task], lines: Sequence[Line]) -> dict[str, bool]:
    """Whether it won, by seed."""
    games = zip(todo, lines, strict=True)
    return {task.seed: bool(line.winners) for task, line in games if task.bots[0] == bot}
