"""Free space in unit cubes: from which of them a way leads out (S-M4).

Cubes are bits of one long number, so that a flood moves all of them at a time. The box is the
building's with a margin of one cube, which is outside and open.
"""

from functools import lru_cache

from msgspec import Struct

from .lattice import AXES, SIZE, Cell, Plane
from .structure import Building


class Box(Struct, frozen=True):
    """`low` is its lowest corner; the ground is its bottom."""

    low: Cell
    wide: int
    deep: int
    high: int

    @property
    def size(self) -> int:
        return self.wide * self.deep * self.high

    def bit(self, cell: Cell) -> int:
        x, y, z = cell.x - self.low.x, cell.y - self.low.y, cell.z
        if not (0 <= x < self.wide and 0 <= y < self.deep and 0 <= z < self.high):
            return 0
        return 1 << (x * self.deep + y) * self.high + z


def box_of(building: Building) -> Box:
    poses = [standing.pose for standing in building]
    low = Cell(min(pose.x for pose in poses) - 2, min(pose.y for pose in poses) - 2, 0)
    wide = max(pose.x for pose in poses) + SIZE + 2 - low.x
    deep = max(pose.y for pose in poses) + SIZE + 2 - low.y
    return Box(low, wide, deep, max(pose.top for pose in poses) + 2)


class Space(Struct, frozen=True):
    box: Box
    open: int

    def is_open(self, cell: Cell) -> bool:
        """Outside the box everything is."""
        bit = self.box.bit(cell)
        return not bit or bool(self.open & bit)


@lru_cache(maxsize=1024)
def space(building: Building) -> Space:
    box = box_of(building)
    return Space(box, flooded(box, faces_of(box, building)))


def faces_of(box: Box, building: Building) -> dict[Plane, int]:
    """By plane the cubes whose face a card covers, four of them each."""
    steps = (box.deep * box.high, box.high, 1)
    squares, found = {}, dict.fromkeys(Plane, 0)
    for plane in Plane:
        one, other = (1 | 1 << steps[axis] for axis in AXES[plane])
        squares[plane] = one * other
    for standing in building:
        pose = standing.pose
        found[pose.plane] |= squares[pose.plane] * box.bit(Cell(pose.x, pose.y, pose.z))
    return found


def flooded(box: Box, faces: dict[Plane, int]) -> int:
    """From the margin inwards, through every face that no card covers."""
    up, over, along = 1, box.high, box.deep * box.high
    whole = (1 << box.size) - 1
    column = 1 << box.high - 1
    tops = sum(column << box.high * n for n in range(box.wide * box.deep))
    bottoms = tops >> box.high - 1
    free_up = whole & ~faces[Plane.FLOOR] & ~bottoms
    free_x, free_y = whole & ~faces[Plane.FACES_X], whole & ~faces[Plane.FACES_Y]
    wet, before = margin(box, tops), 0
    while wet != before:
        before = wet
        wet |= (wet << up) & free_up | (wet & free_up) >> up
        wet |= (wet << along) & free_x & whole | (wet & free_x) >> along
        wet |= (wet << over) & free_y & whole | (wet & free_y) >> over
    return wet


def margin(box: Box, tops: int) -> int:
    """All sides and the top of the box."""
    pillar = (1 << box.high) - 1
    wall = (1 << box.deep * box.high) - 1
    sides = wall | wall << (box.wide - 1) * box.deep * box.high
    for x in range(box.wide):
        first = x * box.deep * box.high
        sides |= pillar << first | pillar << first + (box.deep - 1) * box.high
    return tops | sides
