"""Skyscraper's rules: short ways into the files named by their nouns."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from msgspec.structs import replace

from igroteka.kernel import (
    CHANCE,
    PERFECT,
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
    players,
)

from . import events, setup, turns
from .account import account
from .actions import (
    Build,
    Deal,
    Lot,
    Move,
    Pass,
    Pick,
    PutBack,
    Return,
    Send,
    Settle,
    Shift,
    SkyscraperAction,
    ToCrew,
    Undone,
)
from .aloud import aloud
from .belief import imagined
from .box import BOX
from .components import components
from .deck import BUILDING, is_building
from .ending import QUIET_ROUNDS
from .goals import GOALS
from .idleness import MOST_PICKS
from .listed import listed
from .options import FEWEST_PLAYERS, MOST_PLAYERS, choices, settled
from .plausible import is_plausible
from .preview import Preview, foreseen
from .purpose import purpose
from .refusing import refuse
from .state import ACTIONS, CREW, Hands, State
from .text import Layers
from .view import View, view
from .words import words

HANDS: dict[str, Hands] = {"forgiving": "forgiving", "real": "real", "calm": "calm"}

DOES: dict[type, Callable[[State, Any, Emit | None], State]] = {
    Lot: setup.drawn,
    Deal: setup.dealt,
    Send: turns.send,
    Pick: turns.pick,
    PutBack: turns.put_back,
    Build: turns.build,
    Move: turns.move,
    Shift: turns.shift,
    Pass: turns.passed,
    Return: turns.put,
    ToCrew: turns.put,
    Settle: turns.settle,
    Undone: turns.undone,
}


def union(module: Any) -> Any:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    own = [kind for kind in kinds if kind.__module__ == module.__name__]
    joined: Any = own[0]
    for kind in own[1:]:
        joined = joined | kind
    return joined


class Skyscraper(Game[State, SkyscraperAction, View]):
    id = "skyscraper"
    version = 5
    seats = (FEWEST_PLAYERS, MOST_PLAYERS)
    box = BOX
    state_type: ClassVar[Any] = State
    action_type: ClassVar[Any] = SkyscraperAction
    event_type: ClassVar[Any] = union(events)
    view_type: ClassVar[Any] = View
    pictures = (Layers(),)
    goals = GOALS
    preview_type: ClassVar[Any] = Preview

    def options(self, seats: int) -> tuple[Option, ...]:
        return choices()

    def settle(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        return settled(seats, given)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return setup.start(seats, HANDS[options["hands"]])

    def active(self, state: State) -> tuple[Seat, ...]:
        if state.result:
            return ()
        if state.stage in ("lot", "deal", "settle"):
            return (CHANCE,)
        return (state.workers[state.fallen[0]].seat,) if state.stage == "put" else (state.turn,)

    def legal(self, state: State, seat: Seat) -> Sequence[SkyscraperAction]:
        if seat not in self.active(state):
            return ()
        if seat == CHANCE:
            return tuple(action for action, _ in self.chances(state) or ())
        return tuple(listed(state, seat))

    def refuse(self, state: State, seat: Seat, action: SkyscraperAction) -> Refusal | None:
        return refuse(state, self.active(state), seat, action)

    def plain(self, action: SkyscraperAction) -> SkyscraperAction:
        """As `legal` lists it: how the hand did it is not chosen from a list."""
        if isinstance(action, (Send, Build, Move, Shift)) and action.hand is not None:
            return replace(action, hand=None)
        return action

    def apply(
        self, state: State, seat: Seat, action: SkyscraperAction, emit: Emit | None = None
    ) -> State:
        return DOES[type(action)](state, action, emit)

    def outcome(self, state: State) -> Outcome | None:
        return state.result

    def account(self, state: State, told: Sequence[Event]) -> Iterable[Item]:
        return account(state, told)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        if state.result:
            return Prompt("skyscraper-prompt-over")
        if state.stage == "settle":
            return Prompt("skyscraper-prompt-settle")
        if seat not in self.active(state):
            asked = state.turn if CHANCE in self.active(state) else self.active(state)[0]
            return Prompt("skyscraper-prompt-wait", {"seat": asked})
        if state.stage == "put":
            return Prompt("skyscraper-prompt-put", {"worker": state.fallen[0] % CREW})
        key = "build" if state.picked >= 0 else "act"
        return Prompt(f"skyscraper-prompt-{key}", {"left": state.left})

    def words(self, state: State, seat: Seat, action: SkyscraperAction) -> Words:
        return words(action)

    def draw(self, state: State, rng: Random) -> SkyscraperAction:
        if state.stage == "lot":
            return Lot(Seat(rng.randrange(state.seats)))
        if state.stage == "deal":
            return setup.deal(state, rng)
        return self.drawn(state, rng)[0]

    def drawn(self, state: State, rng: Random) -> tuple[SkyscraperAction, dict[str, bytes]]:
        """Gravity's answer with its film."""
        if state.stage != "settle":
            return self.draw(state, rng), {}
        from .physics import settled

        return settled(state, rng)

    def is_slow(self, state: State) -> bool:
        return state.stage == "settle"

    def excuse(self, state: State) -> SkyscraperAction | None:
        return Undone() if state.stage == "settle" else None

    def chances(self, state: State) -> Sequence[tuple[SkyscraperAction, float]] | None:
        return setup.lots(state) if state.stage == "lot" else None

    def rethrows(self, state: State) -> bool:
        """Gravity is not thrown again: another machine might see it fall otherwise (S-H1)."""
        return state.stage != "settle"

    def could_be(self, state: State, action: SkyscraperAction) -> bool:
        """Of gravity's answers only the shape is looked at."""
        return isinstance(action, Undone) or (
            isinstance(action, Settle) and is_plausible(state, action)
        )

    def view(self, state: State, seat: Seat | None, help: Help = Help.NORMAL) -> View:
        return view(state, seat, help)

    def purpose(self, view: View, seat: Seat | None) -> Words:
        return purpose(view, seat)

    def aloud(self, view: View) -> tuple[Passage, ...]:
        return aloud(view)

    def imagine(self, state: State, seat: Seat, rng: Random, recall: Recall = PERFECT) -> State:
        return imagined(state, seat, rng)

    def preview(self, state: State, seat: Seat, action: SkyscraperAction) -> Preview | None:
        return foreseen(state, action) if isinstance(action, Build) else None

    def reveals(self, state: State, seat: Seat, action: SkyscraperAction) -> tuple[Seat, ...]:
        """A card built was hidden from the others, unless they had seen it come back."""
        if not isinstance(action, Build) or not is_building(state.picked):
            return ()
        seen = state.picked in state.shown[seat]
        return () if seen else tuple(other for other in players(state.seats) if other != seat)

    def components(self, seats: int, options: Mapping[str, str]) -> Components:
        return components()

    def bound(self, state: State) -> int:
        """Three rounds at most lie between two building cards (S-E1). A turn holds cards taken up,
        actions and free moves with gravity's answers, and workers put back. Where cards come off
        they are built again: at 5 points each time that does not go on for long."""
        acts = (ACTIONS + CREW) * (2 + state.seats * CREW)
        turns = (len(BUILDING) + 1) * (QUIET_ROUNDS * state.seats + 1)
        return 2 + turns * (2 * MOST_PICKS + acts) * (1 if state.hands == "calm" else 10)
