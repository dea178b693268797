"""Taste in Prison: points made, points on their way, and what the dungeon answers."""

from collections.abc import Mapping, Sequence
from typing import Any

from igroteka.bots.taste.base import Taste
from igroteka.games.prison.state import State
from igroteka.games.prison.tasks import Clash
from igroteka.kernel import Seat, Words, convert

from .cards import foreseen
from .deeds import deeds
from .facts import facts
from .habits import HABITS as HABITS
from .habits import habits as habits
from .inmate import Inmate, side_of
from .plan import Care
from .reasons import reasons
from .weights import WEIGHTS
from .weights import Weights as Weights
from .worth import chance, score

CARES = {
    ("greedy", "easy"): Care(beam=1, ends=2, blur=0.25),
    ("greedy", "standard"): Care(beam=2, ends=4),
    ("greedy", "strong"): Care(beam=4, ends=6),
    ("search", "easy"): Care(beam=2, ends=3, first=3, futures=1),
    ("search", "standard"): Care(beam=3, ends=4, first=4, futures=3),
    ("search", "strong"): Care(beam=4, ends=6, first=6, futures=8),
}


# Of every figure's moves a review looks at so many ends.
ENDS = 4


class PrisonTaste(Taste):
    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def worth(self, state: State, seat: Seat) -> float:
        """A fight under way is worth what its cards may make of it."""
        side, task = side_of(state, seat), state.agenda[0] if state.agenda else None
        if isinstance(task, Clash):
            return chance(foreseen(state, task, side, self.weights))
        return chance(score(state, side, self.weights))

    def facts(self, state: State, seat: Seat) -> tuple[float, ...]:
        return facts(state, side_of(state, seat))

    def deeds(self, state: State, seat: Seat) -> Sequence[tuple[Any, ...]] | None:
        """In a turn; a question is answered by one action."""
        if state.stage != "act" or state.agenda:
            return None
        return [
            deed.actions for deed in deeds(state, seat, side_of(state, seat), ENDS, self.weights)
        ]

    def goes_on(self, action: Any, after: State) -> bool:
        """A walk, until it stops."""
        return after.moving is not None and not after.agenda

    def reasons(
        self, before: State, deed: Sequence[Any], after: State, seat: Seat
    ) -> tuple[Words, ...]:
        return reasons(before, deed, after, side_of(before, seat))


def player(name: str, level: str) -> Inmate | None:
    """By its name and level how far it thinks."""
    care = CARES.get((name, level))
    return Inmate(care) if care else None


def own_player(rank: Any, leans: Mapping[str, float], weights: Weights = WEIGHTS) -> Inmate:
    return Inmate(convert({**rank.care, "leans": leans}, Care), weights)


TASTE = PrisonTaste()
