"""The heap: fewest cards left, then most roads joined (R-3.4)."""

from math import log

from .masks import held
from .sketch import Sketch


def heap_odds(now: Sketch) -> list[float]:
    """Each seat's strength, as a log."""
    odds = []
    for hand, joined in zip(now.hands, now.joined, strict=True):
        mine = held(hand)
        room = sum([bool(fit & mine) for fit in now.gaps])
        odds.append(0.35 * joined - 0.8 * len(hand) + 0.3 * log(1 + room))
    return odds
