"""Why not: a move and what is handled on its way (P-4.2 to P-4.6)."""

from collections.abc import Callable

from igroteka.games.prison.actions import Begin, Drop, Give, PickUp, Step, Stop
from igroteka.games.prison.figures.able import able, first_reveals, no
from igroteka.games.prison.figures.carrying import drop, give, here, passing, pick_up
from igroteka.games.prison.figures.scene import loaded, scene, stander
from igroteka.games.prison.figures.walking import MOST_TOKENS, bars, can_end, is_exit, may_stop
from igroteka.games.prison.floor.dungeon import BESIDE
from igroteka.games.prison.state import NONE, State
from igroteka.kernel import Refusal


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


def refuse_pick_up(state: State, action: PickUp) -> Refusal | None:
    """Which of two is asked only where two lie."""
    assert state.moving
    number = state.moving.figure
    thing, friend = here(state, number)
    if (thing, friend) == (NONE, NONE) or (action.wounded and NONE in (thing, friend)):
        return no("P-4.5", "nothing-here")
    if action.wounded and objects_meet(state, number):
        return no("P-4.2", "end-crowded")
    return refuse_handling(state, lambda state: pick_up(state, action.wounded, None))


def refuse_drop(state: State, _action: Drop) -> Refusal | None:
    """A square has room for two tokens, and for one object (P-4.2)."""
    assert state.moving
    number = state.moving.figure
    if not loaded(state, number):
        return no("P-4.5", "empty-hands")
    if tokens_without(state, number) >= MOST_TOKENS or objects_meet(state, number):
        return no("P-4.2", "end-crowded")
    return refuse_handling(state, lambda state: drop(state, None))


def tokens_without(state: State, number: int) -> int:
    """All that is on the mover's square but the mover and what it carries."""
    square = state.figures[number].square
    other = stander(state, square, number)
    standing = 0 if other == NONE else 1 + loaded(state, other)
    return standing + scene(state).on_ground(square)


def objects_meet(state: State, number: int) -> bool:
    figure = state.figures[number]
    return figure.thing != NONE and figure.square in scene(state).things


def refuse_give(state: State, _action: Give) -> Refusal | None:
    assert state.moving
    friend = passing(state)
    if friend == NONE:
        return no("P-4.5", "no-friend")
    if not loaded(state, friend) and not loaded(state, state.moving.figure):
        return no("P-4.5", "empty-hands")
    if not loaded(state, friend) and scene(state).on_ground(state.figures[friend].square):
        return no("P-4.2", "end-crowded")
    return refuse_handling(state, lambda state: give(state, None))


def refuse_handling(state: State, handle: Callable[[State], State]) -> Refusal | None:
    """Once a square, and the move must still find an end."""
    assert state.moving
    if state.moving.handled:
        return no("P-4.5", "handled")
    after, number = handle(state), state.moving.figure
    if can_end(after, number, after.figures[number].square, state.moving.points):
        return None
    return no("P-4.3", "no-end")
