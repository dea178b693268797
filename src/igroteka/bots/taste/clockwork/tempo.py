"""What a field is worth: how likely the next throw leads where there is something to be had."""

from functools import cache

from igroteka.games.clockwork.board import HOME, TOWERS
from igroteka.games.clockwork.dice import THROWS, is_special
from igroteka.games.clockwork.options import Gait
from igroteka.games.clockwork.state import State
from igroteka.games.clockwork.ways import ways
from igroteka.kernel import Seat

from .effort import wanted
from .prices import FOUND, Prices

SEARCH_GAIN, TAKE_GAIN = 1.0, 0.6
STEPS_A_TURN = 8
AT_THE_TOWERS = frozenset((TOWERS,))


def tempo(state: State, where: tuple[int, ...], seat: Seat, own: Prices) -> float:
    """In turns, at most one."""
    here, gait = where[seat], state.options.gait
    if state.ending:
        steps: int = HOME[here]
        return max(0.0, 1 - steps / STEPS_A_TURN)
    yards = frozenset([yard for yard, pile in enumerate(state.piles, 1) if pile])
    best = TAKE_GAIN * chance(gait, here, yards)
    if wanted(own, state.laid[seat], FOUND):
        best = max(best, SEARCH_GAIN * chance(gait, here, AT_THE_TOWERS))
    return best


@cache
def chance(gait: Gait, here: int, goals: frozenset[int]) -> float:
    """The share of throws that lead from here to one of those places."""
    good = 0
    for throw in THROWS:
        dice = throw.one, throw.two
        if is_special(dice) and goals - {here}:
            good += 1
        else:
            good += not goals.isdisjoint(ways(gait, here, sum(dice)))
    return good / len(THROWS)
