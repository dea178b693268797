"""Plays the levels of a game: how often bots win there, for the ladder beside its taste."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from igroteka.bots import Ladder, Rung, ladder_of
from igroteka.kernel import Game

from .crew import ALONE, Crew
from .ledger import Progress
from .simulate import simulate
from .told import written
from .tournament import tournament

AnyGame = Game[Any, Any, Any]


def climbed(
    game: AnyGame, games: int, seed: str, progress: Progress | None = None, crew: Crew = ALONE
) -> Ladder:
    """The same rungs with new figures; the same seed and games give the same ones."""
    ladder = ladder_of(game)
    rungs = []
    for at, rung in enumerate(ladder.rung):
        below = ladder.rung[at - 1].bot if ladder.of_bots and at else ""
        if ladder.of_bots and not below:
            rungs.append(replace(rung, won=0, games=0))
            continue
        won, played = measured(game, rung, below, games, seed, progress, crew)
        rungs.append(replace(rung, won=won, games=played))
    return Ladder(seed, tuple(rungs))


def measured(
    game: AnyGame,
    rung: Rung,
    below: str,
    games: int,
    seed: str,
    progress: Progress | None,
    crew: Crew,
) -> tuple[int, int]:
    options = game.settle(rung.seats, rung.options)
    if below:
        bots = (rung.bot, below)
        met = tournament(game, bots, games, rung.seats, seed, options, progress, crew).pairs[0].won
        return round(met.count), met.games
    report = simulate(game, games, (rung.bot,), rung.seats, seed, options, progress, crew)
    return report.games - report.outcomes.draws, report.games


def as_toml(ladder: Ladder, game: str) -> str:
    return "\n".join(lines(ladder, game)) + "\n"


def lines(ladder: Ladder, game: str) -> Iterator[str]:
    yield "# From easy to hard, with how often bots have won; the figures are made, not written by"
    yield f"# hand: igroteka levels {game} --seed {ladder.seed} --games as each rung says."
    yield ""
    yield f"seed = {written(ladder.seed)}"
    for rung in ladder.rung:
        yield ""
        yield "[[rung]]"
        yield f"seats = {rung.seats}"
        yield f"bot = {written(rung.bot)}"
        if rung.options:
            yield f"options = {written(rung.options)}"
        yield f"won = {rung.won}"
        yield f"games = {rung.games}"
