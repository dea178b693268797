"""A hand out of the bag: its parts lie open before the whole team (U-D4, U-B11, U-A6)."""

from msgspec.structs import replace

from igroteka.kernel import Emit, Seat

from .events import Banned, Building, Drew, Shown
from .hands import with_hand
from .limits import forbidden
from .parts import added
from .state import Drawn, State


def come_out(state: State, number: int, emit: Emit | None) -> State:
    """All see the parts; those that may no longer be built with leave the game (U-D4, U-A6)."""
    hand = state.hands[number]
    shown = tuple(held.part for held in hand.taken)
    banned = tuple(part for part in shown if forbidden(part, state.limit))
    kept = tuple(Drawn(part, hand.seat) for part in shown if not forbidden(part, state.limit))
    if emit:
        tell_shown(hand.seat, shown, banned, emit)
    bag = state.bag if hand.held is None else added(state.bag, (hand.held.part,))
    return replace(
        state,
        bag=bag,
        hands=with_hand(state.hands, number, replace(hand, state="out", taken=(), held=None)),
        shown=(*state.shown, (hand.seat, shown)),
        drawn=(*state.drawn, *kept),
        out=(*state.out, *banned),
    )


def tell_shown(seat: Seat, shown: tuple[int, ...], banned: tuple[int, ...], emit: Emit) -> None:
    emit(Shown(seat, shown))
    for part in shown:
        emit(Drew(seat, part))
    if banned:
        emit(Banned(seat, banned))


def all_out(state: State, emit: Emit | None) -> State:
    """Building starts when every hand is out of the bag (U-T1)."""
    if any(hand.state in ("waiting", "in") for hand in state.hands):
        return state
    if emit:
        emit(Building(tuple(drawn.part for drawn in state.drawn)))
    return replace(state, stage="build")
