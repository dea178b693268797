"""What bears on a chance beside what the network and the hands are worth."""

from igroteka.games.roads.state import State
from igroteka.kernel import Seat

FEW_GAPS = 6
# On the newspaper the field says how many are dealt (R-C1); here it only has to be one number.
ON_A_FIELD = 24


def facts(state: State, seat: Seat) -> tuple[float, ...]:
    """Who plays, who began, whose turn it is, who is out; what is laid, what is open, who is a turn
    ahead."""
    hands = [len(hand) for hand in state.hands]
    dealt = ON_A_FIELD if state.options.bounded else state.options.cards
    rivals = [count for other, count in enumerate(hands) if other != seat]
    return (
        state.seats / 4,
        hands[seat] / dealt,
        (hands[seat] - min(rivals)) / dealt,
        len(state.box) / dealt,
        min(2.0, len(state.network.ends) / FEW_GAPS),
        float(state.turn == seat),
        float(state.starter == seat),
        float(seat in state.out),
        len(state.out) / state.seats,
        (state.joined[seat] - max(state.joined)) / 4,
        (seat - state.turn) % state.seats / state.seats,
        ahead(state, seat),
    )


def ahead(state: State, seat: Seat) -> float:
    """Whether it has had its turn in this round, less how many of the others have."""
    had = (state.turn - state.starter) % state.seats
    mine = (seat - state.starter) % state.seats < had
    return mine - (had - mine) / (state.seats - 1)
