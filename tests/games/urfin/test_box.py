"""What lies in the box, and how it is set up (U-C1 to U-C5, U-S1 to U-S3, U-A1, U-A3)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from igroteka.games.urfin.actions import Done, Grab, Meet, Put, Reach, Throw
from igroteka.games.urfin.country import country
from igroteka.games.urfin.events import Began, Tried
from igroteka.games.urfin.map import BRIDGE, CITY, LAND, PALACE, shipped
from igroteka.games.urfin.parts import ALL_PARTS, COLOUR_OF, IS_BASE, IS_ROOF, IS_WALL, KIND_OF
from igroteka.games.urfin.state import Drawn, State
from igroteka.kernel import CHANCE, BadOption, Refusal

from .table import GAME, LANES, A, all_ready, cell, heard, part, play, start, throws, where

EVERY = [number for number, count in enumerate(ALL_PARTS) for _ in range(count)]


def test_the_lid_says_for_whom_it_is_and_how_long_it_takes() -> None:
    """As on the rulebook's first page: from 8 years, 10 to 20 minutes, together."""
    lid = GAME.box.lid
    assert (lid.age, lid.minutes, lid.cooperative) == (8, (10, 20), True)


@pytest.mark.clause("U-C1")
def test_there_are_36_parts_in_three_colours() -> None:
    assert len(EVERY) == 36
    assert sum(IS_BASE[number] for number in EVERY) == 12
    assert sum(IS_ROOF[number] for number in EVERY) == 18
    assert sum(IS_WALL[number] for number in EVERY) == 6
    assert Counter(COLOUR_OF[number] for number in EVERY) == {0: 18, 1: 12, 2: 6}


@pytest.mark.clause("U-C2")
def test_each_kind_has_three_green_two_light_green_and_one_yellow() -> None:
    for kind in range(6):
        colours = Counter(COLOUR_OF[number] for number in EVERY if KIND_OF[number] == kind)
        assert colours == {0: 3, 1: 2, 2: 1}


@pytest.mark.clause("U-C3", "U-S1")
def test_ten_soldiers_stand_at_the_ten_signposts() -> None:
    state = GAME.start(2, GAME.settle(2, {}))
    roads = shipped("emerald").roads
    assert [soldier.road for soldier in state.soldiers] == list(range(1, 11))
    for soldier, road in zip(state.soldiers, roads, strict=True):
        assert len(road.cells) - 1 - soldier.index == 12
    assert state.settings.sand == 60


@pytest.mark.clause("U-C3")
def test_the_die_has_six_sides_each_as_likely_as_the_next() -> None:
    chances = GAME.chances(start(game="adult")) or ()
    assert [action for action, _ in chances] == [Throw(1, pips) for pips in range(1, 7)]
    assert {odds for _, odds in chances} == {1 / 6}


@pytest.mark.clause("U-C5", "U-S1")
@pytest.mark.parametrize("away", [12, 15, 18])
def test_signposts_stand_12_15_or_18_cells_before_the_palace(away: int) -> None:
    state = start(signposts=str(away))
    assert [where(state, road) for road in (2, 3, 4)] == [(28 - away, y) for y in (6, 4, 2)]


@pytest.mark.clause("U-C5", "U-A3")
def test_signposts_mean_nothing_in_the_grown_up_game() -> None:
    state = start(game="adult", signposts="18")
    assert [where(state, road) for road in (1, 2, 3, 4)] == [(0, 8), (0, 6), (0, 4), (0, 2)]


@pytest.mark.clause("U-C5")
def test_a_broken_map_is_refused_with_the_reason() -> None:
    broken = LANES.replace("road 4 from 0,2: E28", "road 4 from 0,2: E27")
    with pytest.raises(BadOption) as error:
        GAME.settle(2, {"map": broken})
    ends = Refusal("U-C5", "urfin-map-ends", {"line": 21, "road": 4, "x": 27, "y": 2})
    assert (error.value.option, error.value.refusal) == ("map", ends)


@pytest.mark.clause("U-C4", "U-C5")
def test_a_map_of_ones_own_is_played_and_kept() -> None:
    state = start()
    assert state.map == LANES
    seen = GAME.view(state, A).map
    assert (seen.name, seen.width, seen.height, len(seen.roads)) == ("lanes", 31, 11, 4)


@pytest.mark.clause("U-S2")
def test_in_the_basic_game_the_roofs_3_stay_out_of_the_bag() -> None:
    state = start()
    assert sum(state.bag) == 30
    assert [state.bag[part(f"{colour} roof3")] for colour in ("green", "light", "yellow")] == [
        0
    ] * 3


@pytest.mark.clause("U-A1")
def test_in_the_grown_up_game_all_36_parts_are_in_the_bag() -> None:
    assert start(game="adult").bag == ALL_PARTS


@pytest.mark.clause("U-A3")
def test_before_the_first_turn_each_soldier_moves_by_one_throw() -> None:
    state = start(game="adult")
    assert state.stage == "march"
    assert GAME.active(state) == (CHANCE,)
    state = throws(state, 1, 6, 3, 4)
    assert [where(state, road) for road in (1, 2, 3, 4)] == [(1, 8), (6, 6), (3, 4), (4, 2)]
    assert (state.stage, state.turn, state.limit) == ("ready", 1, 0)


@pytest.mark.clause("U-S3", "U-S1")
@pytest.mark.parametrize("game", ["basic", "adult"])
def test_the_trial_tower_stands_anywhere_for_there_are_no_soldiers_yet(game: str) -> None:
    """«Пока в любое место»: at a signpost, on a road, in the city; never in palace or river."""
    state = all_ready(start(1, trial="on", bag="blind", game=game))
    assert GAME.view(state, A).soldiers == ()
    state = holding(replace(state, stage="build", hands=()), part("base1"))
    land = country(state.map).map
    free = {move.cell for move in GAME.legal(state, A) if isinstance(move, Put)}
    assert free == set(land.buildable)
    assert {land.ground[cell] for cell in free} == {LAND, BRIDGE, CITY}
    inside = next(cell for cell in free if land.ground[cell] == CITY)
    assert GAME.refuse(state, A, Put(inside)) is None
    palace = land.ground.index(PALACE)
    refused = GAME.refuse(state, A, Put(palace))
    assert refused is not None
    assert refused.clause == "U-B6"
    done = GAME.apply(GAME.apply(state, A, Put(inside)), A, Done())
    assert len(done.soldiers) == len(land.roads)
    first = replace(done, stage="build", turn=1, hands=(), done=())
    refused = GAME.refuse(holding(first, part("base1")), A, Put(inside))
    assert refused is not None
    assert refused.clause == "U-B5"


def holding(state: State, part: int) -> State:
    return replace(state, drawn=(Drawn(part, A, by=A),))


@pytest.mark.clause("U-S3")
def test_a_trial_tower_is_taken_off_and_its_parts_go_back() -> None:
    state = all_ready(start(1, trial="on", sand="60"))
    assert state.turn == 0
    assert GAME.timers(state) == ()
    state = play(state, Reach(), Meet(A, part("base1")), Meet(A, part("roof1")))
    state = play(state, Reach(), Meet(A, part("wall")), Meet(A, part("wall")))
    state = play(state, Grab(part("base1")), Put(cell(3, 3)), Grab(part("roof1")), Put(cell(3, 3)))
    assert Tried((part("base1"), part("roof1"))) in heard(state, Done())
    assert Began(1, 4) in heard(state, Done())
    state = play(state, Done())
    assert (state.turn, state.stage, state.field, sum(state.bag)) == (1, "ready", (), 30)
    assert [where(state, road) for road in (1, 2, 3, 4)] == [
        where(start(), road) for road in (1, 2, 3, 4)
    ]
