"""Why not: a move and what is handled on its way (P-4.2 to P-4.6)."""

from collections.abc import Callable

from igroteka.kernel import Refusal

from .able import able, first_reveals, no
from .actions import (
    Begin,
    Drop,
    Give,
    PickUp,
    Step,
    Stop,
)
from .carrying import drop, give, here, passing, pick_up
from .floor import BESIDE
from .scene import loaded, scene
from .state import NONE, State
from .walking import bars, can_end, is_exit, may_stop


def refuse_begin(state: State, action: Begin) -> Refusal | None:
    return able(state, action.figure) or first_reveals(state)


def refuse_step(state: State, action: Step) -> Refusal | None:
    moving = state.moving
    assert moving
    number, square = moving.figure, state.figures[moving.figure].square
    if not moving.points:
        return no("P-4.1", "tired")
    if action.side not in range(4):
        return no("P-4.3", "no-side")
    clause = bars(state, number, square, action.side)
    if clause:
        return no(clause, BARRED[clause])
    there = BESIDE[square][action.side]
    exits = is_exit(state.figures[number].side, there)
    if not exits and not can_end(state, number, there, moving.points - 1):
        return no("P-4.3", "no-end")
    return None


BARRED = {"P-4.4": "walled", "P-4.3": "enemy", "P-4.6": "pit"}
ENDS = {"P-4.3": "end-occupied", "P-4.2": "end-crowded", "P-4.6": "end-pit"}


def refuse_stop(state: State, _action: Stop) -> Refusal | None:
    assert state.moving
    number = state.moving.figure
    clause = may_stop(state, number, state.figures[number].square)
    return no(clause, ENDS[clause]) if clause else None


def refuse_pick_up(state: State, _action: PickUp) -> Refusal | None:
    assert state.moving
    if here(state, state.moving.figure) == (NONE, NONE):
        return no("P-4.5", "nothing-here")
    return refuse_handling(state, pick_up)


def refuse_drop(state: State, _action: Drop) -> Refusal | None:
    """A square has room for two tokens (P-4.2)."""
    assert state.moving
    number = state.moving.figure
    square, found = state.figures[number].square, scene(state)
    if not loaded(state, number):
        return no("P-4.5", "empty-hands")
    friend = passing(state)
    if found.on_ground(square) or (friend != NONE and loaded(state, friend)):
        return no("P-4.2", "end-crowded")
    return refuse_handling(state, drop)


def refuse_give(state: State, _action: Give) -> Refusal | None:
    assert state.moving
    friend = passing(state)
    if friend == NONE:
        return no("P-4.5", "no-friend")
    if not loaded(state, friend) and not loaded(state, state.moving.figure):
        return no("P-4.5", "empty-hands")
    if not loaded(state, friend) and scene(state).on_ground(state.figures[friend].square):
        return no("P-4.2", "end-crowded")
    return refuse_handling(state, give)


def refuse_handling(state: State, handle: Callable[[State, None], State]) -> Refusal | None:
    """Once a square, and the move must still find an end."""
    assert state.moving
    if state.moving.handled:
        return no("P-4.5", "handled")
    after, number = handle(state, None), state.moving.figure
    if can_end(after, number, after.figures[number].square, state.moving.points):
        return None
    return no("P-4.3", "no-end")
