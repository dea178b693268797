"""Taste in Prison: points made, points on their way, and what the dungeon answers."""

from collections.abc import Sequence
from typing import Any

from igroteka.bots.taste.base import Taste
from igroteka.games.prison.state import State
from igroteka.kernel import Seat, Words

from .facts import facts
from .inmate import Inmate, side_of
from .plan import Care
from .reasons import reasons
from .worth import chance, score

CARES = {
    ("greedy", "easy"): Care(beam=1, ends=2, blur=0.25),
    ("greedy", "standard"): Care(beam=2, ends=4),
    ("greedy", "strong"): Care(beam=4, ends=6),
    ("search", "easy"): Care(beam=2, ends=3, first=3, futures=1),
    ("search", "standard"): Care(beam=3, ends=4, first=4, futures=3),
    ("search", "strong"): Care(beam=4, ends=6, first=6, futures=8),
}


class PrisonTaste(Taste):
    def worth(self, state: State, seat: Seat) -> float:
        return chance(score(state, side_of(state, seat)))

    def facts(self, state: State, seat: Seat) -> tuple[float, ...]:
        return facts(state, side_of(state, seat))

    def reasons(
        self, before: State, deed: Sequence[Any], after: State, seat: Seat
    ) -> tuple[Words, ...]:
        return reasons(before, deed, after, side_of(before, seat))


def player(name: str, level: str) -> Inmate | None:
    """By its name and level how far it thinks."""
    care = CARES.get((name, level))
    return Inmate(care) if care else None


TASTE = PrisonTaste()
