"""The roofs: pyramids of four and of eight sides, a gable with two upright ends (U-F3, U-F4)."""

import math
from itertools import pairwise

from igroteka.press.nets import TAB_MM, cut_line, fold_line, tab
from igroteka.press.sheet import Piece
from igroteka.press.svg import Point, moved

from .painted import Paint, dark, face, part, ruled

WIDE_MM = 17.0  # over a base of 15, like a hat
SLANT_MM = 16.0  # from the tip down the middle of a side
GABLE_MM = 13.0


def roof_1(paint: Paint) -> Piece:
    return pyramid(4, WIDE_MM, paint)


def roof_2(paint: Paint) -> Piece:
    return pyramid(8, WIDE_MM * math.tan(math.pi / 8), paint)


def pyramid(sides: int, wide: float, paint: Paint) -> Piece:
    """A fan of sides around the tip; the tab goes under the first side."""
    edge = math.hypot(SLANT_MM, wide / 2)
    step = 2 * math.asin(wide / 2 / edge)
    start = math.pi / 2 + sides * step / 2
    corners = [
        (edge * math.cos(start - n * step), edge * math.sin(start - n * step))
        for n in range(sides + 1)
    ]
    left = min(0.0, *(x for x, _ in corners)) - TAB_MM
    top = min(0.0, *(y for _, y in corners)) - TAB_MM
    right = max(0.0, *(x for x, _ in corners)) + TAB_MM
    bottom = max(y for _, y in corners)
    return part(
        right - left,
        bottom - top,
        moved(-left, -top, fan(corners, paint)),
    )


def fan(corners: list[Point], paint: Paint) -> str:
    tip = (0.0, 0.0)
    sides = (
        face((tip, a, b), paint) + tiles(a, b, paint) + ball(a, b, paint)
        for a, b in pairwise(corners)
    )
    folds = (fold_line(tip, corner) for corner in corners[1:-1])
    return "".join(
        (
            *sides,
            *folds,
            tab(tip, corners[-1], TAB_MM * 0.8),
            cut_line(tip, *corners),
        )
    )


def tiles(a: Point, b: Point, paint: Paint) -> str:
    """Rows of shingles across a side."""
    rows = (
        f"M{a[0] * share:.2f} {a[1] * share:.2f}L{b[0] * share:.2f} {b[1] * share:.2f}"
        for share in (0.42, 0.6, 0.78, 0.93)
    )
    return ruled("".join(rows), paint, 0.3)


def ball(a: Point, b: Point, paint: Paint) -> str:
    """A little hatch in the middle of a side: it shoots that way."""
    x, y = (a[0] + b[0]) * 0.345, (a[1] + b[1]) * 0.345
    return dark(f"M{x - 1:.2f} {y:.2f}a1 1 0 1 0 2 0a1 1 0 1 0-2 0z", paint)


def roof_3(paint: Paint) -> Piece:
    """A floor, a slope above and one below it, and an upright gable at each end."""
    slope = math.hypot(WIDE_MM / 2, GABLE_MM)
    wide = WIDE_MM + 2 * GABLE_MM
    high = WIDE_MM + 2 * slope + TAB_MM
    left, right = GABLE_MM, GABLE_MM + WIDE_MM
    top, bottom = slope, slope + WIDE_MM
    middle = (top + bottom) / 2
    slopes = "".join(
        face(((left, y), (right, y), (right, y + long), (left, y + long)), paint, light=light)
        for y, long, light in ((0, slope, False), (top, WIDE_MM, True), (bottom, slope, False))
    )
    gables = face(((left, top), (left, bottom), (0, middle)), paint, light=True) + face(
        ((right, top), (right, bottom), (wide, middle)), paint, light=True
    )
    shingles = ruled(
        "".join(f"M{left} {y + n * slope / 4:.2f}H{right}" for y in (0, bottom) for n in (1, 2, 3)),
        paint,
    )
    hatches = dark(hatch(left - 4.4, middle) + hatch(right + 4.4, middle), paint)
    end = high - TAB_MM
    return part(
        wide,
        high,
        slopes,
        gables,
        shingles,
        hatches,
        tab((right, end), (left, end)),
        *(gable_tabs(left, right, top, bottom, slope)),
        fold_line((left, top), (right, top), (right, bottom), (left, bottom), (left, top)),
        cut_line((left, 0), (right, 0)),
        cut_line((left, top), (0, middle), (left, bottom)),
        cut_line((right, top), (wide, middle), (right, bottom)),
    )


def gable_tabs(
    left: float, right: float, top: float, bottom: float, slope: float
) -> tuple[str, ...]:
    """On the slopes' ends, to be glued behind the gables."""
    deep = TAB_MM * 0.7
    return (
        tab((left, top), (left, 0), deep),
        tab((right, 0), (right, top), deep),
        tab((left, bottom + slope), (left, bottom), deep),
        tab((right, bottom), (right, bottom + slope), deep),
    )


def hatch(x: float, y: float) -> str:
    return f"M{x - 1.4:.2f} {y:.2f}a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z"
