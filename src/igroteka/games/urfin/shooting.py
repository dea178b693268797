"""Step 4: what a tower covers, and whom it hits (U-F1 to U-F5)."""

from functools import cache, lru_cache

from msgspec.structs import replace

from igroteka.kernel import Emit

from .country import country
from .events import Shot
from .field import Field, is_tower
from .parts import BASE_1, BASE_2, KIND_OF, NO_PART, ROOF_1, ROOF_2, ROOF_3
from .state import Built, State

NEXT_TO = ((0, -1), (1, 0), (0, 1), (-1, 0))
CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))
NORTH_SOUTH = (NEXT_TO[0], NEXT_TO[2])
EAST_WEST = (NEXT_TO[1], NEXT_TO[3])

# The directions a kind shoots in: bases one cell far, roofs exactly two (U-F2, U-F3).
BASES = {BASE_1: (*NEXT_TO, *CORNERS), BASE_2: NEXT_TO}
ROOFS = {ROOF_1: NEXT_TO, ROOF_2: (*NEXT_TO, *CORNERS)}
UPRIGHT = {"ns": NORTH_SOUTH, "ew": EAST_WEST}  # U-F4

Shape = tuple[tuple[int, int], ...]


@cache
def shape(base: int, roof: int, axis: str) -> Shape:
    """Where a tower of these parts hits, counted from its cell."""
    near = BASES[KIND_OF[base]] if base != NO_PART else ()
    if roof == NO_PART:
        return near
    far = UPRIGHT[axis] if KIND_OF[roof] == ROOF_3 else ROOFS[KIND_OF[roof]]
    return (*near, *((2 * dx, 2 * dy) for dx, dy in far))


@lru_cache(maxsize=1 << 16)
def covered(width: int, height: int, built: Built) -> frozenset[int]:
    """The cells it hits; nothing stops a shot (U-F5)."""
    y, x = divmod(built.cell, width)
    return frozenset(
        (y + dy) * width + x + dx
        for dx, dy in shape(built.base, built.roof, built.axis)
        if 0 <= x + dx < width and 0 <= y + dy < height
    )


def towers(map: str, field: Field) -> list[tuple[int, frozenset[int]]]:
    """Every complete tower's cell, and the cells it covers."""
    land = country(map).map
    return [(b.cell, covered(land.width, land.height, b)) for b in field if is_tower(b)]


def shoot(state: State, emit: Emit | None) -> State:
    """Every tower at every soldier it covers, all at once (U-F1)."""
    ways, shots = country(state.map).ways, towers(state.map, state.field)
    staying, gone = [], []
    for soldier in state.soldiers:
        cell = ways[soldier.road][soldier.index]
        by = [tower for tower, cells in shots if cell in cells]
        if not by:
            staying.append(soldier)
            continue
        gone.append(soldier.road)
        if emit:
            emit(Shot(soldier.road, cell, tuple(by)))
    if not gone:
        return state
    return replace(state, soldiers=tuple(staying), gone=(*state.gone, *gone))
