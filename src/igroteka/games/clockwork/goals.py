"""What a puzzle of Clockwork can ask for."""

from igroteka.kernel import Goal, Numbers, Seat

from .cards import MACHINES
from .state import State


def machine(state: State, seat: Seat, numbers: Numbers) -> bool:
    """So many machines lie open before the player (C-W1)."""
    return machines(state, seat) >= numbers["machines"]


def machines(state: State, seat: Seat) -> int:
    return sum(number in MACHINES for number in state.laid[seat])


def laid(state: State, seat: Seat) -> dict[str, int]:
    return {"laid": machines(state, seat)}


def escaped(state: State, seat: Seat, _numbers: Numbers) -> bool:
    """The player has flown away (C-W2, C-W3)."""
    return state.result is not None and seat in state.result.winners


def spent(state: State, _seat: Seat, _numbers: Numbers, _actions: int) -> bool:
    """Once a discard is due the turn brings nothing more."""
    return state.stage in ("discard", "lay", "swap")


def over(state: State, seat: Seat, _numbers: Numbers) -> bool:
    """The turn has gone on, or will with the next throw."""
    return state.turn != seat or state.stage == "throw"


GOALS = {
    "machine": Goal(machine, laid, spent, over),
    "escaped": Goal(escaped, laid, spent, over),
}
