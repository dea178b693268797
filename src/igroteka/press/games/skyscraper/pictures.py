"""How cards are put together, in millimetres (S-G2)."""

from igroteka.games.skyscraper.lattice import Plane, Pose
from igroteka.press.svg import drawing, moved, polygon, shape

from .art import ink
from .space import card, seen

UNIT = 17.0
WIDE_MM = 176.0
JOINING_HIGH_MM = 92.0
WALL, FLOOR = Pose(Plane.FACES_Y, 0, 2, 0), Pose(Plane.FLOOR, 0, 0, 2)
ON_TOP = Pose(Plane.FACES_Y, 0, 1, 2)


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
