"""From which side a piece can be brought to its place without touching anything."""

from itertools import product

import numpy as np
from msgspec import Struct

from .measures import MM, Vector

FAR = 45 * MM
STEP = 3 * MM
# Room to spare on the way: none at the place itself, more and more away from it.
WIDENING, ROOM = 0.3, 3 * MM
SLACK = 0.1 * MM


class Box(Struct, frozen=True):
    """What takes up room: its middle and half its size."""

    middle: Vector
    halves: Vector


class Way(Struct, frozen=True):
    """A direction away from the place, and how far along it nothing stands."""

    towards: Vector
    clear: float


def directions() -> list[Vector]:
    """Straight ones first, of those from above, the sides, below; then the slanting ones."""
    found = [np.array(d, dtype=float) for d in product((-1, 0, 1), repeat=3) if any(d)]
    found.sort(key=lambda d: (np.count_nonzero(d), -d[2]))
    return [d / np.linalg.norm(d) for d in found]


DIRECTIONS = directions()


def way_to(place: Box, others: list[Box]) -> Way:
    """The first that is clear all along, else the one that is clear farthest."""
    if not others:
        return Way(DIRECTIONS[0], FAR)
    middles = np.array([box.middle for box in others])
    reaches = np.array([box.halves for box in others]) + place.halves - SLACK
    best = Way(DIRECTIONS[0], -1.0)
    for towards in DIRECTIONS:
        clear = clear_along(place.middle, towards, middles, reaches)
        if clear >= FAR:
            return Way(towards, FAR)
        if clear > best.clear:
            best = Way(towards, clear)
    return best


def clear_along(place: Vector, towards: Vector, middles: Vector, reaches: Vector) -> float:
    """Each box is in the way while it overlaps on all three axes."""
    steps = np.arange(0.0, FAR + STEP / 2, STEP)
    room = np.minimum(ROOM, WIDENING * steps)[:, None, None]
    at = place + steps[:, None] * towards
    overlaps = np.abs(at[:, None] - middles[None]) < reaches[None] + room
    blocked = np.any(np.all(overlaps, axis=2), axis=1)
    return float(steps[np.argmax(blocked)] - STEP) if blocked.any() else FAR
