"""How cards are put together, and which beams meet; in millimetres (S-G2, S-B7)."""

from igroteka.games.skyscraper.lattice import Line, Plane, Pose
from igroteka.press.svg import disc, drawing, moved, polygon, shape, stroke

from .art import ink
from .space import card, seen

UNIT = 17.0
WIDE_MM = 176.0
JOINING_HIGH_MM, MEETING_HIGH_MM = 92.0, 60.0
WALL, FLOOR = Pose(Plane.FACES_Y, 0, 2, 0), Pose(Plane.FLOOR, 0, 0, 2)
ON_TOP = Pose(Plane.FACES_Y, 0, 1, 2)
GOOD, LOST = "#2f7a46", "#b8372b"


def joining() -> str:
    """On the left edges with a cross, on the right a card's middle with a bar."""
    edges = card(FLOOR, (), UNIT) + card(WALL, (), UNIT) + cross(0.5) + cross(1.5)
    middle = card(FLOOR, (), UNIT) + card(ON_TOP, (), UNIT) + bar(0.5) + bar(1.5)
    return drawing(WIDE_MM, JOINING_HIGH_MM, moved(46, 46, edges), moved(134, 72, middle))


def cross(x: float) -> str:
    return plate(x, 2, 0.3)


def bar(x: float) -> str:
    return plate(x, 1, 0.15)


def plate(x: float, y: float, half: float) -> str:
    """A connector across the joint, 24 mm high as it really is on cards of 80."""
    corners = ((-half, -0.3), (half, -0.3), (half, 0.3), (-half, 0.3))
    points = [seen(x, y + dy, 2 + dz, UNIT) for dy, dz in corners]
    return shape(
        polygon(points),
        ink("hiVis"),
        stroke=ink("hiVisDark"),
        stroke_width=0.4,
        opacity=0.9,
    )


# Beams of the wall, of the floor, and of each those that score.
MEETINGS = (
    ((Line.TOP, Line.LEFT), (Line.TOP,), (Line.TOP,), (Line.TOP,)),
    ((Line.MID_V,), (Line.MID_V, Line.LEFT), (Line.MID_V,), (Line.MID_V,)),
    ((Line.TOP,), (Line.MID_V,), (), ()),
)


def meeting() -> str:
    """Along the joint, at one point of it, and not at all."""
    unit, step = 12.0, WIDE_MM / len(MEETINGS)
    parts = []
    for n, (wall, floor, wall_lit, floor_lit) in enumerate(MEETINGS):
        cards = card(FLOOR, floor, unit, floor_lit) + card(WALL, wall, unit, wall_lit)
        parts.append(moved((n + 0.5) * step, 30, cards))
        parts.append(moved((n + 0.5) * step - 22, 7, verdict(bool(wall_lit))))
    return drawing(WIDE_MM, MEETING_HIGH_MM, *parts)


def verdict(right: bool) -> str:
    sign = "M-2.2.2L-.6 1.8L2.2-1.8" if right else "M-1.8-1.8L1.8 1.8M1.8-1.8L-1.8 1.8"
    return disc(0, 0, 4, GOOD if right else LOST) + stroke(
        sign, "#ffffff", 1, stroke_linecap="round"
    )
