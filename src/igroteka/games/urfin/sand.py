"""The glass: it runs from the moment all are ready to the end of building (U-D1)."""

from functools import lru_cache

from igroteka.kernel import Emit, Timer

from .actions import SandOut
from .events import Sand
from .showing import come_out
from .state import State
from .turns import end_build


def timers(state: State) -> tuple[Timer, ...]:
    """None in the trial: there is time to learn (U-S3)."""
    seconds = state.settings.sand
    if not seconds or not state.turn or state.stage not in ("draw", "build"):
        return ()
    return glass(state.turn, seconds)


@lru_cache(maxsize=1 << 10)
def glass(turn: int, seconds: int) -> tuple[Timer, ...]:
    return (Timer(f"sand-{turn}", 1000 * seconds, SandOut(turn)),)


def sand_out(state: State, emit: Emit | None) -> State:
    """A hand still in the bag comes out with what it has; all that is not built goes back."""
    if emit:
        emit(Sand(state.turn))
    for number, hand in enumerate(state.hands):
        if hand.state == "in":
            state = come_out(state, number, emit)
    return end_build(state, emit)
