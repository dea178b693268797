"""The newspaper: who will still have a card to lay when the others have none."""

from functools import lru_cache
from math import log

from igroteka.games.roads.faces import takers
from igroteka.games.roads.state import State
from igroteka.kernel import Seat

from .gaps import kinds

OUT = -20.0


def newspaper_odds(state: State) -> list[float]:
    """Each seat's strength, as a log; weights fitted to bots' games.

    Gaps that only one's own cards fit are moves in store (R-2.4).
    """
    full = len(state.network.cards) / (state.options.width * state.options.height)
    fits = [takers(need) for need in state.network.ends.values()]
    return [_odds(state, seat, fits, full) for seat in range(state.seats)]  # type: ignore[arg-type]


def _odds(state: State, seat: Seat, fits: list[frozenset[str]], full: float) -> float:
    if seat in state.out:
        return OUT
    mine = kinds(state.hands[seat])
    others = held_by_others(state.hands, state.out, seat)
    mine_fits = [fit for fit in fits if not fit.isdisjoint(mine)]
    only = sum([fit.isdisjoint(others) for fit in mine_fits])
    useful = len(mine.intersection(frozenset().union(*mine_fits)))
    return (
        (1.0 + 0.8 * full) * log(1 + len(mine_fits))
        + (1.3 - full) * only
        + 0.5 * (len(mine) + useful)
    )


@lru_cache(maxsize=1 << 14)
def held_by_others(
    hands: tuple[tuple[str, ...], ...], out: tuple[Seat, ...], seat: Seat
) -> frozenset[str]:
    others = (kinds(hand) for o, hand in enumerate(hands) if o != seat and o not in out)
    return frozenset().union(*others)
