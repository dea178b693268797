"""Two and four lanes (R-L1, R-L2)."""

import pytest

from igroteka.games.roads.events import Closed
from igroteka.games.roads.options import Variant
from igroteka.kernel import Listener, Outcome, Refusal, Seat

from .looks import Look, from_every_side
from .table import GAME, LANES, Position, table

ALL = "S2 S4 C2 C4 D2 D4 T2 T4 X2 X4 X24 T42 T24 | S2"
TWO_FROM_WEST = "─┐┘┤┬┴┼╴╂┨┰┸"
FOUR_FROM_WEST = "━┓┛┫┳┻╋╸┿┯┷┥"


def lanes(drawing: str, hands: str = ALL, look: Look | None = None, starter: int = 0) -> Position:
    return table(drawing, hands, lanes=True, look=look or Look(), starter=starter)


@pytest.mark.clause("R-L1")
@from_every_side
def test_two_lanes_join_two_and_four_join_four(look: Look) -> None:
    assert lanes("─?", look=look).fits() == TWO_FROM_WEST
    assert lanes("━?", look=look).fits() == FOUR_FROM_WEST


@pytest.mark.clause("R-L1", "R-P2")
@from_every_side
def test_two_lanes_never_join_four(look: Look) -> None:
    west = look.side(3)
    narrow = Refusal("R-L1", "roads-refuse-lanes", {"side": west, "has": 2, "want": 4})
    assert lanes("━?", look=look).refusal("─") == narrow
    broad = Refusal("R-L1", "roads-refuse-lanes", {"side": west, "has": 4, "want": 2})
    assert lanes("─?", look=look).refusal("━") == broad


@pytest.mark.clause("R-L1")
@from_every_side
def test_a_mixed_card_joins_each_width_on_its_own_side(look: Look) -> None:
    assert lanes("·╷·\n╺?·\n···", look=look).fits() == "┿┷┥"
    assert lanes("·╷·\n╺?╸\n·╵·", look=look).fits() == "┿"
    assert lanes("·╻·\n╶?╴\n·╵·", look=look).fits() == ""


@pytest.mark.clause("R-L1", "R-P2")
@from_every_side
def test_with_lanes_too_a_road_may_not_run_into_beige(look: Look) -> None:
    corner = lanes("┏━\n?┃", look=look)
    assert corner.fits() == "┃┛┫╹┨"
    into = Refusal("R-P2", "roads-refuse-into-beige", {"side": look.side(1)})
    assert corner.refusal("╂") == into
    cut = Refusal("R-P2", "roads-refuse-cuts-road", {"side": look.side(0)})
    assert corner.refusal("┓") == cut


@pytest.mark.clause("R-L1")
@pytest.mark.parametrize("variant", ["duel", "newspaper", "heap"])
def test_lanes_go_with_every_variant(variant: Variant) -> None:
    field = "····\n·━?·\n····\n····" if variant == "newspaper" else "━?"
    assert table(field, ALL, lanes=True, variant=variant).fits() == FOUR_FROM_WEST


@pytest.mark.clause("R-L1")
def test_any_card_with_lanes_may_open() -> None:
    assert lanes("?").fits() == LANES


@pytest.mark.clause("R-L2")
@pytest.mark.parametrize("starter", [0, 1])
@from_every_side
def test_when_no_card_of_either_hand_fits_the_second_player_has_closed(
    starter: int, look: Look
) -> None:
    heard = Listener()
    over = lanes("╶?", "S2 S4 | C4 D4", look, starter).lay("─", heard)
    assert over.network.ends, "a road is open"
    second = Outcome((Seat(1 - starter),), "roads-over-nothing-fits", "R-L2")
    assert GAME.outcome(over) == second
    assert Closed() not in heard.heard_by(None)


@pytest.mark.clause("R-L2", "R-1.5")
def test_one_card_in_the_layers_own_hand_that_fits_makes_it_a_draw() -> None:
    over = lanes("╶?", "S2 S2 | C4 D4").lay("─")
    assert GAME.outcome(over) == Outcome((), "roads-over-no-move", "R-1.5")


@pytest.mark.clause("R-L2", "R-1.4")
@pytest.mark.parametrize("starter", [0, 1])
def test_with_lanes_all_laid_and_open_is_still_a_win_for_who_began(starter: int) -> None:
    over = lanes("╶?", "S2 |", starter=starter).lay("─")
    assert GAME.outcome(over) == Outcome((Seat(starter),), "roads-over-all-laid", "R-1.4")


@pytest.mark.clause("R-L2", "R-1.3")
def test_with_lanes_a_network_without_open_ends_is_closed_as_ever() -> None:
    over = lanes("╶?", "D2 S2 | S2 C4").lay("╴")
    assert GAME.outcome(over) == Outcome((Seat(1),), "roads-over-closed", "R-1.3")


@pytest.mark.clause("R-L2", "R-1.5")
def test_without_lanes_a_network_that_fits_no_card_left_is_a_draw() -> None:
    hole = "··╷·\n╶?·╴\n··╵·"
    over = table(hole, "S T | S C T D").lay("─")
    assert GAME.outcome(over) == Outcome((), "roads-over-no-move", "R-1.5")


@pytest.mark.clause("R-L2")
@pytest.mark.parametrize("variant", ["newspaper", "heap"])
def test_only_the_duel_departs_from_the_letter(variant: Variant) -> None:
    drawing = "·╶?·\n····\n····" if variant == "newspaper" else "╶?"
    over = table(drawing, "S2 S4 | C4 D4", lanes=True, variant=variant).lay("─")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.reason in ("roads-over-laid-last", "roads-over-heap-stuck")
