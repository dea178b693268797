"""Cards on the lattice: where they lie, where they touch, and where they would pass through.

The unit is half a card (S-G1). A card covers 2 × 2 units in one of three planes; its own frame has
u and v, which run along x and y on a floor, y and z on a wall facing x, x and z on one facing y.
Its six lines are the edges and the medians (S-C3).
"""

from enum import IntEnum
from functools import cache
from itertools import product
from typing import NamedTuple

from msgspec import Struct

SIZE = 2
X, Y, Z = range(3)


class Plane(IntEnum):
    FLOOR = 0
    FACES_X = 1
    FACES_Y = 2


class Line(IntEnum):
    LEFT = 0
    RIGHT = 1
    BOTTOM = 2
    TOP = 3
    MID_V = 4
    MID_H = 5


# The lines that run along v, by their u, and those that run along u, by their v.
ALONG_V = (Line.LEFT, Line.MID_V, Line.RIGHT)
ALONG_U = (Line.BOTTOM, Line.MID_H, Line.TOP)
EDGES = (Line.LEFT, Line.RIGHT, Line.BOTTOM, Line.TOP)

NORMAL = {Plane.FLOOR: Z, Plane.FACES_X: X, Plane.FACES_Y: Y}
AXES = {Plane.FLOOR: (X, Y), Plane.FACES_X: (Y, Z), Plane.FACES_Y: (X, Z)}


class Pose(Struct, frozen=True, order=True, cache_hash=True, gc=False):
    """A card's plane and its lowest corner."""

    plane: Plane
    x: int
    y: int
    z: int

    @property
    def top(self) -> int:
        return self.z if self.plane == Plane.FLOOR else self.z + SIZE

    @property
    def middle(self) -> int:
        """The height of its centre."""
        return self.z if self.plane == Plane.FLOOR else self.z + 1

    @property
    def is_floor(self) -> bool:
        return self.plane == Plane.FLOOR


class Touch(NamedTuple):
    """Where two cards at right angles meet: how long, and on which line of each.

    `along` is the axis the line runs along. A full line with an edge of one of them is a joint
    (S-G2); half a line is only touched.
    """

    length: int
    first: Line
    second: Line
    along: int

    @property
    def is_joint(self) -> bool:
        return self.length == SIZE


class Offset(NamedTuple):
    plane: Plane
    x: int
    y: int
    z: int


def shifted(pose: Pose, by: Offset) -> Pose:
    return Pose(by.plane, pose.x + by.x, pose.y + by.y, pose.z + by.z)


def offset(one: Pose, other: Pose) -> Offset:
    return Offset(other.plane, other.x - one.x, other.y - one.y, other.z - one.z)


@cache
def meeting(plane: Plane, other: Offset) -> Touch | None:
    """Of a card at the origin in that plane; None if they share no line, or are parallel."""
    if plane == other.plane:
        return None
    there = other[1:]
    own, its = NORMAL[plane], NORMAL[other.plane]
    along = 3 - own - its
    first, second = there[its], -there[own]
    length = SIZE - abs(there[along])
    if length <= 0 or not (0 <= first <= SIZE and 0 <= second <= SIZE):
        return None
    return Touch(length, line_at(plane, along, first), line_at(other.plane, along, second), along)


def line_at(plane: Plane, along: int, place: int) -> Line:
    """The line that runs along that axis, so far in."""
    return ALONG_U[place] if AXES[plane][0] == along else ALONG_V[place]


@cache
def collides(plane: Plane, other: Offset) -> bool:
    """They would overlap, or pass through one another (S-G2)."""
    if plane != other.plane:
        touch = meeting(plane, other)
        return touch is not None and touch.first not in EDGES and touch.second not in EDGES
    away = [abs(part) for part in other[1:]]
    return away[NORMAL[plane]] == 0 and all(away[axis] < SIZE for axis in AXES[plane])


@cache
def adjoins(plane: Plane, other: Offset) -> bool:
    """Coplanar, with a whole edge in common: no joint, but beside (S-B1)."""
    away = sorted(abs(part) for part in other[1:])
    return plane == other.plane and other[1 + NORMAL[plane]] == 0 and away == [0, 0, SIZE]


def touch(one: Pose, other: Pose) -> Touch | None:
    return meeting(one.plane, offset(one, other))


NEAR = [
    Offset(plane, x, y, z)
    for plane in Plane
    for x, y, z in product(range(-SIZE, SIZE + 1), repeat=3)
]


def is_joint(plane: Plane, other: Offset) -> bool:
    met = meeting(plane, other)
    return met is not None and met.is_joint and not collides(plane, other)


# By a card's plane: where others can be joined to it, and where none can be.
JOINED = {plane: [other for other in NEAR if is_joint(plane, other)] for plane in Plane}
SHUT = {plane: [other for other in NEAR if collides(plane, other)] for plane in Plane}
ADJOINING = {plane: [other for other in NEAR if adjoins(plane, other)] for plane in Plane}


class Cell(Struct, frozen=True, order=True, cache_hash=True, gc=False):
    """A unit square at a height, and the cube above it (S-M4)."""

    x: int
    y: int
    z: int


@cache
def covered(pose: Pose) -> tuple[Cell, ...]:
    """The unit faces of a card, each by the cube on its far side along the normal."""
    spans = [range(2 if axis in AXES[pose.plane] else 1) for axis in (X, Y, Z)]
    return tuple(Cell(pose.x + x, pose.y + y, pose.z + z) for x, y, z in product(*spans))
