"""Before the first card: lots are drawn, cards are shared out or lie in a heap."""

from random import Random

from msgspec.structs import replace

from igroteka.kernel import Emit, Seat, players
from igroteka.parts.deck import deal, with_card, without

from .actions import Deal, Draw, DrawLots
from .endings import heap_lay, heap_turn
from .events import Dealt, Drawn, Lots
from .state import State


def draw_lots(state: State, lots: DrawLots, emit: Emit | None) -> State:
    if emit:
        emit(Lots(lots.starter))
    started = replace(state, starter=lots.starter, turn=lots.starter)
    if state.options.variant == "heap":
        return heap_turn(started, lots.starter, emit)
    return replace(started, stage="deal")


def sampled_deal(state: State, rng: Random) -> Deal:
    hands, aside = deal(state.box, hand_sizes(state), rng)
    return Deal(hands, aside)


def hand_sizes(state: State) -> tuple[int, ...]:
    """Shared out evenly; the rest lies aside unseen (R-1.1, R-2.1)."""
    return (len(state.box) // state.seats,) * state.seats


def share_out(state: State, dealt: Deal, emit: Emit | None) -> State:
    if emit:
        for seat in players(state.seats):
            hand = dealt.hands[seat]
            emit(Dealt(seat, len(hand), hand), (seat,), Dealt(seat, len(hand)))
    return replace(state, stage="lay", hands=dealt.hands, box=dealt.aside)


def draw_card(state: State, drawn: Draw, emit: Emit | None) -> State:
    """One card, blindly, from the heap to the player at turn (R-3.2)."""
    box = without(state.box, drawn.face)
    if emit:
        told = Drawn(state.turn, len(box), drawn.face)
        emit(told, (state.turn,), Drawn(state.turn, len(box)))
    hands = with_hand(state, state.turn, with_card(state.hand, drawn.face))
    return heap_lay(replace(state, box=box, hands=hands), emit)


def with_hand(state: State, seat: Seat, hand: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])
