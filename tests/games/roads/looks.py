"""The eight ways to look at a table: four quarter turns, plain or in a mirror."""

import pytest
from msgspec import Struct

from .naive import Place, Sides


class Look(Struct, frozen=True):
    """First the mirror, if any, then so many quarter turns clockwise."""

    quarters: int = 0
    mirrored: bool = False

    def __str__(self) -> str:
        return f"{'mirror' if self.mirrored else 'plain'}-{90 * self.quarters}"

    def place(self, place: Place, size: Place) -> Place:
        (x, y), (width, height) = place, size
        x = width - 1 - x if self.mirrored else x
        for _ in range(self.quarters):
            x, y, width, height = height - 1 - y, x, height, width
        return x, y

    def size(self, size: Place) -> Place:
        return (size[1], size[0]) if self.quarters % 2 else size

    def sides(self, sides: Sides) -> Sides:
        north, east, south, west = sides
        if self.mirrored:
            east, west = west, east
        for _ in range(self.quarters):
            north, east, south, west = west, north, east, south
        return north, east, south, west

    def side(self, side: int) -> int:
        """Where a side of the table as drawn has come to lie."""
        north, east, south, west = (int(side == at) for at in range(4))
        return self.sides((north, east, south, west)).index(1)


AS_DRAWN = Look()
LOOKS = [Look(quarters, mirrored) for mirrored in (False, True) for quarters in range(4)]

from_every_side = pytest.mark.parametrize("look", LOOKS, ids=str)
