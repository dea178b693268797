"""Completing and winning: sets are laid at once, also in another's turn (C-W1, C-W2, C-W3)."""

from msgspec.structs import replace

from igroteka.kernel import Emit, Outcome, Seat
from igroteka.parts.deck import with_card

from .cards import (
    AIRSHIP,
    CODE,
    FLYING,
    FUEL,
    FUEL_SET,
    MACHINES,
    PARTS,
    POWER,
    POWER_SET,
    SET_OF,
)
from .events import Completed, Over
from .memory import all_see_leave
from .state import Hand, State, with_hand


def gain(state: State, seat: Seat, card: int, emit: Emit | None) -> State:
    """The card comes to the hand; what it completes is laid before anything else happens."""
    hand = with_card(state.hands[seat], card)
    held = replace(state, hands=with_hand(state.hands, seat, hand))
    return lay_sets(held, seat, SET_OF[card], emit)


def lay_sets(state: State, seat: Seat, number: int, emit: Emit | None) -> State:
    """Looks at the one set that has grown."""
    hand = state.hands[seat]
    if number in MACHINES:
        if not holds_all(hand, number):
            return state
        return escape(lay_down(state, seat, number, emit), seat, emit)
    if number == FUEL_SET:
        return escape(state, seat, emit)
    if number in (AIRSHIP, POWER_SET) and POWER in hand and holds_all(hand, AIRSHIP):
        flown = lay_down(lay_down(state, seat, AIRSHIP, emit), seat, POWER_SET, emit)
        return over(flown, Outcome((seat,), "clockwork-over-airship", "C-W2"), emit)
    return state


def holds_all(hand: Hand, number: int) -> bool:
    for part in PARTS[number]:  # noqa: SIM110 - half the time of `all`
        if part not in hand:
            return False
    return True


def escape(state: State, seat: Seat, emit: Emit | None) -> State:
    """A flying machine, a code breaker and a fuel supplier (C-W3)."""
    laid = state.laid[seat]
    if FUEL not in state.hands[seat]:
        return state
    if not any(s in FLYING for s in laid) or not any(s in CODE for s in laid):
        return state
    flown = lay_down(state, seat, FUEL_SET, emit)
    return over(flown, Outcome((seat,), "clockwork-over-machines", "C-W3"), emit)


def lay_down(state: State, seat: Seat, number: int, emit: Emit | None) -> State:
    """Open before its owner; the end phase has moved on (C-Z3)."""
    if emit:
        emit(Completed(seat, number))
    hand, memory = list(state.hands[seat]), state.memory
    for card in PARTS[number]:
        hand.remove(card)
        memory = all_see_leave(memory, seat, card)
    laid = (*state.laid[:seat], (*state.laid[seat], number), *state.laid[seat + 1 :])
    hands = with_hand(state.hands, seat, tuple(hand))
    return replace(state, hands=hands, laid=laid, memory=memory, idle=0)


def over(state: State, outcome: Outcome, emit: Emit | None) -> State:
    if emit:
        emit(Over(outcome.winners, outcome.reason))
    return replace(state, stage="over", result=outcome)
