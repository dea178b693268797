"""A person's hand: the path of a drag, looked over before gravity gets it (S-H2)."""

from igroteka.kernel import Refusal

from .acts import NONE, Hand
from .state import State


def refuse_hand(state: State, hand: Hand | None) -> Refusal | None:
    if hand is None:
        return None
    if state.hands == "calm":
        return Refusal("S-H3", "skyscraper-refuse-calm-hand")
    if hand.hold != NONE and not 0 <= hand.hold < len(state.building):
        return Refusal("S-B8", "skyscraper-refuse-hold")
    return None
