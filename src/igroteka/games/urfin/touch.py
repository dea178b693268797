"""What a fingertip learns at one spot, and what it may then be feeling (U-D6)."""

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from .shapes import HIGHEST, NAMES, SIDE, STEEPEST, TURNS, spots

KINDS = len(NAMES)
COLOURS = 3

# How far a finger may be off, each of the sixteen as likely as the next.
HEIGHT_OFF = (-3, -2, -2, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3)
SLOPE_OFF = (-2, -2, -1, -1, -1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2)
# The answers a touch may give, all told: a height, and two slopes.
ANSWERS = len(HEIGHT_OFF) * len(SLOPE_OFF) ** 2

Ways = tuple[tuple[int, ...], ...]


class Reading(Struct, frozen=True):
    """Height from 0 to 9; slopes to the east and to the south from -3 to 3, rising is positive."""

    height: int
    slope_x: int
    slope_y: int


class Felt(Struct, frozen=True):
    """One touch and its answer."""

    x: int
    y: int
    height: int
    slope_x: int
    slope_y: int


def reading(kind: int, turn: int, noise: int, x: int, y: int) -> Reading:
    """The same spot of the same part answers the same, on every machine."""
    height, slope_x, slope_y = spots(kind, turn)[y * SIDE + x]
    dice = scrambled(noise, y * SIDE + x)
    return Reading(
        height=between(0, height + HEIGHT_OFF[dice & 15], HIGHEST),
        slope_x=between(-STEEPEST, slope_x + SLOPE_OFF[dice >> 4 & 15], STEEPEST),
        slope_y=between(-STEEPEST, slope_y + SLOPE_OFF[dice >> 8 & 15], STEEPEST),
    )


def scrambled(noise: int, spot: int) -> int:
    """32 bits of a part and a spot that look like dice."""
    bits = (noise ^ spot * 0x9E3779B1) & 0xFFFFFFFF
    bits = (bits ^ bits >> 16) * 0x85EBCA6B & 0xFFFFFFFF
    bits = (bits ^ bits >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
    bits = (bits ^ bits >> 16) * 0x27D4EB2F & 0xFFFFFFFF
    return bits ^ bits >> 15


def between(least: int, value: int, most: int) -> int:
    return max(least, min(value, most))


def ways(kind: int, turn: int, felt: Sequence[Felt]) -> int:
    """In how many ways, of `ANSWERS` a touch, the finger may be off so as to answer so; exact."""
    truth, heights, slopes = spots(kind, turn), height_ways(), slope_ways()
    found = 1
    for touch in felt:
        height, slope_x, slope_y = truth[touch.y * SIDE + touch.x]
        found *= heights[height][touch.height]
        found *= slopes[slope_x][touch.slope_x] * slopes[slope_y][touch.slope_y]
    return found


def weights(felt: Sequence[Felt], counts: Sequence[int]) -> dict[tuple[int, int], float]:
    """The odds of each (part, turn), of so many of each part; a colour cannot be felt."""
    found = {}
    for kind in range(KINDS):
        held = counts[kind * COLOURS : (kind + 1) * COLOURS]
        if any(held):
            turns = [ways(kind, turn, felt) for turn in range(TURNS)]
            for colour, count in enumerate(held):
                for turn, fits in enumerate(turns):
                    found[kind * COLOURS + colour, turn] = count * fits
    total = sum(found.values())
    return {key: weight / total for key, weight in found.items() if weight}


@cache
def height_ways() -> Ways:
    """Of the sixteen, how many read each true height as each height."""
    heights = range(HIGHEST + 1)
    return tuple(
        tuple(off_so(true, read, 0, HIGHEST, HEIGHT_OFF) for read in heights) for true in heights
    )


@cache
def slope_ways() -> Ways:
    """The same of slopes, whose negative numbers count from the end of a row."""
    order = (*range(STEEPEST + 1), *range(-STEEPEST, 0))
    return tuple(
        tuple(off_so(true, read, -STEEPEST, STEEPEST, SLOPE_OFF) for read in order)
        for true in order
    )


def off_so(true: int, read: int, least: int, most: int, offs: tuple[int, ...]) -> int:
    return sum(between(least, true + off, most) == read for off in offs)
