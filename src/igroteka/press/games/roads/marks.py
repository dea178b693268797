"""What is painted on the asphalt: centre lines, lane marks, stop lines."""

import math
from collections.abc import Iterator

from igroteka.press.svg import line, num, stroke

from .ink import CHALK, YELLOW
from .road import (
    FILLET,
    HALF,
    MIDDLE,
    NORTH,
    PAST,
    Ribbon,
    Sides,
    is_crossing,
    is_dead_end,
    ribbons,
    turned,
    turning_circle,
)

DASH = 7.0
PERIOD = 12.5  # eight to a card, a dash in the middle of each edge: neighbours join
DOUBLE = 1.3
PAINT = 1.5
STOP = 2.2

# Lines beside the middle, by width: how far, which colour, whether dashed.
LINES: dict[int, tuple[tuple[float, str, bool], ...]] = {
    1: ((0, YELLOW, True),),
    2: ((0, CHALK, True),),
    4: (
        (-DOUBLE, YELLOW, False),
        (DOUBLE, YELLOW, False),
        (-HALF[4] / 2, CHALK, True),
        (HALF[4] / 2, CHALK, True),
    ),
}


def marks(sides: Sides) -> str:
    lines = [mark for road in ribbons(sides) for mark in painted(sides, road)]
    return "".join((*lines, *(stop_line(road, ending(sides, road)) for road in giving_way(sides))))


def painted(sides: Sides, road: Ribbon) -> Iterator[str]:
    for offset, colour, dashed in LINES[road.width]:
        for piece in halves(road) if breaks_off(sides, road, dashed) else (road,):
            yield lane_line(sides, piece, offset, colour, dashed)


def breaks_off(sides: Sides, road: Ribbon, dashed: bool) -> bool:
    """At a crossing all lines do, at a side road only those nobody may drive over."""
    if road.kind != "through":
        return False
    return is_crossing(sides) or (not dashed and crossed_by(sides, road) > 0)


def halves(road: Ribbon) -> tuple[Ribbon, Ribbon]:
    return Ribbon("arm", road.side, road.width), Ribbon("arm", road.side + 2, road.width)


def crossed_by(sides: Sides, road: Ribbon) -> int:
    return max(sides[(road.side + 1) % 4], sides[(road.side + 3) % 4])


def giving_way(sides: Sides) -> tuple[Ribbon, ...]:
    """A side road, or the lesser road of a crossing; among equals all do."""
    if is_crossing(sides):
        narrow = min(sides)
        return tuple(Ribbon("arm", side, narrow) for side in range(4) if sides[side] == narrow)
    return () if is_dead_end(sides) else tuple(r for r in ribbons(sides) if r.kind == "arm")


def ending(sides: Sides, road: Ribbon) -> float:
    """How far from its edge an arm's lines run."""
    if is_dead_end(sides):
        _, y, radius = turning_circle(sides[NORTH])
        return y - radius + 1
    return MIDDLE - HALF[crossed_by(sides, road)] - FILLET / 2


def lane_line(sides: Sides, road: Ribbon, offset: float, colour: str, dashed: bool) -> str:
    period = bent_period(MIDDLE + offset) if road.kind == "bend" else PERIOD
    dash = period * DASH / PERIOD
    return stroke(
        arm_line(sides, road, offset, dashed) if road.kind == "arm" else road.path(offset),
        colour,
        PAINT,
        stroke_dasharray=f"{num(dash)} {num(period - dash)}" if dashed else None,
        stroke_dashoffset=period - PAST + dash / 2 if dashed else None,
    )


def bent_period(radius: float) -> float:
    length = radius * math.pi / 2
    return length / round(length / PERIOD)


def arm_line(sides: Sides, road: Ribbon, offset: float, dashed: bool) -> str:
    end = whole_dashes(ending(sides, road)) if dashed else ending(sides, road)
    start = turned((MIDDLE + offset, -PAST), road.side)
    return line(start, turned((MIDDLE + offset, end), road.side))


def whole_dashes(end: float) -> float:
    return (end - DASH / 2) // PERIOD * PERIOD + DASH / 2


def stop_line(road: Ribbon, end: float) -> str:
    """Before the junction, on the half that drives in; traffic keeps right."""
    left = (MIDDLE - road.half + 1.5, end + STOP / 2)
    right = (MIDDLE - (DOUBLE + PAINT if road.width == 4 else PAINT), end + STOP / 2)
    return stroke(line(turned(left, road.side), turned(right, road.side)), CHALK, STOP)
