"""Games between bots, in virtual time."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from igroteka.kernel import CHANCE, CLOCK, Game, Outcome, Seat, is_player, stream

from .knowledge import Knowledge, Player
from .sand import next_due, turned


class Result(Struct, frozen=True):
    """How a game went: its end, and how many choices the players made."""

    outcome: Outcome
    moves: int
    state: Any


def play_out(
    game: Game[Any, Any, Any],
    options: Mapping[str, str],
    players: Sequence[Player],
    seed: str,
) -> Result:
    """One game to its end; the bots' dice are apart from the game's, so thinking changes none."""
    state = game.start(len(players), options)
    chance = stream(seed, "chance")
    thoughts = [stream(seed, "bot", seat) for seat in range(len(players))]
    turns = stream(seed, "turns")
    now_ms, sand, moves = 0, turned({}, game.timers(state), 0), 0
    while active := game.active(state):
        seat = who_acts(active, turns)
        if seat == CHANCE:
            action = game.draw(state, chance)
        elif seat == CLOCK:
            due = min(sand.values(), key=lambda running: running.due_ms)
            now_ms, action = due.due_ms, due.timer.expiry
        elif is_player(seat):
            action = players[seat].choose(Knowledge(game, state, seat), thoughts[seat])
            moves += 1
        else:
            action = game.legal(state, seat)[0]
        now_ms += game.cost_ms(action)
        if (due_sand := next_due(sand, now_ms)) is not None and seat != CLOCK:
            seat, action = CLOCK, due_sand.timer.expiry
        state = game.apply(state, seat, action)
        if sand or game.timers(state):
            sand = turned(sand, game.timers(state), now_ms)
    outcome = game.outcome(state)
    assert outcome is not None, f"{game.id}: nobody may act, yet it is not over (seed {seed!r})"
    return Result(outcome, moves, state)


def who_acts(active: tuple[Seat, ...], rng: Random) -> Seat:
    """One at random of those who may; the clock only when nobody else can."""
    able = tuple(seat for seat in active if seat != CLOCK) or active
    return able[0] if len(able) == 1 else rng.choice(able)
