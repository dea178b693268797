"""The 36 wooden parts: six kinds in three colours (U-C1, U-C2).

A part is one number, `kind * 3 + colour`; equal parts are interchangeable, so a bag is 18 counts.
"""

from collections.abc import Iterable

KINDS = ("base1", "base2", "roof1", "roof2", "roof3", "wall")
COLOURS = ("green", "light", "yellow")
BASE_1, BASE_2, ROOF_1, ROOF_2, ROOF_3, WALL = range(len(KINDS))
GREEN, LIGHT, YELLOW = range(len(COLOURS))
COPIES = (3, 2, 1)
PARTS = range(len(KINDS) * len(COLOURS))
NO_PART = -1

Counts = tuple[int, ...]

ALL_PARTS: Counts = COPIES * len(KINDS)
EMPTY: Counts = (0,) * len(ALL_PARTS)

KIND_OF = tuple(part // len(COLOURS) for part in PARTS)
COLOUR_OF = tuple(part % len(COLOURS) for part in PARTS)
IS_BASE = tuple(kind in (BASE_1, BASE_2) for kind in KIND_OF)
IS_ROOF = tuple(kind in (ROOF_1, ROOF_2, ROOF_3) for kind in KIND_OF)
IS_WALL = tuple(kind == WALL for kind in KIND_OF)

# Everything but the six roofs 3 (U-S2).
BASIC_PARTS: Counts = tuple(0 if KIND_OF[part] == ROOF_3 else ALL_PARTS[part] for part in PARTS)


def part_of(kind: int, colour: int) -> int:
    return kind * len(COLOURS) + colour


def added(counts: Counts, parts: Iterable[int]) -> Counts:
    more = list(counts)
    for part in parts:
        more[part] += 1
    return tuple(more)


def taken(counts: Counts, parts: Iterable[int]) -> Counts:
    fewer = list(counts)
    for part in parts:
        fewer[part] -= 1
    return tuple(fewer)


def listed(counts: Counts) -> tuple[int, ...]:
    """Every part by itself, in the order of the numbers."""
    return tuple(part for part in PARTS for _ in range(counts[part]))
