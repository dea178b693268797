"""What a planner foresees of one soldier is what the rules do to it."""

from functools import cache
from random import Random

import pytest

from igroteka.bots.taste.urfin.chart import chart_of
from igroteka.bots.taste.urfin.danger import HASTE
from igroteka.bots.taste.urfin.sketch import Rules, Sketch, tower_of
from igroteka.bots.taste.urfin.solver import Standing, marched
from igroteka.games.urfin.country import country
from igroteka.games.urfin.field import standing
from igroteka.games.urfin.marching import PIPS, move
from igroteka.games.urfin.parts import BASE_1, NO_PART, ROOF_1, WALL, part_of
from igroteka.games.urfin.settings import Settings
from igroteka.games.urfin.shooting import towers
from igroteka.games.urfin.state import Built, Soldier

MAP = "meadow"
LAND = country(MAP)
FREE = LAND.map.buildable
ADULT = Settings(game="adult")


def thrown(rng: Random, on_roads: bool) -> tuple[Soldier, tuple[Built, ...]]:
    """One soldier, two towers and two walls; a wall is no use but on its road."""
    road = rng.choice(sorted(LAND.ways))
    way = LAND.ways[road]
    soldier = Soldier(road, rng.randrange(len(way) - 1))
    ahead = way[soldier.index + 1 : -1]
    sites = [cell for cell in FREE if cell not in way or (on_roads and cell in ahead)]
    near = [cell for cell in sites if any(close(cell, other) for other in ahead)] or sites
    cells = rng.sample(near, 2)
    walls = [cell for cell in ahead if cell not in cells]
    tower = part_of(BASE_1, 0), part_of(ROOF_1, 0)
    return soldier, (
        *(Built(cell, *tower) for cell in cells),
        *(Built(cell, wall=part_of(WALL, 0)) for cell in rng.sample(walls, min(2, len(walls)))),
    )


def close(one: int, other: int) -> bool:
    width = LAND.map.width
    return max(abs(one % width - other % width), abs(one // width - other // width)) <= 2


def foreseen(soldier: Soldier, field: tuple[Built, ...], adult: bool) -> float:
    placed = tuple((one.cell, tower_of(one)) for one in field if one.roof != NO_PART)
    walls = frozenset(one.cell for one in field if one.wall != NO_PART)
    rules = Rules(adult, slow=False, crossed=True)
    marching = ((soldier.road - 1, soldier.index, soldier.bumped),)
    return Sketch(chart_of(MAP), rules, marching, placed, walls, frozenset()).danger


def really(soldier: Soldier, field: tuple[Built, ...]) -> float:
    """March by march: in the palace after so many, or shot."""
    now: Standing | None = Standing(MAP, (soldier,), field, crossed=True)
    marches = 0
    while now is not None and now.soldiers:
        now = marched(now, ())
        marches += 1
    return HASTE**marches if now is None else 0.0


def by_every_throw(soldier: Soldier, field: tuple[Built, ...]) -> float:
    way = LAND.ways[soldier.road]
    hit = frozenset[int]().union(*[cells for _, cells in towers(MAP, field)])

    @cache
    def worth(here: Soldier, left: frozenset[int]) -> float:
        stands = {cell: wall for cell, wall in standing(field).items() if cell in left}
        total = 0.0
        for pips in PIPS:
            made = move(way, here, pips, stands, ADULT)
            if made.soldier.index == len(way) - 1:
                total += 1
            elif way[made.soldier.index] not in hit:
                total += worth(made.soldier, left.difference(made.fallen))
        return HASTE * total / len(PIPS)

    return worth(soldier, frozenset(standing(field)))


@pytest.mark.clause("U-M2", "U-M3", "U-M4")
def test_a_walk_is_foreseen_to_its_end() -> None:
    rng, stopped = Random("walks"), 0
    for _ in range(400):
        soldier, field = thrown(rng, on_roads=True)
        true = really(soldier, field)
        stopped += true == 0
        assert foreseen(soldier, field, adult=False) == pytest.approx(true), (soldier, field)
    assert 50 < stopped < 350


@pytest.mark.clause("U-A2", "U-A4")
def test_odds_by_the_die_are_those_of_every_throw() -> None:
    rng = Random("odds")
    for _ in range(150):
        soldier, field = thrown(rng, on_roads=False)
        true = by_every_throw(soldier, field)
        assert foreseen(soldier, field, adult=True) == pytest.approx(true), (soldier, field)
