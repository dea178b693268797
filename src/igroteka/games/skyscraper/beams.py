"""Beams on a card, its turns and faces, and how they meet on a joint (S-C4, S-B7, S-P1).

Beams are a set of lines, a bit for each, in the frame of the card as it lies.
"""

from collections.abc import Iterable
from functools import cache, reduce
from operator import or_

from .lattice import ALONG_U, ALONG_V, AXES, Line, Plane, Touch

QUARTER = {
    Line.LEFT: Line.TOP,
    Line.TOP: Line.RIGHT,
    Line.RIGHT: Line.BOTTOM,
    Line.BOTTOM: Line.LEFT,
    Line.MID_V: Line.MID_H,
    Line.MID_H: Line.MID_V,
}
MIRROR = {Line.LEFT: Line.RIGHT, Line.RIGHT: Line.LEFT}


def beams_of(lines: Iterable[Line]) -> int:
    return sum(1 << line for line in lines)


def lines_of(beams: int) -> tuple[Line, ...]:
    return tuple(line for line in Line if beams >> line & 1)


def turned(beams: int) -> int:
    """A quarter clockwise."""
    return beams_of(QUARTER[line] for line in lines_of(beams))


def mirrored(beams: int) -> int:
    """The back of the card."""
    return beams_of(MIRROR.get(line, line) for line in lines_of(beams))


@cache
def upright(beams: int) -> tuple[int, ...]:
    """The arrow stays up: front and back."""
    return tuple(dict.fromkeys((beams, mirrored(beams))))


@cache
def anyhow(beams: int) -> tuple[int, ...]:
    """Four turns of either face, those that look alike once."""
    found: dict[int, None] = {}
    for face in (beams, mirrored(beams)):
        for _ in range(4):
            found[face] = None
            face = turned(face)
    return tuple(found)


@cache
def across(plane: Plane, along: int) -> tuple[Line, ...]:
    """The lines across one that runs along that axis, by where they come to it."""
    return ALONG_V if AXES[plane][0] == along else ALONG_U


@cache
def meetings(planes: tuple[Plane, Plane], touch: Touch, first: int, second: int) -> int:
    """How many pairs of beams meet: both along the joint, or both across it at one point."""
    met = first >> touch.first & second >> touch.second & 1
    own, its = across(planes[0], touch.along), across(planes[1], touch.along)
    return met + sum(first >> a & second >> b & 1 for a, b in zip(own, its, strict=True))


@cache
def answering(planes: tuple[Plane, Plane], touch: Touch, second: int) -> int:
    """The lines of the first card that would meet a beam of the second."""
    met = (answering_one(planes, touch, line) for line in lines_of(second))
    return reduce(or_, met, 0)


@cache
def answering_one(planes: tuple[Plane, Plane], touch: Touch, second: Line) -> int:
    return beams_of(line for line in Line if meetings(planes, touch, 1 << line, 1 << second))
