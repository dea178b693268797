"""Clumsy hands: a part let go too far off its cell's centre falls (U-B9)."""

from igroteka.kernel import Emit, Seat

from .actions import Put
from .country import country
from .events import Toppled
from .field import built_at, cleared, is_tower, parts_at
from .state import State

TOO_FAR = 350  # thousandths of a cell


def falls(state: State, action: Put) -> bool:
    return not state.settings.steady_hands and max(abs(action.dx), abs(action.dy)) > TOO_FAR


def topple(state: State, seat: Seat, action: Put, emit: Emit | None) -> State:
    """The part, the tower under it, and a tower it falls on: all back into the bag."""
    for cell in (action.cell, *fallen_on(state, action)):
        if emit:
            emit(Toppled(seat, cell, parts_at(state.field, cell)))
        state = cleared(state, (cell,))
    return state


def fallen_on(state: State, action: Put) -> tuple[int, ...]:
    """The tower in the next cell on the side it falls to, if there is one."""
    land = country(state.map).map
    y, x = divmod(action.cell, land.width)
    x, y = x + side(action.dx), y + side(action.dy)
    if not (0 <= x < land.width and 0 <= y < land.height):
        return ()
    built = built_at(state.field, y * land.width + x)
    return (built.cell,) if built is not None and is_tower(built) else ()


def side(offset: int) -> int:
    if abs(offset) <= TOO_FAR:
        return 0
    return 1 if offset > 0 else -1
