"""Roads: rules of the three variants, by the clauses in rules/en.md."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar

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
    game_over,
    not_a_players_move,
    not_your_turn,
    players,
)
from igroteka.parts.deck import without
from igroteka.parts.grid import cell_at

from . import options as setup
from .account import account
from .actions import Deal, Draw, DrawLots, Lay, RoadsAction
from .aloud import aloud
from .belief import imagined
from .box import BOX
from .components import components
from .dealing import draw_card, draw_lots, sampled_deal, share_out, with_hand
from .decks import deck
from .endings import after_card
from .events import Laid, RoadsEvent
from .faces import turned
from .goals import GOALS
from .laying import placements
from .network import Card, grown, joined_sides
from .prompts import prompt
from .purpose import purpose
from .refusing import refuse_lay
from .state import State
from .text import Table
from .view import View, view
from .words import words

OVER_CLAUSE = {"duel": "R-1.3", "newspaper": "R-2.3", "heap": "R-3.4"}


class Roads(Game[State, RoadsAction, View]):
    id: ClassVar[str] = "roads"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (2, 6)
    box = BOX
    state_type = State
    action_type = RoadsAction
    event_type = RoadsEvent
    view_type = View
    pictures = (Table(),)
    goals = GOALS

    def options(self, seats: int) -> tuple[Option, ...]:
        return setup.choices(seats)

    def settle(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        return setup.settled(seats, given)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        chosen = setup.read(options)
        nothing: tuple[tuple[str, ...], ...] = ((),) * seats
        return State(chosen, seats, "lots", deck(chosen, seats), nothing, (0,) * seats)

    def active(self, state: State) -> tuple[Seat, ...]:
        if state.stage == "over":
            return ()
        return (state.turn,) if state.stage == "lay" else (CHANCE,)

    def legal(self, state: State, seat: Seat) -> Sequence[RoadsAction]:
        if state.stage == "lay" and seat == state.turn:
            return placements(state, seat)
        if seat == CHANCE:
            return tuple(action for action, _ in self.chances(state) or ())
        return ()

    def refuse(self, state: State, seat: Seat, action: RoadsAction) -> Refusal | None:
        if state.stage == "over":
            return game_over(OVER_CLAUSE[state.options.variant])
        if state.stage != "lay" or seat != state.turn:
            return not_your_turn("R-P3")
        if not isinstance(action, Lay):
            return not_a_players_move("R-P3")
        return refuse_lay(state, seat, action)

    def apply(
        self, state: State, seat: Seat, action: RoadsAction, emit: Emit | None = None
    ) -> State:
        match action:
            case Lay():
                return lay(state, action, emit)
            case Draw():
                return draw_card(state, action, emit)
            case Deal():
                return share_out(state, action, emit)
            case DrawLots():
                return draw_lots(state, action, emit)

    def outcome(self, state: State) -> Outcome | None:
        return state.result

    def account(self, state: State, told: Sequence[Event]) -> Iterable[Item]:
        return account(state, told)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return prompt(state, seat)

    def words(self, state: State, seat: Seat, action: RoadsAction) -> Words:
        return words(action)

    def draw(self, state: State, rng: Random) -> RoadsAction:
        match state.stage:
            case "lots":
                return DrawLots(Seat(rng.randrange(state.seats)))
            case "deal":
                return sampled_deal(state, rng)
            case "draw":
                return Draw(rng.choice(state.box))
        raise LookupError(f"nothing is drawn at stage {state.stage}")

    def chances(self, state: State) -> Sequence[tuple[RoadsAction, float]] | None:
        match state.stage:
            case "lots":
                return [(DrawLots(seat), 1 / state.seats) for seat in players(state.seats)]
            case "draw":
                box = state.box
                return [(Draw(face), box.count(face) / len(box)) for face in dict.fromkeys(box)]
        return None

    def view(self, state: State, seat: Seat | None, help: Help = Help.NORMAL) -> View:
        return view(state, seat, help)

    def purpose(self, view: View, seat: Seat | None) -> Words:
        return purpose(view, seat)

    def aloud(self, view: View) -> tuple[Passage, ...]:
        return aloud(view)

    def imagine(self, state: State, seat: Seat, rng: Random, recall: Recall = PERFECT) -> State:
        return imagined(state, seat, rng)

    def reveals(self, state: State, seat: Seat, action: RoadsAction) -> tuple[Seat, ...]:
        """A card laid was hidden, unless with two hands and nothing aside it could be counted.

        Whoever goes out by it shows all, the layer too, that nothing in that hand fits.
        """
        if state.seats == 2 and not state.box:
            return ()
        if self.apply(state, seat, action).out != state.out:
            return players(state.seats)
        return tuple(other for other in players(state.seats) if other != seat)

    def components(self, seats: int, options: Mapping[str, str]) -> Components:
        return components(setup.read(options), seats)

    def bound(self, state: State) -> int:
        cards = len(state.box) + sum(map(len, state.hands))
        return 2 * cards + 2


def lay(state: State, action: Lay, emit: Emit | None) -> State:
    """One card a turn (R-P3)."""
    seat, cell = state.turn, cell_at(action.x, action.y)
    sides = turned(action.face, action.turn)
    joined = joined_sides(state.network.ends[cell]) if state.network.cards else 1
    if emit:
        emit(Laid(seat, action.face, action.x, action.y, action.turn, joined))
    card = Card(action.face, action.turn, seat)
    laid = replace(
        state,
        network=grown(state.network, state.options, cell, card, sides),
        hands=with_hand(state, seat, without(state.hands[seat], action.face)),
        joined=plus(state.joined, seat, joined),
    )
    return after_card(laid, emit)


def plus(joined: tuple[int, ...], seat: Seat, roads: int) -> tuple[int, ...]:
    return (*joined[:seat], joined[seat] + roads, *joined[seat + 1 :])
