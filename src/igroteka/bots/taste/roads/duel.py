"""The duel: how hard the network is to close before all is laid."""

from functools import lru_cache
from math import log

from igroteka.games.roads.faces import BEIGE, FREE, takers
from igroteka.games.roads.state import State

from .masks import branches, dead_ends, held
from .sketch import Sketch

THREAT = -3.0


def first_odds(now: Sketch) -> float:
    """The log of the starter's odds (R-1.2); weights fitted to bots' games."""
    first, second = now.hands[now.starter], now.hands[1 - now.starter]
    unlaid = held(first) | held(second)
    gaps = len(now.gaps)
    odds = _in_hand(first, second, now.left) + (4.3 - 2.2 * now.left) * log(1 + gaps)
    holes = sum([not fit & unlaid for fit in now.gaps])
    if holes:
        odds += 2.7 * now.left - 0.2 + 0.5 * (holes > 1)
    return odds + 0.45 if gaps == 1 else odds


@lru_cache(maxsize=1 << 14)
def _in_hand(first: tuple[str, ...], second: tuple[str, ...], left: float) -> float:
    opening = 0.42 * branches(first) + 0.3 * branches(second)
    closing = 0.63 * dead_ends(first) + 0.78 * dead_ends(second)
    cards = len(first) + len(second)
    time = 3.3 * left - 1.4 * log(1 + cards) + log(cards / left) - 4.0
    return opening - closing + time


def closes_next(state: State) -> bool:
    """One gap is left, and the second player, to move, holds the card that closes it."""
    if len(state.network.ends) != 1 or state.turn != state.second:
        return False
    (need,) = state.network.ends.values()
    north, east, south, west = (BEIGE if side == FREE else side for side in need)
    return not takers((north, east, south, west)).isdisjoint(state.hand)
