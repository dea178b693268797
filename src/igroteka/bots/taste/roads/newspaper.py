"""The newspaper: who will still have a card to lay when the others have none."""

from functools import lru_cache
from math import log

from igroteka.kernel import Seat, players

from .masks import held
from .sketch import Hands, Sketch

OUT = -20.0


def newspaper_odds(now: Sketch) -> list[float]:
    """Each seat's strength, as a log; weights fitted to bots' games."""
    return [OUT if seat in now.out else _odds(now, seat) for seat in players(len(now.hands))]


def _odds(now: Sketch, seat: Seat) -> float:
    """Gaps that only one's own cards fit are moves in store (R-2.4)."""
    mine, others = held(now.hands[seat]), held_by_others(now.hands, now.out, seat)
    room = only = useful = 0
    for fit in now.gaps:
        if fit & mine:
            room += 1
            useful |= fit
            only += not fit & others
    variety = mine.bit_count() + (useful & mine).bit_count()
    return (1.0 + 0.8 * now.full) * log(1 + room) + (1.3 - now.full) * only + 0.5 * variety


@lru_cache(maxsize=1 << 14)
def held_by_others(hands: Hands, out: tuple[Seat, ...], seat: Seat) -> int:
    faces = 0
    for other, hand in enumerate(hands):
        if other != seat and other not in out:
            faces |= held(hand)
    return faces
