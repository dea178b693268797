"""How an NPC makes up its mind: goals in order, else towards the main one (P-9.2, P-9.3)."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from igroteka.games.prison.figures.scene import with_figure
from igroteka.games.prison.npcs import Aim, Goal
from igroteka.games.prison.state import NONE, Errand, State

from .achieving import achieved
from .approach import Course, approach
from .objects import card, on_the_way
from .plans import Plan, cheapest, cost
from .reach import Reach, hands_of
from .targets import why_void

# With AP left these go on to the next of their kind, as near as AP allow.
GOES_ON = (Goal.COMBAT, Goal.REVEAL, Goal.BREAK, Goal.OPEN, Goal.HEAL)
COIL = (Aim(Goal.REGROUP, 3),)
Look = Literal["top", "again", "on"]


class Mind(Struct, frozen=True):
    """What an NPC will do: one of these equal plans, or rest; `course` if it only comes nearer."""

    look: Look
    goal: int
    budget: int
    plans: tuple[Plan, ...]
    reach: Reach
    course: Course | None = None


def aims(state: State, number: int) -> tuple[Aim, ...]:
    """Coil, wounded, has one goal only."""
    return COIL if state.figures[number].wounded else card(state, number).goals


def made_up(state: State) -> Mind:
    return Thinker().made_up(state)


def budget(errand: Errand, aim: Aim) -> int:
    """After taking an object it is what is left, whatever the new goal shows (P-9.10)."""
    return errand.ap if errand.again else aim.ap


class Thinker:
    """Reads a card. How far it looks for a way is said apart: `reached`, `achieved`, `nearing`."""

    def reached(self, state: State, number: int, ap: int, points: int) -> Reach:
        return Reach(state, number, ap, points)

    def achieved(self, reach: Reach, goal: Goal, ap: int) -> list[Plan]:
        return achieved(reach, goal, ap)

    def nearing(self, reach: Reach, goal: Goal, ap: int) -> Course | None:
        return approach(reach, goal, ap)

    def made_up(self, state: State) -> Mind:
        errand = state.errand
        assert errand
        if errand.goal == NONE:
            return self.from_the_top(state, errand)
        return self.going_on(state, errand)

    def from_the_top(self, state: State, errand: Errand, ahead: bool = False) -> Mind:
        """The first goal that can be achieved; looking ahead it looks no further."""
        own = aims(state, errand.figure)
        most = max(budget(errand, aim) for aim in own)
        reach = self.reached(state, errand.figure, most, errand.points)
        for rank, aim in enumerate(own):
            ap = budget(errand, aim)
            plans = self.achieved(reach, aim.goal, ap)
            if plans:
                left = plans if ahead else self.moving_on(reach, plans, ap)
                return Mind(look_of(errand), rank, ap, tuple(left), reach)
        return self.main_goal(state, errand, reach)

    def moving_on(self, reach: Reach, plans: list[Plan], ap: int) -> list[Plan]:
        """Taking does not end a move (P-9.16): where it goes from there the next goal decides."""
        if len(plans) < 2 or plans[0].then != "take":
            return plans
        by_grip: dict[object, list[Plan]] = {}
        for plan in plans:
            by_grip.setdefault((grip(reach, plan), plan.target, plan.world), []).append(plan)
        return [plan for same in by_grip.values() for plan in self.best_onward(reach, same, ap)]

    def best_onward(self, reach: Reach, plans: list[Plan], ap: int) -> list[Plan]:
        if len(plans) == 1:
            return plans
        ahead = [(self.onward(reach, plan, ap), plan) for plan in plans]
        best = min(key for key, _ in ahead)
        return [plan for key, plan in ahead if key == best]

    def onward(self, reach: Reach, plan: Plan, ap: int) -> tuple[int, ...]:
        """How good what it would do next is: goals in order, then what they cost.

        Whom it has dealt with by then it deals with no more (P-9.24).
        """
        there, left = reach.ways.there(plan.stay), ap - plan.ap
        assert there.errand
        then = replace(there.errand, ap=left, points=plan.points, goal=NONE, again=True, tie=NONE)
        made = self.from_the_top(replace(there, errand=then), then, ahead=True)
        if not made.plans:
            return (2,)
        if made.course is None:
            return (0, made.goal, *cost(made.plans[0]))
        after = made.course.after
        return (1, made.goal, after.reading, *after.cost, *cost(made.plans[0]))

    def main_goal(self, state: State, errand: Errand, reach: Reach) -> Mind:
        """Spend its AP getting as near as possible; if void the highest that is not (P-9.22)."""
        look = look_of(errand)
        for rank in mains(state, errand.figure):
            aim = aims(state, errand.figure)[rank]
            if why_void(state, errand.figure, aim.goal) is None:
                return self.nearer(look, rank, budget(errand, aim), reach, aim.goal)
        return Mind(look, NONE, 0, (), reach)

    def nearer(self, look: Look, rank: int, ap: int, reach: Reach, goal: Goal) -> Mind:
        course = self.nearing(reach, goal, ap)
        plans = cheapest(course.plans, ap) if course else []
        return Mind(look, rank, ap, tuple(plans), reach, course)

    def going_on(self, state: State, errand: Errand) -> Mind:
        """The mode is kept until the card is turned (P-9.2)."""
        goal = aims(state, errand.figure)[errand.goal].goal
        reach = self.reached(state, errand.figure, errand.ap, errand.points)
        plans = self.achieved(reach, goal, errand.ap)
        if plans or goal not in GOES_ON or why_void(state, errand.figure, goal) is not None:
            return Mind("on", errand.goal, errand.ap, tuple(plans), reach)
        return self.nearer("on", errand.goal, errand.ap, reach, goal)


def grip(reach: Reach, plan: Plan) -> int:
    """The square where it comes to hold, or has handed over, what it is after."""
    state, held = reach.state, hands_of(reach.ways.there(plan.stay))
    for hop in plan.hops:
        for square in hop.squares if hop.how != "gate" else ():
            state = on_the_way(with_figure(state, reach.number, square=square), reach.number, None)
            if hands_of(state) == held:
                return square
    return plan.end


def look_of(errand: Errand) -> Look:
    return "again" if errand.again else "top"


def mains(state: State, number: int) -> Iterator[int]:
    if state.figures[number].wounded:
        yield 0
        return
    yield card(state, number).main
    yield from range(len(card(state, number).goals))
