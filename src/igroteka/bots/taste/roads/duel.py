"""The duel: how hard the network is to close, before it is closed or all is laid."""

from math import log

from igroteka.games.roads.decks import deck
from igroteka.games.roads.state import State

from .gaps import branches, closes_next, dead_ends, holes, kinds


def duel_terms(state: State) -> dict[str, float]:
    """For the starter; the second wants the opposite (R-1.2). Weights fitted to bots' games."""
    first, second = state.hands[state.starter], state.hands[state.second]
    total = len(deck(state.options, state.seats))
    left = (len(first) + len(second)) / total
    gaps = len(state.network.ends)
    unfillable = holes(state.network, kinds(first) | kinds(second))
    return {
        "gaps": (4.3 - 2.2 * left) * log(1 + gaps) + 0.45 * (gaps == 1) - 4.0,
        "holes": (2.7 * left - 0.2) * (unfillable > 0) + 0.5 * (unfillable > 1),
        "branches": 0.42 * branches(first) + 0.3 * branches(second),
        "dead-ends": -0.63 * dead_ends(first) - 0.78 * dead_ends(second),
        "time": 3.3 * left - 1.4 * log(1 + left * total) + log(total),
        "threat": -3.0 * closes_next(state),
    }
