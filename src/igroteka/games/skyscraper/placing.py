"""Where a seat may build a card, and how it may be turned there (S-B1 to S-B7)."""

from igroteka.kernel import Seat

from .builders import reached
from .plot import Placement, Plot, plot
from .state import State


def plot_of(state: State, seat: Seat) -> Plot:
    return plot(state.building, reached(state, seat), state.hands == "calm")


def placements(state: State, seat: Seat, card: int) -> list[Placement]:
    return list(plot_of(state, seat).placements(card))


def has_placement(state: State, seat: Seat, card: int) -> bool:
    return plot_of(state, seat).takes(card)
