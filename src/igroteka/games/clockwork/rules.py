"""Clockwork: escape from the floating city, by the clauses in rules/en.md."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar

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
    is_player,
)

from . import challenge, dealing, discards, moving, towers, yard
from . import options as setup
from .account import account
from .actions import (
    Choose,
    ClockworkAction,
    Deal,
    Demand,
    Discard,
    Give,
    Keep,
    Lay,
    Point,
    Rest,
    Return,
    Seek,
    Straight,
    Swap,
    Take,
    Throw,
    ThrowForStart,
    Walk,
)
from .aloud import aloud
from .belief import imagined
from .board import TOWERS
from .box import BOX
from .components import components
from .dice import ODDS, THROWS, thrown
from .endphase import MOST_ROUNDS, end_turn, finish
from .events import ClockworkEvent, Rested
from .goals import GOALS
from .memory import Memory
from .prompts import prompt
from .purpose import purpose
from .refusing import refuse
from .reveals import reveals
from .state import State
from .text import City, Hands, Table
from .view import View, looked_back, view
from .words import words

# What can be answered at each stage by the one who is asked.
ANSWERS: dict[str, Callable[[State], Sequence[ClockworkAction]]] = {
    "move": moving.moves,
    "arrive": yard.on_arrival,
    "extra": moving.extras,
    "towers": towers.acts,
    "point": towers.discards_to_point_at,
    "swap": towers.swaps,
    "give": challenge.gifts,
    "return": challenge.returns,
    "counter": challenge.counters,
    "discard": discards.discards,
    "lay": discards.free_places,
}

CHANCE_STAGES = ("throw", "deal", "start")
BY_CHANCE = (CHANCE,)
MOST_STEPS_A_TURN = 14


class Clockwork(Game[State, ClockworkAction, View]):
    id: ClassVar[str] = "clockwork"
    version: ClassVar[int] = 2
    seats: ClassVar[tuple[int, int]] = (setup.FEWEST_PLAYERS, setup.MOST_PLAYERS)
    box = BOX
    state_type = State
    action_type = ClockworkAction
    event_type = ClockworkEvent
    view_type = View
    pictures = (City(), Table(), Hands())
    goals = GOALS

    def options(self, seats: int) -> tuple[Option, ...]:
        return setup.choices()

    def settle(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        return setup.settled(seats, given)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        """All characters start at the Towers (C-S1)."""
        nothing: tuple[tuple[int, ...], ...] = ((),) * seats
        return State(
            setup.read(options),
            seats,
            "choose",
            hands=nothing,
            where=(TOWERS,) * seats,
            laid=nothing,
            memory=Memory(private=((),) * seats),
            characters=(dealing.NOBODY_YET,) * seats,
        )

    def active(self, state: State) -> tuple[Seat, ...]:
        stage = state.stage
        if stage in ANSWERS:
            return (state.asked,)
        if stage in CHANCE_STAGES:
            return BY_CHANCE
        return dealing.choosing(state) if stage == "choose" else ()

    def legal(self, state: State, seat: Seat) -> Sequence[ClockworkAction]:
        answers = ANSWERS.get(state.stage)
        if answers is not None:
            return answers(state) if seat == state.asked else ()
        if state.stage == "throw":
            return THROWS if seat == CHANCE else ()
        if state.stage == "choose" and seat in dealing.choosing(state):
            return dealing.free_characters(state)
        return ()

    def refuse(self, state: State, seat: Seat, action: ClockworkAction) -> Refusal | None:
        return refuse(state, seat, action, self.legal(state, seat) if is_player(seat) else ())

    def apply(
        self, state: State, seat: Seat, action: ClockworkAction, emit: Emit | None = None
    ) -> State:
        match action:
            case Throw():
                return moving.throw(state, action, emit)
            case Walk():
                return moving.walk(state, action.to, emit)
            case Lay():
                return discards.lay(state, action.place, emit)
            case Discard():
                return discards.discard(state, action.card, emit)
            case Rest():
                return rest(state, emit)
            case Seek():
                return towers.seek(state, action.card, emit)
            case Point():
                return towers.point(state, action.place, emit)
            case Demand():
                return challenge.demand(state, seat, action.of, action.card, emit)
            case Give():
                return challenge.give(state, action.card, emit)
            case Return():
                return challenge.give_back(state, action.card, emit)
            case Swap():
                return towers.swap(state, action.card, emit)
            case Straight():
                return moving.go_straight(state, action.to, emit)
            case Take():
                return yard.take(state, emit)
            case Keep():
                return discards.keep(state, emit)
            case Choose():
                return dealing.choose(state, seat, action.character, emit)
            case Deal():
                return dealing.share_out(state, action, emit)
            case ThrowForStart():
                return dealing.begin(state, action, emit)

    def outcome(self, state: State) -> Outcome | None:
        return state.result

    def account(self, state: State, told: Sequence[Event]) -> Iterable[Item]:
        return account(state, told)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return prompt(state, seat)

    def words(self, state: State, seat: Seat, action: ClockworkAction) -> Words:
        return words(action)

    def draw(self, state: State, rng: Random) -> ClockworkAction:
        match state.stage:
            case "throw":
                return thrown(rng)
            case "deal":
                return dealing.sampled_deal(state, rng)
            case "start":
                return dealing.sampled_start(state, rng)
        raise LookupError(f"nothing is left to chance at stage {state.stage}")

    def chances(self, state: State) -> Sequence[tuple[ClockworkAction, float]] | None:
        return ODDS if state.stage == "throw" else None

    def view(self, state: State, seat: Seat | None, help: Help = Help.NORMAL) -> View:
        return view(state, seat, help)

    def purpose(self, view: View, seat: Seat | None) -> Words:
        return purpose(view, seat)

    def look_back(self, state: State, seat: Seat | None, help: Help = Help.NORMAL) -> View:
        return looked_back(state)

    def aloud(self, view: View) -> tuple[Passage, ...]:
        return aloud(view)

    def imagine(self, state: State, seat: Seat, rng: Random, recall: Recall = PERFECT) -> State:
        return imagined(state, seat, rng, recall)

    def reveals(self, state: State, seat: Seat, action: ClockworkAction) -> tuple[Seat, ...]:
        return reveals(state, seat, action, self.apply(state, seat, action))

    def components(self, seats: int, options: Mapping[str, str]) -> Components:
        return components()

    def bound(self, state: State) -> int:
        before = state.seats + len(CHANCE_STAGES)
        return before + MOST_ROUNDS * state.seats * MOST_STEPS_A_TURN


def rest(state: State, emit: Emit | None) -> State:
    """No search, no demand, no extra: the turn ends (C-R5); after a counter it may go on."""
    if emit:
        emit(Rested(state.asked))
    return finish(state, emit) if state.stage == "counter" else end_turn(state, emit)
