"""Cogs and discs as paths, to be joined with others in one shape."""

import math

from igroteka.press.svg import Point, num, polygon


def cog(radius: float, teeth: int, depth: float, hole: float = 0) -> str:
    """A wheel around the origin, with square teeth and, if wanted, a hole."""
    return polygon(_corners(radius, teeth, depth)) + (disc(0, 0, hole) if hole else "")


def _corners(radius: float, teeth: int, depth: float) -> list[Point]:
    step = 2 * math.pi / teeth
    low = radius - depth
    return [
        (reach * math.cos((tooth + share) * step), reach * math.sin((tooth + share) * step))
        for tooth in range(teeth)
        for reach, share in ((low, 0.0), (radius, 0.12), (radius, 0.42), (low, 0.54))
    ]


def disc(x: float, y: float, radius: float) -> str:
    r, wide = num(radius), num(2 * radius)
    return f"M{num(x - radius)} {num(y)}a{r} {r} 0 1 0 {wide} 0a{r} {r} 0 1 0 -{wide} 0z"
