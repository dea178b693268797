"""A map as a planner sees it: where each road goes, and what each tower covers from each cell."""

from functools import lru_cache

from igroteka.games.urfin.actions import Axis
from igroteka.games.urfin.country import country
from igroteka.games.urfin.map import CITY, Map
from igroteka.games.urfin.parts import GREEN, NO_PART, part_of
from igroteka.games.urfin.shooting import covered
from igroteka.games.urfin.state import Built

# The kinds of its base and its roof.
Tower = tuple[int, int, Axis]


class Chart:
    """Roads are counted from 0 here. Whatever covers a cell is covered from it: shapes are even."""

    def __init__(self, map_: Map) -> None:
        self.width, self.height = map_.width, map_.height
        self.roads = tuple(road.cells for road in map_.roads)
        self.buildable = frozenset(map_.buildable)
        self.outside = frozenset(cell for cell in map_.buildable if map_.ground[cell] != CITY)
        self.palace = self.roads[0][-1]
        self.reach = max(self.far(road[0]) for road in self.roads)
        self._covers: dict[tuple[Tower, int], frozenset[int]] = {}

    def far(self, cell: int) -> int:
        """From the palace, in steps over the cells' corners."""
        (row, column), (there, across) = divmod(cell, self.width), divmod(self.palace, self.width)
        return max(abs(row - there), abs(column - across))

    def out(self, cell: int) -> float:
        """0 at the palace, 1 as far out as a road begins."""
        return min(1.0, self.far(cell) / self.reach)

    def covers(self, tower: Tower, cell: int) -> frozenset[int]:
        """Every cell of the map that a tower there covers."""
        known = self._covers.get((tower, cell))
        if known is None:
            base, roof, axis = tower
            built = Built(cell, part_of(base, GREEN), part_of(roof, GREEN), axis, NO_PART)
            known = self._covers[tower, cell] = covered(self.width, self.height, built)
        return known


@lru_cache(maxsize=16)
def chart_of(name: str) -> Chart:
    """Of a shipped map by its name, or of a map's text."""
    return Chart(country(name).map)
