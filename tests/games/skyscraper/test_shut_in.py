"""Workers who are shut in, and rooms that nobody can enter."""

import pytest
from msgspec.structs import replace

from igroteka.games.skyscraper.actions import Move, Pick, Shift
from igroteka.games.skyscraper.builders import able, is_lost, own_places
from igroteka.games.skyscraper.ending import workers_by_floor
from igroteka.games.skyscraper.events import Out, Stepped, Trapped
from igroteka.games.skyscraper.floors import GROUND, floor_plan
from igroteka.games.skyscraper.lattice import Cell
from igroteka.games.skyscraper.space import space
from igroteka.games.skyscraper.state import State, Worker

from . import plain, plain_site
from .table import (
    GAME,
    A,
    B,
    building,
    cell,
    cells,
    heard,
    legal,
    number,
    picked,
    placed,
    table,
    turn_over,
    wandered,
    why,
)

ROOF = "b21 F 0 0 2"


def to(state: State, kind: type, worker: int) -> set[Cell]:
    return {move.cell for move in legal(state, kind) if move.worker == worker}


ROOM = ("b21 F 0 0 2", "b22 X 0 0 2", "b23 X 2 0 2", "b24 Y 0 0 2", "b25 F 0 0 4")
LAST_WALL = "b29 Y 0 2 2 left right bottom"


@pytest.mark.clause("S-M4")
def test_a_worker_shut_in_on_all_sides_is_lost() -> None:
    before = picked(table(*ROOM, A="0 0 2", B="1 1 2, -1 0 0"), "b29")
    assert not is_lost(before.building, before.workers[0])
    build = placed(LAST_WALL)
    after = GAME.apply(before, A, build)
    assert is_lost(after.building, after.workers[0])
    assert {Trapped(A, 0), Trapped(B, 5)} <= set(heard(before, build))
    assert able(after, A) == []
    assert GAME.view(after, A).lost == (0, 5)
    foreseen = GAME.preview(before, A, build)
    assert foreseen is not None
    assert foreseen.shut_in == (0, 5)


@pytest.mark.clause("S-M4")
def test_a_lost_worker_neither_moves_nor_builds_nor_counts() -> None:
    state = table(*ROOM, LAST_WALL, A="0 0 2", B="-1 0 0")
    assert why(state, Move(0, cell("-1 0 0"))) == "S-M4 shut-in"
    assert why(state, Shift(0, cell("1 1 2"))) == "S-M4 shut-in"
    assert why(state, Pick(number("b28"))) == "S-B1 no-builder"
    assert workers_by_floor(state)[1] == [0, 0]
    assert legal(state, Move) == legal(state, Shift) == []


@pytest.mark.clause("S-M3", "S-M4")
def test_a_sealed_floor_can_be_neither_entered_nor_passed() -> None:
    state = table(*ROOM, LAST_WALL, A="-1 0 0")
    assert to(state, Move, 0) == set(cells("1 0 0, 1 1 0, 2 0 0, 2 1 0"))


CELL = ("b21 F 0 0 2", "b22 Y 0 1 2", "b23 X 2 0 2", "b24 Y 0 0 2", "b25 F 0 0 4")


@pytest.mark.clause("S-M4")
def test_if_only_its_own_place_is_closed_it_steps_to_the_nearest_open_one() -> None:
    before = picked(table(*CELL, A="1 0 2, 0 1 2"), "b26")
    shut = placed("b26 X 0 0 2 bottom mid_v")
    wall = GAME.apply(before, A, shut)
    assert Stepped(A, 0, cell("1 1 2")) in heard(before, shut)
    assert wall.workers[0].cell == cell("1 1 2")
    assert wall.workers[1].cell == cell("0 1 2")


@pytest.mark.clause("S-M4")
def test_on_the_ground_its_card_is_every_place_at_the_feet_it_touches() -> None:
    state = table(ROOF, "prop Y 0 0 0", A="0 0 0")
    assert cell("0 0 0") not in floor_plan(state.building).places[GROUND]
    assert not is_lost(state.building, state.workers[0])
    assert cell("-1 0 0") in own_places(state.building, cell("0 0 0"))


@pytest.mark.clause("S-M4")
def test_whose_workers_are_all_lost_and_crew_empty_is_out() -> None:
    inside = "0 0 2, 0 0 2, 1 1 2, 1 1 2, 0 1 2"
    before = picked(table(*ROOM, seats=3, A="-1 0 0, 0 0 4", B=inside, C="-1 0 0"), "b29")
    told = heard(before, placed(LAST_WALL))
    assert Out(B, "S-M4") in told
    after = GAME.apply(before, A, placed(LAST_WALL))
    assert after.out == (False, True, False)
    assert turn_over(after).turn == 2
    with_crew = replace(before, workers=(*before.workers[:9], Worker(B), *before.workers[10:]))
    assert not any(GAME.apply(with_crew, A, placed(LAST_WALL)).out)


@pytest.mark.clause("S-M4", "S-E3")
def test_who_shuts_in_everybody_at_once_wins_nothing() -> None:
    inside = "0 0 2, 0 0 2, 1 1 2, 1 1 2, 0 1 2"
    after = GAME.apply(picked(table(*ROOM, A=inside, B=inside), "b29"), A, placed(LAST_WALL))
    assert after.result is not None
    assert after.result.winners == ()
    assert after.result.reason == "skyscraper-over-nobody"


@pytest.mark.clause("S-M4")
@pytest.mark.parametrize("seed", ["elm", "larch", "yew"])
def test_places_are_closed_where_no_way_leads_out(seed: str) -> None:
    for state in wandered(seed):
        poses = [standing.pose for standing in state.building]
        free = space(state.building)
        for place in floor_plan(state.building).card_at:
            assert free.is_open(place) != plain.is_closed(poses, place), place
        for worker in state.workers:
            assert is_lost(state.building, worker) == plain_site.is_lost(state.building, worker)


@pytest.mark.clause("S-M4")
def test_a_closed_room_is_closed_in_both_tellings() -> None:
    shut = building(*ROOM, LAST_WALL)
    poses = [standing.pose for standing in shut]
    for place in cells("0 0 2, 1 1 2"):
        assert plain.is_closed(poses, place)
        assert not space(shut).is_open(place)
    assert not space(shut).is_open(cell("0 1 3"))
    assert space(shut).is_open(cell("0 0 4"))
    assert space(shut).is_open(cell("40 40 40"))
