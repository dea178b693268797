"""The geometry told a second time, plainly: cards as sets of points half a unit apart.

Points are counted in half units, so a card is a square of 5 × 5 points.
"""

from functools import cache
from itertools import product

from igroteka.games.skyscraper.lattice import Cell, Line, Plane, Pose

Point = tuple[int, int, int]
FRAMES: dict[Plane, tuple[Point, Point]] = {
    Plane.FLOOR: ((1, 0, 0), (0, 1, 0)),
    Plane.FACES_X: ((0, 1, 0), (0, 0, 1)),
    Plane.FACES_Y: ((1, 0, 0), (0, 0, 1)),
}
# Each line by the points it has in the frame of its card.
SPAN = range(5)
LINES = {
    Line.LEFT: [(0, v) for v in SPAN],
    Line.RIGHT: [(4, v) for v in SPAN],
    Line.BOTTOM: [(u, 0) for u in SPAN],
    Line.TOP: [(u, 4) for u in SPAN],
    Line.MID_V: [(2, v) for v in SPAN],
    Line.MID_H: [(u, 2) for u in SPAN],
}
EDGES = {Line.LEFT, Line.RIGHT, Line.BOTTOM, Line.TOP}


def point(pose: Pose, u: int, v: int) -> Point:
    (ax, ay, az), (bx, by, bz) = FRAMES[pose.plane]
    return (
        2 * pose.x + u * ax + v * bx,
        2 * pose.y + u * ay + v * by,
        2 * pose.z + u * az + v * bz,
    )


def square(pose: Pose) -> set[Point]:
    return {point(pose, u, v) for u, v in product(SPAN, SPAN)}


def inside(pose: Pose) -> set[Point]:
    """Without its rim."""
    return {point(pose, u, v) for u, v in product(range(1, 4), range(1, 4))}


def line(pose: Pose, which: Line) -> frozenset[Point]:
    return frozenset(point(pose, u, v) for u, v in LINES[which])


def shared(one: Pose, other: Pose) -> set[Point]:
    return square(one) & square(other)


def passes_through(one: Pose, other: Pose) -> bool:
    return bool(inside(one) & inside(other))


def joint(one: Pose, other: Pose) -> tuple[Line, Line] | None:
    """At right angles, a line on a line, at least one of the two an edge."""
    away = Pose(other.plane, other.x - one.x, other.y - one.y, other.z - one.z)
    return joint_from(Pose(one.plane, 0, 0, 0), away)


@cache
def joint_from(one: Pose, other: Pose) -> tuple[Line, Line] | None:
    if one.plane == other.plane:
        return None
    for a, b in product(Line, Line):
        if line(one, a) == line(other, b) and (a in EDGES or b in EDGES):
            return a, b
    return None


def beams_met(one: Pose, first: set[Line], other: Pose, second: set[Line]) -> int:
    """On the joint: both along it, or both come to it in one and the same point."""
    along = joint(one, other)
    if along is None:
        return 0
    seam = line(one, along[0])
    pairs = [(line(one, a), line(other, b)) for a, b in product(first, second)]
    return sum(a == b == seam or (len(a & seam) == 1 and a & seam == b & seam) for a, b in pairs)


def is_closed(poses: list[Pose], start: Cell) -> bool:
    """No way leads out from there, cube by cube, through what no card covers."""
    walls = {face for pose in poses for face in faces(pose)}
    top = max(pose.z for pose in poses) + 3
    low = [min(pose[axis] for pose in corners(poses)) - 2 for axis in range(2)]
    high = [max(pose[axis] for pose in corners(poses)) + 4 for axis in range(2)]
    seen, edge = {(start.x, start.y, start.z)}, [(start.x, start.y, start.z)]
    while edge:
        here = edge.pop()
        if not (low[0] < here[0] < high[0] and low[1] < here[1] < high[1] and here[2] < top):
            return False
        for step in product((-1, 0, 1), repeat=3):
            there = (here[0] + step[0], here[1] + step[1], here[2] + step[2])
            if abs(step[0]) + abs(step[1]) + abs(step[2]) != 1 or there in seen or there[2] < 0:
                continue
            if between(here, there) not in walls:
                seen.add(there)
                edge.append(there)
    return True


def corners(poses: list[Pose]) -> list[tuple[int, int]]:
    return [(pose.x, pose.y) for pose in poses]


def between(here: Point, there: Point) -> Point:
    """The middle of the face two cubes share, in half units."""
    return (here[0] + there[0] + 1, here[1] + there[1] + 1, here[2] + there[2] + 1)


def faces(pose: Pose) -> set[Point]:
    """The middles of its four unit squares."""
    return {point(pose, u, v) for u, v in product((1, 3), (1, 3))}
