"""Why a part may not be put there (U-B1 to U-B6, U-F4)."""

from igroteka.kernel import Refusal

from .actions import Put
from .country import country
from .field import built_at, is_bare, may_build_in_the_city
from .map import CITY, PALACE, RIVER
from .parts import IS_BASE, IS_ROOF, KIND_OF, NO_PART, ROOF_3
from .state import Built, State


def refuse_put(state: State, part: int, action: Put) -> Refusal | None:
    ground = country(state.map).map.ground
    if not 0 <= action.cell < len(ground):
        return Refusal("U-C4", "urfin-refuse-no-cell")
    if ground[action.cell] == PALACE:
        return Refusal("U-B6", "urfin-refuse-palace")
    if ground[action.cell] == RIVER:
        return Refusal("U-B6", "urfin-refuse-river")
    return (
        refuse_soldier(state, action.cell)
        or refuse_place(part, built_at(state.field, action.cell))
        or refuse_city(state, part, ground[action.cell])
        or refuse_axis(part, action.axis)
    )


def refuse_soldier(state: State, cell: int) -> Refusal | None:
    ways = country(state.map).ways
    for soldier in state.soldiers:
        if ways[soldier.road][soldier.index] == cell:
            return Refusal("U-B4", "urfin-refuse-soldier", {"road": soldier.road})
    return None


def refuse_place(part: int, built: Built | None) -> Refusal | None:
    if built is not None and built.wall != NO_PART:
        return Refusal("U-B3", "urfin-refuse-wall-there")
    if built is not None and not is_bare(built):
        return refuse_tower(part)
    if IS_ROOF[part]:
        return None if built else Refusal("U-B1", "urfin-refuse-no-base")
    return Refusal("U-B3", "urfin-refuse-base-there") if built else None


def refuse_tower(part: int) -> Refusal:
    """A finished tower takes no further part, and shares its cell with nothing."""
    if IS_ROOF[part]:
        return Refusal("U-B9", "urfin-refuse-tower-there")
    return Refusal("U-B3", "urfin-refuse-tower-there")


def refuse_city(state: State, part: int, ground: str) -> Refusal | None:
    """Towers only: walls may stand there from the start."""
    if ground == CITY and IS_BASE[part] and not may_build_in_the_city(state):
        return Refusal("U-B5", "urfin-refuse-city")
    return None


def refuse_axis(part: int, axis: str) -> Refusal | None:
    if (KIND_OF[part] == ROOF_3) == bool(axis):
        return None
    return Refusal("U-F4", "urfin-refuse-no-axis" if axis else "urfin-refuse-axis")
