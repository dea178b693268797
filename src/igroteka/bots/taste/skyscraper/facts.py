"""What bears on a chance beside points, promise and workers."""

from igroteka.games.skyscraper.ending import playing
from igroteka.games.skyscraper.state import CREW, State
from igroteka.kernel import Seat

HAND, POINTS = 12, 20


def facts(state: State, seat: Seat) -> tuple[float, ...]:
    """Who plays, how long to the own turn, who is on the site; cards and points beside others."""
    others = [other for other in playing(state) if other != seat]
    cards = [len(hand) for hand in state.cards]
    best = max((state.scores[other] for other in others), default=0)
    fewest = min((cards[other] for other in others), default=0)
    return (
        state.seats / 4,
        cards[seat] / HAND,
        (cards[seat] - fewest) / HAND,
        (state.scores[seat] - best) / POINTS,
        max(state.scores) / POINTS,
        (seat - state.turn) % state.seats / state.seats,
        sum([one.seat == seat and one.cell is not None for one in state.workers]) / CREW,
        float(state.out[seat]),
        state.quiet / HAND,
        ahead(state, seat),
    )


def ahead(state: State, seat: Seat) -> float:
    """By how many turns the others are behind, on the average: whoever began has had one more."""
    first = state.turn - state.turns
    had = [
        (state.turns - 1 - (one - first) % state.seats) // state.seats for one in range(state.seats)
    ]
    others = had[:seat] + had[seat + 1 :]
    return had[seat] - sum(others) / len(others)
