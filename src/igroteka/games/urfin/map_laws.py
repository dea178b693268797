"""What every map must keep, whoever drew it (U-C5, U-A3, U-A7)."""

import re
from collections.abc import Iterator

from .map_text import (
    BRIDGE,
    CITY,
    GROUND,
    LAND,
    PALACE,
    RIVER,
    SHORE,
    SIGNPOSTS,
    BadMap,
    Drawing,
    DrawnRoad,
)

BRIDGES = range(3, 7)
FIRST_MOVE = 7  # land cells before the shore: a throw of six never leaves zone 1 (U-A3)
WAY = re.compile(f"{re.escape(LAND)}+{BRIDGE}{CITY}+{PALACE}")
BESIDE = {
    CITY: (CITY, RIVER, BRIDGE, PALACE),
    PALACE: (PALACE, CITY),
}


def check(drawn: Drawing) -> None:
    _the_city_is_walled_by_the_river(drawn)
    _there_is_one_palace(drawn)
    _bridges_are_few(drawn)
    for road in drawn.roads:
        _road_leads_from_the_edge_to_the_palace(drawn, road)
        _road_is_long_enough(road)
    _roads_go_clockwise(drawn)
    _roads_merge_for_good(drawn)
    _signposts_are_distinct(drawn)
    _no_bridge_is_idle(drawn)


def _beside(drawn: Drawing, cell: int) -> Iterator[int]:
    y, x = divmod(cell, drawn.width)
    if y > 0:
        yield cell - drawn.width
    if x + 1 < drawn.width:
        yield cell + 1
    if y + 1 < drawn.height:
        yield cell + drawn.width
    if x > 0:
        yield cell - 1


def _at_edge(drawn: Drawing, cell: int) -> bool:
    y, x = divmod(cell, drawn.width)
    return x in (0, drawn.width - 1) or y in (0, drawn.height - 1)


def _the_city_is_walled_by_the_river(drawn: Drawing) -> None:
    for cell, here in enumerate(drawn.ground):
        if here not in BESIDE:
            continue
        if _at_edge(drawn, cell):
            raise BadMap(f"{drawn.where(cell)}: {GROUND[here]} at the edge of the map (U-C4)")
        for there in _beside(drawn, cell):
            if drawn.ground[there] not in BESIDE[here]:
                next_to = f"{GROUND[here]} right beside {GROUND[drawn.ground[there]]}"
                raise BadMap(f"{drawn.where(cell)}: {next_to} (U-C4)")


def _there_is_one_palace(drawn: Drawing) -> None:
    cells = [cell for cell, here in enumerate(drawn.ground) if here == PALACE]
    if not cells:
        raise BadMap("the map has no palace (U-C4)")
    joined, queue = {cells[0]}, [cells[0]]
    while queue:
        for there in _beside(drawn, queue.pop()):
            if drawn.ground[there] == PALACE and there not in joined:
                joined.add(there)
                queue.append(there)
    apart = [cell for cell in cells if cell not in joined]
    if apart:
        raise BadMap(f"{drawn.where(apart[0])}: a second palace (U-C4)")


def _bridges_are_few(drawn: Drawing) -> None:
    bridges = drawn.ground.count(BRIDGE)
    if bridges not in BRIDGES:
        raise BadMap(f"{bridges} bridges, not {BRIDGES[0]} to {BRIDGES[-1]} (U-C5)")


def _road_leads_from_the_edge_to_the_palace(drawn: Drawing, road: DrawnRoad) -> None:
    at = f"line {road.line}: road {road.number}"
    if not _at_edge(drawn, road.cells[0]):
        raise BadMap(f"{at} does not begin at the edge but at {drawn.cell(road.cells[0])} (U-A3)")
    walked: set[int] = set()
    for cell in road.cells:
        if cell in walked:
            raise BadMap(f"{at} comes twice to {drawn.cell(cell)} (U-C5)")
        walked.add(cell)
    if WAY.fullmatch(road.ground) is None:
        _say_where_it_strays(drawn, road)


def _say_where_it_strays(drawn: Drawing, road: DrawnRoad) -> None:
    """Land, then one bridge, then the city, then the palace: zones never decrease."""
    at = f"line {road.line}: road {road.number}"
    after = {"": LAND, LAND: LAND + BRIDGE, BRIDGE: CITY, CITY: CITY + PALACE, PALACE: ""}
    before = ""
    for here, cell in zip(road.ground, road.cells, strict=True):
        if here not in after[before]:
            came = f"from {GROUND[before]} " if before else ""
            raise BadMap(f"{at} comes {came}to {GROUND[here]} at {drawn.cell(cell)} (U-C5)")
        before = here
    raise BadMap(f"{at} ends at {drawn.cell(road.cells[-1])}, not in the palace (U-C5)")


def _road_is_long_enough(road: DrawnRoad) -> None:
    at = f"line {road.line}: road {road.number}"
    if road.bridge < FIRST_MOVE + SHORE:
        need = f"{FIRST_MOVE} in zone 1 and {SHORE} on the shore"
        raise BadMap(f"{at} has {road.bridge} land cells before its bridge; {need} (U-A3, U-A7)")
    if road.signposts[-1] < 0:
        steps = len(road.cells) - 1
        raise BadMap(f"{at} is {steps} steps long, the far signpost {SIGNPOSTS[-1]} back (U-C5)")


def _around(drawn: Drawing, cell: int) -> int:
    """How far along the edge, clockwise from the upper left corner."""
    y, x = divmod(cell, drawn.width)
    right, bottom = drawn.width - 1, drawn.height - 1
    if y == 0:
        return x
    if x == right:
        return right + y
    if y == bottom:
        return right + bottom + (right - x)
    return 2 * right + bottom + (bottom - y)


def _roads_go_clockwise(drawn: Drawing) -> None:
    if not drawn.roads:
        raise BadMap("the map has no roads (U-C5)")
    first = _around(drawn, drawn.roads[0].cells[0])
    whole = 2 * (drawn.width + drawn.height - 2)
    last = -1
    for road in drawn.roads:
        around = (_around(drawn, road.cells[0]) - first) % whole
        if around <= last:
            start = drawn.cell(road.cells[0])
            raise BadMap(
                f"line {road.line}: road {road.number} at {start} is not clockwise after"
                f" road {road.number - 1} (U-C5)"
            )
        last = around


def _roads_merge_for_good(drawn: Drawing) -> None:
    """From a cell on which two roads meet they go the same way to the end."""
    after: dict[int, tuple[int, int]] = {}
    for road in drawn.roads:
        for here, there in zip(road.cells, (*road.cells[1:], -1), strict=True):
            way, number = after.setdefault(here, (there, road.number))
            if way != there:
                raise BadMap(
                    f"line {road.line}: road {road.number} meets road {number} at"
                    f" {drawn.cell(here)} and leaves it again (U-C5)"
                )


def _signposts_are_distinct(drawn: Drawing) -> None:
    for n, away in enumerate(SIGNPOSTS):
        taken: dict[int, int] = {}
        for road in drawn.roads:
            at = f"line {road.line}: road {road.number}, signpost {away}"
            cell = road.cells[road.signposts[n]]
            if road.signposts[n] >= road.bridge:
                raise BadMap(f"{at}: {drawn.cell(cell)} is not outside the river (U-C5)")
            if cell in taken:
                raise BadMap(f"{at}: {drawn.cell(cell)} is that of road {taken[cell]} too (U-C5)")
            taken[cell] = road.number


def _no_bridge_is_idle(drawn: Drawing) -> None:
    used = {road.cells[road.bridge] for road in drawn.roads}
    for cell, here in enumerate(drawn.ground):
        if here == BRIDGE and cell not in used:
            raise BadMap(f"{drawn.where(cell)}: no road comes over this bridge (U-C5)")
