"""What the open parts could be put together to."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from msgspec import Struct

from igroteka.games.urfin.actions import Axis
from igroteka.games.urfin.parts import (
    BASE_1,
    BASE_2,
    COLOUR_OF,
    GREEN,
    KIND_OF,
    LIGHT,
    NO_PART,
    WALL,
    YELLOW,
)
from igroteka.games.urfin.state import Built

BASES = (BASE_1, BASE_2)
# Light green is forbidden first, then yellow (U-A7): they are used up first.
USED_FIRST = {LIGHT: 0, YELLOW: 1, GREEN: 2}


class Piece(Struct, frozen=True):
    """Kinds, not parts. A tower for any cell, or for the cell where its base lies; or a wall."""

    base: int = NO_PART
    roof: int = NO_PART
    cell: int = NO_PART

    @property
    def is_wall(self) -> bool:
        return self.roof == NO_PART


class Job(Struct, frozen=True):
    """A tower or a wall to be built of these parts; a base that lies there already is none."""

    cell: int
    base: int = NO_PART
    roof: int = NO_PART
    wall: int = NO_PART
    axis: Axis = ""

    @property
    def parts(self) -> tuple[int, ...]:
        return tuple(part for part in (self.base, self.roof, self.wall) if part != NO_PART)


Chosen = tuple[Piece, int, Axis]


def assembled(bare: Sequence[Built], kinds: Sequence[int]) -> list[tuple[Piece, ...]]:
    """Every set of towers the bases and roofs could make, with all the walls behind them."""
    laid = [(KIND_OF[one.base], one.cell) for one in bare]
    loose = [(kind, NO_PART) for kind in kinds if kind in BASES]
    roofs = [kind for kind in kinds if kind not in (*BASES, WALL)]
    walls = [Piece()] * kinds.count(WALL)
    found = {
        tuple(sorted((base, roof, cell) for (base, cell), roof in zip(bases, order, strict=True)))
        for bases in chosen_bases(laid, loose, len(roofs))
        for order in permutations(roofs, len(bases))
    }
    ranked = sorted(found, key=lambda one: (loose_in(one), -len(one), one))
    return [(*[Piece(*tower) for tower in one], *walls) for one in ranked]


def loose_in(towers: Sequence[tuple[int, int, int]]) -> int:
    """How many of their bases do not lie on the field yet."""
    return sum(cell == NO_PART for _, _, cell in towers)


def chosen_bases(
    laid: list[tuple[int, int]], loose: list[tuple[int, int]], roofs: int
) -> Iterator[list[tuple[int, int]]]:
    """As many as there are roofs; one that lies badly on the field may be left as it is."""
    for few in range(min(len(laid), roofs) + 1):
        more = min(len(loose), roofs - few)
        for first in combinations(laid, few):
            for some in combinations(loose, more):
                yield [*first, *some]


def orders(pieces: tuple[Piece, ...], most: int) -> list[tuple[Piece, ...]]:
    """Some orders to find places in; what lies on the field already comes first."""
    laid = [piece for piece in pieces if piece.cell != NO_PART]
    free = [piece for piece in pieces if piece.cell == NO_PART]
    return [(*laid, *order) for order in list(dict.fromkeys(permutations(free)))[:most]]


def jobs(chosen: Sequence[Chosen], parts: Sequence[int]) -> tuple[Job, ...]:
    """The pieces made of parts of their kinds."""
    left = sorted(parts, key=lambda part: USED_FIRST[COLOUR_OF[part]])
    return tuple(_job(piece, cell, axis, left) for piece, cell, axis in chosen)


def _job(piece: Piece, cell: int, axis: Axis, left: list[int]) -> Job:
    if piece.is_wall:
        return Job(cell, wall=_picked(left, WALL))
    base = NO_PART if piece.cell == cell else _picked(left, piece.base)
    return Job(cell, base, _picked(left, piece.roof), axis=axis)


def _picked(left: list[int], kind: int) -> int:
    part = next(part for part in left if KIND_OF[part] == kind)
    left.remove(part)
    return part
