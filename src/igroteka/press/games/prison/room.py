"""A room of 5 × 5 squares, 300 units wide, the middle at 0 0; and its back (P-1.2)."""

import math

from igroteka.games.prison.rooms import SIDE, UPRIGHT, Edge
from igroteka.kernel import Traits
from igroteka.press.craft import chance
from igroteka.press.lettering import lettered
from igroteka.press.svg import box, disc, drawing, moved, polygon, shape, stroke

from .ink import (
    BRASS,
    BRASS_DEEP,
    BRASS_PALE,
    FLAME,
    IRON,
    NIGHT,
    PIT,
    PIT_EDGE,
    PURPLE_DEEP,
    SEAM,
    SLAB,
    SLAB_INNER,
    SLAB_JOINT,
    STONE,
    STONE_2,
    TORCH,
    WALL,
    WALL_EDGE,
    WALL_LIGHT,
)

CELL = 60.0
HALF = SIDE * CELL / 2
ROOM_MM = 90.0
BLEED_MM = 2.0
BLEED = BLEED_MM * 2 * HALF / ROOM_MM
INSET = 5.0  # walls at the border stand a little inside: the neighbour brings its own
TORCH_DARK = "#a34a10"


def face(traits: Traits) -> str:
    """Everything in its own directions; the number stands in the gear."""
    return drawing(2 * HALF, 2 * HALF, ground(), moved(HALF, HALF, inside(traits)), bleed=BLEED)


def ground() -> str:
    whole = 2 * (HALF + BLEED)
    return box(-BLEED, -BLEED, whole, whole, STONE)


def inside(traits: Traits) -> str:
    seed = sum(map(ord, str(traits["id"])))
    edges = tuple(map(Edge, numbers(traits, "edges")))
    pits = "".join(moved(*spot(at), pit(seed + at)) for at in numbers(traits, "pits"))
    wheel = gear(str(traits["id"]), traits["arrow"] == 1)
    return "".join(
        (
            tints(),
            stroke(seams(seed), SEAM, 0.9),
            pits,
            moved(*spot(int(str(traits["gear"]))), wheel),
            *(edge_art(number, edge) for number, edge in enumerate(edges)),
        )
    )


def numbers(traits: Traits, key: str) -> tuple[int, ...]:
    return tuple(map(int, traits[key]))  # type: ignore[arg-type]


def spot(square: int) -> tuple[float, float]:
    return (square % SIDE + 0.5) * CELL - HALF, (square // SIDE + 0.5) * CELL - HALF


def tints() -> str:
    odd = (spot(square) for square in range(1, SIDE * SIDE, 2))
    return "".join(box(x - CELL / 2, y - CELL / 2, CELL, CELL, STONE_2) for x, y in odd)


def seams(seed: int) -> str:
    lines = [
        f"M{n * CELL - HALF:g} {-HALF:g}V{HALF:g}M{-HALF:g} {n * CELL - HALF:g}H{HALF:g}"
        for n in range(1, SIDE)
    ]
    return "".join((*lines, *(crack(square, seed) for square in range(SIDE * SIDE))))


def crack(square: int, seed: int) -> str:
    """A crack in some of the flagstones."""
    x, y = spot(square)
    shift = (chance(seed, square, 1) - 0.5) * 24
    if chance(seed, square, 2) > 0.35:
        return ""
    return f"M{x + shift:.1f} {y - 30:g}l5 13l-8 9l4 9"


def pit(seed: int) -> str:
    points = []
    for n in range(11):
        far, angle = 22 + 4 * chance(seed, n), 2 * math.pi * n / 11
        points.append((far * math.cos(angle), far * math.sin(angle)))
    rim = shape(polygon(points), PIT, stroke=PIT_EDGE, stroke_width=3, stroke_linejoin="round")
    return rim + stroke("M-12 6l6 6M-4 2l9 9M6-2l8 8", PIT_EDGE, 1.6, stroke_linecap="round")


def gear(room: str, clockwise: bool) -> str:
    points = []
    for n in range(40):
        far, angle = (25 if n % 4 < 2 else 20), (n + 0.5) / 40 * 2 * math.pi
        points.append((far * math.cos(angle), far * math.sin(angle)))
    arrow = stroke("M-10.5 5A11.6 11.6 0 1 1 10 6", PURPLE_DEEP, 2.8, stroke_linecap="round")
    head = shape("M4.5 4.5l10-1.5l-5.5 9z", PURPLE_DEEP)
    turning = arrow + head
    if not clockwise:
        turning = f'<g transform="scale(-1 1)">{turning}</g>'
    return "".join(
        (
            shape(polygon(points), BRASS, stroke=BRASS_DEEP, stroke_width=1.5),
            disc(0, 0, 15.5, BRASS_PALE, stroke=BRASS_DEEP, stroke_width=1),
            turning,
            lettered(room, 0, 2.8, 8, 17, "#3d2a08"),
        )
    )


def edge_art(number: int, edge: Edge) -> str:
    if edge is Edge.OPEN:
        return ""
    x, y, upright = middle(number)
    drawn = {Edge.WALL: wall, Edge.PORTCULLIS: portcullis, Edge.SLIT: slit}[edge]()
    return moved(x, y, drawn, turn=90 if upright else 0)


def middle(number: int) -> tuple[float, float, bool]:
    """Of an edge, a little inside at the border; and whether it stands upright."""

    def kept(at: float) -> float:
        return max(-HALF + INSET, min(HALF - INSET, at))

    if number < UPRIGHT:
        row, column = divmod(number, SIDE + 1)
        return kept(column * CELL - HALF), (row + 0.5) * CELL - HALF, True
    line, column = divmod(number - UPRIGHT, SIDE)
    return (column + 0.5) * CELL - HALF, kept(line * CELL - HALF), False


def wall() -> str:
    return box(-32, -4.5, 64, 9, WALL, stroke=WALL_EDGE, stroke_width=1.2, rx=1.5) + stroke(
        "M-30-2.2H30", WALL_LIGHT, 1.4
    )


def slit() -> str:
    """A wall with a gap one shoots and the Naga walks through."""
    half = box(-32, -4.5, 26, 9, WALL, stroke=WALL_EDGE, stroke_width=1.2, rx=1.5)
    other = box(6, -4.5, 26, 9, WALL, stroke=WALL_EDGE, stroke_width=1.2, rx=1.5)
    arrow = stroke("M0-8.5V8.5M-3-5L0-9L3-5M-3 5L0 9L3 5", TORCH_DARK, 1.8)
    return half + other + arrow


def portcullis() -> str:
    posts = box(-31, -5.5, 5, 11, WALL_EDGE) + box(26, -5.5, 5, 11, WALL_EDGE)
    bars = stroke("M-26-2.6H26M-26 2.6H26", IRON, 1.8) + "".join(
        box(x - 1.6, -6, 3.2, 12, BRASS, stroke=IRON, stroke_width=0.9)
        for x in (-20.5, -12.3, -4.1, 4.1, 12.3, 20.5)
    )
    return posts + bars


def back() -> str:
    """The same whichever way it lies: nobody may tell how a closed room is turned."""
    whole = 2 * (HALF + BLEED)
    quarter = stroke(
        "M-132-100H132M-132-66H132M-100-132V-100M-34-132V-100M34-132V-100M100-132V-100"
        "M-66-100V-66M0-100V-66M66-100V-66",
        SLAB_JOINT,
        2.4,
    )
    return drawing(
        2 * HALF,
        2 * HALF,
        box(-BLEED, -BLEED, whole, whole, SLAB),
        moved(
            HALF,
            HALF,
            box(-135, -135, 270, 270, SLAB_INNER, stroke=SLAB_JOINT, stroke_width=3),
            *(moved(0, 0, quarter, turn=90 * n) for n in range(4)),
            disc(0, 0, 62, SLAB, stroke=NIGHT, stroke_width=3),
            *(moved(0, 0, moved(0, -14, torch()), turn=90 * n) for n in range(4)),
            disc(0, 0, 7, BRASS, stroke=BRASS_DEEP, stroke_width=1.5),
        ),
        bleed=BLEED,
    )


def torch() -> str:
    """Pointing up from 0 0."""
    return "".join(
        (
            box(-2, -20, 4, 20, "#7a5228"),
            shape("M-6-17h12l-2.5-5h-7z", IRON),
            shape("M0-46C4-37 9-34 8-27C7-22 4-20 0-20S-7-22-8-27C-9-34-3-36 0-46Z", FLAME),
            shape("M0-34C2-30 4-28 4-25C3-22 2-21 0-21S-3-22-4-25C-4-29-1-30 0-34Z", TORCH),
        )
    )
