"""Where soldiers will stand, and what a hovering part would do: checked against the true march."""

from collections import Counter
from itertools import product

import pytest

from igroteka.games.urfin.actions import Done, Grab, Put
from igroteka.games.urfin.ahead import ahead, outlook
from igroteka.games.urfin.country import country
from igroteka.games.urfin.state import State
from igroteka.kernel import Help

from .table import GAME, LANES, A, cell, end_build, part, play, table, throws

CROWD = """
    8 19: 1
    6 17: 2.#.#
    4 20: 3.#
    2 20: 4T
    5 22: R
"""


def stands(state: State, road: int) -> int:
    index = next(soldier.index for soldier in state.soldiers if soldier.road == road)
    return country(LANES).ways[road][index]


@pytest.mark.clause("U-M2", "U-M3")
def test_the_basic_march_is_foreseen_to_the_cell() -> None:
    state = table(CROWD.replace("5 22: R", "9 5: R"))
    seen = dict(GAME.view(state, A).ahead)
    after = end_build(state)
    assert after.gone == ()
    assert seen == {road: ((stands(after, road), 1.0),) for road in (1, 2, 3, 4)}


@pytest.mark.clause("U-A2", "U-A4")
def test_the_grown_up_march_is_foreseen_with_exact_odds() -> None:
    """Against every one of the 6 to the 4th throws, each marched out."""
    state = end_build(table(CROWD, game="adult"))
    where: dict[int, Counter[int]] = {road: Counter() for road in (1, 2, 3, 4)}
    hit: Counter[int] = Counter()
    for pips in product(range(1, 7), repeat=4):
        after = state
        for each in pips:
            after = throws(after, each) if after.stage == "march" else after
        hit.update(after.gone)
        for road in where:
            if road not in after.gone:
                where[road][stands(after, road)] += 1
    expected = dict(outlook(state, state.field).hits())
    assert expected == pytest.approx({road: count / 6**4 for road, count in sorted(hit.items())})
    for road, places in ahead(state):
        assert sum(odds for _, odds in places) == pytest.approx(1)
        for there, count in where[road].items():
            assert dict(places)[there] >= count / 6**4 - 1e-9


@pytest.mark.clause("U-M7", "U-F1")
def test_once_one_may_be_in_the_palace_the_others_may_not_move_nor_towers_shoot() -> None:
    """3 enters by a 5 or a 6; else 4 moves, and is hit where a throw of 1 ends."""
    state = end_build(table("4 23: 3\n2 5: 4\n1 6: t", game="adult"))
    assert dict(dict(ahead(state))[4])[cell(5, 2)] == pytest.approx(2 / 6)
    assert dict(outlook(state, state.field).hits()) == pytest.approx({4: 4 / 6 * 1 / 6})


@pytest.mark.clause("U-A2")
def test_those_who_have_moved_stay_where_they_are() -> None:
    state = throws(end_build(table("4 5: 3\n2 5: 4", game="adult")), 2)
    seen = dict(GAME.view(state, A).ahead)
    assert seen[3] == ((cell(7, 4), 1.0),)
    assert [there for there, _ in seen[4]] == [cell(5 + pips, 2) for pips in range(1, 7)]


def test_a_purist_sees_nothing_ahead() -> None:
    assert GAME.view(table(CROWD), A, Help.PURIST).ahead == ()


def test_hovering_shows_what_a_tower_would_cover_and_whom_it_would_hit() -> None:
    state = play(table("4 5: 3\n8 20: b", has="base1, roof1"), Grab(part("base1")))
    seen = GAME.preview(state, A, Put(cell(8, 5)))
    assert seen is not None
    assert set(seen.covers) == {cell(x, y) for x in (7, 8, 9) for y in (4, 5, 6)} - {cell(8, 5)}
    assert seen.hits == ((3, 1.0),)
    assert seen.ahead == ((3, ((cell(8, 4), 1.0),)),)


def test_hovering_counts_the_base_under_a_roof_and_every_tower_that_stands() -> None:
    state = play(table("4 5: 3\n2 5: 4\n5 8: b\n1 8: T", has="roof1"), Grab(part("roof1")))
    seen = GAME.preview(state, A, Put(cell(8, 5)))
    assert seen is not None
    assert cell(8, 3) in seen.covers
    assert cell(8, 4) in seen.covers
    assert seen.hits == ((3, 1.0), (4, 1.0))


def test_hovering_a_wall_shows_who_stops_before_it() -> None:
    state = play(table("4 5: 3", has="wall"), Grab(part("wall")))
    seen = GAME.preview(state, A, Put(cell(7, 4)))
    assert seen is not None
    assert (seen.covers, seen.hits) == ((), ())
    assert seen.ahead == ((3, ((cell(6, 4), 1.0),)),)


def test_a_base_on_a_road_is_shown_as_the_tower_it_may_become() -> None:
    state = play(table("4 5: 3", has="base1"), Grab(part("base1")))
    seen = GAME.preview(state, A, Put(cell(7, 4)))
    assert seen is not None
    assert seen.ahead == ((3, ((cell(6, 4), 1.0),)),)
    assert seen.hits == ((3, 1.0),)


def test_nothing_is_shown_where_nothing_may_be_built() -> None:
    state = play(table("4 5: 3", has="base1"), Grab(part("base1")))
    assert GAME.preview(state, A, Put(cell(5, 4))) is None
    assert GAME.preview(state, A, Done()) is None


@pytest.mark.clause("U-A4", "U-F1")
def test_a_tower_that_a_later_soldier_may_tear_down_hits_only_while_it_stands() -> None:
    """3 is covered by a throw of 1; then 4 tears the tower down by 4 or more."""
    state = end_build(table("4 11: 3\n2 8: 4...T", game="adult"))
    hits = dict(outlook(state, state.field).hits())
    assert hits == pytest.approx({3: 1 / 6 * 1 / 2, 4: 2 / 6})
