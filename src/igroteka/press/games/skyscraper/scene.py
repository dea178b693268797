"""The picture of the cover: a site at sunset, a tower half done."""

from igroteka.games.skyscraper.lattice import Line, Plane, Pose
from igroteka.press.svg import box, disc, drawing, moved, num, polygon, shape

from .ink import CREWS, EARTH, FAR, GLOW, NEAR, SKY, SUN
from .space import card, seen
from .worker import figure

WIDE, HIGH = 600.0, 300.0
UNIT = 32.0
FOOT = (300.0, 206.0)
X, Y, FLAT = Plane.FACES_X, Plane.FACES_Y, Plane.FLOOR
FRAME = (Line.TOP, Line.MID_V, Line.MID_H)
# From back to front, from the ground up.
TOWER = (
    (Pose(X, 0, 0, 0), FRAME),
    (Pose(Y, 0, 1, 0), FRAME),
    (Pose(X, 2, 0, 0), FRAME),
    (Pose(FLAT, 0, 0, 2), (Line.LEFT, Line.RIGHT, Line.MID_H)),
    (Pose(X, 0, 0, 2), (Line.LEFT, Line.TOP)),
    (Pose(Y, 0, 0, 2), (Line.BOTTOM, Line.MID_V)),
    (Pose(FLAT, 0, 0, 4), (Line.LEFT, Line.BOTTOM, Line.MID_V)),
    (Pose(Y, 0, 1, 4), (Line.LEFT, Line.RIGHT)),
)
SKYLINE = (
    (0, 60, 90),
    (54, 44, 140),
    (92, 70, 70),
    (420, 52, 120),
    (466, 40, 170),
    (500, 80, 84),
    (560, 60, 130),
)


def scene() -> str:
    clip = f'<clipPath id="cover"><rect width="{num(WIDE)}" height="{num(HIGH)}"/></clipPath>'
    inside = sky() + site() + moved(*FOOT, tower()) + people()
    return drawing(WIDE, HIGH, clip, f'<g clip-path="url(#cover)">{inside}</g>')


def sky() -> str:
    far = "".join(box(x, 232 - high, wide, high + 10, FAR) for x, wide, high in SKYLINE)
    near = "".join(
        box((x + 130) % 560, 236 - high * 0.6, wide, high, NEAR) for x, wide, high in SKYLINE
    )
    return (
        box(0, 0, WIDE, HIGH, SKY)
        + box(0, 150, WIDE, 90, GLOW)
        + disc(190, 128, 46, SUN)
        + far
        + near
    )


def site() -> str:
    return shape(f"M0 226Q300 204 600 226V{num(HIGH)}H0Z", EARTH)


def tower() -> str:
    plot = polygon(
        seen(x, y, 0, UNIT) for x, y in ((-0.7, -0.7), (2.7, -0.7), (2.7, 2.7), (-0.7, 2.7))
    )
    return shape(plot, "#c9a57c") + "".join(card(pose, beams, UNIT) for pose, beams in TOWER)


def people() -> str:
    """Somebody of every crew, wherever there is room to stand."""
    spots = ((1.4, 1.7, 4), (0.5, 1.5, 2), (1.2, 2.3, 0), (2.5, 0.7, 0))
    parts = []
    for crew, (x, y, z) in zip(CREWS, spots, strict=True):
        at_x, at_y = seen(x, y, z, UNIT)
        parts.append(
            moved(FOOT[0] + at_x, FOOT[1] + at_y - 12, figure(crew, marker=False), scale=1.15)
        )
    return "".join(parts)
