"""The course of a turn: draw, build, march, shoot (U-T1)."""

from msgspec.structs import replace

from igroteka.kernel import Emit, Seat

from .ending import MOST_TURNS, hold, unsolved, win
from .events import Began, Building, Returned, Tried
from .field import is_bare, parts_of
from .hands import fresh_hands
from .marching import march
from .parts import added
from .posting import posted
from .shooting import shoot
from .state import Drawn, State


def begin_turn(state: State, turn: int, emit: Emit | None) -> State:
    """Everybody agrees again who goes for what (U-D5); a puzzle's parts lie open at once."""
    if emit:
        emit(Began(turn, len(state.soldiers)))
    fresh = replace(
        state,
        stage="ready",
        turn=turn,
        ready=(),
        drawn=(),
        done=(),
        throws=(),
        hands=fresh_hands(state.seats, state.settings.game == "adult", state.bag, turn),
        aims=(None,) * state.seats,
        aimed=(0,) * state.seats,
        grabs=(0,) * state.seats,
    )
    return open_parts(fresh, emit) if state.settings.puzzle else fresh


def open_parts(state: State, emit: Emit | None) -> State:
    parts = state.parts[state.turn - 1]
    if emit:
        emit(Building(parts))
    drawn = tuple(Drawn(part, Seat(0)) for part in parts)
    return replace(state, stage="build", hands=(), drawn=drawn)


def end_build(state: State, emit: Emit | None) -> State:
    """What was not built goes back (U-B8); then the soldiers move."""
    state = tidied(state, emit)
    if not state.turn:
        return end_trial(state, emit)
    if state.settings.game == "adult":
        return replace(state, stage="march")
    return end_march(march(state, emit), emit)


def tidied(state: State, emit: Emit | None) -> State:
    """Open parts, and bases without a roof: a tower is finished in the sand it was begun in."""
    bare = [built for built in state.field if is_bare(built)]
    parts = (*[drawn.part for drawn in state.drawn], *[built.base for built in bare])
    if not parts:
        return state
    if emit:
        emit(Returned(parts, tuple(built.cell for built in bare)))
    return replace(
        state,
        drawn=(),
        bag=added(state.bag, parts),
        field=tuple([built for built in state.field if not is_bare(built)]),
    )


def end_trial(state: State, emit: Emit | None) -> State:
    """The trial tower is taken off the field, its parts go back into the bag (U-S3)."""
    parts = tuple(part for built in state.field for part in parts_of(built))
    if emit:
        emit(Tried(parts))
    return first_turn(replace(state, field=(), bag=added(state.bag, parts)), emit)


def first_turn(state: State, emit: Emit | None) -> State:
    """Now there are soldiers; grown-ups throw a die for each of them before it (U-S1, U-A3)."""
    state = replace(state, soldiers=posted(state.map, state.settings))
    if state.settings.game == "adult":
        return replace(state, stage="march", turn=0)
    return begin_turn(state, 1, emit)


def end_march(state: State, emit: Emit | None) -> State:
    """All have moved: the towers shoot (U-F1)."""
    if state.result:
        return state
    state = shoot(state, emit)
    if not state.soldiers:
        return win(state, emit)
    if state.settings.puzzle and state.turn == len(state.parts):
        return unsolved(state, emit)
    if state.turn == MOST_TURNS:
        return hold(state, emit)
    return begin_turn(state, state.turn + 1, emit)
