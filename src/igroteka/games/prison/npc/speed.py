"""How many squares a figure walks for one action point (P-5, P-9.16)."""

from igroteka.games.prison.classes import BUILDS
from igroteka.games.prison.figures.gears import has_trait
from igroteka.games.prison.state import State

LONG_STRIDE = 3


def speed(state: State, number: int) -> int:
    if has_trait(state, number, "long_stride"):
        return LONG_STRIDE
    return BUILDS[state.figures[number].kind].speed
