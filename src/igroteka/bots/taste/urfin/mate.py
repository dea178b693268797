"""A member of the team: says what it goes for, is ready at once, draws by touch, builds by plan."""

from random import Random
from typing import Any

from igroteka.games.urfin.actions import Aim, Reach, Ready, UrfinAction
from igroteka.games.urfin.hands import hand_of
from igroteka.games.urfin.state import State
from igroteka.kernel import Seat
from igroteka.match import Choice, Knowledge

from .aims import errand, sought
from .builder import Blueprint, Builder
from .fingers import Fingers, feel
from .plan import Care

# With so little sand left a hand takes what it holds, and there is time to build.
HURRY_MS = 12_000


class Mate:
    memo_type = Blueprint

    def __init__(self, fingers: Fingers, care: Care, helps: bool = False) -> None:
        self.fingers = fingers
        self.builder = Builder(care, helps)

    def choose(self, knowledge: Knowledge[Any, Any], memo: Blueprint | None, rng: Random) -> Choice:
        state: State = knowledge.imagine(rng)
        if state.stage == "build":
            return self.builder.build(state, knowledge.seat, memo)
        return Choice(self.before_building(state, knowledge, rng))

    def before_building(
        self, state: State, knowledge: Knowledge[Any, Any], rng: Random
    ) -> UrfinAction:
        if state.stage == "ready":
            return agree(state, knowledge.seat)
        hand = hand_of(state, knowledge.seat)
        assert hand is not None, "whoever is asked to draw has a hand to draw with"
        if hand.held is None:
            return Reach()
        hurry = min(knowledge.left_ms.values(), default=HURRY_MS) < HURRY_MS
        wanted = sought(state, knowledge.seat, hand)
        return feel(state, hand, wanted, self.fingers, hurry, rng)


def agree(state: State, seat: Seat) -> UrfinAction:
    """Said once a turn, after a look at what the others said."""
    hand = hand_of(state, seat)
    if hand is None or state.aims[seat] is not None:
        return Ready()
    return Aim(errand(state, seat, hand)[0])
