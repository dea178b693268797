"""Whether anything is left to do: a turn is three actions, and whoever can act must (S-T1)."""

from igroteka.kernel import Seat

from .builders import able, in_crew
from .moving import destinations, landings
from .placing import has_placement
from .state import State

MOST_PICKS = 40


def is_idle(state: State, seat: Seat) -> bool:
    """Nobody to send, nowhere to move, nothing to build; shifting costs no action."""
    if in_crew(state, seat) and landings(state):
        return False
    if any(True for worker in able(state, seat) for _ in destinations(state, worker)):
        return False
    return not can_build(state, seat)


def can_build(state: State, seat: Seat) -> bool:
    if state.picks >= MOST_PICKS or not able(state, seat):
        return False
    held = (*state.cards[seat], *state.supports[seat])
    return any(has_placement(state, seat, card) for card in held)
