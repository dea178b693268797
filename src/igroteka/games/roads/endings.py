"""What follows a card: whose turn it is, and whether the game is over."""

from msgspec.structs import replace

from igroteka.kernel import Emit, Outcome, Seat

from .events import Closed, Kept, Out, Over
from .laying import can_lay, fits_anywhere
from .scoring import heap_outcome
from .state import State, after


def after_card(state: State, emit: Emit | None) -> State:
    """The player at turn has just laid a card."""
    if emit and state.network.closed:
        emit(Closed())
    match state.options.variant:
        case "duel":
            return after_duel_card(state, emit)
        case "newspaper":
            return after_newspaper_card(state, emit)
        case "heap":
            return after_heap_card(state, emit)


def over(state: State, outcome: Outcome, emit: Emit | None) -> State:
    if emit:
        emit(Over(outcome.winners, outcome.reason))
    return replace(state, stage="over", result=outcome)


def after_duel_card(state: State, emit: Emit | None) -> State:
    """In this order: closed, all laid, no move (R-1.3)."""
    if state.network.closed:
        return over(state, Outcome((state.second,), "roads-over-closed", "R-1.3"), emit)
    if state.options.lanes and nothing_fits(state):
        return over(state, Outcome((state.second,), "roads-over-nothing-fits", "R-L2"), emit)
    if not any(state.hands):
        return over(state, Outcome((state.starter,), "roads-over-all-laid", "R-1.4"), emit)
    mover = after(state.turn, state.seats)
    if not can_lay(state, mover):
        return over(state, Outcome((), "roads-over-no-move", "R-1.5"), emit)
    return replace(state, turn=mover)


def nothing_fits(state: State) -> bool:
    """Cards are left, but none of either hand fits anywhere: with lanes, closed (R-L2)."""
    unlaid = state.hands[0] + state.hands[1]
    return bool(unlaid) and not fits_anywhere(state.network, unlaid)


def after_newspaper_card(state: State, emit: Emit | None) -> State:
    """Who cannot move is out for good; when it comes round to the layer it is over (R-2.3)."""
    seat, out = after(state.turn, state.seats), state.out
    while seat != state.turn:
        if seat not in out:
            if can_lay(state, seat):
                return replace(state, turn=seat, out=out)
            out = (*out, seat)
            if emit:
                emit(Out(seat))
        seat = after(seat, state.seats)
    laid_last = Outcome((state.turn,), "roads-over-laid-last", "R-2.4")
    return over(replace(state, out=out), laid_last, emit)


def after_heap_card(state: State, emit: Emit | None) -> State:
    if state.network.closed:
        return over(state, heap_outcome(state, "roads-over-heap-closed"), emit)
    if not state.box and not any(state.hands):
        return over(state, heap_outcome(state, "roads-over-heap-all-laid"), emit)
    return heap_turn(replace(state, idle=0), after(state.turn, state.seats), emit)


def heap_turn(state: State, seat: Seat, emit: Emit | None) -> State:
    """The next player draws; with the heap gone, goes on with what is held (R-3.4)."""
    if state.box:
        return replace(state, stage="draw", turn=seat)
    return heap_lay(replace(state, turn=seat), emit)


def heap_lay(state: State, emit: Emit | None) -> State:
    """The player at turn lays if possible; otherwise the turn is over and the cards are kept."""
    if can_lay(state, state.turn):
        return replace(state, stage="lay")
    if emit and state.hand:
        emit(Kept(state.turn))
    idle = state.idle + 1
    if idle >= state.seats and not state.box:
        return over(state, heap_outcome(state, "roads-over-heap-stuck"), emit)
    return heap_turn(replace(state, idle=idle), after(state.turn, state.seats), emit)
