"""Who goes for what: two towers a turn, from whichever hands (U-D5)."""

from collections import Counter
from collections.abc import Iterable

from igroteka.games.urfin.actions import Aimed
from igroteka.games.urfin.parts import KIND_OF
from igroteka.games.urfin.state import Hand, State
from igroteka.kernel import Seat

from .fingers import CLASS_OF, CLASSES, likeliest, there_are, unseen

# What a team wants of four parts, and of the fifth.
WANTED: tuple[Aimed, ...] = ("base", "roof", "base", "roof", "wall")
MATE: dict[Aimed, Aimed] = {"base": "roof", "roof": "base", "wall": "base"}


def sought(state: State, seat: Seat, hand: Hand) -> Aimed:
    """What this hand should find next, after what it seems to have taken already."""
    counts = unseen(state)
    have = Counter(likeliest(held.felt, counts) for held in hand.taken)
    for one in errand(state, seat, hand):
        if have[one] == 0:
            return one
        have[one] -= 1
    return "base"


def errand(state: State, seat: Seat, hand: Hand) -> list[Aimed]:
    """All that this hand is out for: what is missing when the others bring what they said."""
    missing = Counter(WANTED[: sum(other.due for other in state.hands)])
    missing.subtract(brought(state, seat, hand))
    left = there_are(unseen(state))
    goes: list[Aimed] = []
    first = state.aims[seat]
    if first is not None and left[first] and not after_the_first_hand(state, hand):
        goes.append(first)
        missing[first] -= 1
    while len(goes) < hand.due:
        one = max(CLASSES, key=lambda one: (left[one] > 0, missing[one]))
        goes.append(one)
        missing[one] -= 1
    return goes


def after_the_first_hand(state: State, hand: Hand) -> bool:
    """A lone player's second hand knows what the first has brought."""
    return any(other.seat == hand.seat and other.state == "out" for other in state.hands)


def brought(state: State, seat: Seat, hand: Hand) -> Iterable[Aimed]:
    """What lies open, and what the other hands said they would find."""
    yield from [CLASS_OF[KIND_OF[drawn.part]] for drawn in state.drawn]
    for other in state.hands:
        aim = state.aims[other.seat]
        if other is hand or other.seat == seat or other.state in ("out", "none") or aim is None:
            continue
        yield aim
        if other.due > 1:
            yield MATE[aim]
