"""Random games, walked once and looked at by every law."""

import os
from copy import copy
from functools import lru_cache
from typing import Any

from msgspec import Struct
from tests.seed import SEED

from igroteka.kernel import Listener, encode, stream
from igroteka.match import Match, Played, new_match, wander

from .cases import CASES, Case

# One in the suite; `scripts/long` asks for more, with dice of its own.
WALKS = int(os.environ.get("LAW_WALKS", "1"))
SEEDS = ("elm", *(f"{SEED} {number}" for number in range(2, WALKS + 1)))
LOOKED_AT = 12


class Step(Struct, frozen=True):
    """A position, what was done there, what was told, and the position after."""

    number: int
    state: Any
    entry: Played
    told: Listener
    after: Any


class Walk(Struct, frozen=True):
    case: Case
    seed: str
    match: Match[Any, Any]
    steps: tuple[Step, ...]
    bytes_then: tuple[bytes, ...]

    @property
    def game(self) -> Any:
        return self.case.game

    @property
    def positions(self) -> tuple[Any, ...]:
        return tuple(self.match.positions)

    def looked_at(self) -> tuple[int, ...]:
        """A dozen steps, spread over the game, the first and the last among them."""
        last = len(self.steps)
        return tuple(sorted({round(last * part / LOOKED_AT) for part in range(LOOKED_AT + 1)}))

    def at(self, number: int) -> Match[Any, Any]:
        """The match as it stood before that step."""
        then = copy(self.match)
        then.log, then.positions = self.match.log[:number], self.match.positions[: number + 1]
        then._sands = self.match._sands[: number + 1]
        return then


def walked(case: Case, seed: str) -> Walk:
    """Nobody listens on the way; every step is then told once more from its position."""
    match, bytes_then = wandered(case, seed)
    steps = tuple(told_again(match, number) for number in range(match.step))
    return Walk(case, seed, match, steps, bytes_then)


def wandered(case: Case, seed: str) -> tuple[Match[Any, Any], tuple[bytes, ...]]:
    """A random game, and each position as it was written when it stood."""
    game = case.game
    match = new_match(game, case.seats, case.options, seed)
    rng, bound = stream(seed, "walk"), game.bound(match.state)
    bytes_then = [encode(match.state)]
    while match.step <= bound and wander(match, rng):
        bytes_then += map(encode, match.positions[len(bytes_then) :])
    return match, tuple(bytes_then)


def told_again(match: Match[Any, Any], number: int) -> Step:
    entry, state, told = match.log[number], match.positions[number], Listener()
    assert isinstance(entry, Played)
    action: Any = entry.action
    after = match.game.apply(state, entry.seat, action, told)
    return Step(number, state, entry, told, after)


@lru_cache(maxsize=8)
def _kept(number: int, seed: str) -> Walk:
    return walked(CASES[number], seed)


def walk_of(case: Case, seed: str) -> Walk:
    return _kept(CASES.index(case), seed)
