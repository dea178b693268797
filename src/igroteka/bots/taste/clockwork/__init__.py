"""Taste in Clockwork: how many turns each seat still needs to escape, and who needs the fewest."""

from collections.abc import Sequence
from math import exp, log

from igroteka.bots.taste.base import Taste
from igroteka.games.clockwork.actions import Choose, ClockworkAction, Lay
from igroteka.games.clockwork.rules import ANSWERS
from igroteka.games.clockwork.state import State
from igroteka.kernel import Seat, Words, players

from .facts import facts
from .habits import HABITS as HABITS
from .habits import habits as habits
from .plan import Plan
from .reasons import reasons
from .weights import WEIGHTS
from .weights import Weights as Weights

# Twice as many turns to go, and one wins about a sixth as often.
RACE = 2.5
HEAD_START = 1.5


class ClockworkTaste(Taste):
    """A plan counts with every card that may be where it is not known, so one world is enough."""

    spread = 1.5
    most_worlds = 1
    trust = 6
    explore = 0.06

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.latest: tuple[State | None, list[float]] = (None, [])

    def worth(self, state: State, seat: Seat) -> float:
        return share(self.strengths(state), seat)

    def strengths(self, state: State) -> list[float]:
        """A search asks for every seat in turn, so the latest answer is kept."""
        known, strengths = self.latest
        if state is not known:
            strengths = [strength(state, seat, self.weights) for seat in players(state.seats)]
            self.latest = state, strengths
        return strengths

    def facts(self, state: State, seat: Seat) -> tuple[float, ...]:
        return facts(state, seat)

    def glance(
        self, state: State, seat: Seat, actions: Sequence[ClockworkAction]
    ) -> Sequence[float | None]:
        """Where an unknown card decides, by all that it may be, not by what it is in one world."""
        if self.alike(actions):
            return [None] * len(actions)
        plan, by = Plan(state, seat, self.weights), self.weights
        rivals = [as_strength(Plan(state, o, by).now) for o in players(state.seats) if o != seat]
        soon = plan.soon
        return [against(rivals, as_strength(plan.after(action) - soon)) for action in actions]

    def order(
        self, state: State, seat: Seat, actions: Sequence[ClockworkAction]
    ) -> Sequence[float]:
        """By the turns left, with the sign turned: the others' do not change which is best."""
        plan = Plan(state, seat, self.weights)
        return [-plan.after(action) for action in actions]

    def alike(self, actions: Sequence[ClockworkAction]) -> bool:
        """Wherever a discard lies, and whoever one is."""
        return isinstance(actions[0], Lay | Choose)

    def reasons(
        self, before: State, deed: Sequence[ClockworkAction], after: State, seat: Seat
    ) -> tuple[Words, ...]:
        return reasons(before, deed[0], after, seat)


def strength(state: State, seat: Seat, weights: Weights) -> float:
    """As a log; before the deal all are alike. Whoever is asked goes on with the best answer."""
    if not any(state.hands):
        return 0.0
    plan = Plan(state, seat, weights)
    if seat != state.asked or state.stage not in ANSWERS or state.stage == "lay":
        return as_strength(plan.standing())
    answers = ANSWERS[state.stage](state)
    return as_strength(min([plan.after(action) for action in answers]) - plan.soon)


def as_strength(turns: float) -> float:
    return -RACE * log(max(0.0, turns) + HEAD_START)


def share(strengths: list[float], seat: Seat) -> float:
    """One seat's part of everybody's strength."""
    own = strengths[seat]
    return 1 / sum([exp(other - own) for other in strengths])


def against(rivals: list[float], own: float) -> float:
    return 1 / (1 + sum([exp(other - own) for other in rivals]))


TASTE = ClockworkTaste()
