"""Random games, walked once and looked at by every law."""

from copy import copy
from functools import lru_cache
from typing import Any

from msgspec import Struct

from igroteka.kernel import Listener, encode, stream
from igroteka.match import Match, Played, new_match, wander

from .cases import Case

SEEDS = ("elm", "oak")
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
    game = case.game
    match = new_match(game, case.seats, case.options, seed)
    rng, bound = stream(seed, "walk"), game.bound(match.state)
    steps: list[Step] = []
    bytes_then = [encode(match.state)]
    while len(steps) <= bound:
        told = Listener()
        state, entries = match.state, wander(match, rng, told)
        if not entries:
            break
        # Two glasses that run out at once are two steps; only the last is told apart here.
        steps.append(Step(match.step - 1, state, entries[-1], told, match.state))
        bytes_then.append(encode(match.state))
    return Walk(case, seed, match, tuple(steps), tuple(bytes_then))


@lru_cache(maxsize=8)
def _kept(number: int, seed: str) -> Walk:
    from .cases import CASES

    return walked(CASES[number], seed)


def walk_of(case: Case, seed: str) -> Walk:
    from .cases import CASES

    return _kept(CASES.index(case), seed)
