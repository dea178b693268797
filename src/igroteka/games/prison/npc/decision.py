"""What an NPC has decided: a small value, reckoned from the position and kept beside its fields."""

from msgspec import Struct

from igroteka.games.prison.actions import Go
from igroteka.games.prison.figures.recent import Recent
from igroteka.games.prison.state import State

from .mind import Mind, made_up
from .plans import Plan

THOUGHTS = 4


class Decision(Struct, frozen=True):
    """One of these equal moves, by the die if they are several (P-9.23); if there is none it rests.

    `budget` are the AP they are paid from, `points` what each leaves of its last walk (P-9.16).
    """

    moves: tuple[Go, ...]
    points: tuple[int, ...]
    budget: int


def decision(state: State) -> Decision:
    kept = state.__dict__
    if "decision" not in kept:
        kept["decision"] = decided(mind(state))
    found: Decision = kept["decision"]
    return found


def decided(made: Mind) -> Decision:
    moves = tuple(going(made, plan) for plan in made.plans)
    return Decision(moves, tuple(plan.points for plan in made.plans), made.budget)


def going(made: Mind, plan: Plan) -> Go:
    return Go(plan.figure, made.goal, plan.hops, plan.then, plan.target, plan.side, plan.ap)


# A whole mind knows every way that was looked at, and is large: only the last few are at hand, for
# the telling that follows the thought. Nothing but time is lost with them.
_minds = Recent(made_up, THOUGHTS)


def mind(state: State) -> Mind:
    return _minds(state)
