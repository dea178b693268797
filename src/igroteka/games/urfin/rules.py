"""Urfin: towers and walls against wooden soldiers, by the clauses in rules/en.md."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from igroteka.kernel import (
    CHANCE,
    CLOCK,
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
    Rate,
    Recall,
    Refusal,
    Seat,
    Timer,
    Words,
    is_player,
    players,
)

from . import agreeing, building, drawing, marching, sand, turns
from . import options as chosen
from .account import account
from .actions import (
    Aim,
    Done,
    Grab,
    LetGo,
    Meet,
    Put,
    PutBack,
    Reach,
    Ready,
    SandOut,
    Take,
    Throw,
    Touch,
    UrfinAction,
)
from .aloud import aloud
from .belief import imagined
from .box import BOX
from .components import components
from .country import DONE, country
from .ending import MOST_TURNS
from .events import UrfinEvent
from .goals import GOALS
from .hands import ADULT_SHARE, MOST_LETS, groping, hand_of
from .hovering import hovering
from .preview import Preview
from .prompts import prompt
from .purpose import purpose
from .refusing import refuse
from .setup import set_up
from .state import State
from .text import Land
from .view import View, view
from .words import words

TOUCHES = Rate("touch", 6, 1000)
COSTS_MS: dict[type[UrfinAction], int] = {
    Aim: 500,
    Reach: 1000,
    Touch: 170,
    Take: 300,
    LetGo: 500,
    Grab: 500,
    PutBack: 300,
    Put: 1200,
    Done: 200,
}


class Urfin(Game[State, UrfinAction, View]):
    id: ClassVar[str] = "urfin"
    version: ClassVar[int] = 2
    seats: ClassVar[tuple[int, int]] = (chosen.FEWEST_PLAYERS, chosen.MOST_PLAYERS)
    box = BOX
    state_type = State
    action_type = UrfinAction
    event_type = UrfinEvent
    view_type = View
    pictures = (Land(),)
    goals = GOALS
    preview_type = Preview

    def options(self, seats: int) -> tuple[Option, ...]:
        return chosen.choices()

    def settle(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        return chosen.settled(seats, given)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return set_up(seats, chosen.read(options), options["map"])

    def active(self, state: State) -> tuple[Seat, ...]:
        stage = state.stage
        if stage == "march":
            return (CHANCE,)
        if stage == "ready":
            return agreeing.getting_ready(state)
        if stage == "over":
            return ()
        clock = (CLOCK,) if sand.timers(state) else ()
        if stage == "build":
            return (*building.building(state), *clock)
        chance = (CHANCE,) if groping(state) else ()
        return (*drawing.drawing(state), *chance, *clock)

    def legal(self, state: State, seat: Seat) -> Sequence[UrfinAction]:
        if seat == CHANCE:
            return tuple(action for action, _ in self.chances(state) or ())
        if seat == CLOCK:
            return tuple(timer.expiry for timer in sand.timers(state))  # type: ignore[misc]
        if not is_player(seat):
            return ()
        match state.stage:
            case "build" if seat not in state.done:
                return building.builds(state, seat)
            case "draw":
                return drawing.draws(state, seat)
            case "ready" if seat not in state.ready:
                return (*agreeing.aims(state, seat), agreeing.READY)
        return ()

    def refuse(self, state: State, seat: Seat, action: UrfinAction) -> Refusal | None:
        return refuse(state, seat, action)

    def plain(self, action: UrfinAction) -> UrfinAction:
        return replace(action, dx=0, dy=0) if isinstance(action, Put) else action

    def apply(
        self, state: State, seat: Seat, action: UrfinAction, emit: Emit | None = None
    ) -> State:
        match action:
            case Grab():
                return building.grab(state, seat, action.part, emit)
            case Put():
                return building.put(state, seat, action, emit)
            case PutBack():
                return building.put_back(state, seat, emit)
            case Done():
                return building.done(state, seat, emit)
            case Aim():
                return agreeing.aim(state, seat, action, emit)
            case Ready():
                return agreeing.ready(state, seat, emit)
            case Reach():
                return drawing.reach(state, seat, emit)
            case Meet():
                return drawing.meet(state, action, emit)
            case Touch():
                return drawing.touch(state, seat, action, emit)
            case Take():
                return drawing.take(state, seat, emit)
            case LetGo():
                return drawing.let_go(state, seat, emit)
            case Throw():
                return throw(state, action, emit)
            case SandOut():
                return sand.sand_out(state, emit)

    def outcome(self, state: State) -> Outcome | None:
        return state.result

    def account(self, state: State, told: Sequence[Event]) -> Iterable[Item]:
        return account(state, told)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return prompt(state, seat)

    def words(self, state: State, seat: Seat, action: UrfinAction) -> Words:
        return words(state, seat, action)

    def forfeit(self, seats: int, resigned: tuple[Seat, ...]) -> Outcome | None:
        """The team plays on to the last."""
        if any(seat not in resigned for seat in players(seats)):
            return None
        return Outcome((), "urfin-over-resigned", "U-E1")

    def counts_as(self, state: State, seat: Seat) -> UrfinAction | None:
        """Who has left counts as done; the parts lie open, and any other may build them (U-B11)."""
        return DONE if state.stage == "build" and seat not in state.done else None

    def draw(self, state: State, rng: Random) -> UrfinAction:
        if state.stage == "march":
            return Throw(mover(state), rng.choice(marching.PIPS))
        return drawing.met_by_chance(state, rng)

    def chances(self, state: State) -> Sequence[tuple[UrfinAction, float]] | None:
        if state.stage != "march":
            return drawing.meetings(state) if state.stage == "draw" else None
        odds, road = 1 / len(marching.PIPS), mover(state)
        return [(Throw(road, pips), odds) for pips in marching.PIPS]

    def timers(self, state: State) -> tuple[Timer, ...]:
        return sand.timers(state)

    def rate(self, action: UrfinAction) -> Rate | None:
        return TOUCHES if isinstance(action, Touch) else None

    def cost_ms(self, action: UrfinAction) -> int:
        return COSTS_MS.get(type(action), 0)

    def view(self, state: State, seat: Seat | None, help: Help = Help.NORMAL) -> View:
        return view(state, seat, help)

    def purpose(self, view: View, seat: Seat | None) -> Words:
        return purpose(view)

    def aloud(self, view: View) -> tuple[Passage, ...]:
        return aloud(view)

    def imagine(self, state: State, seat: Seat, rng: Random, recall: Recall = PERFECT) -> State:
        """Nothing is shown and hidden again: recall changes nothing."""
        return imagined(state, seat, rng)

    def preview(self, state: State, seat: Seat, action: UrfinAction) -> Preview | None:
        if not isinstance(action, Put) or refuse(state, seat, action):
            return None
        return hovering(state, seat, action)

    def reveals(self, state: State, seat: Seat, action: UrfinAction) -> tuple[Seat, ...]:
        """A finger learns for its owner; a hand that comes out is seen by all."""
        if isinstance(action, Touch):
            return (seat,)
        hand = hand_of(state, seat) if isinstance(action, Take) else None
        out = hand is not None and len(hand.taken) + 1 == hand.due
        return players(state.seats) if out else ()

    def components(self, seats: int, options: Mapping[str, str]) -> Components:
        return components(options["map"])

    def bound(self, state: State) -> int:
        """All that a turn may hold, for every turn there may be, and one to try."""
        seats, soldiers = state.seats, len(country(state.map).ways)
        met = MOST_LETS + ADULT_SHARE
        reaching = 1 + met * (2 + len(drawing.SPOTS))
        talking = agreeing.MOST_AIMS + 1
        placing = 2 * building.MOST_GRABS + 1
        a_turn = seats * (talking + placing) + max(2, seats) * reaching + soldiers + 1
        return (MOST_TURNS + 2) * a_turn


def mover(state: State) -> int:
    """The road whose soldier is next: they move in order, and none leaves on the way (U-M1)."""
    return state.soldiers[len(state.throws)].road


def throw(state: State, action: Throw, emit: Emit | None) -> State:
    thrown = marching.throw(state, action, emit)
    if thrown.result or len(thrown.throws) < len(thrown.soldiers):
        return thrown
    return turns.end_march(thrown, emit)
