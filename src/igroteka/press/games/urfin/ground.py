"""The map as places on paper: a cell is 60 units wide."""

import math

from msgspec import Struct

from igroteka.kernel import Traits

CELL = 60
AWAY = (12, 15, 18)  # where signposts stand, in cells before the palace (U-C5)


class Place(Struct, frozen=True):
    x: float
    y: float


class Turned(Place, frozen=True):
    """In degrees clockwise from east."""

    turn: float


class Ground(Struct, frozen=True):
    """Roads are their cells, from the edge to the palace."""

    width: int
    height: int
    kinds: tuple[str, ...]
    zones: tuple[int, ...]
    roads: tuple[tuple[int, ...], ...]

    def cells(self, kinds: str) -> list[int]:
        return [cell for cell, kind in enumerate(self.kinds) if kind in kinds]

    def spot(self, cell: int) -> tuple[int, int]:
        """Column and row."""
        return cell % self.width, cell // self.width

    def centre(self, cell: int) -> tuple[int, int]:
        column, row = self.spot(cell)
        return column * CELL + CELL // 2, row * CELL + CELL // 2

    def outwards(self, cell: int) -> tuple[int, int]:
        """From a cell at the edge over the edge."""
        column, row = self.spot(cell)
        ways = (
            (row, (0, -1)),
            (self.height - 1 - row, (0, 1)),
            (column, (-1, 0)),
            (self.width - 1 - column, (1, 0)),
        )
        return min(ways, key=lambda way: way[0])[1]

    def heading(self, road: tuple[int, ...], index: int) -> Turned:
        """Where a road is, and the way it goes there."""
        (x, y), (to_x, to_y) = self.centre(road[index]), self.centre(road[index + 1])
        return Turned(x, y, math.degrees(math.atan2(to_y - y, to_x - x)))


def ground_of(board: Traits) -> Ground:
    return Ground(
        width=board["width"],  # type: ignore[arg-type]
        height=board["height"],  # type: ignore[arg-type]
        kinds=board["ground"],  # type: ignore[arg-type]
        zones=board["zone"],  # type: ignore[arg-type]
        roads=tuple(board[f"road-{n}"] for n in range(1, int(board["roads"]) + 1)),  # type: ignore[arg-type, misc]
    )
