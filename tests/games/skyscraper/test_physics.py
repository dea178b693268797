"""Gravity as the referee: what stands, what comes off, who falls (S-H1, S-H4, S-F1)."""

from math import sin
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from igroteka.games.skyscraper.actions import Rest, Settle, Undone
from igroteka.games.skyscraper.acts import Hand
from igroteka.games.skyscraper.deck import BUILDING, CARDS, PROP_CARD, SLAB_CARD
from igroteka.games.skyscraper.hand_path import Sample, packed
from igroteka.games.skyscraper.lattice import Cell, Plane, Pose
from igroteka.games.skyscraper.rules import Skyscraper
from igroteka.games.skyscraper.setup import start
from igroteka.games.skyscraper.state import Hands, State
from igroteka.games.skyscraper.structure import Standing

from .sites import building_on, site, with_card, with_worker

pytest.importorskip("mujoco")

from igroteka.games.skyscraper import gravity
from igroteka.games.skyscraper.carrying import Motion
from igroteka.games.skyscraper.physics import has_fallen, settled, simulated

GAME = Skyscraper()
PLAIN = next(n for n, card in enumerate(BUILDING) if card.stance == "any")
ROOF, BALCONY = Pose(Plane.FLOOR, 0, 0, 2), Pose(Plane.FLOOR, 2, 0, 2)


def straight(x: int = 0, y: int = 0, z: int = 0, tilt: int = 0, drop: int = 0) -> str:
    """From above to that many tenths of a millimetre off its place, then let go, or thrown down."""
    way = [Sample(16 if n else 0, x, y, z + 10 * (30 - n), 0, tilt, 0) for n in range(31)]
    rest = [Sample(16, x, y, z, 0, tilt, 0)] * 30
    return packed([*way, *rest, *(Sample(16, x, y, z - drop * n, 0, tilt, 0) for n in range(1, 4))])


def fresh(hands: Hands = "forgiving") -> State:
    return replace(start(2, hands), stage="play", cards=((PLAIN, 1), (2, 3)))


def roofed(hands: Hands = "forgiving") -> State:
    state = fresh(hands)
    return replace(state, building=(*state.building, standing(ROOF)))


def standing(pose: Pose, by: int = 0) -> Standing:
    return Standing(PLAIN, pose, CARDS[PLAIN].beams, by)


def answered(state: State, seed: int = 1) -> Settle:
    answer = simulated(state, Random(seed))
    assert isinstance(answer, Settle)
    return answer


def placing(path: str, hands: Hands = "forgiving", pose: Pose = ROOF) -> State:
    return with_card(fresh(hands), PLAIN, pose, CARDS[PLAIN].beams, Hand(path))


def with_crew(state: State, **cells: Cell) -> State:
    workers = list(state.workers)
    for name, cell in cells.items():
        number = int(name.removeprefix("w"))
        workers[number] = replace(workers[number], cell=cell)
    return replace(state, workers=tuple(workers))


@pytest.mark.clause("S-H1")
@pytest.mark.parametrize("hands", ["forgiving", "real"])
def test_a_card_set_with_care_stands(hands: Hands) -> None:
    answer = answered(placing(straight(3, -3, 0), hands))
    assert replace(answer, film="") == Settle(stands=True)


@pytest.mark.clause("S-H4")
def test_a_card_let_go_beside_its_place_never_joins() -> None:
    answer = answered(placing(straight(80, 0, 0)))
    assert not answer.stands
    assert answer.grounded == ()
    state = GAME.apply(placing(straight(80, 0, 0)), GAME.active(fresh())[0], answer)
    assert len(state.building) == 3
    assert state.result is None


@pytest.mark.clause("S-H4")
def test_a_card_let_go_at_a_slant_never_joins() -> None:
    """On a wall's edge; one that drops flat on its place lies well enough."""
    slanting = straight(tilt=60)
    assert not answered(placing(slanting, pose=BALCONY)).stands
    assert answered(placing(slanting, pose=ROOF)).stands


@pytest.mark.clause("S-H2")
def test_forgiving_hands_join_where_real_ones_do_not() -> None:
    path = straight(38, 0, 0)
    assert answered(placing(path, "forgiving", BALCONY)).stands
    assert not answered(placing(path, "real", BALCONY)).stands


@pytest.mark.clause("S-H1")
def test_the_same_hand_and_the_same_dice_give_the_same_bytes() -> None:
    state = building_on(site(4, 14, 8), 3)
    one, other = settled(state, Random(7)), settled(state, Random(7))
    assert one == other
    assert isinstance(one[0], Settle)
    assert list(one[1]) == [one[0].film]
    assert settled(state, Random(8))[1] != one[1]


@pytest.mark.clause("S-B4", "S-H1")
@pytest.mark.parametrize(
    ("card", "pose"),
    [
        (PROP_CARD, Pose(Plane.FACES_Y, 2, 1, 0)),
        (SLAB_CARD, Pose(Plane.FLOOR, 2, 0, 0)),
    ],
)
def test_a_support_stands_on_the_site_by_itself(card: int, pose: Pose) -> None:
    state = with_crew(fresh(), w0=Cell(2, 0, 0))
    answer = answered(with_card(state, card, pose, CARDS[card].beams))
    assert answer.stands
    assert answer.workers == ()


@pytest.mark.clause("S-W1", "S-H1")
def test_a_worker_set_down_with_care_stands_on_its_own() -> None:
    for cell in (Cell(0, 0, 0), Cell(1, 1, 2)):
        answer = answered(with_worker(roofed(), 0, cell, straight()))
        assert replace(answer, film="") == Settle(stands=True)


@pytest.mark.clause("S-F1")
def test_a_worker_let_go_over_the_edge_falls() -> None:
    state = with_worker(roofed(), 0, Cell(1, 1, 2), straight(x=300))
    answer = answered(state)
    assert answer.workers == (Rest(0, None),)
    assert GAME.apply(state, state.turn, answer).scores == (-5, 0)


@pytest.mark.clause("S-F1")
def test_a_worker_set_down_slanting_lies_where_it_fell_over() -> None:
    state = with_worker(roofed(), 0, Cell(0, 0, 2), straight(z=100, tilt=80))
    answer = answered(state)
    assert not answer.stands
    (rest,) = answer.workers
    assert rest.lying
    assert rest.cell is not None
    assert rest.cell.z == 2
    assert GAME.apply(state, state.turn, answer).scores == (0, 0)


@pytest.mark.clause("S-F1", "S-B9")
def test_a_hand_that_sweeps_over_a_floor_knocks_workers_down() -> None:
    state = with_crew(roofed("real"), w5=Cell(1, 1, 2))
    swing = [Sample(16 if n else 0, 0, 0, 300 - 10 * n, 0, 0, 0) for n in range(31)]
    swing += [Sample(16, round(250 * sin(n / 3)), 0, 0, 0, 0, 0) for n in range(57)]
    wild = with_worker(state, 0, Cell(1, 1, 2), packed(swing))
    assert any(rest.worker == 5 for rest in answered(wild).workers)
    calm = with_worker(state, 0, Cell(1, 1, 2), straight())
    assert answered(calm).workers == ()


def long_arm(hands: Hands) -> State:
    """Floors and walls out from one edge, each hung on the one before; the last in the hand."""
    state, arm = fresh(hands), [standing(BALCONY)]
    for n in range(2, 6):
        arm.append(standing(Pose(Plane.FACES_X, 2 * n, 0, 2)))
        arm.append(standing(Pose(Plane.FLOOR, 2 * n, 0, 2)))
    state = replace(state, building=(*state.building, *arm[:-1]))
    return with_card(state, PLAIN, arm[-1].pose, arm[-1].beams, Hand(straight()))


@pytest.mark.clause("S-F4", "S-H4")
@pytest.mark.parametrize("hands", ["forgiving", "real"])
def test_an_arm_too_long_for_its_joint_comes_down(hands: Hands) -> None:
    act = long_arm(hands)
    answer = answered(act)
    assert answer.grounded
    after = GAME.apply(act, act.turn, answer)
    assert after.result is not None
    assert after.result.clause == "S-F4"


@pytest.mark.clause("S-B8")
def test_the_other_hand_keeps_a_card_still_under_a_wild_one() -> None:
    state = fresh("real")
    state = replace(state, building=(*state.building, standing(BALCONY)))
    wild = [Sample(16 if n else 0, 0, 0, 300 - 10 * n, 0, 0, 0) for n in range(31)]
    wild += [Sample(16, 0, 0, round(-250 * sin(n / 4)), 0, 0, 0) for n in range(51)]
    outer = Pose(Plane.FACES_X, 3, 0, 2)
    alone, steadied = (
        answered(with_card(state, PLAIN, outer, 0, Hand(packed(wild), hold))) for hold in (-1, 3)
    )
    assert 3 in alone.moved
    assert 3 not in steadied.moved


@pytest.mark.clause("S-B8")
def test_the_other_hand_carries_nothing() -> None:
    act = long_arm("forgiving")
    assert act.act
    held = replace(act.act, hand=Hand(straight(), len(act.building) - 1))
    assert answered(replace(act, act=held)).grounded


@pytest.mark.clause("S-H1")
def test_an_act_that_cannot_be_worked_out_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gravity, "MOST_STEPS", 10)
    state = placing(straight())
    answer, films = settled(state, Random(1))
    assert (answer, films) == (Undone(), {})
    after = GAME.apply(state, state.turn, answer)
    assert (after.stage, after.left, after.picked, after.act) == ("play", 3, PLAIN, None)
    assert not has_fallen(answer)


@pytest.mark.clause("S-H1")
def test_a_simulation_that_blows_up_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = Motion(np.full((20, 3), np.nan), np.zeros((20, 3)))
    monkeypatch.setattr(gravity, "motion_of", lambda *_: nowhere)
    assert settled(placing(straight()), Random(1)) == (Undone(), {})


@pytest.mark.clause("S-H1", "S-M1")
def test_a_free_move_that_cannot_be_worked_out_is_free_again() -> None:
    state = with_worker(with_crew(fresh(), w0=Cell(0, 0, 0)), 0, Cell(0, 1, 0))
    assert state.act
    state = replace(state, act=replace(state.act, free=True), shifted=(0,), left=3)
    after = GAME.apply(state, state.turn, Undone())
    assert (after.shifted, after.left, after.workers) == ((), 3, state.workers)
