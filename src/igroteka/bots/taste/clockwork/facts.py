"""What bears on a chance beside the turns that each seat still needs."""

from igroteka.games.clockwork.state import State
from igroteka.kernel import Seat

TURNS, HAND = 60, 8


def facts(state: State, seat: Seat) -> tuple[float, ...]:
    """How late it is, whose turn it is, what is laid and held, by oneself and by the others."""
    laid = [len(sets) for sets in state.laid]
    hands = [len(hand) for hand in state.hands]
    rivals = [other for other in range(state.seats) if other != seat]
    return (
        min(2.0, state.turns / TURNS),
        float(state.turn == seat),
        laid[seat] / 2,
        max(laid[other] for other in rivals) / 2,
        hands[seat] / HAND,
        max(hands[other] for other in rivals) / HAND,
        float(state.ending),
    )
