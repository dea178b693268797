"""The map: ground, zones and roads, read from a drawn text and looked over before anybody marches.

A cell is `y * width + x`. Where anything is wrong `BadMap` says what and where.
"""

from functools import lru_cache
from importlib.resources import files

from msgspec import Struct

from .map_laws import check
from .map_text import BRIDGE, CITY, LAND, PALACE, RIVER, SIGNPOSTS, BadMap, RawMap, read_raw

__all__ = [
    "BRIDGE",
    "CITY",
    "LAND",
    "MAPS",
    "PALACE",
    "RIVER",
    "SIGNPOSTS",
    "BadMap",
    "Map",
    "Road",
    "read_map",
    "shipped",
]

MAPS = ("emerald", "meadow")
ZONES = {LAND: 1, RIVER: 2, BRIDGE: 2, CITY: 3, PALACE: 4}


class Road(Struct, frozen=True):
    """`cells` run from the map's edge to the first palace cell; `signposts` are places in them."""

    number: int
    cells: tuple[int, ...]
    signposts: tuple[int, ...]

    def signpost(self, away: int) -> int:
        """The place in `cells` so many cells before the palace."""
        return self.signposts[SIGNPOSTS.index(away)]


class Map(Struct, frozen=True):
    """`buildable` are the cells where anything could ever be built (U-B6)."""

    name: str
    width: int
    height: int
    ground: tuple[str, ...]
    zone: tuple[int, ...]
    roads: tuple[Road, ...]
    buildable: tuple[int, ...]


@lru_cache(maxsize=64)
def read_map(text: str) -> Map:
    raw = read_raw(text)
    check(raw)
    ground = raw.ground
    return Map(
        name=raw.name,
        width=raw.width,
        height=raw.height,
        ground=ground,
        zone=_zones(raw),
        roads=tuple(Road(road.number, road.cells, road.signposts) for road in raw.roads),
        buildable=tuple(n for n, here in enumerate(ground) if here in (LAND, BRIDGE, CITY)),
    )


def shipped(name: str) -> Map:
    if name not in MAPS:
        raise BadMap("urfin-map-unknown", name=repr(name[:20]), known=", ".join(MAPS))
    return read_map(map_file(name))


def map_file(name: str) -> str:
    return files(__package__).joinpath(f"maps/{name}.txt").read_text(encoding="utf-8")


def _zones(raw: RawMap) -> tuple[int, ...]:
    """River and bridges are zone 2, and so are the last two land cells of every road (U-A7)."""
    shore = {cell for road in raw.roads for cell in road.shore}
    return tuple(2 if n in shore else ZONES[here] for n, here in enumerate(raw.ground))
