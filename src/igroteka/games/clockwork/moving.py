"""Throwing and moving: along the track, or straight by a special throw (C-T1 to C-T5)."""

from collections.abc import Sequence

from msgspec.structs import replace

from igroteka.kernel import Emit

from .actions import ClockworkAction, Throw, Walk
from .board import TOWERS, is_yard
from .dice import is_special
from .endphase import end_turn
from .events import Moved, Stuck, Thrown
from .state import NO_PLACE, State
from .towers import enter_towers, wait_at_the_towers
from .ways import crowded, straights, walks, walks_home, ways
from .yard import REST, meet, staying


def throw(state: State, dice: Throw, emit: Emit | None) -> State:
    if emit:
        special = is_special((dice.one, dice.two))
        emit(Thrown(state.turn, dice.one, dice.two, special))
    thrown = replace(
        state,
        stage="move",
        throw=(dice.one, dice.two),
        way=(),
        straight=False,
        asker=None,
        giver=None,
        sought=0,
        found=0,
        gap=NO_PLACE,
        shown=0,
    )
    if state.ending and state.where[state.turn] == TOWERS:
        return wait_at_the_towers(thrown, emit)
    return thrown if moves(thrown) else stay_put(thrown, emit)


def stay_put(state: State, emit: Emit | None) -> State:
    if emit:
        emit(Stuck(state.turn))
    return end_turn(state, emit)


def moves(state: State) -> Sequence[ClockworkAction]:
    """The ordinary move, and by a special throw what may be done instead (C-T4, C-Z1)."""
    here, (one, two) = state.where[state.turn], state.throw
    full = crowded(state.where, state.turn)
    gait = state.options.gait
    ordinary = walks(gait, here, one + two, full)
    nearer = walks_home(gait, here, one + two, full) if state.ending else ordinary
    if one != two and one + two not in (7, 11):
        return nearer or ordinary
    return special_moves(state, here, full, ordinary, nearer)


def special_moves(
    state: State, here: int, full: int, ordinary: tuple[Walk, ...], nearer: tuple[Walk, ...]
) -> Sequence[ClockworkAction]:
    """Straight to the Towers is nearer than any way; who has no way may also stay (C-T3)."""
    straight = straights(here, full, towers_only(state, here), state.ending)
    walk = nearer if straight else ordinary
    stays = staying(state) if may_stay(state, here) else ()
    return (*walk, *straight, *stays, *(() if ordinary else (REST,)))


def towers_only(state: State, here: int) -> bool:
    """Some editions allow less instead of the move, but the Towers always (C-V2)."""
    kind = state.options.special_throw
    return kind == "after" or (kind == "instead_from_scrapyard" and not is_yard(here))


def may_stay(state: State, here: int) -> bool:
    return is_yard(here) and state.options.special_throw != "after"


def walk(state: State, to: int, emit: Emit | None) -> State:
    seat, (one, two) = state.turn, state.throw
    way = ways(state.options.gait, state.where[seat], one + two)[to]
    if emit:
        emit(Moved(seat, to, way.fields, False))
    return arrive(replace(state, where=moved(state, to), way=way.fields), way.exact, emit)


def go_straight(state: State, to: int, emit: Emit | None) -> State:
    """One acts there as on arrival, though it was no exact count."""
    way = (state.where[state.turn], to)
    if emit:
        emit(Moved(state.turn, to, way, True))
    return arrive(replace(state, where=moved(state, to), way=way, straight=True), False, emit)


def moved(state: State, to: int) -> tuple[int, ...]:
    return (*state.where[: state.turn], to, *state.where[state.turn + 1 :])


def arrive(state: State, exact: bool, emit: Emit | None) -> State:
    if state.where[state.turn] == TOWERS:
        return enter_towers(state, emit)
    return meet(state, exact, emit)


def extras(state: State) -> Sequence[ClockworkAction]:
    """After an ordinary turn that took a card: one of the three, or none (C-V2, `after`)."""
    here, full = state.where[state.turn], crowded(state.where, state.turn)
    return (*straights(here, full, False, False), *staying(state), REST)
