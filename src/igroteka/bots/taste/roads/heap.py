"""The heap: fewest cards left, then most roads joined (R-3.4)."""

from math import log

from igroteka.games.roads.state import State
from igroteka.kernel import players

from .gaps import kinds, room

NOBODY: frozenset[str] = frozenset()


def heap_odds(state: State) -> list[float]:
    """Each seat's strength, as a log."""
    odds = []
    for seat in players(state.seats):
        places, _ = room(state.network, kinds(state.hands[seat]), NOBODY)
        ahead = 0.35 * state.joined[seat] - 0.8 * len(state.hands[seat])
        odds.append(ahead + 0.3 * log(1 + places))
    return odds
