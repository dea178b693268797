"""What bears on a chance beside points, promise and workers."""

from igroteka.games.skyscraper.ending import playing
from igroteka.games.skyscraper.state import ACTIONS, CREW, State
from igroteka.kernel import Seat

HAND, POINTS = 12, 20


def facts(state: State, seat: Seat) -> tuple[float, ...]:
    """Who plays, whose turn it is, who is on the site; cards and points beside the others."""
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
        state.left / ACTIONS if state.turn == seat else 0.0,
        float(state.turn == seat),
        sum([one.seat == seat and one.cell is not None for one in state.workers]) / CREW,
        float(state.out[seat]),
        state.quiet / HAND,
    )
