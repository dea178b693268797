"""How fast the readable rules are: moves a second, and microseconds a frame.

Seconds are those this process had a core for, so that a busy machine does not count as slow rules.
"""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from statistics import median, quantiles
from typing import Any

from msgspec import Struct

from igroteka.kernel import CHANCE, CLOCK, Game, encode, is_player, stream
from igroteka.match import Match, frame, new_match, wander

from .showing import Tick

Start = Callable[[str], Tick]
WARM_UP_GAMES = 3
FRAMED_GAMES = 8
PERCENT = 100

# A game that names no set-ups to measure is measured as it comes out of the box.
AS_IT_COMES: dict[str, dict[str, str]] = {"": {}}


class Speed(Struct, frozen=True):
    """A move is one choice by a player seat; chance, clock and non-players are not counted."""

    name: str
    games: int
    moves: int
    seconds: float
    moves_per_second: float


class FrameTime(Struct, frozen=True):
    """Of one seat, at any point of a game; `bytes` is the median too."""

    name: str
    frames: int
    bytes: int
    median_us: float
    p99_us: float


SetUp = tuple[str, Game[Any, Any, Any], dict[str, str]]


def set_ups(games: Iterable[Game[Any, Any, Any]]) -> list[SetUp]:
    return [
        (f"{game.id} {name}".strip(), game, game.settle(game.seats[0], options))
        for game in games
        for name, options in (game.box.benched or AS_IT_COMES).items()
    ]


def move_rates(
    measured: Sequence[SetUp], seconds: float, start: Start | None = None
) -> list[Speed]:
    return [
        move_rate(name, game, options, seconds, start(name) if start else None)
        for name, game, options in measured
    ]


def move_rate(
    name: str,
    game: Game[Any, Any, Any],
    options: Mapping[str, str],
    seconds: float,
    tick: Tick | None = None,
) -> Speed:
    """Whole games until the time is up, after a few to warm up."""
    seats = game.seats[0]
    for number in range(WARM_UP_GAMES):
        random_game(game, seats, options, stream("warm up", number))
    moves = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        moves += random_game(game, seats, options, stream("bench", games))
        games += 1
        if tick:
            tick(round(100 * spent), round(100 * seconds))
    return Speed(name, games, moves, round(spent, 3), round(moves / spent, 1))


def together(speeds: Sequence[Speed]) -> Speed:
    """Several turns of the same work as one."""
    moves = sum(speed.moves for speed in speeds)
    seconds = sum(speed.seconds for speed in speeds)
    games = sum(speed.games for speed in speeds)
    return Speed(speeds[0].name, games, moves, round(seconds, 3), round(moves / seconds, 1))


def random_game(
    game: Game[Any, Any, Any], seats: int, options: Mapping[str, str], rng: Random
) -> int:
    """How many moves the players made."""
    state, moves = game.start(seats, options), 0
    while active := game.active(state):
        seat = active[0] if len(active) == 1 else rng.choice(active)
        if is_player(seat):
            legal = game.legal(state, seat)
            action = legal[int(rng.random() * len(legal))]
            moves += 1
        elif seat == CHANCE:
            action = game.draw(state, rng)
        else:
            action = game.timers(state)[0].expiry if seat == CLOCK else game.legal(state, seat)[0]
        state = game.apply(state, seat, action)
    return moves


def frame_times(measured: Sequence[SetUp], start: Start | None = None) -> list[FrameTime]:
    found = []
    for name, game, options in measured:
        tick = start(f"{name}, frames") if start else None
        found.append(frame_time(name, game, options, tick))
    return found


def frame_time(
    name: str, game: Game[Any, Any, Any], options: dict[str, str], tick: Tick | None
) -> FrameTime:
    """Every seat's frame after every step, as the server makes them."""
    times_us: list[float] = []
    sizes: list[int] = []
    for number in range(FRAMED_GAMES):
        match = new_match(game, game.seats[0], options, f"frames {number}")
        rng = stream("frames", number)
        while wander(match, rng):
            timed_frames(match, times_us, sizes)
        if tick:
            tick(number + 1, FRAMED_GAMES)
    p99 = quantiles(times_us, n=PERCENT)[-1]
    return FrameTime(
        name, len(sizes), round(median(sizes)), round(median(times_us), 1), round(p99, 1)
    )


def timed_frames(match: Match[Any, Any], times_us: list[float], sizes: list[int]) -> None:
    for seat in match.seats:
        began = time.process_time()
        data = encode(frame(match, seat))
        times_us.append((time.process_time() - began) * 1e6)
        sizes.append(len(data))
