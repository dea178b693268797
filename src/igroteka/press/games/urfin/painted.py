"""Faces of a part in its colour; lines and windows in the dark of it. All in millimetres."""

from igroteka.press.nets import cut_piece
from igroteka.press.sheet import Piece
from igroteka.press.svg import Point, polygon, shape, stroke

from .ink import PATTERNS, Paint


def face(points: tuple[Point, ...], paint: Paint, light: bool = False) -> str:
    path = polygon(points)
    plain = shape(path, paint.tip if light else paint.tone)
    return plain + (shape(path, f"url(#{paint.pattern})") if paint.pattern else "")


def ruled(path: str, paint: Paint, width: float = 0.3) -> str:
    return stroke(path, paint.deep, width, opacity=0.7, stroke_linecap="round")


def dark(path: str, paint: Paint) -> str:
    return shape(path, paint.deep, opacity=0.85)


def part(wide: float, high: float, *drawn: str) -> Piece:
    return cut_piece(wide, high, PATTERNS, *drawn)
