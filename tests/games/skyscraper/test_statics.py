"""The calm game: what could not stand by statics is refused (S-H3)."""

import pytest
from msgspec.structs import replace

from igroteka.games.skyscraper.acts import Hand
from igroteka.games.skyscraper.statics import MOST, joint_of, moments, overload, tried
from igroteka.games.skyscraper.structure import Standing, structure
from igroteka.kernel import Help

from . import plain_statics
from .table import (
    GAME,
    A,
    building,
    card,
    number,
    picked,
    placed,
    play,
    pose,
    start,
    table,
    wandered,
    why,
)

CANTILEVER = "b21 F 2 0 2 left right"


@pytest.mark.clause("S-H3")
def test_one_card_out_from_an_edge_bends_its_joint_by_1() -> None:
    loads = moments(building(CANTILEVER))
    assert [load.moment for load in loads] == [0.0, 0.0, 1.0]


@pytest.mark.clause("S-H3")
def test_a_wall_at_the_end_of_it_makes_3_and_stands() -> None:
    """One unit out its own weight, two units out the wall's."""
    state = picked(table(CANTILEVER, A="2 0 2"), "b26")
    assert GAME.refuse(state, A, placed("b26 X 4 0 2 bottom mid_v")) is None
    after = (*state.building, card("b26 X 4 0 2 bottom mid_v"))
    assert max(load.moment for load in moments(after)) == 3.0


@pytest.mark.clause("S-H3")
def test_a_second_floor_out_is_refused_with_the_joint_named() -> None:
    """1 for the floor, 2 for the wall at its end, 3 for the floor beyond: the first gives way."""
    state = table("b21 F 2 0 2", "b32 X 4 0 1 left right mid_h", A="2 0 2")
    out = placed("b30 F 4 0 2 left right bottom")
    before = [load.moment for load in moments(state.building)]
    assert max(before) == 3.0
    refused = GAME.refuse(picked(state, "b30"), A, out)
    assert refused is not None
    assert refused.clause == "S-H3"
    assert refused.details == {"first": 1, "second": 3, "moment": "6.0", "most": "3"}


@pytest.mark.clause("S-H3")
def test_where_gravity_is_real_statics_refuses_nothing() -> None:
    state = replace(table("b21 F 2 0 2", "b32 X 4 0 1 left right mid_h", A="2 0 2"), hands="real")
    assert GAME.refuse(picked(state, "b30"), A, placed("b30 F 4 0 2 left right bottom")) is None


@pytest.mark.clause("S-H3")
@pytest.mark.parametrize("seed", ["ash", "elm", "yew"])
def test_moments_are_those_of_a_whole_solve_from_scratch(seed: str) -> None:
    for state in wandered(seed)[::2]:
        told = plain_statics.bending(state.building)
        joints = structure(state.building).joints
        for joint, load in zip(joints, moments(state.building), strict=True):
            assert load.moment == pytest.approx(told[joint.first, joint.second], abs=2e-5)


@pytest.mark.clause("S-H3")
@pytest.mark.parametrize("seed", ["ash", "yew"])
def test_a_card_tried_weighs_as_much_as_one_that_stands(seed: str) -> None:
    for state in wandered(seed)[1:4]:
        stands = structure(state.building)
        free = [slot for slot in stands.slots if stands.fits(slot) and slot.z > 0]
        for slot in free[::20]:
            after = (*state.building, Standing(0, slot, 1))
            told = plain_statics.bending(after)
            for load in tried(state.building, slot):
                pair = joint_of(state.building, slot, load.joint)
                assert load.moment == pytest.approx(told[pair], abs=2e-5)
            worst = max(told.values())
            assert (overload(state.building, slot) is not None) == (round(worst, 6) > MOST)


@pytest.mark.clause("S-H3")
def test_a_support_under_it_takes_the_strain_away() -> None:
    out = building("b21 F 2 0 2", "b32 X 4 0 1 left right mid_h")
    held = (*out, card("prop Y 2 1 0"))
    assert max(load.moment for load in moments(held)) < max(load.moment for load in moments(out))
    told = plain_statics.bending(held)
    for joint, load in zip(structure(held).joints, moments(held), strict=True):
        assert load.moment == pytest.approx(told[joint.first, joint.second], abs=2e-5)


@pytest.mark.clause("S-H3")
def test_every_building_of_the_calm_game_stands() -> None:
    for seed in ("ash", "elm", "yew"):
        for state in wandered(seed):
            assert max((load.moment for load in moments(state.building)), default=0) <= MOST


@pytest.mark.clause("S-H3")
def test_a_coach_sees_what_every_joint_carries() -> None:
    state = table(CANTILEVER, A="2 0 2")
    seen = GAME.view(state, A, Help.COACH).joints
    assert [(joint.first, joint.second, joint.strain) for joint in seen] == [
        (0, 2, 0.0),
        (1, 2, 0.0),
        (1, 3, 1.0),
    ]
    assert {joint.strain for joint in GAME.view(state, A).joints} == {-1.0}


@pytest.mark.clause("S-H3")
def test_hovering_foresees_the_joint_that_would_carry_most() -> None:
    state = picked(table(CANTILEVER, A="2 0 2"), "b26")
    foreseen = GAME.preview(state, A, placed("b26 X 4 0 2 bottom mid_v"))
    assert foreseen is not None
    assert (foreseen.strain, foreseen.first, foreseen.second) == (3.0, 1, 3)
    assert foreseen.shut_in == ()
    assert foreseen.doubled
    assert GAME.preview(state, A, GAME.legal(state, A)[-1]) is None


@pytest.mark.clause("S-H3")
def test_in_the_calm_game_no_hand_trembles_and_nothing_falls() -> None:
    state = picked(table(A="-1 0 0"), "b21")
    build = placed("b21 F -2 0 2 left right")
    assert why(state, replace(build, hand=Hand())) == "S-H3 calm-hand"
    after = play(state, build)
    assert (after.stage, after.act) == ("play", None)
    assert GAME.plain(replace(build, hand=Hand(hold=1))) == build


@pytest.mark.clause("S-H3")
def test_a_replay_checks_no_legality() -> None:
    """Another machine's statics might refuse by a hair what was built here."""
    state = picked(table("b21 F 2 0 2", "b32 X 4 0 1 left right mid_h", A="2 0 2"), "b30")
    after = GAME.apply(state, A, placed("b30 F 4 0 2 left right bottom"))
    assert after.building[-1].pose == pose("F 4 0 2")
    assert number("b30") == after.building[-1].card
    assert moments(start().building)[0].moment == 0.0
