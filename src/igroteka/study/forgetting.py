"""What it costs a bot to lose its plans: the same games, with the memo kept and with it lost."""

from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from msgspec import Struct

from igroteka.bots import Forgetful, player
from igroteka.kernel import Game, Seat
from igroteka.match import play_out

from .intervals import Share, share
from .ledger import Progress

ONCE_IN = 3


class Forgotten(Struct, frozen=True):
    """Games won with plans lost; with plans kept, where there is nobody to beat.

    Among others one who forgets should win its part of the games, as one who doesn't would.
    """

    game: str
    bot: str
    seats: int
    lost: Share
    kept: Share | None = None

    @property
    def worse(self) -> bool:
        """Significantly: the intervals say so."""
        return self.lost.high < (self.kept.low if self.kept else 1 / self.seats)


class Pair(Struct, frozen=True):
    """One game to be played: which seats forget."""

    game: Game[Any, Any, Any]
    bot: str
    options: dict[str, str]
    seats: int
    forgets: tuple[Seat, ...]
    seed: str


def forgotten(
    game: Game[Any, Any, Any],
    bot: str,
    games: int,
    seats: int,
    options: Mapping[str, str],
    seed: str,
    progress: Progress | None = None,
    jobs: int = 1,
) -> Forgotten:
    """So many games with a forgetful one; as many without, where there is nobody to beat."""
    settled = game.settle(seats, options)
    if seats > 1 and not game.box.lid.cooperative:
        todo = [
            Pair(game, bot, settled, seats, (Seat(number % seats),), f"{seed}/{number // seats}")
            for number in range(games)
        ]
        ends = run(todo, jobs, progress)
        won = sum(part(one, winners) for one, winners in zip(todo, ends, strict=True))
        return Forgotten(game.id, bot, seats, share(won, games))
    everybody = tuple(Seat(n) for n in range(seats))
    with_it = [Pair(game, bot, settled, seats, (), f"{seed}/{n}") for n in range(games)]
    without = [Pair(game, bot, settled, seats, everybody, f"{seed}/{n}") for n in range(games)]
    ends = run([*with_it, *without], jobs, progress)
    kept = sum(bool(winners) for winners in ends[:games])
    lost = sum(bool(winners) for winners in ends[games:])
    return Forgotten(game.id, bot, seats, share(lost, games), share(kept, games))


def part(one: Pair, winners: tuple[Seat, ...]) -> float:
    if not winners:
        return 1 / one.seats
    return (one.forgets[0] in winners) / len(winners)


def run(todo: list[Pair], jobs: int, progress: Progress | None) -> list[tuple[Seat, ...]]:
    found = []
    with ProcessPoolExecutor(jobs) as workers:
        for winners in workers.map(play, todo):
            found.append(winners)
            if progress:
                progress(len(found), len(todo))
    return found


def play(one: Pair) -> tuple[Seat, ...]:
    bot = player(one.bot, one.game)
    seats = [Forgetful(bot, ONCE_IN) if n in one.forgets else bot for n in range(one.seats)]
    return play_out(one.game, one.options, seats, one.seed).outcome.winners
