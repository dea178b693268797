"""What a seat could believe: the cards it cannot see, dealt anew (R-P4)."""

from random import Random

from msgspec.structs import replace

from igroteka.kernel import Seat, players
from igroteka.parts.deck import deal

from .laying import can_lay
from .state import State


def imagined(state: State, seat: Seat, rng: Random) -> State:
    """A position with this seat's hand and everybody's number of cards as they are.

    Whoever is to lay can lay, for all see that the game goes on; nothing is inferred from turns
    that passed without a card. At the end the hands lie open.
    """
    if state.stage == "over":
        return state
    while True:
        world = dealt_anew(state, seat, rng)
        if state.stage != "lay" or seat == state.turn or can_lay(world, state.turn):
            return world


def dealt_anew(state: State, seat: Seat, rng: Random) -> State:
    others = [other for other in players(state.seats) if other != seat]
    # Sorted: where a card really lies must not steer how it is imagined.
    hidden = sorted([*state.box, *(card for other in others for card in state.hands[other])])
    dealt, box = deal(hidden, [len(state.hands[other]) for other in others], rng)
    hands = list(state.hands)
    for other, hand in zip(others, dealt, strict=True):
        hands[other] = hand
    return replace(state, hands=tuple(hands), box=box)
