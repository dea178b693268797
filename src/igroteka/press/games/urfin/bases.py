"""The bases: tubes of eight sides and of four, as many as the cells they cover (U-F2)."""

import math

from igroteka.press.nets import TAB_MM, cut_line, fold_line, tab
from igroteka.press.sheet import Piece
from igroteka.press.svg import moved

from .painted import Paint, dark, face, part, ruled

HIGH_MM = 16.0
EIGHT_ACROSS_MM = 15.0  # from side to opposite side
FOUR_MM = 12.0
EIGHT_MM = EIGHT_ACROSS_MM * math.tan(math.pi / 8)


def base_1(paint: Paint) -> Piece:
    slit = EIGHT_MM / 2
    window = f"M{slit - 0.6:.2f} 5.5h1.2v4.6h-1.2z"
    return tube(8, EIGHT_MM, paint, window)


def base_2(paint: Paint) -> Piece:
    middle = FOUR_MM / 2
    window = f"M{middle - 1.8:.2f} 11V7.2q1.8-3.2 3.6 0V11z"
    return tube(4, FOUR_MM, paint, window)


def tube(sides: int, wide: float, paint: Paint, window: str) -> Piece:
    """A strip rolled up; the tab goes inside the first side."""
    whole = sides * wide
    walls = (moved(n * wide, 0, one_wall(wide, paint, window)) for n in range(sides))
    crown = face(((0, 0), (whole, 0), (whole, 2.6), (0, 2.6)), paint, light=True)
    folds = (fold_line((n * wide, 0), (n * wide, HIGH_MM)) for n in range(1, sides))
    return part(
        whole + TAB_MM,
        HIGH_MM,
        *walls,
        crown,
        ruled(f"M0 2.6H{whole:.2f}", paint, 0.4),
        *folds,
        tab((whole, 0), (whole, HIGH_MM)),
        cut_line((whole, 0), (0, 0), (0, HIGH_MM), (whole, HIGH_MM)),
    )


def one_wall(wide: float, paint: Paint, window: str) -> str:
    stone = face(((0, 0), (wide, 0), (wide, HIGH_MM), (0, HIGH_MM)), paint)
    return stone + stones(wide, paint) + dark(window, paint)


def stones(wide: float, paint: Paint) -> str:
    """Courses of a wall, every other one shifted by half a stone."""
    half = wide / 2
    return ruled(
        f"M0 13.2H{wide:.2f}M{half:.2f} 13.2V{HIGH_MM}M0 4.6H{wide * 0.22:.2f}"
        f"M{wide:.2f} 4.6H{wide * 0.78:.2f}",
        paint,
        0.25,
    )
