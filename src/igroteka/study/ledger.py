"""One line a game: how it ended, how long it was, who began."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from igroteka.bots import player, tuned
from igroteka.kernel import Event, Game, Listener, Seat
from igroteka.match import Player, play_out

from .gauges import gauge_of

Progress = Callable[[int, int], None]


class Line(Struct, frozen=True):
    """`starter` is the seat that began and `rounds` how many there were, where the game tells.

    `marks` are the numbers of the events that were asked for, in their order; `gauged` is what
    a game's gauges show.
    """

    winners: tuple[Seat, ...]
    reason: str
    moves: int
    starter: Seat | None = None
    rounds: int | None = None
    marks: tuple[tuple[int, ...], ...] = ()
    gauged: dict[str, float] = {}


class Task(Struct, frozen=True):
    """One game to be played: its seed, and who sits where; the `tuned` seats judge by `weights`."""

    game: Game[Any, Any, Any]
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: str
    shortcuts: bool = False
    marks: tuple[str, ...] = ()
    tuned: tuple[int, ...] = ()
    weights: Any = None


def play(task: Task) -> Line:
    game = task.game
    players = [seated(task, seat) for seat in range(len(task.bots))]
    gauge, ear = gauge_of(game), Listener()
    result = play_out(game, task.options, players, task.seed, ear if task.marks or gauge else None)
    heard = [told.event for told in ear.told]
    seen = game.view(result.state, None)
    starter, rounds = getattr(seen, "starter", who_began(heard)), getattr(seen, "round", None)
    marks = tuple(numbers(event) for event in heard if kind(event) in task.marks)
    outcome = result.outcome
    gauged = gauge(result.state, heard) if gauge else {}
    return Line(outcome.winners, outcome.reason, result.moves, starter, rounds, marks, gauged)


def seated(task: Task, seat: int) -> Player:
    if seat in task.tuned:
        return tuned(task.bots[seat], task.game, task.weights, task.shortcuts)
    return player(task.bots[seat], task.game, task.shortcuts)


def who_began(heard: Sequence[Event]) -> Seat | None:
    """As the lot told it, in a game whose view forgets."""
    return next((getattr(event, "seat", None) for event in heard if kind(event) == "began"), None)


def kind(event: Event) -> str:
    return type(event).__name__.lower()


def numbers(event: Event) -> tuple[int, ...]:
    return tuple(field for field in astuple(event) if isinstance(field, int))


def tasks(
    game: Game[Any, Any, Any],
    options: Mapping[str, str],
    lineups: Sequence[tuple[str, ...]],
    games: int,
    seed: str,
    shortcuts: bool = False,
    marks: tuple[str, ...] = (),
    alike: bool = False,
) -> list[Task]:
    """The line-ups in turn; each game has a seed of its own, whoever plays it.

    `alike`: each line-up in turn meets the same seed, so that nobody had the better luck.
    """
    settled, turns = game.settle(len(lineups[0]), options), len(lineups)
    return [
        Task(
            game,
            settled,
            lineups[number % turns],
            f"{seed}/{number // turns if alike else number}",
            shortcuts,
            marks,
        )
        for number in range(games)
    ]
