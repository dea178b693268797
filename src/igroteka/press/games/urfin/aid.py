"""Which cells a part covers, as small pictures on one sheet (U-F2, U-F3, U-F4)."""

from igroteka.press.lettering import lettered
from igroteka.press.svg import box, disc, drawing, moved, polygon, shape
from igroteka.press.words import Words

from .ink import EDGE, EMERALD, GRID, INK, LAND, PAINTS, POPPY

AROUND = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0))
BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))
FAR = tuple((2 * x, 2 * y) for x, y in BESIDE)
CORNERS = ((-2, -2), (2, -2), (2, 2), (-2, 2))
COVERS = {
    "base1": AROUND,
    "base2": BESIDE,
    "roof1": FAR,
    "roof2": (*FAR, *CORNERS),
    "roof3": ((0, -2), (0, 2)),
}
EXAMPLE = ("base1", "roof2")
SIDE, GAP, REACH = 10.0, 16.0, 2
GRID_MM = SIDE * (2 * REACH + 1)
COLUMNS = 3
STEP_X, STEP_Y = GRID_MM + 8.5, GRID_MM + GAP
WIDE_MM = COLUMNS * GRID_MM + (COLUMNS - 1) * 8.5
HIGH_MM = 2 * STEP_Y


def aid(words: Words) -> str:
    """Every kind that shoots, and a tower of two of them."""
    shown = (*((kind,) for kind in COVERS), EXAMPLE)
    pictures = (
        moved((n % COLUMNS) * STEP_X, (n // COLUMNS) * STEP_Y, picture(kinds, words))
        for n, kinds in enumerate(shown)
    )
    return drawing(WIDE_MM, HIGH_MM, *pictures)


def picture(kinds: tuple[str, ...], words: Words) -> str:
    covered = {place for kind in kinds for place in COVERS[kind]}
    cells = (
        cell(x, y, (x, y) in covered)
        for y in range(-REACH, REACH + 1)
        for x in range(-REACH, REACH + 1)
    )
    name = " + ".join(words(f"urfin-kind-{kind}") for kind in kinds)
    title = lettered(name, GRID_MM / 2, 6.2, 6, GRID_MM, INK, display=True)
    middle = moved(GRID_MM / 2, GRID_MM / 2, tower(kinds[-1]))
    return title + moved(0, 9, *cells, middle)


def cell(x: int, y: int, covered: bool) -> str:
    left, top = (x + REACH) * SIDE, (y + REACH) * SIDE
    ground = box(
        left, top, SIDE, SIDE, "#fbe3dc" if covered else LAND, stroke=GRID, stroke_width=0.25
    )
    if not covered:
        return ground
    target = disc(left + SIDE / 2, top + SIDE / 2, 3, "none", stroke=POPPY, stroke_width=0.9)
    return ground + target + disc(left + SIDE / 2, top + SIDE / 2, 1.1, POPPY)


def tower(kind: str) -> str:
    """Seen from above, as it lies in its cell."""
    paint = PAINTS["green"]
    line = {"stroke": paint.deep, "stroke_width": 0.5, "stroke_linejoin": "round"}
    square = polygon(((-4, -4), (4, -4), (4, 4), (-4, 4)))
    eight = polygon(
        ((-1.7, -4), (1.7, -4), (4, -1.7), (4, 1.7), (1.7, 4), (-1.7, 4), (-4, 1.7), (-4, -1.7))
    )
    if kind == "base1":
        return shape(eight, paint.tone, **line) + disc(0, 0, 2.2, paint.tip)
    if kind == "base2":
        return shape("M-3.2-3.2h6.4v6.4h-6.4z", paint.tone, **line) + disc(0, 0, 1.8, paint.tip)
    if kind == "roof1":
        return shape(square, paint.tone, **line) + shape("M-4-4L4 4M4-4L-4 4", "none", **line)
    if kind == "roof2":
        spokes = "M-1.7-4L1.7 4M1.7-4L-1.7 4M4-1.7L-4 1.7M4 1.7L-4-1.7"
        return shape(eight, paint.tone, **line) + shape(spokes, "none", **line)
    arrows = "M0-4.3L-1.6-2.6H1.6ZM0 4.3L-1.6 2.6H1.6Z"
    slopes = shape(square, paint.tone, **line) + shape("M0-4V4", "none", **line)
    return slopes + shape(arrows, EDGE, stroke=EMERALD, stroke_width=0.3)
