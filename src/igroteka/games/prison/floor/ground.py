"""The whole floor as it lies: what stands between squares, where pits and gears are.

Rooms bring their halves as crowds of squares, and the stronger half holds (P-1.6); what is asked
square by square is told from these when it is asked for.
"""

from functools import cache, cached_property, lru_cache

from msgspec import Struct

from igroteka.games.prison.rooms import Edge
from igroteka.parts.grid import EAST, NORTH, OPPOSITE, SIDES, SOUTH, WEST

from .crowd import Lanes, crowd, shifted, squares_in
from .dungeon import BESIDE, NOWHERE, OFF, PLACE, SIZE, Dungeon
from .slab import slab

KEPT = 128
LINES = crowd(square for square in range(SIZE) if PLACE[square] == OFF)
# The outer sides are wall whatever is printed (P-1.7).
ENDS = tuple(
    crowd(square for square in range(SIZE) if BESIDE[square][side] == NOWHERE) for side in SIDES
)
EDGE = tuple(Edge)


class Sides(dict[int, tuple[int, ...]]):
    """Neighbours by square, told when they are asked for; NOWHERE on a side that is shut."""

    def __init__(self, lanes: Lanes, gaps: bool) -> None:
        super().__init__()
        self.lanes, self.gaps = lanes, gaps

    def __missing__(self, square: int) -> tuple[int, ...]:
        beside, lanes = BESIDE[square], self.lanes
        sides = tuple(beside[side] if lanes[side] >> square & 1 else NOWHERE for side in SIDES)
        self[square] = one_of_sides(sides if self.gaps else without_nowhere(sides))
        return self[square]


class Floor(Struct, frozen=True, dict=True):
    """`crowd` are the squares in the open, `bars`, `slits` and `walls` by side those with at least
    that between them and the next."""

    crowd: int
    bars: Lanes
    slits: Lanes
    walls: Lanes
    pits: frozenset[int]
    gears: frozenset[int]
    pit_crowd: int
    gate_crowd: int

    # square by square

    @cached_property
    def open(self) -> tuple[bool, ...]:
        return tuple(bool(self.crowd >> square & 1) for square in range(SIZE))

    @cached_property
    def edges(self) -> tuple[tuple[Edge, ...], ...]:
        """What stands at each side of a square."""
        kinds = tuple(zip(self.bars, self.slits, self.walls, strict=True))
        return tuple(
            one_of_edges(tuple(sum(many >> square & 1 for many in kinds[side]) for side in SIDES))
            for square in range(SIZE)
        )

    def edge(self, square: int, side: int) -> Edge:
        """One of them, without telling them all."""
        if not self.bars[side] >> square & 1:
            return Edge.OPEN
        return EDGE[1 + (self.slits[side] >> square & 1) + (self.walls[side] >> square & 1)]

    @cached_property
    def steps(self) -> Sides:
        """Each square's open neighbours with nothing between."""
        return Sides(self.lanes, gaps=False)

    @cached_property
    def steps_and_slits(self) -> Sides:
        return Sides(self.lanes_and_slits, gaps=False)

    @cached_property
    def beside(self) -> Sides:
        """The same by side."""
        return Sides(self.lanes, gaps=True)

    @cached_property
    def spanned(self) -> frozenset[int]:
        return frozenset(squares_in(self.spanned_crowd))

    @cached_property
    def spanned_crowd(self) -> int:
        """Pits a rope can hang over: two solid squares are beside them (P-6.1)."""
        once = twice = 0
        for side, lane in enumerate(self.lanes):
            solid = lane & self.pit_crowd & ~shifted(self.pit_crowd, OPPOSITE[side])
            twice |= once & solid
            once |= solid
        return twice

    # by the crowd

    @cached_property
    def lanes(self) -> Lanes:
        """For each side the squares one may leave over it, onto squares in the open."""
        north, east, south, west = (
            shifted(self.crowd, OPPOSITE[side]) & ~self.bars[side] for side in SIDES
        )
        return north, east, south, west

    @cached_property
    def lanes_and_slits(self) -> Lanes:
        north, east, south, west = (
            lane | shifted(self.crowd, OPPOSITE[side]) & self.slits[side] & ~self.walls[side]
            for side, lane in enumerate(self.lanes)
        )
        return north, east, south, west

    @cached_property
    def shut(self) -> tuple[tuple[int, int], ...]:
        """Square and side of every shut portcullis, from both sides."""
        return tuple(
            sorted((square, side) for side in SIDES for square in squares_in(self.locks[side]))
        )

    @cached_property
    def locks(self) -> Lanes:
        """For each side the squares with a shut portcullis there."""
        north, east, south, west = (
            bars & ~slits for bars, slits in zip(self.bars, self.slits, strict=True)
        )
        return north, east, south, west

    @cached_property
    def at_locks(self) -> int:
        """The squares beside a shut portcullis."""
        north, east, south, west = self.locks
        return north | east | south | west

    @cached_property
    def thresholds(self) -> int:
        """The squares beside a closed room with nothing between on their own side (P-4.8)."""
        found, dark = 0, WHOLE & ~self.crowd
        for side in SIDES:
            found |= shifted(dark, OPPOSITE[side]) & self.crowd & ~self.bars[side]
        return found


WHOLE = (1 << SIZE) - 1


# Floors are many, what a square can have at its sides is not: equal sides are one object.


@cache
def without_nowhere(sides: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(there for there in sides if there != NOWHERE)


@cache
def one_of_sides(sides: tuple[int, ...]) -> tuple[int, ...]:
    return sides


@cache
def one_of_edges(sides: tuple[int, ...]) -> tuple[Edge, ...]:
    return tuple(map(Edge, sides))


@lru_cache(maxsize=KEPT)
def floor_of(dungeon: Dungeon) -> Floor:
    slabs = [slab(place, laid) for place, laid in enumerate(dungeon) if laid]
    open_squares, pits, gates = LINES, 0, 0
    for one in slabs:
        open_squares |= one.squares
        pits |= one.pits
        gates |= one.gates
    return Floor(
        crowd=open_squares,
        bars=stronger([one.bars for one in slabs]),
        slits=stronger([one.slits for one in slabs]),
        walls=stronger([one.walls for one in slabs]),
        pits=frozenset(squares_in(pits)),
        gears=frozenset(one.gear for one in slabs),
        pit_crowd=pits,
        gate_crowd=gates,
    )


def stronger(halves: list[Lanes]) -> Lanes:
    """Where either half is so strong, as seen from both sides (P-1.6)."""
    north, east, south, west = ENDS
    for half in halves:
        north |= half[NORTH]
        east |= half[EAST]
        south |= half[SOUTH]
        west |= half[WEST]
    return (
        north | shifted(south, SOUTH) & WHOLE,
        east | shifted(west, WEST),
        south | shifted(north, NORTH),
        west | shifted(east, EAST) & WHOLE,
    )
