"""What to build of the open parts, and where: a beam over every way to put them together."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from igroteka.games.urfin.field import is_bare
from igroteka.games.urfin.parts import KIND_OF
from igroteka.games.urfin.state import Built, Drawn, State
from igroteka.kernel import Seat

from .foresight import built_so, drawn_again, marched
from .pieces import Chosen, Job, Piece, assembled, jobs, orders
from .sites import tower_sites, wall_sites
from .sketch import Sketch, sketch_of
from .solver import solved

Planned = tuple[Sketch, tuple[Chosen, ...]]


class Care(Struct, frozen=True, forbid_unknown_fields=True):
    """How carefully one looks: so many sites of the first piece, in so many orders of them.

    The best few `plans` are then played on through so many `futures`; not in the adult game, whose
    odds have looked at every throw already. Whoever `solves` tries everything in a puzzle. A
    character leans `outward`: a site far from the palace seems so much better than one beside it.
    """

    sites: int = 1
    orders: int = 1
    plans: int = 1
    futures: int = 0
    solves: bool = False
    outward: float = 0.0


QUICK = Care()


class Standing:
    """A position by what a plan depends on, so that equal ones are planned once."""

    __slots__ = ("key", "sketch", "state")

    def __init__(self, state: State) -> None:
        self.key = (
            state.settings,
            state.map,
            state.crossed,
            state.soldiers,
            state.field,
            state.turn,
        )
        self.sketch = sketch_of(state)
        self.state = state

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
    if standing.state.parts and care.solves and (way := solved(standing.state, parts)) is not None:
        return way
    kinds = tuple(KIND_OF[part] for part in parts)
    found = [
        planned
        for pieces in assembled(bare, kinds)
        for order in orders(pieces, care.orders)
        for planned in built(standing.sketch, order, care, care.sites)
    ]
    found.sort(key=lambda planned: feared(planned, care.outward))
    ways = list(dict.fromkeys(jobs(chosen, parts) for _, chosen in found))[: care.plans]
    if len(ways) == 1 or standing.sketch.rules.adult:
        return ways[0]
    drawn = tuple(Drawn(part, Seat(0)) for part in parts)
    state = replace(standing.state, drawn=drawn)
    worths = [sum(future(state, way, Random(n)) for n in range(care.futures)) for way in ways]
    return ways[worths.index(max(worths))]


def future(state: State, way: tuple[Job, ...], rng: Random) -> float:
    """1 if the city is saved, 0 if it is lost, by quick plans from here on."""
    state = marched(built_so(state, way), rng)
    while state.result is None:
        state = drawn_again(state, rng)
        way = plan(state, [drawn.part for drawn in state.drawn], QUICK)
        state = marched(built_so(state, way), rng)
    return float(state.result.winners != ())


def feared(planned: Planned, outward: float) -> float:
    """The danger that is left, as it seems to its character."""
    sketch, chosen = planned
    if not outward or not chosen:
        return sketch.danger
    out = sum(sketch.chart.out(cell) for _, cell, _ in chosen) / len(chosen)
    return sketch.danger * exp(-outward * out)


def built(sketch: Sketch, pieces: tuple[Piece, ...], care: Care, sites: int) -> Iterator[Planned]:
    """The first piece on each of its best sites, the others on their best."""
    if not pieces:
        yield sketch, ()
        return
    placed = list(places(sketch, pieces[0], care, sites))
    if not placed:
        yield from built(sketch, pieces[1:], care, sites)
    for after, chosen in placed:
        for last, others in built(after, pieces[1:], care, 1):
            yield last, (chosen, *others)


def places(sketch: Sketch, piece: Piece, care: Care, sites: int) -> Iterator[tuple[Sketch, Chosen]]:
    if piece.is_wall:
        for _, cell, axis in wall_sites(sketch, sites, care.outward):
            yield sketch.with_wall(cell), (piece, cell, axis)
        return
    found = tower_sites(sketch, piece.base, piece.roof, sites, piece.cell, care.outward)
    for _, cell, axis in found:
        yield sketch.with_tower(cell, (piece.base, piece.roof, axis)), (piece, cell, axis)
