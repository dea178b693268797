"""Lantern's rules."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from msgspec.structs import replace

from igroteka.kernel import (
    CHANCE,
    CLOCK,
    NP,
    PERFECT,
    Box,
    Emit,
    Game,
    Help,
    Option,
    Outcome,
    Prompt,
    Rate,
    Recall,
    Refusal,
    Seat,
    Timer,
    Words,
    players,
    words_for,
)

from . import round as course
from .actions import (
    Blow,
    Find,
    LanternAction,
    Peek,
    Rest,
    Rummage,
    SandOut,
    Scatter,
    Swap,
    Take,
)
from .belief import imagined
from .events import LanternEvent
from .refusing import refuse
from .secrets import hidden
from .state import ASIDE, HAND, OIL, PLACES, State, full_places
from .view import Preview, View, view

GUST_ODDS = 0.25
PEEKS = Rate("peek", 2, 1000)
COSTS_MS = {Peek: 600, Swap: 1500, Rummage: 1000, Rest: 200}


class Lantern(Game[State, LanternAction, View]):
    id: ClassVar[str] = "lantern"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (2, 3)
    box = Box(hidden=hidden)
    state_type = State
    action_type = LanternAction
    event_type = LanternEvent
    view_type = View
    preview_type: ClassVar[Any] = Preview

    def options(self, seats: int) -> tuple[Option, ...]:
        return (
            Option("rounds", ("2", "1")),
            Option("sand", ("3", "off"), "[1-9][0-9]?", "seconds"),
        )

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        sand_ms = 0 if options["sand"] == "off" else 1000 * int(options["sand"])
        box = tuple(range(1, seats * HAND + PLACES + ASIDE + 1))
        hands: tuple[tuple[int, ...], ...] = ((),) * seats
        rounds = int(options["rounds"])
        return State(seats, rounds, sand_ms, "deal", box, hands, (), ((),) * seats, (0,) * seats)

    def active(self, state: State) -> tuple[Seat, ...]:
        match state.stage:
            case "search":
                chance = (CHANCE,) if state.rummaging else ()
                clock = (CLOCK,) if state.sand_ms else ()
                return (*searching(state), *chance, *clock)
            case "keeper":
                return (NP,)
            case "over":
                return ()
        return (CHANCE,)

    def legal(self, state: State, seat: Seat) -> Sequence[LanternAction]:
        if seat not in self.active(state):
            return ()
        if seat == CHANCE:
            return tuple(action for action, _ in self.chances(state) or ())
        if seat == CLOCK:
            return (SandOut(state.round),)
        if seat == NP:
            return (Take(full_places(state)[0]),)
        return moves(state, seat)

    def refuse(self, state: State, seat: Seat, action: LanternAction) -> Refusal | None:
        return refuse(state, searching(state), seat, action)

    def plain(self, action: LanternAction) -> LanternAction:
        return replace(action, shake=0) if isinstance(action, Swap) else action

    def apply(
        self, state: State, seat: Seat, action: LanternAction, emit: Emit | None = None
    ) -> State:
        return course.after(replace(state, time=state.time + 1), seat, action, emit)

    def outcome(self, state: State) -> Outcome | None:
        return state.result

    def prompt(self, state: State, seat: Seat) -> Prompt:
        if state.stage == "search":
            asked = "search" if seat in searching(state) else "wait"
            return Prompt(f"lantern-prompt-{asked}", {"round": state.round})
        return Prompt(f"lantern-prompt-{state.stage}")

    def words(self, state: State, seat: Seat, action: LanternAction) -> Words:
        if isinstance(action, Swap):
            return words_for(self.id, action, place=action.place, card=action.card)
        return super().words(state, seat, action)

    def draw(self, state: State, rng: Random) -> LanternAction:
        if state.stage == "deal":
            return course.shuffled_deal(state, rng)
        if state.stage == "scatter":
            return Scatter(tuple(rng.sample(state.cellar, len(state.cellar))))
        actions, odds = zip(*self.chances(state) or (), strict=True)
        return rng.choices(actions, odds)[0]  # type: ignore[no-any-return]

    def chances(self, state: State) -> Sequence[tuple[LanternAction, float]] | None:
        if state.stage == "blow":
            return [(Blow(True), GUST_ODDS), (Blow(False), 1 - GUST_ODDS)]
        if state.stage == "search" and state.rummaging:
            places = full_places(state)
            return [(Find(state.rummaging[0], place), 1 / len(places)) for place in places]
        return None

    def timers(self, state: State) -> tuple[Timer, ...]:
        if state.stage != "search" or not state.sand_ms:
            return ()
        return (Timer(f"sand-{state.round}", state.sand_ms, SandOut(state.round)),)

    def rate(self, action: LanternAction) -> Rate | None:
        return PEEKS if isinstance(action, Peek) else None

    def cost_ms(self, action: LanternAction) -> int:
        return COSTS_MS.get(type(action), 0)

    def view(self, state: State, seat: Seat | None, help: Help = Help.NORMAL) -> View:
        return view(state, seat, help)

    def imagine(self, state: State, seat: Seat, rng: Random, recall: Recall = PERFECT) -> State:
        return imagined(state, seat, rng, recall)

    def preview(self, state: State, seat: Seat, action: LanternAction) -> Preview | None:
        if isinstance(action, Peek | Swap | Rummage):
            return Preview(state.oil[seat] - 1)
        return None

    def reveals(self, state: State, seat: Seat, action: LanternAction) -> tuple[Seat, ...]:
        return (seat,) if isinstance(action, Peek | Swap) else ()

    def bound(self, state: State) -> int:
        a_round = 1 + state.seats * (2 * OIL + 1) + 3
        return 1 + state.rounds * a_round


def searching(state: State) -> tuple[Seat, ...]:
    """Those with oil left whose hand is not in the dark."""
    if state.stage != "search":
        return ()
    ready = (seat for seat in players(state.seats) if state.oil[seat])
    return tuple(seat for seat in ready if seat not in state.rummaging)


def moves(state: State, seat: Seat) -> tuple[LanternAction, ...]:
    places = full_places(state)
    peeks = (Peek(place) for place in places)
    swaps = (Swap(place, card) for place in places for card in state.hands[seat])
    return (*peeks, *swaps, Rummage(), Rest())
