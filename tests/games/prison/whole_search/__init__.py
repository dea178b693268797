"""A second, slow telling of how an NPC makes up its mind: every way of every world, goal by goal.

This is the search as it was before it learned to look no further than it must. It shares with the
rules what an object is worth, what a push does and what a goal may be about, and has a footing,
ways, worlds, goals, distances and a telling of its own.
"""

from igroteka.games.prison.actions import Go
from igroteka.games.prison.events import Thought
from igroteka.games.prison.npc.decision import Decision
from igroteka.games.prison.state import State

from .mind import Mind, made_up
from .plans import Plan
from .thought import thought

__all__ = ["told"]


def told(state: State) -> tuple[Decision, list[Thought]]:
    assert state.errand
    made = made_up(state)
    number = state.errand.figure
    return decided(made), [thought(state, made, number, one) for one in made.plans or (None,)]


def decided(made: Mind) -> Decision:
    moves = tuple(going(plan, made.goal) for plan in made.plans)
    return Decision(moves, tuple(plan.points for plan in made.plans), made.budget)


def going(plan: Plan, goal: int) -> Go:
    return Go(plan.figure, goal, plan.hops, plan.then, plan.target, plan.side, plan.ap)
