"""Before the sand runs: who goes for what, and whether everybody is ready (U-D1, U-D5)."""

from msgspec.structs import replace

from igroteka.kernel import Emit, Seat

from .actions import Aim, Ready, UrfinAction
from .events import Intends, Readied, Turned
from .hands import all_but
from .showing import all_out
from .state import State

MOST_AIMS = 6
AIMS = (Aim("base"), Aim("roof"), Aim("wall"))
READY = Ready()


def aims(state: State, seat: Seat) -> tuple[UrfinAction, ...]:
    """What one may say one goes for: something new, and not without end."""
    if state.aimed[seat] == MOST_AIMS:
        return ()
    said = state.aims[seat]
    return AIMS if said is None else tuple([aim for aim in AIMS if aim.at != said])


def aim(state: State, seat: Seat, action: Aim, emit: Emit | None) -> State:
    if emit:
        emit(Intends(seat, action.at))
    said, often = list(state.aims), list(state.aimed)
    said[seat] = action.at
    often[seat] += 1
    return replace(state, aims=tuple(said), aimed=tuple(often))


def getting_ready(state: State) -> tuple[Seat, ...]:
    return all_but(state.seats, state.ready)


def ready(state: State, seat: Seat, emit: Emit | None) -> State:
    """When all have said so, the glass is turned (U-D1)."""
    if emit:
        emit(Readied(seat))
    said = (*state.ready, seat)
    if len(said) < state.seats:
        return replace(state, ready=said)
    if emit:
        emit(Turned(state.turn, state.settings.sand if state.turn else 0))
    return all_out(replace(state, ready=said, stage="draw", shown=()), emit)
