"""The beige country beside the road, cut from paper and seen from above: groves, fields, farms."""

import math
from collections.abc import Callable

from igroteka.press.svg import Point, box, cut, disc, line, moved, polygon, shape, stroke

from .ink import (
    BARK,
    BEIGE_LIGHT,
    BEIGE_SHADE,
    EARTH,
    LEAF,
    LEAF_LIGHT,
    SAND,
    SIZE,
    YELLOW_DEEP,
)
from .road import Sides, clearance

ROADSIDE = 7.0
EDGE = 3.0
MEADOW_FROM = 8.0
SHADOW = (0.5, 0.9)


def tree(radius: float, seed: int) -> str:
    crown, top = cut(radius, 13, 0.08, seed), cut(radius * 0.55, 9, 0.09, seed + 3)
    return (
        moved(*SHADOW, shape(polygon(crown), SAND))
        + shape(polygon(crown), LEAF)
        + moved(-0.16 * radius, -0.16 * radius, shape(polygon(top), LEAF_LIGHT))
    )


def grove(radius: float) -> str:
    places = ((-0.42, -0.28, 0.5), (0.42, -0.36, 0.44), (-0.02, 0.46, 0.48))
    return "".join(
        moved(x * radius, y * radius, tree(size * radius, number))
        for number, (x, y, size) in enumerate(places)
    )


def farm(radius: float) -> str:
    """A roof of two slopes, its yard and a tree."""
    w, h = radius * 0.95, radius * 0.72
    yard = shape(polygon(cut(radius, 8, 0.06, 5)), BEIGE_SHADE)
    roof = box(-w / 2, -h / 2, w, h / 2, EARTH) + box(-w / 2, 0, w, h / 2, BARK)
    shadow = moved(1.1, 1.5, box(-w / 2, -h / 2, w, h, SAND))
    chimney = box(w * 0.18, -h * 0.32, radius * 0.16, radius * 0.16, YELLOW_DEEP)
    house = moved(-radius * 0.12, -radius * 0.12, shadow, roof, chimney, turn=-14)
    return yard + house + moved(radius * 0.5, radius * 0.48, tree(radius * 0.26, 4))


def field(radius: float) -> str:
    """Ploughed land: a four-sided snip of paper with furrows."""
    r = radius * 0.95
    corners = ((-r, -0.55 * r), (0.72 * r, -0.72 * r), (0.94 * r, 0.5 * r), (-0.66 * r, 0.76 * r))
    a, b, c, d = corners
    furrows = (line(between(a, d, step / 5), between(b, c, step / 5)) for step in range(1, 5))
    return (
        moved(*SHADOW, shape(polygon(corners), SAND))
        + shape(polygon(corners), BEIGE_SHADE)
        + "".join(stroke(furrow, SAND, 0.9, stroke_dasharray="5 1.4") for furrow in furrows)
    )


def between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def bush(radius: float) -> str:
    return tree(radius * 0.8, 7)


def stones(radius: float) -> str:
    places = ((-0.45, 0.1, 0.34), (0.28, -0.3, 0.42), (0.4, 0.45, 0.26))
    return "".join(
        moved(x * radius, y * radius, shape(polygon(cut(r * radius, 6, 0.12, n)), SAND))
        for n, (x, y, r) in enumerate(places)
    )


def flowers(radius: float) -> str:
    places = ((-0.5, -0.2), (0.1, -0.5), (0.45, 0.2), (-0.1, 0.45))
    return "".join(disc(x * radius, y * radius, 0.17 * radius, YELLOW_DEEP) for x, y in places)


# What is looked for first gets the room; a piece stands where road and neighbours leave it space.
PIECES: tuple[tuple[Callable[[float], str], float, tuple[Point, ...]], ...] = (
    (field, 17, ((27, 72), (26, 80))),
    (farm, 13, ((77, 79), (17, 20), (83, 22))),
    (grove, 11.5, ((17, 27), (82, 78), (17, 83), (83, 17))),
    (field, 10, ((15, 62), (86, 30), (50, 14))),
    (grove, 8, ((13, 13), (87, 87), (50, 12), (13, 87), (87, 13), (87, 50))),
    (bush, 6, ((88, 12), (12, 88), (40, 10), (62, 88), (90, 62), (10, 42), (60, 12))),
    (stones, 5, ((30, 10), (72, 90), (11, 50), (90, 40), (36, 92), (10, 30), (91, 91))),
    (flowers, 5, ((9, 9), (91, 60), (70, 11), (24, 92), (50, 93), (8, 66), (92, 8), (8, 92))),
)


def country(sides: Sides) -> str:
    taken: list[tuple[Point, float]] = []
    drawn = []
    for piece, radius, places in PIECES:
        for place in places:
            if is_free(sides, place, radius, taken):
                taken.append((place, radius))
                drawn.append(moved(*place, piece(radius)))
    return "".join(meadow(*spot) for spot in taken) + "".join(drawn)


def meadow(place: Point, radius: float) -> str:
    """A lighter sheet of paper under whatever stands there."""
    if radius < MEADOW_FROM:
        return ""
    room = min(*place, SIZE - place[0], SIZE - place[1]) - 1
    outline = polygon(cut(min(radius * 1.4, room), 11, 0.08, int(place[0])))
    return moved(*place, moved(0.4, 0.7, shape(outline, BEIGE_SHADE)), shape(outline, BEIGE_LIGHT))


def is_free(sides: Sides, place: Point, radius: float, taken: list[tuple[Point, float]]) -> bool:
    if min(*place, SIZE - place[0], SIZE - place[1]) < radius * 0.6 + EDGE:
        return False
    if clearance(sides, place) < radius + ROADSIDE:
        return False
    return all(math.dist(place, other) > radius + size for other, size in taken)
