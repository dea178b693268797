"""One line a game: how it ended, how long it was, who began."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from msgspec import Struct

from igroteka.bots import player
from igroteka.kernel import Game, Seat
from igroteka.match import play_out

Progress = Callable[[int, int], None]


class Line(Struct, frozen=True):
    """`starter` is the seat that began, where the game's view tells."""

    winners: tuple[Seat, ...]
    reason: str
    moves: int
    starter: Seat | None = None


class Task(Struct, frozen=True):
    """One game to be played: its seed, and who sits where."""

    game: Game[Any, Any, Any]
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: str
    shortcuts: bool = False


def play(task: Task) -> Line:
    game = task.game
    players = [player(spec, game, task.shortcuts) for spec in task.bots]
    result = play_out(game, task.options, players, task.seed)
    starter = getattr(game.view(result.state, None), "starter", None)
    return Line(result.outcome.winners, result.outcome.reason, result.moves, starter)


def tasks(
    game: Game[Any, Any, Any],
    options: Mapping[str, str],
    lineups: Sequence[tuple[str, ...]],
    games: int,
    seed: str,
    shortcuts: bool = False,
) -> list[Task]:
    """The line-ups in turn; each game has a seed of its own, whoever plays it."""
    settled = game.settle(len(lineups[0]), options)
    return [
        Task(game, settled, lineups[number % len(lineups)], f"{seed}/{number}", shortcuts)
        for number in range(games)
    ]


def played(tasks: Sequence[Task], jobs: int = 1, progress: Progress | None = None) -> list[Line]:
    """All the games, in order; with several jobs on several cores, to the same lines."""
    lines = []
    for line in _lines(tasks, jobs):
        lines.append(line)
        if progress:
            progress(len(lines), len(tasks))
    return lines


def _lines(tasks: Sequence[Task], jobs: int) -> Iterator[Line]:
    if jobs < 2:
        yield from map(play, tasks)
        return
    with ProcessPoolExecutor(jobs) as workers:
        yield from workers.map(play, tasks, chunksize=max(1, len(tasks) // (jobs * 16)))
