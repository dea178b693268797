"""Things folded of paper: lines to cut, lines to fold, tabs to glue. All in millimetres."""

from collections.abc import Callable

from .sheet import Piece
from .svg import Point, box, disc, drawing, line, moved, polygon, shape, stroke

CUT = "#3c3b40"
FOLD = "#4a463e"
TAB = "#efe8d8"
CUT_WIDTH = 0.25
FOLD_WIDTH = 0.25
TAB_MM = 5.0
EDGE_MM = 0.3  # the outer lines are drawn whole
# Where the pips of a die lie, in thirds of its side from the middle.
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
# Faces of a die in its net: opposite ones make seven.
NET = ((1, 1, 0), (2, 0, 1), (3, 1, 1), (5, 2, 1), (4, 3, 1), (6, 1, 2))


def cut_piece(wide: float, high: float, *parts: str) -> Piece:
    """Whatever is drawn in that room, at its true size."""
    art = drawing(wide, high, *parts, bleed=EDGE_MM)
    return Piece(art, wide + 2 * EDGE_MM, high + 2 * EDGE_MM)


def cut_line(*points: Point) -> str:
    return stroke(line(*points), CUT, CUT_WIDTH, stroke_linecap="round")


def cut_around(*points: Point) -> str:
    return shape(polygon(points), "none", stroke=CUT, stroke_width=CUT_WIDTH)


def fold_line(*points: Point) -> str:
    """Seen on light paper and on dark paint."""
    path = line(*points)
    return stroke(path, "#ffffff", FOLD_WIDTH + 0.1, opacity=0.75) + stroke(
        path, FOLD, FOLD_WIDTH, stroke_dasharray="1.4 1.1"
    )


def tab(start: Point, end: Point, deep: float = TAB_MM) -> str:
    """Beside the edge from start to end, on its left as one walks; its own edge is the fold."""
    (ax, ay), (bx, by) = start, end
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    dx, dy = (bx - ax) / length, (by - ay) / length
    slant = min(deep * 0.6, length / 4)
    outer_a = (ax + dx * slant + dy * deep, ay + dy * slant - dx * deep)
    outer_b = (bx - dx * slant + dy * deep, by - dy * slant - dx * deep)
    return (
        shape(polygon((start, outer_a, outer_b, end)), TAB)
        + cut_line(start, outer_a, outer_b, end)
        + fold_line(start, end)
    )


def die_size(side: float) -> tuple[float, float]:
    return 4 * side + 2 * TAB_MM, 3 * side + 2 * TAB_MM


def die(side: float, paper: str, ink: str) -> str:
    return die_of(side, lambda value: die_face(value, side, paper, ink))


def die_of(side: float, face: Callable[[int], str]) -> str:
    """A cross of six faces with seven tabs, inside `die_size`; `face` draws the one of a value."""
    faces = "".join(moved(x * side, y * side, face(value)) for value, x, y in NET)
    s = side
    tabs = (
        tab((s, s), (s, 0)),
        tab((2 * s, 0), (2 * s, s)),
        tab((s, 0), (2 * s, 0)),
        tab((s, 3 * s), (s, 2 * s)),
        tab((2 * s, 2 * s), (2 * s, 3 * s)),
        tab((2 * s, 3 * s), (s, 3 * s)),
        tab((0, 2 * s), (0, s)),
    )
    edges = (
        cut_line((0, s), (s, s)),
        cut_line((0, 2 * s), (s, 2 * s)),
        cut_line((2 * s, s), (4 * s, s), (4 * s, 2 * s), (2 * s, 2 * s)),
        fold_line((s, s), (2 * s, s), (2 * s, 2 * s), (s, 2 * s), (s, s)),
        fold_line((3 * s, s), (3 * s, 2 * s)),
    )
    return moved(TAB_MM, TAB_MM, *tabs, faces, *edges)


def die_face(value: int, side: float, paper: str, ink: str) -> str:
    pips = "".join(
        disc(side / 2 + x * side * 0.27, side / 2 + y * side * 0.27, side * 0.085, ink)
        for x, y in PIPS[value]
    )
    return box(0, 0, side, side, paper) + pips


def standee_size(wide: float, high: float, foot: float) -> tuple[float, float]:
    return wide, 2 * (high + foot)


def standee(front: str, wide: float, high: float, foot: float, behind: str = "") -> str:
    """Front and back of a figure head to head, with a foot at each end to bend outwards.

    `front` stands with its feet on y = high; what is behind it is drawn the other way up.
    """
    whole = 2 * (high + foot)
    middle = whole / 2
    upper = f'<g transform="rotate(180 {wide / 2:g} {middle:g})">'
    return "".join(
        (
            box(0, 0, wide, foot, TAB),
            box(0, whole - foot, wide, foot, TAB),
            moved(0, middle, front),
            upper,
            moved(0, middle, behind or front),
            "</g>",
            fold_line((0, foot), (wide, foot)),
            fold_line((0, middle), (wide, middle)),
            fold_line((0, whole - foot), (wide, whole - foot)),
            cut_around((0, 0), (wide, 0), (wide, whole), (0, whole)),
        )
    )
