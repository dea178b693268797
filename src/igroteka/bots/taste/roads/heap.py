"""The heap: fewest cards left, then most roads joined (R-3.4)."""

from math import log

from .masks import held
from .sketch import Sketch
from .weights import Heap


def heap_odds(now: Sketch, by: Heap) -> list[float]:
    """Each seat's strength, as a log."""
    odds = []
    for hand, joined in zip(now.hands, now.joined, strict=True):
        mine = held(hand)
        room = sum([bool(fit & mine) for fit in now.gaps])
        odds.append(by.joined * joined - by.cards * len(hand) + by.room * log(1 + room))
    return odds
