"""Where the fields of the city lie: a ring of scrapyards, and arms bent to the Towers (C-C4)."""

import math
from itertools import groupby

from msgspec import Struct

from igroteka.press.svg import Point, line

RING = 418.0
YARD_REACH = 88.0
TOWERS_REACH = 116.0
SWIRL = 96.0  # how far an arm bends aside, as those of a turning wheel do
STEPS = 240


class Plank(Struct, frozen=True):
    """A field of a way; `turn` in degrees, along it."""

    x: float
    y: float
    turn: float


class Way(Struct, frozen=True):
    """`slats` are the white planks: each space between two of them is a field (C-C3)."""

    path: str
    field: float
    planks: tuple[Plank, ...]
    slats: tuple[Plank, ...]


def places(fields: tuple[str, ...], yards: tuple[int, ...]) -> dict[str, Point]:
    """The Towers in the middle, the scrapyards around them, the first one at the top."""
    around = {fields[yard]: _seat(n, len(yards)) for n, yard in enumerate(yards)}
    return {fields[0]: (0.0, 0.0), **around}


def _seat(number: int, of: int) -> Point:
    angle = 2 * math.pi * number / of - math.pi / 2
    return RING * math.cos(angle), RING * math.sin(angle)


def ways(fields: tuple[str, ...], seats: dict[str, Point]) -> tuple[Way, ...]:
    """Fields of one way are named after its ends and their number, such as `bell-boiler-3`."""
    plain = [name for name in fields if name not in seats]
    ends = groupby(plain, key=lambda name: name.rpartition("-")[0])
    return tuple(_way(key, len(list(group)), seats) for key, group in ends)


def _way(ends: str, count: int, seats: dict[str, Point]) -> Way:
    start, end = ends.split("-")
    bent = _bent(seats[start], seats[end])
    between = [
        point
        for point in bent
        if math.dist(point, seats[start]) >= _reach(seats[start])
        and math.dist(point, seats[end]) >= _reach(seats[end])
    ]
    planks = tuple(_plank(between, (n + 0.5) / count) for n in range(count))
    slats = tuple(_plank(between, n / count) for n in range(count + 1))
    field = sum(map(math.dist, between, between[1:])) / count
    return Way(line(seats[start], *between[::4], seats[end]), field, planks, slats)


def _reach(seat: Point) -> float:
    return TOWERS_REACH if math.hypot(*seat) < 1 else YARD_REACH


def _bent(start: Point, end: Point) -> list[Point]:
    (ax, ay), (bx, by) = start, end
    mx, my = (ax + bx) / 2, (ay + by) / 2
    length = math.dist(start, end)
    aside = SWIRL if math.hypot(bx, by) < 1 else -2 * (RING - math.hypot(mx, my))
    cx, cy = mx - (by - ay) / length * aside, my + (bx - ax) / length * aside
    return [
        (
            (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t**2 * bx,
            (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t**2 * by,
        )
        for t in (n / STEPS for n in range(STEPS + 1))
    ]


def _plank(path: list[Point], share: float) -> Plank:
    at = round(share * (len(path) - 1))
    (ax, ay), (bx, by) = path[max(at - 1, 0)], path[min(at + 1, len(path) - 1)]
    return Plank(*path[at], math.degrees(math.atan2(by - ay, bx - ax)))
