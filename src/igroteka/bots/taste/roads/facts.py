"""What bears on a chance beside what the network and the hands are worth."""

from math import sqrt

from igroteka.games.roads.state import State
from igroteka.kernel import Seat

FEW_GAPS = 6
# On the newspaper the field says how many are dealt (R-C1); here it only has to be one number.
ON_A_FIELD = 24


def facts(state: State, seat: Seat) -> tuple[float, ...]:
    """Who plays, who began, whose turn it is, who is out; what is laid, what is open, who is a turn
    ahead; in the heap also what a lead is worth there."""
    hands = [len(hand) for hand in state.hands]
    dealt = ON_A_FIELD if state.options.bounded else state.options.cards
    rivals = [count for other, count in enumerate(hands) if other != seat]
    found = (
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
    return (*found, *leads(state, seat)) if state.options.variant == "heap" else found


def leads(state: State, seat: Seat) -> tuple[float, ...]:
    """By how many roads and cards it is ahead of the best of the others, beside what the turns to
    go still sway: the more of those, the less a lead says."""
    others = [other for other in range(state.seats) if other != seat]
    cards = [len(hand) for hand in state.hands]
    sway = sqrt(1 + (len(state.box) + sum(cards)) / state.seats)
    roads = state.joined[seat] - max(state.joined[other] for other in others)
    fewer = min(cards[other] for other in others) - cards[seat]
    return (1 / state.seats, 1 / sway, roads / 4 / sway, fewer / 2 / sway)


def ahead(state: State, seat: Seat) -> float:
    """Whether it has had its turn in this round, less how many of the others have."""
    had = (state.turn - state.starter) % state.seats
    mine = (seat - state.starter) % state.seats < had
    return mine - (had - mine) / (state.seats - 1)
