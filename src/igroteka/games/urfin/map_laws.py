"""What every map must keep, whoever drew it (U-C5, U-A3, U-A7)."""

import re
from collections.abc import Iterator

from igroteka.kernel import Detail

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
    RawMap,
    RawRoad,
)

BRIDGES = range(3, 7)
FIRST_MOVE = 7  # land cells before the shore: a throw of six never leaves zone 1 (U-A3)
WAY = re.compile(f"{re.escape(LAND)}+{BRIDGE}{CITY}+{PALACE}")
BESIDE = {
    CITY: (CITY, RIVER, BRIDGE, PALACE),
    PALACE: (PALACE, CITY),
}


def check(raw: RawMap) -> None:
    _the_city_is_walled_by_the_river(raw)
    _there_is_one_palace(raw)
    _bridges_are_few(raw)
    for road in raw.roads:
        _road_leads_from_the_edge_to_the_palace(raw, road)
        _road_is_long_enough(road)
    _roads_go_clockwise(raw)
    _roads_merge_for_good(raw)
    _signposts_are_distinct(raw)
    _no_bridge_is_idle(raw)


def _beside(raw: RawMap, cell: int) -> Iterator[int]:
    y, x = divmod(cell, raw.width)
    if y > 0:
        yield cell - raw.width
    if x + 1 < raw.width:
        yield cell + 1
    if y + 1 < raw.height:
        yield cell + raw.width
    if x > 0:
        yield cell - 1


def _at_edge(raw: RawMap, cell: int) -> bool:
    y, x = divmod(cell, raw.width)
    return x in (0, raw.width - 1) or y in (0, raw.height - 1)


def _the_city_is_walled_by_the_river(raw: RawMap) -> None:
    for cell, here in enumerate(raw.ground):
        if here not in BESIDE:
            continue
        if _at_edge(raw, cell):
            raise BadMap("urfin-map-edge", "U-C4", here=GROUND[here], **raw.where(cell))
        for there in _beside(raw, cell):
            if raw.ground[there] not in BESIDE[here]:
                grounds = {"before": GROUND[here], "here": GROUND[raw.ground[there]]}
                raise BadMap("urfin-map-beside", "U-C4", **grounds, **raw.where(cell))


def _there_is_one_palace(raw: RawMap) -> None:
    cells = [cell for cell, here in enumerate(raw.ground) if here == PALACE]
    if not cells:
        raise BadMap("urfin-map-no-palace", "U-C4")
    joined, queue = {cells[0]}, [cells[0]]
    while queue:
        for there in _beside(raw, queue.pop()):
            if raw.ground[there] == PALACE and there not in joined:
                joined.add(there)
                queue.append(there)
    apart = [cell for cell in cells if cell not in joined]
    if apart:
        raise BadMap("urfin-map-palaces", "U-C4", **raw.where(apart[0]))


def _bridges_are_few(raw: RawMap) -> None:
    bridges = raw.ground.count(BRIDGE)
    if bridges not in BRIDGES:
        least, most = BRIDGES[0], BRIDGES[-1]
        raise BadMap("urfin-map-bridges", "U-C5", bridges=bridges, least=least, most=most)


def _road_leads_from_the_edge_to_the_palace(raw: RawMap, road: RawRoad) -> None:
    if not _at_edge(raw, road.cells[0]):
        raise BadMap("urfin-map-start", "U-A3", **road.at, **raw.spot(road.cells[0]))
    walked: set[int] = set()
    for cell in road.cells:
        if cell in walked:
            raise BadMap("urfin-map-twice", "U-C5", **road.at, **raw.spot(cell))
        walked.add(cell)
    if WAY.fullmatch(road.ground) is None:
        _say_where_it_strays(raw, road)


def _say_where_it_strays(raw: RawMap, road: RawRoad) -> None:
    """Land, then one bridge, then the city, then the palace: zones never decrease."""
    after = {"": LAND, LAND: LAND + BRIDGE, BRIDGE: CITY, CITY: CITY + PALACE, PALACE: ""}
    before = ""
    for here, cell in zip(road.ground, road.cells, strict=True):
        if here not in after[before]:
            _say_how_it_came(road, before, here, raw.spot(cell))
        before = here
    raise BadMap("urfin-map-ends", "U-C5", **road.at, **raw.spot(road.cells[-1]))


def _say_how_it_came(road: RawRoad, before: str, here: str, spot: dict[str, Detail]) -> None:
    if not before:
        raise BadMap("urfin-map-begins", "U-C5", here=GROUND[here], **road.at, **spot)
    grounds = {"before": GROUND[before], "here": GROUND[here]}
    raise BadMap("urfin-map-strays", "U-C5", **grounds, **road.at, **spot)


def _road_is_long_enough(road: RawRoad) -> None:
    if road.bridge < FIRST_MOVE + SHORE:
        need = {"cells": road.bridge, "zone": FIRST_MOVE, "shore": SHORE}
        raise BadMap("urfin-map-short", "U-A3", **need, **road.at)
    if road.signposts[-1] < 0:
        long = {"steps": len(road.cells) - 1, "away": SIGNPOSTS[-1]}
        raise BadMap("urfin-map-near", "U-C5", **long, **road.at)


def _around(raw: RawMap, cell: int) -> int:
    """How far along the edge, clockwise from the upper left corner."""
    y, x = divmod(cell, raw.width)
    right, bottom = raw.width - 1, raw.height - 1
    if y == 0:
        return x
    if x == right:
        return right + y
    if y == bottom:
        return right + bottom + (right - x)
    return 2 * right + bottom + (bottom - y)


def _roads_go_clockwise(raw: RawMap) -> None:
    if not raw.roads:
        raise BadMap("urfin-map-no-roads", "U-C5")
    first = _around(raw, raw.roads[0].cells[0])
    whole = 2 * (raw.width + raw.height - 2)
    last = -1
    for road in raw.roads:
        around = (_around(raw, road.cells[0]) - first) % whole
        if around <= last:
            start = raw.spot(road.cells[0])
            raise BadMap("urfin-map-clockwise", "U-C5", other=road.number - 1, **road.at, **start)
        last = around


def _roads_merge_for_good(raw: RawMap) -> None:
    """From a cell on which two roads meet they go the same way to the end."""
    after: dict[int, tuple[int, int]] = {}
    for road in raw.roads:
        for here, there in zip(road.cells, (*road.cells[1:], -1), strict=True):
            way, number = after.setdefault(here, (there, road.number))
            if way != there:
                spot = raw.spot(here)
                raise BadMap("urfin-map-parts", "U-C5", other=number, **road.at, **spot)


def _signposts_are_distinct(raw: RawMap) -> None:
    for n, away in enumerate(SIGNPOSTS):
        taken: dict[int, int] = {}
        for road in raw.roads:
            cell = road.cells[road.signposts[n]]
            at = {"away": away, **road.at, **raw.spot(cell)}
            if road.signposts[n] >= road.bridge:
                raise BadMap("urfin-map-signpost", "U-C5", **at)
            if cell in taken:
                raise BadMap("urfin-map-signposts", "U-C5", other=taken[cell], **at)
            taken[cell] = road.number


def _no_bridge_is_idle(raw: RawMap) -> None:
    used = {road.cells[road.bridge] for road in raw.roads}
    for cell, here in enumerate(raw.ground):
        if here == BRIDGE and cell not in used:
            raise BadMap("urfin-map-idle", "U-C5", **raw.where(cell))
