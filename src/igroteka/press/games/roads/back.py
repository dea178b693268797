"""The back of every card: the same, whichever of its four turns it lies in."""

import math
from collections.abc import Iterator
from itertools import product

from igroteka.press.svg import (
    Point,
    box,
    disc,
    drawing,
    line,
    moved,
    num,
    polygon,
    ring,
    shape,
    stroke,
)

from .ink import (
    ASPHALT,
    BARK,
    BEIGE,
    BEIGE_EDGE,
    BEIGE_LIGHT,
    BEIGE_SHADE,
    BLEED,
    CHALK,
    KERB,
    KERB_JOINT,
    SAND,
    SIZE,
    YELLOW,
    YELLOW_DEEP,
)

MIDDLE = SIZE / 2
LATTICE = SIZE / 4
MEETING = LATTICE / 2
OUTER = 31.0
ROAD = OUTER - 4.5


def back(bleed: float = 0) -> str:
    """A fine lattice forgives a printer that is a millimetre off; nothing marks the edge."""
    return drawing(SIZE, SIZE, lattice(), medallion(), bleed=bleed)


def lattice() -> str:
    """Diagonal lanes with a priority sign at each meeting; it goes on into the next card."""
    ground = box(-BLEED, -BLEED, SIZE + 2 * BLEED, SIZE + 2 * BLEED, BEIGE)
    roads = [stroke(lane, BEIGE_EDGE, 2.6) for lane in lanes()]
    dash = MEETING * math.sqrt(2) / 8
    marks = [
        stroke(lane, BEIGE_LIGHT, 0.6, stroke_dasharray=num(dash), stroke_dashoffset=dash / 2)
        for lane in lanes()
    ]
    signs = [moved(x, y, sign(2.6)) for x, y in meetings()]
    return "".join((ground, *roads, *marks, *signs))


def lanes() -> Iterator[str]:
    low, high = -LATTICE, SIZE + LATTICE
    for step in range(-6, 6):
        start = LATTICE * step
        yield line((start, low), (start + high - low, high))
        yield line((start, high), (start + high - low, low))


def meetings() -> Iterator[Point]:
    steps = range(-1, 10)
    for row, column in product(steps, steps):
        if (row + column) % 2 == 0:
            yield column * MEETING, row * MEETING


def sign(half: float) -> str:
    """The yellow diamond of a priority road."""
    return "".join(
        shape(diamond(half * size), colour)
        for size, colour in ((1.0, BARK), (0.86, CHALK), (0.6, YELLOW))
    )


def diamond(half: float) -> str:
    return polygon(((0, -half), (half, 0), (0, half), (-half, 0)))


def medallion() -> str:
    """A ring road seen from above, with a rosette of cut paper inside."""
    return moved(
        MIDDLE,
        MIDDLE,
        disc(0, 0, OUTER + 3.4, SAND),
        disc(0, 0, OUTER + 2.6, BEIGE_LIGHT),
        ring(0, 0, ROAD, KERB_JOINT, 11.6),
        ring(0, 0, ROAD, KERB, 10.8),
        ring(0, 0, ROAD, ASPHALT, 7.6),
        ring(0, 0, ROAD, YELLOW, 0.9, stroke_dasharray=even_dashes(ROAD, 24)),
        shape(star(19.5, 15.5, 24), BEIGE_EDGE),
        shape(star(16.5, 14, 24), BEIGE_SHADE),
        sign(14.5),
        shape(diamond(7), "none", stroke=YELLOW_DEEP, stroke_width=0.7),
    )


def star(outer: float, inner: float, points: int) -> str:
    corners = ((outer if n % 2 else inner, math.pi * n / points) for n in range(2 * points))
    return polygon((reach * math.cos(turn), reach * math.sin(turn)) for reach, turn in corners)


def even_dashes(radius: float, count: int) -> str:
    """A whole number of dashes to the ring, in fours, so that every turn looks alike."""
    period = 2 * math.pi * radius / count
    return f"{period * 0.55:.4f} {period * 0.45:.4f}"
