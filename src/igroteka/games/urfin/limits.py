"""How far the enemy has come, and what may then no longer be built (U-B5, U-A6, U-A7)."""

from msgspec.structs import replace

from igroteka.kernel import Emit

from .country import country
from .events import Crossed, Limited
from .parts import COLOUR_OF, GREEN, LIGHT
from .state import State

SHORE, CITY_GROUND = 2, 3
ANY, NO_LIGHT, GREEN_ONLY = range(3)


def forbidden(part: int, limit: int) -> bool:
    if limit == ANY:
        return False
    colour = COLOUR_OF[part]
    return colour == LIGHT if limit == NO_LIGHT else colour != GREEN


def after_coming_to(state: State, road: int, cell: int, emit: Emit | None) -> State:
    """Zones never decrease along a road, so where a move ends says what it has passed."""
    zone = country(state.map).zone[cell]
    if zone < SHORE:
        return state
    return crossed(limited(state, road, zone, emit), road, zone, emit)


def limited(state: State, road: int, zone: int, emit: Emit | None) -> State:
    """A limit once reached stays, even if that soldier is shot (U-A7)."""
    limit = NO_LIGHT if zone == SHORE else GREEN_ONLY
    if state.settings.game == "basic" or limit <= state.limit:
        return state
    if emit:
        emit(Limited(limit, road))
    return replace(state, limit=limit)


def crossed(state: State, road: int, zone: int, emit: Emit | None) -> State:
    """Over the bridge: on city ground, or past it (U-B5)."""
    if state.crossed or zone < CITY_GROUND:
        return state
    if emit:
        emit(Crossed(road))
    return replace(state, crossed=True)
