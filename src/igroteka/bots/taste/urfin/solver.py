"""Puzzles solved by trying everything: every place for every tower and wall, turn by turn."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from msgspec import Struct

from igroteka.games.urfin.actions import Axis
from igroteka.games.urfin.country import country
from igroteka.games.urfin.field import is_bare, is_tower, standing
from igroteka.games.urfin.limits import CITY_GROUND
from igroteka.games.urfin.map import CITY
from igroteka.games.urfin.marching import STEPS, move
from igroteka.games.urfin.parts import KIND_OF, NO_PART, ROOF_3
from igroteka.games.urfin.settings import Settings
from igroteka.games.urfin.shooting import covered
from igroteka.games.urfin.state import Built, Soldier, State

from .pieces import Job, Piece, assembled, jobs

Way = tuple[Job, ...]


class Standing(Struct, frozen=True):
    """As much of a position as a puzzle has."""

    map: str
    soldiers: tuple[Soldier, ...]
    field: tuple[Built, ...] = ()
    crossed: bool = False


def solutions(now: Standing, turns: Sequence[Sequence[int]]) -> Iterator[tuple[Way, ...]]:
    """Every way to stop all soldiers with the parts of these turns, nothing built for nothing."""
    if not now.soldiers or not turns:
        return
    for way, after in tried(now, turns[0]):
        if not after.soldiers:
            yield (way,)
        else:
            yield from ((way, *rest) for rest in solutions(after, turns[1:]))


def solved(state: State, parts: Sequence[int]) -> Way | None:
    """What to build this turn so that a puzzle can be solved; None if it no longer can."""
    now = Standing(state.map, state.soldiers, state.field, state.crossed)
    turns = (tuple(parts), *state.parts[state.turn :])
    return next((ways[0] for ways in solutions(now, turns)), None)


def tried(now: Standing, parts: Sequence[int]) -> Iterator[tuple[Way, Standing]]:
    """Each set of towers and walls with each of its places, and what is left after the shots."""
    seen = set()
    for way in ways(now, parts):
        built = frozenset((job.cell, *kinds(job), job.axis) for job in way)
        if len(way) == len({job.cell for job in way}) and built not in seen:
            seen.add(built)
            after = marched(now, [as_built(job, now.field) for job in way])
            if after is not None:
                yield way, after


def kinds(job: Job) -> tuple[int, ...]:
    return tuple(KIND_OF[part] if part != NO_PART else NO_PART for part in (job.base, job.roof))


def ways(now: Standing, parts: Sequence[int]) -> Iterator[Way]:
    """All the parts can make, or all but some of it."""
    open_kinds = tuple(KIND_OF[part] for part in parts)
    bare = [built for built in now.field if is_bare(built)]
    places = Places(now)
    every = [some for whole in assembled(bare, open_kinds) for some in subsets(whole)]
    for pieces in dict.fromkeys(every):
        for chosen in product(*[places.of(piece) for piece in pieces]):
            yield jobs(
                [(piece, cell, axis) for piece, (cell, axis) in zip(pieces, chosen, strict=True)],
                parts,
            )


def subsets(pieces: tuple[Piece, ...]) -> Iterator[tuple[Piece, ...]]:
    for kept in product((True, False), repeat=len(pieces)):
        yield tuple(piece for piece, keep in zip(pieces, kept, strict=True) if keep)


class Places:
    """Where a tower could hit or stop anybody in the coming march, and where a wall could."""

    def __init__(self, now: Standing) -> None:
        land = country(now.map)
        self.size = land.map.width, land.map.height
        self.way = {
            cell
            for one in now.soldiers
            for cell in land.ways[one.road][one.index + 1 : one.index + 1 + STEPS]
        }
        here = {land.ways[one.road][one.index] for one in now.soldiers}
        free = set(land.map.buildable) - here - {built.cell for built in now.field}
        self.reached = self.way | here
        self.walls = sorted(free & self.way)
        ground = land.map.ground
        self.towers = sorted(cell for cell in free if now.crossed or ground[cell] != CITY)

    def of(self, piece: Piece) -> list[tuple[int, Axis]]:
        if piece.is_wall:
            return [(cell, "") for cell in self.walls]
        axes: tuple[Axis, ...] = ("ns", "ew") if piece.roof == ROOF_3 else ("",)
        if piece.cell != NO_PART:
            return [(piece.cell, axis) for axis in axes]
        return [
            (cell, axis)
            for axis in axes
            for cell in self.towers
            if cell in self.way or self.reached & self.covers(cell, piece, axis)
        ]

    def covers(self, cell: int, piece: Piece, axis: Axis) -> frozenset[int]:
        return covered(*self.size, Built(cell, 3 * piece.base, 3 * piece.roof, axis))


def as_built(job: Job, field: tuple[Built, ...]) -> Built:
    """With the base that lies there, if the job has none of its own."""
    laid = [one.base for one in field if one.cell == job.cell]
    return Built(job.cell, laid[0] if laid else job.base, job.roof, job.axis, job.wall)


def marched(now: Standing, built: Iterable[Built]) -> Standing | None:
    """After the march and the shots; None where the palace is lost (U-M1 to U-M7, U-F1)."""
    land, basic = country(now.map), Settings()
    field = (*[one for one in now.field if not is_bare(one)], *built)
    stands = standing(field)
    walked = []
    for soldier in now.soldiers:
        way = land.ways[soldier.road]
        made = move(way, soldier, STEPS, stands, basic)
        for cell in made.fallen:
            stands.pop(cell, None)
        if made.soldier.index == len(way) - 1:
            return None
        walked.append(made.soldier)
    left = tuple([one for one in field if one.cell in stands])
    size = land.map.width, land.map.height
    hit = frozenset().union(*[covered(*size, one) for one in left if is_tower(one)])
    cells = [land.ways[one.road][one.index] for one in walked]
    crossed = now.crossed or any(land.zone[cell] >= CITY_GROUND for cell in cells)
    alive = tuple([one for one, cell in zip(walked, cells, strict=True) if cell not in hit])
    return Standing(now.map, alive, left, crossed)
