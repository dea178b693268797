"""What a puzzle of Roads can ask for."""

from igroteka.kernel import Goal, Numbers, Seat

from .network import joined_sides
from .state import State


def closed(state: State, _seat: Seat, _numbers: Numbers) -> bool:
    """Not one road end is open, no matter who laid the closing card (R-1.3)."""
    return state.network.closed


def still_open(state: State, _seat: Seat) -> dict[str, int]:
    return {"ends": sum(map(joined_sides, state.network.ends.values()))}


def too_many_ends(state: State, _seat: Seat, _numbers: Numbers, cards: int) -> bool:
    """A card fills one empty place: each end needs its own."""
    return len(state.network.ends) > cards


def last_card(state: State, seat: Seat, _numbers: Numbers) -> bool:
    """Whoever laid the last card has won (R-2.4)."""
    return state.result is not None and seat in state.result.winners


GOALS = {
    "closed": Goal(closed, still_open, too_many_ends),
    "last": Goal(last_card),
}
