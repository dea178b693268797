"""What a seat could believe: the cards it cannot see, dealt anew (R-P4)."""

from random import Random

from msgspec.structs import replace

from igroteka.kernel import Seat, players
from igroteka.parts.deck import deal

from .state import State


def imagined(state: State, seat: Seat, rng: Random) -> State:
    """A position with this seat's hand and everybody's number of cards as they are.

    Nothing is inferred from who could not lay: R-P4 says no more than hands are hidden.
    """
    others = [other for other in players(state.seats) if other != seat]
    hidden = [*state.box, *(card for other in others for card in state.hands[other])]
    dealt, box = deal(hidden, [len(state.hands[other]) for other in others], rng)
    hands = list(state.hands)
    for other, hand in zip(others, dealt, strict=True):
        hands[other] = hand
    return replace(state, hands=tuple(hands), box=box)
