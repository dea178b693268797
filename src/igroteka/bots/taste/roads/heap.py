"""The heap: fewest cards left, then most roads joined (R-3.4)."""

from math import log

from igroteka.games.roads.state import State
from igroteka.kernel import Seat

from .gaps import kinds, room

NOBODY: frozenset[str] = frozenset()


def heap_terms(state: State, seat: Seat) -> dict[str, float]:
    hand = state.hands[seat]
    places, _ = room(state.network, kinds(hand), NOBODY)
    return {
        "left": -0.8 * len(hand),
        "joined": 0.35 * state.joined[seat],
        "room": 0.3 * log(1 + places),
    }
