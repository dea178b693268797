"""Many squares as one number, a bit each, so that a whole crowd of squares moves at once."""

from collections.abc import Iterable, Iterator

from igroteka.parts.grid import EAST, NORTH, SOUTH

ROW = 10

# For each side the squares one may leave over it.
Lanes = tuple[int, int, int, int]


def crowd(squares: Iterable[int]) -> int:
    found = 0
    for square in squares:
        found |= 1 << square
    return found


def squares_in(many: int) -> Iterator[int]:
    while many:
        last = many & -many
        yield last.bit_length() - 1
        many ^= last


def stepped(many: int, lanes: Lanes) -> int:
    """All squares one step away."""
    north, east, south, west = lanes
    return (many & north) >> ROW | (many & east) << 1 | (many & south) << ROW | (many & west) >> 1


def shifted(many: int, side: int) -> int:
    if side == NORTH:
        return many >> ROW
    if side == EAST:
        return many << 1
    return many << ROW if side == SOUTH else many >> 1


def jumped(many: int, lanes: Lanes, over: int) -> int:
    """All squares two steps away, over one of those, straight on or round a corner (P-4.7)."""
    north, east, south, west = lanes
    found = 0
    if between := (many & north) >> ROW & over:
        found |= (between & north) >> ROW | (between & east) << 1 | (between & west) >> 1
    if between := (many & east) << 1 & over:
        found |= (between & north) >> ROW | (between & east) << 1 | (between & south) << ROW
    if between := (many & south) << ROW & over:
        found |= (between & east) << 1 | (between & south) << ROW | (between & west) >> 1
    if between := (many & west) >> 1 & over:
        found |= (between & north) >> ROW | (between & south) << ROW | (between & west) >> 1
    return found
