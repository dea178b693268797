"""Which cells a part covers, as small pictures on one sheet (U-F2, U-F3, U-F4)."""

from igroteka.press.lettering import lettered
from igroteka.press.svg import box, disc, drawing, moved
from igroteka.press.words import Words

from .art import ink, part

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
EXAMPLE = ("base1", "roof2")  # as the picture of a tower is built
TARGET = "#fbe3dc"
SEEN = 66  # units of a part's picture in a cell
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
    title = lettered(name, GRID_MM / 2, 6.2, 6, GRID_MM, ink("ink"), display=True)
    tower = part("tower" if kinds == EXAMPLE else f"{kinds[0]}-green", SIDE / SEEN)
    return title + moved(0, 9, *cells, moved(GRID_MM / 2, GRID_MM / 2, tower))


def cell(x: int, y: int, covered: bool) -> str:
    left, top = (x + REACH) * SIDE, (y + REACH) * SIDE
    line = {"stroke": ink("grid"), "stroke_width": 0.25, "stroke_opacity": 0.45}
    ground = box(left, top, SIDE, SIDE, TARGET if covered else ink("land"), **line)
    if not covered:
        return ground
    x_mm, y_mm, red = left + SIDE / 2, top + SIDE / 2, ink("poppy")
    target = disc(x_mm, y_mm, 3, "none", stroke=red, stroke_width=0.9)
    return ground + target + disc(x_mm, y_mm, 1.1, red)
