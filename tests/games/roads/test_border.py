"""What the border of the newspaper does to roads (R-2.2)."""

import pytest

from igroteka.games.roads.actions import Lay
from igroteka.games.roads.events import Closed
from igroteka.kernel import Listener, Outcome, Refusal, Seat

from .looks import Look, from_every_side
from .table import GAME, PLAIN, Position, table

ALL = "C D S T X | C"
RUNS_OUT = Refusal("R-2.2", "roads-refuse-runs-out")


def beige(drawing: str, look: Look, hands: str = ALL) -> Position:
    return table(drawing, hands, variant="newspaper", look=look)


def opened(drawing: str, look: Look, hands: str = ALL) -> Position:
    return table(drawing, hands, variant="newspaper", border="open", look=look)


@pytest.mark.clause("R-2.2")
@from_every_side
def test_a_beige_border_keeps_roads_on_the_field(look: Look) -> None:
    assert beige("?···\n····\n····", look).fits() == "┌╷╶"
    assert beige("·?··\n····\n····", look).fits() == "─┌┐┬╴╷╶"
    assert beige("····\n·?··\n····", look).fits() == PLAIN


@pytest.mark.clause("R-2.2")
@from_every_side
def test_running_off_the_field_is_refused_with_the_side(look: Look) -> None:
    edge = beige("┌?·\n···\n···", look)
    assert edge.fits() == "─┐┬╴"
    border = Refusal("R-2.2", "roads-refuse-border", {"side": look.side(0)})
    assert edge.refusal("┼") == border
    assert edge.refusal("┘") == border


@pytest.mark.clause("R-2.2", "R-2.4")
@from_every_side
def test_closing_the_network_is_a_fair_way_to_lay_last(look: Look) -> None:
    heard = Listener()
    over = beige("╶?·\n···\n···", look, "D S | S C T D X").lay("╴", heard)
    assert GAME.outcome(over) == Outcome((Seat(0),), "roads-over-laid-last", "R-2.4")
    assert Closed() in heard.heard_by(None)


@pytest.mark.clause("R-2.2")
@from_every_side
def test_with_an_open_border_roads_may_run_off(look: Look) -> None:
    assert opened("┌?·\n│··\n···", look).fits() == "─┐┘┤┬┴┼╴"
    assert opened("·?·\n···\n···", look).fits() == PLAIN.replace("╵", "")


@pytest.mark.clause("R-2.2")
@from_every_side
def test_a_card_that_leaves_no_road_inside_is_refused(look: Look) -> None:
    corner = opened("?··\n···\n···", look)
    assert corner.fits() == "─│┌┐└├┤┬┴┼╷╶"
    assert corner.refusal("┘") == corner.refusal("╵") == corner.refusal("╴") == RUNS_OUT
    last_end = opened("╶?·\n···\n···", look)
    assert last_end.fits() == "─┐┤┬┴┼"
    assert last_end.refusal("┘") == last_end.refusal("╴") == RUNS_OUT


@pytest.mark.clause("R-2.2")
@from_every_side
def test_a_road_into_a_card_that_lies_there_is_no_road_that_leads_on(look: Look) -> None:
    between = opened("╶?╴\n···\n···", look)
    assert between.fits() == "┬┼"
    assert between.refusal("─") == between.refusal("┴") == RUNS_OUT


@pytest.mark.clause("R-2.2")
@from_every_side
def test_while_another_end_is_open_a_road_may_end_where_it_likes(look: Look) -> None:
    assert opened("├?·\n···\n···", look).fits() == "─┐┘┤┬┴┼╴"


@pytest.mark.clause("R-2.2", "R-2.3")
@from_every_side
def test_the_card_that_fills_the_field_may_leave_no_road_inside(look: Look) -> None:
    last_place = opened("┌─┐\n│┌┤\n└┴?", look, "C D S T X | C")
    assert last_place.fits() == "┘┤┴┼"
    over = last_place.lay("┼")
    assert GAME.outcome(over) == Outcome((Seat(0),), "roads-over-laid-last", "R-2.4")


@pytest.mark.clause("R-2.2")
def test_who_could_only_run_out_cannot_move() -> None:
    on = opened("╶?·\n···\n···", Look(), "C S | D C")
    assert GAME.active(on.lay("┐")) == (1,)
    stuck = opened("╶?·\n···\n···", Look(), "C S | D").lay("┐")
    assert stuck.out == (1,)
    assert GAME.outcome(stuck) == Outcome((Seat(0),), "roads-over-laid-last", "R-2.4")


@pytest.mark.clause("R-2.2")
@pytest.mark.parametrize("variant", ["duel", "heap"])
def test_an_endless_table_has_no_border(variant: str) -> None:
    settled = GAME.settle(2, {"variant": variant, "border": "open", "field": "spread"})
    state = GAME.start(2, settled)
    assert not state.options.open_border
    assert (state.options.width, state.options.height) == (0, 0)
    far = table("╶?", "D S | S", variant="duel").lay("╴")
    assert far.network.closed


@pytest.mark.clause("R-2.2")
def test_the_border_of_a_field_is_beige_unless_chosen_open() -> None:
    assert not GAME.start(2, GAME.settle(2, {"variant": "newspaper"})).options.open_border
    chosen = GAME.settle(2, {"variant": "newspaper", "border": "open"})
    assert GAME.start(2, chosen).options.open_border
    assert GAME.refuse(
        table("·\n·\n·", "D | D", variant="newspaper").state, Seat(0), Lay("D", 0, 0, 0)
    ) == Refusal("R-2.2", "roads-refuse-border", {"side": 0})
