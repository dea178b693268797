"""How an NPC makes up its mind: goals in order, else towards the main one (P-9.2, P-9.3)."""

from collections.abc import Iterator

from msgspec import Struct

from .approach import approach
from .events import Tried
from .goals import SEEK, Reach, is_void
from .manners import card
from .npcs import Aim, Goal
from .plans import Plan, cheapest
from .state import NONE, Errand, State

# With AP left these go on to the next of their kind, as near as AP allow.
GOES_ON = (Goal.COMBAT, Goal.REVEAL, Goal.BREAK, Goal.OPEN, Goal.HEAL)
COIL = (Aim(Goal.REGROUP, 3),)


class Mind(Struct, frozen=True):
    """What an NPC will do: one of these equal plans, or rest; and how it came to that."""

    goal: int
    plans: tuple[Plan, ...]
    tried: tuple[Tried, ...]
    budget: int


def aims(state: State, number: int) -> tuple[Aim, ...]:
    """Coil, wounded, has one goal only."""
    return COIL if state.figures[number].wounded else card(state, number).goals


def made_up(state: State) -> Mind:
    errand = state.errand
    assert errand
    if errand.goal == NONE:
        return from_the_top(state, errand)
    return going_on(state, errand)


def from_the_top(state: State, errand: Errand) -> Mind:
    """The first goal that can be achieved; after taking an object what is left is the budget."""
    own = aims(state, errand.figure)
    most = errand.ap if errand.again else max(aim.ap for aim in own)
    reach = Reach(state, errand.figure, most, errand.points)
    tried: list[Tried] = []
    for rank, aim in enumerate(own):
        budget = errand.ap if errand.again else aim.ap
        if is_void(state, errand.figure, aim.goal):
            tried.append(Tried(aim.goal, budget, NONE, "P-9.22"))
            continue
        plans = cheapest(SEEK[aim.goal](reach, budget), budget)
        tried.append(Tried(aim.goal, budget, plans[0].ap if plans else NONE, "P-9.2"))
        if plans:
            return Mind(rank, tuple(plans), tuple(tried), budget)
    return main_goal(state, errand, reach, tuple(tried))


def main_goal(state: State, errand: Errand, reach: Reach, tried: tuple[Tried, ...]) -> Mind:
    """Spend its AP getting as near as possible; if it is void the highest that is not (P-9.22)."""
    for rank in mains(state, errand.figure):
        aim = aims(state, errand.figure)[rank]
        budget = errand.ap if errand.again else aim.ap
        if not is_void(state, errand.figure, aim.goal):
            plans = cheapest(approach(reach, aim.goal, budget), budget)
            return Mind(rank, tuple(plans), tried, budget)
    return Mind(NONE, (), tried, 0)


def mains(state: State, number: int) -> Iterator[int]:
    if state.figures[number].wounded:
        yield 0
        return
    yield card(state, number).main
    yield from range(len(card(state, number).goals))


def going_on(state: State, errand: Errand) -> Mind:
    """The mode is kept until the card is turned (P-9.2)."""
    goal = aims(state, errand.figure)[errand.goal].goal
    reach = Reach(state, errand.figure, errand.ap, errand.points)
    plans = cheapest(SEEK[goal](reach, errand.ap), errand.ap)
    if not plans and goal in GOES_ON and not is_void(state, errand.figure, goal):
        plans = cheapest(approach(reach, goal, errand.ap), errand.ap)
    return Mind(errand.goal, tuple(plans), (), errand.ap)
