"""Cards in space, as on the table: half a card is the unit, heights go up (S-G1)."""

from igroteka.games.skyscraper.lattice import Line, Plane, Pose
from igroteka.press.svg import Point, line, polygon, shape, stroke

from .art import ink

ENDS = {
    Line.LEFT: ((0, 0), (0, 2)),
    Line.RIGHT: ((2, 0), (2, 2)),
    Line.BOTTOM: ((0, 0), (2, 0)),
    Line.TOP: ((0, 2), (2, 2)),
    Line.MID_V: ((1, 0), (1, 2)),
    Line.MID_H: ((0, 1), (2, 1)),
}
TONES = {Plane.FLOOR: "floor", Plane.FACES_X: "glassDark", Plane.FACES_Y: "glass"}


def seen(x: float, y: float, z: float, unit: float) -> Point:
    """From above the corner where both axes come towards us."""
    return (x - y) * 0.866 * unit, (x + y) * 0.5 * unit - z * unit


def on(pose: Pose, u: float, v: float, unit: float) -> Point:
    if pose.plane == Plane.FLOOR:
        return seen(pose.x + u, pose.y + v, pose.z, unit)
    if pose.plane == Plane.FACES_X:
        return seen(pose.x, pose.y + u, pose.z + v, unit)
    return seen(pose.x + u, pose.y, pose.z + v, unit)


def card(pose: Pose, beams: tuple[Line, ...], unit: float, lit: tuple[Line, ...] = ()) -> str:
    corners = (on(pose, u, v, unit) for u, v in ((0, 0), (2, 0), (2, 2), (0, 2)))
    plate = shape(
        polygon(corners),
        ink(TONES[pose.plane]),
        stroke=ink("steelDark"),
        stroke_width=unit * 0.03,
        stroke_linejoin="round",
        opacity=0.93,
    )
    drawn = []
    for one in beams:
        path = line(*(on(pose, u, v, unit) for u, v in ENDS[one]))
        drawn.append(stroke(path, ink("steelDark"), unit * 0.2))
        drawn.append(stroke(path, ink("lit" if one in lit else "steel"), unit * 0.13))
    return plate + "".join(drawn)
