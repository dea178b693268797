"""Faces of a part in its colour; lines and windows in the dark of it. All in millimetres."""

from msgspec import Struct

from igroteka.press.nets import cut_piece
from igroteka.press.sheet import Piece
from igroteka.press.svg import Point, polygon, shape, stroke

from .art import art, ink

COLOURS = ("green", "light", "yellow")


class Paint(Struct, frozen=True):
    """A colour of the parts, which is a pattern, too: plain, dots, stripes."""

    tone: str
    tip: str
    deep: str
    pattern: str


def paint(colour: str) -> Paint:
    tone, tip, deep = (ink(colour + shade) for shade in ("", "Tip", "Deep"))
    return Paint(tone, tip, deep, "" if colour == "green" else f"url(#urfin-{colour})")


def face(points: tuple[Point, ...], paint: Paint, light: bool = False) -> str:
    path = polygon(points)
    plain = shape(path, paint.tip if light else paint.tone)
    return plain + (shape(path, paint.pattern) if paint.pattern else "")


def ruled(path: str, paint: Paint, width: float = 0.3) -> str:
    return stroke(path, paint.deep, width, opacity=0.7, stroke_linecap="round")


def dark(path: str, paint: Paint) -> str:
    return shape(path, paint.deep, opacity=0.85)


def part(wide: float, high: float, *drawn: str) -> Piece:
    return cut_piece(wide, high, art()["dyes-folded"].art, *drawn)
