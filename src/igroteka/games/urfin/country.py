"""The map as the rules look at it: counted once a map, asked at every step."""

from collections.abc import Iterable
from functools import lru_cache

from .actions import Done, Put, PutBack, UrfinAction
from .listed import Listed
from .map import CITY, MAPS, Map, read_map, shipped

PUT_BACK = PutBack()
DONE = Done()


class Sites:
    """Where a base or a wall may go, as the moves of the player who holds it."""

    def __init__(self, cells: Iterable[int]) -> None:
        here = tuple(cells)
        self.moves: tuple[UrfinAction, ...] = (*map(Put, here), PUT_BACK, DONE)
        self.place = {cell: number for number, cell in enumerate(here)}

    def free(self, taken: Iterable[int]) -> Listed:
        """All but those where something or somebody stands."""
        place = self.place
        holes = {place[cell] for cell in taken if cell in place}
        return Listed(self.moves, sorted(holes))


class Country:
    """`ways` are the cells of each road by its number; a wall may go `anywhere`, a tower
    at first only `outside` the city (U-B5)."""

    def __init__(self, map: Map) -> None:
        self.map = map
        self.zone = map.zone
        self.ways = {road.number: road.cells for road in map.roads}
        self.anywhere = Sites(map.buildable)
        self.outside = Sites(cell for cell in map.buildable if map.ground[cell] != CITY)


@lru_cache(maxsize=64)
def country(map: str) -> Country:
    """Of a shipped map's name, or of a map's text."""
    return Country(shipped(map) if map in MAPS else read_map(map))
