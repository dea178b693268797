"""Prison's rules: short ways into the files named by their nouns."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from igroteka.kernel import (
    CHANCE,
    NP,
    PERFECT,
    Emit,
    Game,
    Help,
    Option,
    Outcome,
    Prompt,
    Recall,
    Refusal,
    Seat,
    is_player,
)

from . import actions, chance, doing, events, np
from .moves import thinkable
from .options import OPTIONS
from .refusing import expected, refuse
from .state import State
from .turns import MOST_TURNS, settled, start
from .view import View, view

PLAYER = Seat(0)


def union(module: Any, base: str) -> Any:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    own = [kind for kind in kinds if kind.__module__ == module.__name__ and kind.__name__ != base]
    joined: Any = own[0]
    for kind in own[1:]:
        joined = joined | kind
    return joined


class Prison(Game[State, Any, View]):
    id = "prison"
    version = 1
    seats = (1, 1)
    state_type: ClassVar[Any] = State
    action_type: ClassVar[Any] = union(actions, "Hop")
    event_type: ClassVar[Any] = union(events, "Tried")
    view_type: ClassVar[Any] = View

    def options(self, seats: int) -> tuple[Option, ...]:
        return OPTIONS

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return start("solo", options["level"], options["sight"] == "on")

    def active(self, state: State) -> tuple[Seat, ...]:
        if state.result:
            return ()
        if chance.speaks(state):
            return (CHANCE,)
        return (NP,) if state.stage == "np" and not state.agenda else (PLAYER,)

    def legal(self, state: State, seat: Seat) -> Sequence[Any]:
        if seat not in self.active(state):
            return ()
        if seat == CHANCE:
            return tuple(action for action, _ in chance.odds(state) or ())
        if seat == NP:
            return (np.np_action(state),)
        return tuple(a for a in thinkable(state) if refuse(state, (seat,), seat, a) is None)

    def refuse(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        asked = tuple(filter(is_player, self.active(state)))
        return refuse(state, asked, seat, action)

    def apply(self, state: State, seat: Seat, action: Any, emit: Emit | None = None) -> State:
        if seat == CHANCE:
            return settled(chance.happens(state, action, emit), emit)
        does = np.DOES if seat == NP else doing.DOES
        return settled(does[type(action)](state, action, emit), emit)

    def outcome(self, state: State) -> Outcome | None:
        return state.result

    def prompt(self, state: State, seat: Seat) -> Prompt:
        if state.result:
            return Prompt("prison-prompt-over")
        if seat in self.active(state):
            return Prompt(f"prison-prompt-{expected(state)}", {"ap": state.ap})
        return Prompt("prison-prompt-wait")

    def draw(self, state: State, rng: Random) -> Any:
        return chance.draw(state, rng)

    def chances(self, state: State) -> Sequence[tuple[Any, float]] | None:
        return chance.odds(state) if chance.speaks(state) else None

    def view(self, state: State, seat: Seat | None, help: Help = Help.NORMAL) -> View:
        return view(state)

    def imagine(self, state: State, seat: Seat, rng: Random, recall: Recall = PERFECT) -> State:
        """Nothing is hidden: what is not known yet is not decided yet."""
        return state

    def bound(self, state: State) -> int:
        """A turn of the player is at most five moves; a round of the NP has 32 NPC at most."""
        return MOST_TURNS * (5 * 40 + 32 * 60)
