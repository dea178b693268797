"""Why a character may not go there."""

from igroteka.kernel import Refusal

from .board import FIELDS, HOME, TOWERS, is_yard
from .dice import is_special
from .moving import towers_only
from .options import Gait
from .state import State
from .ways import crowded, ways

FREE_GAIT = Gait()


def refuse_walk(state: State, to: int) -> Refusal:
    here, (one, two) = state.where[state.turn], state.throw
    if to not in FIELDS:
        return Refusal("C-T1", "clockwork-refuse-no-field")
    if to not in ways(state.options.gait, here, one + two):
        return _out_of_reach(to, here, one + two)
    if to == crowded(state.where, state.turn):
        return Refusal("C-T3", "clockwork-refuse-full", {"field": to})
    return Refusal("C-Z1", "clockwork-refuse-not-nearer", {"field": to})


def _out_of_reach(to: int, here: int, steps: int) -> Refusal:
    if (to == TOWERS or is_yard(to)) and to in ways(FREE_GAIT, here, steps):
        return Refusal("C-V1", "clockwork-refuse-not-exact", {"field": to, "steps": steps})
    return Refusal("C-T1", "clockwork-refuse-out-of-reach", {"field": to, "steps": steps})


def refuse_straight(state: State, to: int) -> Refusal:
    here = state.where[state.turn]
    if to != TOWERS and not is_yard(to):
        return Refusal("C-T4", "clockwork-refuse-straight-where")
    if not is_special(state.throw):
        return Refusal("C-T4", "clockwork-refuse-throw-not-special")
    if to == here:
        return Refusal("C-T4", "clockwork-refuse-already-there", {"field": to})
    if state.stage == "move" and towers_only(state, here) and to != TOWERS:
        return Refusal("C-V2", "clockwork-refuse-only-towers")
    if to == crowded(state.where, state.turn):
        return Refusal("C-T4", "clockwork-refuse-full", {"field": to})
    return Refusal("C-Z1", "clockwork-refuse-not-nearer", {"field": to, "steps": HOME[to]})
