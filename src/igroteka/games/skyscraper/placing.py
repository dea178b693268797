"""Where a seat may build a card, and how it may be turned there (S-B1 to S-B7)."""

from igroteka.kernel import Seat

from .builders import reached
from .plot import Placement, plot
from .state import State


def placements(state: State, seat: Seat, card: int) -> list[Placement]:
    here = plot(state.building, state.hands == "calm")
    return list(here.placements(card, reached(state, seat)))


def fitting(state: State, seat: Seat) -> tuple[int, ...]:
    """Of the cards held, and the supports, those that find a place."""
    held = (*state.cards[seat], *state.supports[seat])
    return plot(state.building, state.hands == "calm").fitting(held, reached(state, seat))


def has_placement(state: State, seat: Seat, card: int) -> bool:
    here = plot(state.building, state.hands == "calm")
    return here.takes(card, reached(state, seat))
