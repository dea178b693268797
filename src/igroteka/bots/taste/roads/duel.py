"""The duel: how hard the network is to close before all is laid."""

from functools import lru_cache
from math import log

from igroteka.games.roads.faces import BEIGE, FREE, takers
from igroteka.games.roads.state import State

from .masks import branches, dead_ends, held
from .sketch import Sketch
from .weights import Duel


def first_odds(now: Sketch, by: Duel) -> float:
    """The log of the starter's odds (R-1.2); weights fitted to bots' games."""
    first, second = now.hands[now.starter], now.hands[1 - now.starter]
    unlaid = held(first) | held(second)
    gaps = len(now.gaps)
    odds = _in_hand(first, second, now.left, by)
    odds += (by.gaps - by.gaps_early * now.left) * log(1 + gaps)
    holes = sum([not fit & unlaid for fit in now.gaps])
    if holes:
        odds += by.hole_early * now.left - by.hole + by.holes * (holes > 1)
    return odds + by.last_gap if gaps == 1 else odds


@lru_cache(maxsize=1 << 14)
def _in_hand(first: tuple[str, ...], second: tuple[str, ...], left: float, by: Duel) -> float:
    opening = by.branches_first * branches(first) + by.branches_second * branches(second)
    closing = by.dead_ends_first * dead_ends(first) + by.dead_ends_second * dead_ends(second)
    cards = len(first) + len(second)
    time = by.early * left - by.cards * log(1 + cards) + log(cards / left) - by.start
    return opening - closing + time


def closes_next(state: State) -> bool:
    """One gap is left, and the second player, to move, holds the card that closes it."""
    if len(state.network.ends) != 1 or state.turn != state.second:
        return False
    (need,) = state.network.ends.values()
    north, east, south, west = (BEIGE if side == FREE else side for side in need)
    return not takers((north, east, south, west)).isdisjoint(state.hand)
