"""Where a seat may build a card, and how it may be turned there (S-B1 to S-B7)."""

from igroteka.kernel import Seat

from .builders import reached
from .plot import Placement, plot
from .state import State


def placements(state: State, seat: Seat, card: int) -> list[Placement]:
    here = plot(state.building, state.hands == "calm")
    return list(here.placements(card, reached(state, seat)))


def fitting(state: State, seat: Seat, cards: tuple[int, ...]) -> list[int]:
    """Those that find a place."""
    here, builders = plot(state.building, state.hands == "calm"), reached(state, seat)
    return [card for card in cards if here.takes(card, builders)]


def has_placement(state: State, seat: Seat, card: int) -> bool:
    return bool(fitting(state, seat, (card,)))
