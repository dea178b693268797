"""Where a card may be built, and who may build it (S-B1 to S-B7)."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from igroteka.games.skyscraper.actions import Build, Pass, Pick, PutBack, Send
from igroteka.games.skyscraper.acts import Hand, SetCard
from igroteka.games.skyscraper.builders import near
from igroteka.games.skyscraper.deck import CARDS, PROP_CARD, SLAB_CARD
from igroteka.games.skyscraper.events import Built, Held, Laid
from igroteka.games.skyscraper.floors import floor_plan
from igroteka.games.skyscraper.idleness import MOST_PICKS
from igroteka.games.skyscraper.lattice import Plane
from igroteka.games.skyscraper.placing import placements
from igroteka.games.skyscraper.state import NONE
from igroteka.kernel import Listener

from . import plain_site
from .table import (
    GAME,
    A,
    B,
    building,
    built,
    cell,
    heard,
    legal,
    number,
    picked,
    placed,
    play,
    table,
    turn_over,
    wandered,
    why,
)

AT_THE_FOOT = "-1 0 0"
ROOF = "b21 F 0 0 2 left right"


@pytest.mark.clause("S-B1")
def test_on_a_floor_the_builder_reaches_its_card_and_whatever_shares_a_line_with_it() -> None:
    tower = building(ROOF, "b22 F 2 0 2", "b23 X 0 0 2", "b24 F 0 2 3", "b25 X 2 2 2")
    assert near(tower, cell("0 0 2")) == {0, 1, 2, 3, 4, 5}
    assert near(tower, cell("2 1 2")) == {1, 3, 4}


@pytest.mark.clause("S-B1")
def test_on_the_ground_the_builder_reaches_the_feet_it_touches_and_floors_joined_to_them() -> None:
    tower = building(ROOF, "b23 X 0 0 2", "b22 F 2 0 2")
    assert near(tower, cell("-1 0 0")) == {0, 3}
    assert near(tower, cell("0 0 0")) == {0, 2, 3}
    assert near(tower, cell("2 1 0")) == {1, 3, 5}


@pytest.mark.clause("S-B1")
def test_a_card_out_of_reach_of_all_ones_workers_is_refused() -> None:
    state = table(ROOF, "b25 X 0 0 2 top mid_v", A="2 0 0", held={"A": "b22 b28"})
    far = placed("b22 F 0 0 4 left right")
    assert why(picked(state, "b22"), far) == "S-B1 no-builder-near"
    near_by = replace(state, workers=table(A="0 0 2").workers)
    assert GAME.refuse(picked(near_by, "b22"), A, far) is None


@pytest.mark.clause("S-B1")
def test_who_has_nobody_on_the_site_cannot_build() -> None:
    state = table(B="-1 0 0")
    assert why(state, Pick(number("b28"))) == "S-B1 no-builder"
    assert not legal(state, Pick)


@pytest.mark.clause("S-B1")
def test_the_builder_is_named() -> None:
    state = play(table(A="2 0 0, -1 0 0", held={"A": "b22 b28"}), Pick(number("b22")))
    there = placed("b22 F -2 0 2 left right")
    assert Built(A, number("b22"), there.pose, there.beams, 1) in heard(state, there)


@pytest.mark.clause("S-B2", "S-B3")
@pytest.mark.parametrize(
    ("name", "planes"),
    [
        ("b01", {Plane.FACES_X, Plane.FACES_Y}),
        ("b13", {Plane.FLOOR}),
        ("b21", set(Plane)),
    ],
)
def test_a_card_stands_or_lies_as_its_picture_says(name: str, planes: set[Plane]) -> None:
    assert {plane for plane in Plane if CARDS[number(name)].faces(plane)} == planes


@pytest.mark.clause("S-B2", "S-B3")
def test_a_misplaced_picture_is_refused_with_its_reason() -> None:
    state = table(A=AT_THE_FOOT, held={"A": "b02 b13"})
    assert why(picked(state, "b02"), placed("b02 F 0 0 2 left right")) == "S-B2 stance-upright"
    assert why(picked(state, "b13"), placed("b13 X 0 0 2 left right")) == "S-B2 stance-flat"
    assert why(picked(state, "b03"), placed("b03 X 0 0 2 top mid_v")) == "S-B2 stance-upright"
    assert why(picked(state, "b21"), placed("b21 X 0 0 2 top left")) == "S-B2 stance-any"


@pytest.mark.clause("S-B2")
def test_only_a_card_that_one_holds_is_taken_in_hand() -> None:
    state = table(A=AT_THE_FOOT, held={"A": "b21", "B": "b22"})
    assert why(state, Pick(number("b22"))) == "S-B2 not-held"
    assert why(state, Pick(-1)) == "S-B2 not-held"
    assert why(state, Pick(999)) == "S-B2 not-held"
    assert why(state, PutBack()) == "S-B2 nothing-picked"
    assert why(state, placed(ROOF)) == "S-B2 nothing-picked"
    assert why(play(state, Pick(number("b21"))), Pick(number("b21"))) == "S-B2 already-picked"


@pytest.mark.clause("S-C2")
def test_a_card_taken_in_hand_is_seen_by_nobody_else() -> None:
    state, told = table(A=AT_THE_FOOT), Listener()
    after = GAME.apply(state, A, Pick(number("b28")), told)
    assert told.heard_by(A) == (Held(number("b28")),)
    assert told.heard_by(B) == ()
    assert GAME.view(after, A).picked == number("b28")
    assert GAME.view(after, B) == GAME.view(state, B)
    assert GAME.view(after, None).picked == NONE


@pytest.mark.clause("S-T1")
def test_a_card_can_be_put_back_or_changed_for_another() -> None:
    state = play(table(A=AT_THE_FOOT, held={"A": "b21 b22"}), Pick(number("b21")))
    assert heard(state, PutBack()) == [Laid(number("b21"))]
    assert play(state, PutBack()).picked == NONE
    assert play(state, Pick(number("b22"))).picked == number("b22")
    assert play(state, PutBack()).left == 3


@pytest.mark.clause("S-T1")
def test_with_a_card_in_hand_nothing_else_is_done() -> None:
    state = play(table(A=AT_THE_FOOT), Pick(number("b28")))
    for other in (Send(cell("0 0 0")), Pass()):
        assert why(state, other) == "S-T1 card-in-hand"


@pytest.mark.clause("S-T1")
def test_cards_are_not_turned_over_for_ever() -> None:
    state = replace(table(A=AT_THE_FOOT, held={"A": "b21 b22"}), picks=MOST_PICKS)
    assert why(state, Pick(number("b21"))) == "S-T1 too-many-picks"
    assert legal(state, Pick) == []
    assert legal(turn_over(turn_over(state)), Pick)


@pytest.mark.clause("S-B3", "S-G2")
def test_a_joint_has_no_gap_and_nothing_is_in_the_way() -> None:
    state = picked(table(ROOF, A="-1 0 0, 0 0 2"), "b22")
    assert why(state, placed("b22 F 5 0 2 left right")) == "S-G2 no-joint"
    assert why(state, placed("b22 F -1 1 2 left right")) == "S-G2 in-the-way"
    assert why(state, placed("b22 F 1 0 2 left right")) == "S-G2 in-the-way"


@pytest.mark.clause("S-B4")
def test_only_foundation_and_supports_touch_the_ground_and_they_must() -> None:
    state = table(A=AT_THE_FOOT)
    assert why(picked(state, "b21"), placed("b21 Y 0 0 0 left right")) == "S-B4 touches-ground"
    assert why(picked(state, "b21"), placed("b21 Y 0 0 -1 left right")) == "S-B4 touches-ground"
    raised = placed("prop Y -2 0 1")
    assert why(picked(state, "prop"), raised) == "S-B4 must-touch-ground"
    assert all(build.pose.z == 0 for build in legal(play(state, Pick(PROP_CARD)), Build))
    assert all(build.pose.z > 0 for build in legal(play(state, Pick(number("b28"))), Build))


@pytest.mark.clause("S-B4")
def test_a_flat_support_lies_with_an_edge_at_the_foot_of_a_wall_and_is_ground() -> None:
    state = table(A="2 0 0")
    across = placed("slab F 1 0 0")
    assert why(picked(state, "slab"), across) == "S-B4 not-on-a-foot"
    after = built(state, "slab F 2 0 0 left right bottom top mid_v mid_h")
    assert after.scores[A] == 1
    assert SLAB_CARD not in after.supports[A]
    assert len(floor_plan(after.building).floors) == 1
    assert cell("3 0 0") in floor_plan(after.building).feet
    assert floor_plan(after.building).feet[cell("3 0 0")] == (3,)


@pytest.mark.clause("S-B4")
def test_a_support_is_built_like_a_card_and_scores_without_a_worker() -> None:
    state = table(A=AT_THE_FOOT)
    after = built(state, "prop Y -2 1 0")
    assert after.scores[A] == 2  # its top and its level median, on the wall's
    assert after.left == 2
    assert after.supports == ((SLAB_CARD,), (PROP_CARD, SLAB_CARD))
    assert after.cards == state.cards


OVERHANG = ("b21 F 0 0 2", "b22 X 0 0 2", "b23 F -2 0 4 left bottom")


@pytest.mark.clause("S-B5")
def test_a_card_may_not_hang_only_from_below_another() -> None:
    state = table(*OVERHANG, A="-2 0 4")
    assert why(picked(state, "b25"), placed("b25 X -2 0 2 top mid_v")) == "S-B5 hangs"
    assert GAME.refuse(picked(state, "b31"), A, placed("b31 X -2 0 3 top bottom mid_v")) is not None
    assert GAME.refuse(picked(state, "b31"), A, placed("b31 X -2 0 3 left right mid_h")) is None


@pytest.mark.clause("S-B5")
def test_one_joint_with_a_card_that_is_not_above_is_enough() -> None:
    state = table(*OVERHANG, "b24 F -2 0 2", A="-2 0 4")
    assert GAME.refuse(picked(state, "b25"), A, placed("b25 X -2 0 2 top mid_v")) is None


@pytest.mark.clause("S-B7")
def test_without_beams_that_meet_a_card_is_refused() -> None:
    state = picked(table(A=AT_THE_FOOT), "b21")
    assert why(state, placed("b21 F -2 0 2 bottom top")) == "S-B7 no-beams-meet"
    assert GAME.refuse(state, A, placed("b21 F -2 0 2 left right")) is None


@pytest.mark.clause("S-B7")
def test_any_standing_card_counts_not_only_the_builders() -> None:
    """The roof's top edge meets nothing of the builder's wall, but a beam of the crossbar."""
    state = picked(table(A=AT_THE_FOOT, held={"A": "b28"}), "b28")
    assert GAME.refuse(state, A, placed("b28 F 0 0 2 mid_v mid_h")) is None


@pytest.mark.clause("S-B1", "S-B5", "S-B7")
@pytest.mark.parametrize("seed", ["elm", "yew"])
def test_what_may_be_built_is_what_trying_everything_finds(seed: str) -> None:
    """Strain apart, as where gravity decides."""
    for state in wandered(seed)[1::2]:
        weightless = replace(state, hands="forgiving")
        for held in state.cards[state.turn][:2]:
            found = placements(weightless, state.turn, held)
            assert len(set(found)) == len(found)
            assert set(found) == set(plain_site.placements(weightless, state.turn, held))


@pytest.mark.clause("S-B6")
@pytest.mark.parametrize("seed", ["elm", "yew"])
def test_there_are_no_half_storeys(seed: str) -> None:
    for state in wandered(seed):
        floors = [one.pose for one in state.building if one.pose.plane == Plane.FLOOR]
        heights = sorted({floor.z for floor in floors})
        assert all(high - low >= 1 for low, high in pairwise(heights))
        assert all(isinstance(height, int) for height in heights)


@pytest.mark.clause("S-B6", "S-M3")
def test_half_a_card_higher_is_another_floor() -> None:
    here = floor_plan(building("b21 F 0 0 2", "b22 X 2 0 2", "b23 F 2 0 3"))
    assert [(floor.height, floor.number) for floor in here.floors] == [(0, 0), (2, 1), (3, 2)]


@pytest.mark.clause("S-B8")
def test_the_second_hand_holds_one_standing_card() -> None:
    state = play(table(hands="real", A=AT_THE_FOOT), Pick(number("b28")))
    build = legal(state, Build)[0]
    assert why(state, replace(build, hand=Hand(hold=3))) == "S-B8 hold"
    assert why(state, replace(build, hand=Hand(hold=-2))) == "S-B8 hold"
    after = play(state, replace(build, hand=Hand(hold=2)))
    assert isinstance(after.act, SetCard)
    assert after.act.hand == Hand(hold=2)


@pytest.mark.clause("S-B8")
def test_nobody_stands_in_the_way_of_a_connector_and_nobody_is_shifted() -> None:
    """On every place of the card that the wall is joined to."""
    crowded = table(ROOF, A="0 0 2, 1 0 2", B="0 1 2, 1 1 2", held={"A": "b26 b28"})
    alone = table(ROOF, A="0 0 2", held={"A": "b26 b28"})
    pick = Pick(number("b26"))
    assert legal(play(crowded, pick), Build) == legal(play(alone, pick), Build)
    after = built(crowded, "b26 X 0 0 2 bottom mid_v")
    assert after.workers == crowded.workers


@pytest.mark.clause("S-B8")
def test_what_stands_is_not_set_anew() -> None:
    state = table(ROOF, A="0 0 2", held={"A": "b26 b28"})
    after = built(state, "b26 X 0 0 2 bottom mid_v")
    assert after.building[: len(state.building)] == state.building
