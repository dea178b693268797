"""The duel: how hard the network is to close before all is laid."""

from functools import lru_cache
from math import log

from igroteka.games.roads.decks import deck
from igroteka.games.roads.state import State

from .gaps import branches, closes_next, dead_ends, holes, kinds


def first_odds(state: State) -> float:
    """The log of the starter's odds (R-1.2); weights fitted to bots' games."""
    first, second = state.hands[state.starter], state.hands[state.second]
    left = (len(first) + len(second)) / len(deck(state.options, state.seats))
    gaps = len(state.network.ends)
    odds = _in_hand(first, second, left) + (4.3 - 2.2 * left) * log(1 + gaps)
    unfillable = holes(state.network, _unlaid(first, second))
    if unfillable:
        odds += 2.7 * left - 0.2 + 0.5 * (unfillable > 1)
    if gaps == 1:
        odds += 0.45 - 3.0 * closes_next(state)
    return odds


@lru_cache(maxsize=1 << 14)
def _in_hand(first: tuple[str, ...], second: tuple[str, ...], left: float) -> float:
    opening = 0.42 * branches(first) + 0.3 * branches(second)
    closing = 0.63 * dead_ends(first) + 0.78 * dead_ends(second)
    cards = len(first) + len(second)
    time = 3.3 * left - 1.4 * log(1 + cards) + log(cards / left) - 4.0
    return opening - closing + time


@lru_cache(maxsize=1 << 14)
def _unlaid(first: tuple[str, ...], second: tuple[str, ...]) -> frozenset[str]:
    return kinds(first) | kinds(second)
