"""Where a card may lie: R-P1 and R-P2."""

import pytest

from igroteka.games.roads.actions import Lay
from igroteka.kernel import Refusal, Seat

from .looks import Look, from_every_side
from .table import GAME, PLAIN, table

ALL = "C D S T X | C"


@pytest.mark.clause("R-P1")
@from_every_side
def test_a_card_beside_another_carries_its_road_on(look: Look) -> None:
    assert table("─?", ALL, look=look).fits() == "─┐┘┤┬┴┼╴"


@pytest.mark.clause("R-P1")
@from_every_side
def test_beige_beside_beige_alone_joins_nothing(look: Look) -> None:
    beside_the_kerb = table("?\n─", ALL, look=look)
    assert beside_the_kerb.fits() == ""
    assert beside_the_kerb.refusal("─") == Refusal("R-P1", "roads-refuse-no-road")


@pytest.mark.clause("R-P1")
@from_every_side
def test_a_card_apart_from_all_others_is_refused(look: Look) -> None:
    for apart in ("─·?", "─·\n·?", "┐·\n·?"):
        away = table(apart, ALL, look=look)
        assert away.fits() == ""
        assert away.refusal("┼") == Refusal("R-P1", "roads-refuse-not-beside")


@pytest.mark.clause("R-P1")
def test_a_card_may_not_lie_on_another() -> None:
    state = table("─", ALL).state
    on_top = Lay("X", 0, 0, 0)
    assert on_top not in GAME.legal(state, Seat(0))
    assert GAME.refuse(state, Seat(0), on_top) == Refusal("R-P1", "roads-refuse-taken")


@pytest.mark.clause("R-P1", "R-1.1")
def test_the_first_card_is_any_card_turned_in_any_way() -> None:
    assert table("?", ALL).fits() == PLAIN


@pytest.mark.clause("R-P1")
def test_on_an_endless_table_the_first_card_lies_in_the_middle() -> None:
    state = table("?", ALL).state
    assert {(lay.x, lay.y) for lay in GAME.legal(state, Seat(0)) if isinstance(lay, Lay)} == {
        (0, 0)
    }
    beside = GAME.refuse(state, Seat(0), Lay("X", 1, 0, 0))
    assert beside == Refusal("R-P1", "roads-refuse-opening")


@pytest.mark.clause("R-P1")
@pytest.mark.parametrize(("x", "y"), [(10**9, 0), (0, -(10**9)), (-512, 0), (511, 511), (0, 511)])
def test_a_place_beyond_any_table_is_refused_like_one_apart(x: int, y: int) -> None:
    state = table("─", ALL).state
    refusal = GAME.refuse(state, Seat(0), Lay("X", x, y, 0))
    assert refusal == Refusal("R-P1", "roads-refuse-not-beside")


@pytest.mark.clause("R-P2")
@from_every_side
def test_a_road_may_not_run_into_a_beige_side(look: Look) -> None:
    corner = table("┌─\n?│", ALL, look=look)
    refusal = corner.refusal("┼")
    assert refusal == Refusal("R-P2", "roads-refuse-into-beige", {"side": look.side(1)})


@pytest.mark.clause("R-P2")
@from_every_side
def test_a_beige_side_may_not_cut_off_a_road(look: Look) -> None:
    below = table("│\n?", ALL, look=look)
    assert below.fits() == "│└┘├┤┴┼╵"
    refusal = below.refusal("─")
    assert refusal == Refusal("R-P2", "roads-refuse-cuts-road", {"side": look.side(0)})


@pytest.mark.clause("R-P2", "R-P1")
@from_every_side
def test_beige_may_lie_against_beige_where_another_side_joins(look: Look) -> None:
    assert table("┌─\n?│", ALL, look=look).fits() == "│┘┤╵"


@pytest.mark.clause("R-P2")
@from_every_side
def test_every_neighbour_has_its_say(look: Look) -> None:
    hole = table("·│·\n─?─\n·╷·", ALL, look=look)
    assert hole.fits() == "┴"
    assert table("·│·\n─?─\n·│·", ALL, look=look).fits() == "┼"
    assert table("·─·\n─?│\n·╷·", ALL, look=look).fits() == "╴"


@pytest.mark.clause("R-P1")
@from_every_side
def test_one_joined_road_is_enough_and_the_others_stay_free(look: Look) -> None:
    both = table("─?─", ALL, look=look)
    assert both.fits() == "─┬┴┼"
    assert table("─?·", ALL, look=look).fits() == "─┐┘┤┬┴┼╴"
