"""What to build of the open parts, and where: a beam over every way to put them together."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from igroteka.games.urfin.field import is_bare
from igroteka.games.urfin.parts import KIND_OF
from igroteka.games.urfin.state import Built, State

from .pieces import Chosen, Job, Piece, assembled, jobs, orders
from .sites import tower_sites, wall_sites
from .sketch import Sketch, sketch_of

Planned = tuple[Sketch, tuple[Chosen, ...]]


class Care(Struct, frozen=True):
    """How carefully one looks: so many sites of the first piece, in so many orders of them."""

    sites: int = 1
    orders: int = 1


class Standing:
    """A position by what a plan depends on, so that equal ones are planned once."""

    __slots__ = ("key", "sketch")

    def __init__(self, state: State) -> None:
        self.key = (state.settings, state.map, state.crossed, state.soldiers, state.field)
        self.sketch = sketch_of(state)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and self.key == other.key


def plan(state: State, parts: Sequence[int], care: Care) -> tuple[Job, ...]:
    """Nothing that gains nothing: it stays in the bag for a better day."""
    bare = tuple(one for one in state.field if is_bare(one))
    return _planned(Standing(state), bare, tuple(sorted(parts)), care)


@lru_cache(maxsize=1024)
def _planned(
    standing: Standing, bare: tuple[Built, ...], parts: tuple[int, ...], care: Care
) -> tuple[Job, ...]:
    kinds = tuple(KIND_OF[part] for part in parts)
    found = [
        planned
        for pieces in assembled(bare, kinds)
        for order in orders(pieces, care.orders)
        for planned in built(standing.sketch, order, care.sites)
    ]
    best = min(found, key=lambda planned: planned[0].danger)
    return jobs(best[1], parts)


def built(sketch: Sketch, pieces: tuple[Piece, ...], sites: int) -> Iterator[Planned]:
    """The first piece on each of its best sites, the others on their best."""
    if not pieces:
        yield sketch, ()
        return
    placed = list(places(sketch, pieces[0], sites))
    if not placed:
        yield from built(sketch, pieces[1:], sites)
    for after, chosen in placed:
        for last, others in built(after, pieces[1:], 1):
            yield last, (chosen, *others)


def places(sketch: Sketch, piece: Piece, sites: int) -> Iterator[tuple[Sketch, Chosen]]:
    if piece.is_wall:
        for _, cell, axis in wall_sites(sketch, sites):
            yield sketch.with_wall(cell), (piece, cell, axis)
        return
    for _, cell, axis in tower_sites(sketch, piece.base, piece.roof, sites, piece.cell):
        yield sketch.with_tower(cell, (piece.base, piece.roof, axis)), (piece, cell, axis)
