"""Prison's rules: short ways into the files named by their nouns."""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from random import Random
from typing import Any, ClassVar

from msgspec.structs import replace

from igroteka.kernel import (
    CHANCE,
    NP,
    PERFECT,
    Action,
    Components,
    Emit,
    Event,
    Game,
    Help,
    Item,
    Option,
    Outcome,
    Passage,
    Prompt,
    Recall,
    Refusal,
    Seat,
    Words,
    is_player,
)

from . import actions, chance, duel_events, events, npc_events
from . import options as setup
from .box import BOX
from .components import components
from .duel import doors as duel
from .duel.belief import imagined
from .goals import GOALS
from .icons import LEVELS
from .npc import round as np
from .state import NONE, State
from .telling.account import account
from .telling.aloud import aloud
from .telling.purpose import purpose
from .telling.reports import report
from .telling.text import Dungeon
from .telling.view import View, view
from .telling.words import as_a_walk, words
from .turn import moves
from .turn.course import carried_on, start
from .turn.length import longest
from .turn.prompts import is_own_turn, waits_for
from .turn.refusals import allowed, expected, refuse
from .turn.thinkable import thinkable

PLAYER = Seat(0)


def union(base: type, *modules: Any) -> Any:
    """All kinds of it that are written in these modules."""
    return reduce(or_, (kind for module in modules for kind in kinds_in(module, base)))


def kinds_in(module: Any, base: type) -> list[Any]:
    kinds = [k for k in vars(module).values() if isinstance(k, type) and issubclass(k, base)]
    return [kind for kind in kinds if kind.__module__ == module.__name__]


def done_by(state: State, seat: Seat, action: Any, emit: Emit | None) -> State:
    if seat == CHANCE:
        return chance.happens(state, action, emit)
    if state.mode == "duel" and type(action) in duel.DOES:
        return duel.DOES[type(action)](state, seat, action, emit)
    does = np.DOES if seat == NP else moves.DOES
    return does[type(action)](state, action, emit)


class Prison(Game[State, Any, View]):
    id = "prison"
    version = 4
    seats = (setup.SOLO, setup.DUEL)
    box = BOX
    goals = GOALS
    state_type: ClassVar[Any] = State
    action_type: ClassVar[Any] = union(Action, actions)
    event_type: ClassVar[Any] = union(Event, events, duel_events, npc_events)
    view_type: ClassVar[Any] = View
    pictures = (Dungeon(),)

    def options(self, seats: int) -> tuple[Option, ...]:
        return setup.choices(seats)

    def settle(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        return setup.settled(seats, given)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        level, sight = options.get("level", LEVELS[0]), options.get("sight", "off")
        return start(options["game"], level, sight == "on")

    def active(self, state: State) -> tuple[Seat, ...]:
        if state.result:
            return ()
        if chance.speaks(state):
            return (CHANCE,)
        if state.mode == "duel":
            return duel.asked(state)
        return (NP,) if state.stage == "np" and not state.agenda else (PLAYER,)

    def legal(self, state: State, seat: Seat) -> Sequence[Any]:
        if seat not in self.active(state):
            return ()
        if seat == CHANCE:
            return tuple(action for action, _ in chance.odds(state) or ())
        if seat == NP:
            return (np.np_action(state),)
        return tuple(allowed(state, seat, (*duel.thinkable(state, seat), *thinkable(state))))

    def refuse(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        asked = tuple(filter(is_player, self.active(state)))
        return refuse(state, asked, seat, action)

    def apply(self, state: State, seat: Seat, action: Any, emit: Emit | None = None) -> State:
        after = carried_on(done_by(state, seat, action, emit), emit)
        thrown = chance.dice_of(action)
        return after if after.thrown == thrown else replace(after, thrown=thrown)

    def outcome(self, state: State) -> Outcome | None:
        return state.result

    def account(self, state: State, told: Sequence[Event]) -> Iterable[Item]:
        return account(state, told)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        if state.result:
            return Prompt("prison-prompt-over")
        if seat in self.active(state):
            return Prompt(f"prison-prompt-{expected(state)}", {"ap": state.ap})
        if chance.speaks(state) and is_own_turn(state, seat):
            return Prompt(f"prison-prompt-{waits_for(state)}")
        return Prompt("prison-prompt-wait")

    def words(self, state: State, seat: Seat, action: Any) -> Words:
        return words(state, action)

    def deed_words(self, state: State, seat: Seat, actions: Sequence[Any]) -> tuple[Words, ...]:
        return as_a_walk(state, actions, super().deed_words(state, seat, actions))

    def draw(self, state: State, rng: Random) -> Any:
        return chance.draw(state, rng)

    def chances(self, state: State) -> Sequence[tuple[Any, float]] | None:
        return chance.odds(state) if chance.speaks(state) else None

    def view(self, state: State, seat: Seat | None, help: Help = Help.NORMAL) -> View:
        return view(state, NONE if seat is None else seat)

    def purpose(self, view: View, seat: Seat | None) -> Words:
        return purpose(view)

    def report(self, view: View, event: Event) -> Words:
        return report(view, event)

    def aloud(self, view: View) -> tuple[Passage, ...]:
        return aloud(view)

    def imagine(self, state: State, seat: Seat, rng: Random, recall: Recall = PERFECT) -> State:
        return imagined(state, seat, rng)

    def reveals(self, state: State, seat: Seat, action: Any) -> tuple[Seat, ...]:
        return duel.reveals(state, seat, action)

    def components(self, seats: int, options: Mapping[str, str]) -> Components:
        return components(options["game"])

    def bound(self, state: State) -> int:
        """Turns are counted (P-7.7); `length` adds up what each may hold."""
        return longest(state.mode)
