"""Taste in Skyscraper: points, cards out of the hand, workers high up, and a hand that trembles."""

from collections.abc import Sequence
from typing import Any

from igroteka.bots.taste.base import Taste
from igroteka.games.skyscraper.state import State
from igroteka.kernel import Seat, Words

from .facts import facts
from .hand import TREMOR_MM
from .mason import Mason
from .plan import Care
from .prover import lines as lines
from .prover import ways as ways
from .reasons import reasons
from .worth import chance

CARES = {
    ("greedy", "easy"): Care(builds=2, blur=4.0),
    ("greedy", "standard"): Care(builds=4, blur=0.5),
    ("greedy", "strong"): Care(builds=8),
    ("search", "easy"): Care(builds=3, beam=2, depth=3, blur=1.0),
    ("search", "standard"): Care(builds=4, beam=3, depth=3),
    ("search", "strong"): Care(builds=6, beam=5, depth=4, worlds=3),
}


class SkyscraperTaste(Taste):
    def worth(self, state: State, seat: Seat) -> float:
        return chance(state, seat)

    def facts(self, state: State, seat: Seat) -> tuple[float, ...]:
        return facts(state, seat)

    def reasons(
        self, before: State, deed: Sequence[Any], after: State, seat: Seat
    ) -> tuple[Words, ...]:
        return reasons(before, deed, after, seat)


def player(name: str, level: str) -> Mason | None:
    """By its name and level how far it thinks, by its level how its hand trembles."""
    care = CARES.get((name, level))
    return Mason(care, TREMOR_MM[level]) if care else None


TASTE = SkyscraperTaste()
