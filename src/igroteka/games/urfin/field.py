"""What stands on the field: towers, walls, and bases that wait for a roof (U-B1 to U-B3)."""

from collections.abc import Container, Iterable

from msgspec.structs import replace

from .country import country
from .parts import NO_PART, added
from .state import Built, Soldier, State

Field = tuple[Built, ...]


def may_build_in_the_city(state: State) -> bool:
    """Once a soldier has crossed (U-B5); and the trial tower, before there are any (U-S3)."""
    return state.crossed or not state.turn


def built_at(field: Field, cell: int) -> Built | None:
    for built in field:
        if built.cell == cell:
            return built
    return None


def is_bare(built: Built) -> bool:
    """A base without a roof is no tower yet (U-B1)."""
    return built.base != NO_PART and built.roof == NO_PART


def is_tower(built: Built) -> bool:
    return built.roof != NO_PART


def standing(field: Field) -> dict[int, bool]:
    """Where a soldier meets something, and whether it is a wall; a bare base blocks nothing."""
    return {b.cell: b.wall != NO_PART for b in field if b.roof != NO_PART or b.wall != NO_PART}


def parts_of(built: Built) -> tuple[int, ...]:
    return tuple([part for part in (built.base, built.roof, built.wall) if part != NO_PART])


def parts_at(field: Field, cell: int) -> tuple[int, ...]:
    built = built_at(field, cell)
    return parts_of(built) if built else ()


def with_built(field: Field, built: Built) -> Field:
    """In the order of the cells; what stood there is replaced."""
    others = [other for other in field if other.cell != built.cell]
    return tuple(sorted((*others, built), key=_cell))


def _cell(built: Built) -> int:
    return built.cell


def cleared(state: State, cells: Container[int]) -> State:
    """Gone from these cells, back into the bag; nobody has bumped into it any more (U-M3, U-M5)."""
    gone = [built for built in state.field if built.cell in cells]
    return replace(
        state,
        field=tuple([built for built in state.field if built.cell not in cells]),
        bag=added(state.bag, [part for built in gone for part in parts_of(built)]),
        soldiers=tuple(at_ease(state, state.soldiers, cells)),
    )


def at_ease(state: State, soldiers: Iterable[Soldier], cells: Container[int]) -> Iterable[Soldier]:
    """A bump belongs to its obstacle: one built anew in its place is new (U-M3)."""
    ways = country(state.map).ways
    for soldier in soldiers:
        eased = soldier.bumped and ways[soldier.road][soldier.index + 1] in cells
        yield replace(soldier, bumped=False) if eased else soldier
