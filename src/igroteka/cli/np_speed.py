"""How long the Non-Player of Prison takes: its rounds in which eight NPC are activated."""

import time
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from typing import Any

from msgspec import Struct

from igroteka.kernel import CHANCE, Game, is_player, stream

from .showing import Tick

EIGHT = 8
SET_UP = {"level": "black", "sight": "on"}
PERCENT = 100
FEWEST = 2  # below this there are no percentiles


class RoundTime(Struct, frozen=True):
    """Seconds of the player's choices within the round are not counted."""

    npcs: int
    rounds: int
    median_ms: float
    p99_ms: float


def round_time(game: Game[Any, Any, Any], seconds: float, tick: Tick | None = None) -> RoundTime:
    """Random games until the time is up, and on until there are rounds enough to speak of."""
    times: list[float] = []
    began, games = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds or len(times) < FEWEST:
        times += [took for npcs, took in rounds(game, stream("np", games)) if npcs == EIGHT]
        games += 1
        if tick:
            tick(min(round(100 * spent), round(100 * seconds)), round(100 * seconds))
    p99 = quantiles(times, n=PERCENT)[-1]
    return RoundTime(EIGHT, len(times), round(1000 * median(times), 1), round(1000 * p99, 1))


def rounds(game: Game[Any, Any, Any], rng: Random) -> Iterator[tuple[int, float]]:
    """Of one random game: how many NPC were activated in each round, and the seconds it took."""
    state, npcs, took = game.start(1, game.settle(1, SET_UP)), 0, 0.0
    while True:
        began = time.process_time()
        active = game.active(state)
        if not active:
            return
        action = choice(game, state, active[0], rng)
        after = game.apply(state, active[0], action)
        if state.stage == "np" and not is_player(active[0]):
            took += time.process_time() - began
            npcs += type(action).__name__ == "Activate"
        if state.stage == "np" and after.stage != "np":
            yield npcs, took
            npcs, took = 0, 0.0
        state = after


def choice(game: Game[Any, Any, Any], state: Any, seat: Any, rng: Random) -> Any:
    if seat == CHANCE:
        return game.draw(state, rng)
    return rng.choice(game.legal(state, seat))
