"""The newspaper: who will still have a card to lay when the others have none."""

from math import log

from igroteka.games.roads.faces import takers
from igroteka.games.roads.state import State
from igroteka.kernel import Seat, players

from .gaps import kinds

OUT = {"out": -20.0}


def newspaper_terms(state: State, seat: Seat) -> dict[str, float]:
    """Gaps for one's own cards are moves in store (R-2.4). Weights fitted to bots' games."""
    if seat in state.out:
        return OUT
    mine = kinds(state.hands[seat])
    others: frozenset[str] = frozenset().union(
        *(kinds(state.hands[o]) for o in players(state.seats) if o != seat and o not in state.out)
    )
    full = len(state.network.cards) / (state.options.width * state.options.height)
    fits = [takers(need) for need in state.network.ends.values()]
    mine_fits = [fit for fit in fits if not fit.isdisjoint(mine)]
    only = sum([fit.isdisjoint(others) for fit in mine_fits])
    useful = mine.intersection(frozenset().union(*mine_fits)) if mine_fits else ()
    return {
        "room": (1.0 + 0.8 * full) * log(1 + len(mine_fits)),
        "only": (1.3 - full) * only,
        "kinds": 0.5 * len(mine) + 0.5 * len(useful),
    }
