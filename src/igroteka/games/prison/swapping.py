"""A dearer object taken where an NPC will stop: its old load stays behind (P-9.10, P-10.1)."""

from .carrying import put_down
from .manners import on_the_way
from .scene import loaded, with_figure
from .state import NONE, State
from .walking import is_exit, may_stop

CROWDED = "P-4.2"


def drop_at(state: State, number: int, path: tuple[int, ...]) -> int:
    """How many squares of the path it goes before it sets its load down; NONE if it need not.

    It must if it would stop on three tokens: itself, what it takes and what it left in its place.
    """
    if is_exit(state.figures[number].side, path[-1]):
        return NONE
    safe, held = NONE, (NONE, NONE)
    for done, square in enumerate((state.figures[number].square, *path)):
        if done:
            held = load_of(state, number)
            state = on_the_way(with_figure(state, number, square=square), number, None)
        if done < len(path) and loaded(state, number) and not may_stop(state, number, square):
            safe = done
    swapped = held not in ((NONE, NONE), load_of(state, number))
    return safe if swapped and may_stop(state, number, path[-1]) == CROWDED else NONE


def load_of(state: State, number: int) -> tuple[int, int]:
    return state.figures[number].thing, state.figures[number].friend


def left_behind(state: State, number: int, path: tuple[int, ...]) -> State | None:
    """The position at the end of a path on which it set its load down first, if it can end so."""
    at = drop_at(state, number, path)
    if at == NONE:
        return None
    for done, square in enumerate(path, 1):
        if done == at + 1:
            state = put_down(state, number, None)
        state = on_the_way(with_figure(state, number, square=square), number, None)
    return None if may_stop(state, number, path[-1]) else state
