"""Step 2: open parts are grabbed and put onto the field, by anybody (U-B1 to U-B11)."""

from collections.abc import Sequence

from msgspec.structs import replace

from igroteka.kernel import Emit, Seat

from .actions import Axis, Grab, Put, UrfinAction
from .country import DONE, PUT_BACK, country
from .events import Finished, Freed, Grabbed, Placed, Raised
from .field import built_at, is_bare, may_build_in_the_city, with_built
from .hands import all_but
from .parts import IS_BASE, IS_WALL, KIND_OF, PARTS, ROOF_3
from .state import Built, Drawn, State
from .toppling import falls, topple
from .turns import end_build

MOST_GRABS = 30
GRABS = tuple(map(Grab, PARTS))
JUST_DONE = (DONE,)
AXES: tuple[Axis, ...] = ("ns", "ew")
NO_AXIS: tuple[Axis, ...] = ("",)


def building(state: State) -> tuple[Seat, ...]:
    return all_but(state.seats, state.done)


def grabbed_by(state: State, seat: Seat) -> Drawn | None:
    for drawn in state.drawn:
        if drawn.by == seat:
            return drawn
    return None


def builds(state: State, seat: Seat) -> Sequence[UrfinAction]:
    held = grabbed_by(state, seat)
    if held is not None:
        return places(state, held.part)
    if state.grabs[seat] == MOST_GRABS:
        return JUST_DONE
    free = {drawn.part for drawn in state.drawn if drawn.by is None}
    return (*[GRABS[part] for part in sorted(free)], DONE)


def places(state: State, part: int) -> Sequence[UrfinAction]:
    """Where the part may go; else it is put back, or left."""
    land = country(state.map)
    if IS_WALL[part]:
        return land.anywhere.free(taken_cells(state))
    if IS_BASE[part]:
        sites = land.anywhere if may_build_in_the_city(state) else land.outside
        return sites.free(taken_cells(state))
    bases = [built.cell for built in state.field if is_bare(built)]
    axes = AXES if KIND_OF[part] == ROOF_3 else NO_AXIS
    return (*[Put(cell, axis) for cell in bases for axis in axes], PUT_BACK, DONE)


def taken_cells(state: State) -> list[int]:
    """Where something is built (U-B3) or somebody stands (U-B4)."""
    ways = country(state.map).ways
    soldiers = [ways[soldier.road][soldier.index] for soldier in state.soldiers]
    return [*[built.cell for built in state.field], *soldiers]


def grab(state: State, seat: Seat, part: int, emit: Emit | None) -> State:
    if emit:
        emit(Grabbed(seat, part))
    grabs = list(state.grabs)
    grabs[seat] += 1
    return replace(state, drawn=handed(state, first_free(state, part), seat), grabs=tuple(grabs))


def first_free(state: State, part: int) -> Drawn:
    return next(drawn for drawn in state.drawn if drawn.part == part and drawn.by is None)


def handed(state: State, part: Drawn, by: Seat | None) -> tuple[Drawn, ...]:
    """The open parts, one of them in another hand, or in none."""
    return tuple([replace(drawn, by=by) if drawn is part else drawn for drawn in state.drawn])


def put_back(state: State, seat: Seat, emit: Emit | None) -> State:
    held = grabbed_by(state, seat)
    if held is None:
        return state
    if emit:
        emit(Freed(seat, held.part))
    return replace(state, drawn=handed(state, held, None))


def put(state: State, seat: Seat, action: Put, emit: Emit | None) -> State:
    held = grabbed_by(state, seat)
    assert held is not None
    part = held.part
    drawn = tuple([other for other in state.drawn if other is not held])
    if emit:
        row, column = divmod(action.cell, country(state.map).map.width)
        emit(Placed(seat, part, action.cell, action.axis, column + 1, row + 1))
    built = joined(state, part, action)
    after = replace(state, drawn=drawn, field=with_built(state.field, built))
    if falls(state, action):
        return topple(after, seat, action, emit)
    if emit and built.roof == part:
        emit(Raised(seat, built.cell, built.base, built.roof, built.axis))
    return after


def joined(state: State, part: int, action: Put) -> Built:
    """A wall, a base, or the tower that a roof makes of its base (U-B1, U-B2)."""
    if IS_WALL[part]:
        return Built(action.cell, wall=part)
    if IS_BASE[part]:
        return Built(action.cell, base=part)
    base = built_at(state.field, action.cell)
    assert base is not None
    return replace(base, roof=part, axis=action.axis)


def done(state: State, seat: Seat, emit: Emit | None) -> State:
    """The step ends when every player has said so (U-B10)."""
    state = put_back(state, seat, emit)
    if emit:
        emit(Finished(seat))
    said = (*state.done, seat)
    state = replace(state, done=said)
    return end_build(state, emit) if len(said) == state.seats else state
