"""The newspaper: who will still have a card to lay when the others have none."""

from functools import lru_cache
from math import log

from igroteka.kernel import Seat, players

from .masks import held
from .sketch import Hands, Sketch
from .weights import Newspaper

OUT = -20.0


def newspaper_odds(now: Sketch, by: Newspaper) -> list[float]:
    """Each seat's strength, as a log; weights fitted to bots' games."""
    return [OUT if seat in now.out else _odds(now, seat, by) for seat in players(len(now.hands))]


def _odds(now: Sketch, seat: Seat, by: Newspaper) -> float:
    """Gaps that only one's own cards fit are moves in store (R-2.4)."""
    mine, others = held(now.hands[seat]), held_by_others(now.hands, now.out, seat)
    room = only = useful = 0
    for fit in now.gaps:
        if fit & mine:
            room += 1
            useful |= fit
            only += not fit & others
    variety = mine.bit_count() + (useful & mine).bit_count()
    open_to_it = (by.room + by.room_full * now.full) * log(1 + room)
    return open_to_it + (by.only - by.only_full * now.full) * only + by.variety * variety


@lru_cache(maxsize=1 << 14)
def held_by_others(hands: Hands, out: tuple[Seat, ...], seat: Seat) -> int:
    faces = 0
    for other, hand in enumerate(hands):
        if other != seat and other not in out:
            faces |= held(hand)
    return faces
