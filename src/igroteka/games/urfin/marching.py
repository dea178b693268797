"""Step 3: soldiers walk, bump, break and tear down (U-M1 to U-M7, U-A2 to U-A4)."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from igroteka.kernel import Emit

from .actions import Throw
from .country import country
from .ending import lose
from .events import Broke, Bumped, Entered, Thrown, Tore, Walked
from .field import cleared, parts_at, standing
from .limits import after_coming_to
from .settings import Settings
from .state import Soldier, State

STEPS = 3
PIPS = range(1, 7)
NOWHERE = -1


class Move(Struct, frozen=True):
    """What one soldier does in its turn; cells, or -1 where there is none.

    `broken` at the start, `torn` on the way, `bump` at the end; `stands` if breaking took it all.
    """

    soldier: Soldier
    broken: int = NOWHERE
    stands: bool = False
    torn: tuple[int, ...] = ()
    bump: int = NOWHERE

    @property
    def fallen(self) -> tuple[int, ...]:
        return self.torn if self.broken == NOWHERE else (self.broken, *self.torn)


def move(
    way: tuple[int, ...], soldier: Soldier, steps: int, field: Mapping[int, bool], gait: Settings
) -> Move:
    """`field` says of each cell where something stands whether it is a wall."""
    road, index = soldier.road, soldier.index
    only_walls = gait.game == "adult"
    broken = way[index + 1]
    if not stops(broken, field, only_walls):
        broken = NOWHERE
    elif gait.slow_breaking or not soldier.bumped:
        return Move(Soldier(road, index), broken, stands=True)
    torn: tuple[int, ...] = ()
    for cell in way[index + 1 : index + 1 + steps]:
        if cell in field and cell != broken:
            if stops(cell, field, only_walls):
                return Move(Soldier(road, index, bumped=True), broken, torn=torn, bump=cell)
            torn = (*torn, cell)
        index += 1
    return Move(Soldier(road, index), broken, torn=torn)


def stops(cell: int, field: Mapping[int, bool], only_walls: bool) -> bool:
    """A grown-up soldier is stopped by walls only (U-A4)."""
    return cell in field and (field[cell] or not only_walls)


def march(state: State, emit: Emit | None) -> State:
    """One after another, by the numbers of their roads (U-M1)."""
    for number in range(len(state.soldiers)):
        state = advance(state, number, STEPS, emit)
        if state.result:
            break
    return state


def throw(state: State, action: Throw, emit: Emit | None) -> State:
    """Thrown just before that soldier moves (U-A2)."""
    if emit:
        emit(Thrown(action.road, action.pips))
    number = len(state.throws)
    thrown = replace(state, throws=(*state.throws, (action.road, action.pips)))
    return advance(thrown, number, action.pips, emit)


def advance(state: State, number: int, steps: int, emit: Emit | None) -> State:
    land, soldier = country(state.map), state.soldiers[number]
    way = land.ways[soldier.road]
    made = move(way, soldier, steps, standing(state.field), state.settings)
    if emit:
        tell(state, way, soldier, made, emit)
    soldiers = (*state.soldiers[:number], made.soldier, *state.soldiers[number + 1 :])
    state = replace(state, soldiers=soldiers)
    if made.fallen:
        state = cleared(state, made.fallen)
    cell = way[made.soldier.index]
    state = after_coming_to(state, soldier.road, cell, emit)
    if cell != way[-1]:
        return state
    if emit:
        emit(Entered(soldier.road, cell))
    return lose(state, emit)


def tell(state: State, way: tuple[int, ...], soldier: Soldier, made: Move, emit: Emit) -> None:
    road = soldier.road
    if made.broken != NOWHERE:
        emit(Broke(road, made.broken, parts_at(state.field, made.broken), made.stands))
    if made.soldier.index > soldier.index:
        emit(Walked(road, way[soldier.index : made.soldier.index + 1]))
    for cell in made.torn:
        emit(Tore(road, cell, parts_at(state.field, cell)))
    if made.bump != NOWHERE:
        emit(Bumped(road, made.bump))
