"""The duel: one extends, one closes (R-1.1 to R-1.5)."""

import pytest

from igroteka.games.roads.events import Closed, Laid, Over
from igroteka.kernel import Listener, Outcome, Prompt, Seat

from .looks import Look, from_every_side
from .table import GAME, table

HOLE = """
··╷·
╶?·╴
··╵·
"""


@pytest.mark.clause("R-1.2")
@pytest.mark.parametrize("starter", [0, 1])
def test_whoever_began_is_asked_to_extend_and_the_other_to_close(starter: int) -> None:
    first = table("─?", "S | S", starter=starter, turn=starter).state
    second = table("─?", "S | S", starter=starter, turn=1 - starter).state
    assert GAME.prompt(first, Seat(starter)) == Prompt("roads-prompt-extend")
    assert GAME.prompt(second, Seat(1 - starter)) == Prompt("roads-prompt-close")
    waiting = Prompt("roads-prompt-wait", {"seat": Seat(starter)})
    assert GAME.prompt(first, Seat(1 - starter)) == waiting


@pytest.mark.clause("R-1.2", "R-1.3")
@pytest.mark.parametrize("starter", [0, 1])
@from_every_side
def test_closing_the_network_wins_for_the_second_player(starter: int, look: Look) -> None:
    closer = 1 - starter
    over = table("╶?", "D S | D S", starter=starter, turn=closer, look=look).lay("╴")
    assert GAME.outcome(over) == Outcome((Seat(closer),), "roads-over-closed", "R-1.3")


@pytest.mark.clause("R-1.3")
@pytest.mark.parametrize("starter", [0, 1])
def test_it_does_not_matter_who_laid_the_closing_card(starter: int) -> None:
    over = table("╶?", "D S | D S", starter=starter, turn=starter).lay("╴")
    assert GAME.outcome(over) == Outcome((Seat(1 - starter),), "roads-over-closed", "R-1.3")


@pytest.mark.clause("R-1.3")
@from_every_side
def test_a_ring_is_closed_too(look: Look) -> None:
    over = table("┌┐\n└?", "C S | S", look=look).lay("┘")
    assert GAME.outcome(over) == Outcome((Seat(1),), "roads-over-closed", "R-1.3")


@pytest.mark.clause("R-1.3")
@from_every_side
def test_one_open_end_anywhere_keeps_it_open(look: Look) -> None:
    on = table("┌┬\n└?", "C S | S", look=look).lay("┘")
    assert GAME.outcome(on) is None
    assert GAME.active(on) == (1,)


@pytest.mark.clause("R-1.3", "R-1.4")
def test_closed_is_looked_at_before_all_laid() -> None:
    over = table("╶?", "D |", turn=0).lay("╴")
    assert over.hands == ((), ())
    assert GAME.outcome(over) == Outcome((Seat(1),), "roads-over-closed", "R-1.3")


@pytest.mark.clause("R-1.3", "R-1.4", "R-1.5")
def test_all_laid_is_looked_at_before_no_move() -> None:
    over = table("╶?", "| S", starter=0, turn=1).lay("─")
    assert GAME.outcome(over) == Outcome((Seat(0),), "roads-over-all-laid", "R-1.4")


@pytest.mark.clause("R-1.4")
@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("turn", [0, 1])
def test_all_cards_laid_and_a_road_open_is_a_win_for_who_began(starter: int, turn: int) -> None:
    hands = "S |" if turn == 0 else "| S"
    over = table("╶?", hands, starter=starter, turn=turn).lay("─")
    assert GAME.outcome(over) == Outcome((Seat(starter),), "roads-over-all-laid", "R-1.4")


@pytest.mark.clause("R-1.4")
def test_one_card_still_held_is_not_all_laid() -> None:
    assert GAME.outcome(table("╶?", "S | S").lay("─")) is None
    assert GAME.outcome(table("╶?", "S S | S").lay("─")) is None


@pytest.mark.clause("R-1.5")
@pytest.mark.parametrize("starter", [0, 1])
@from_every_side
def test_no_card_of_the_next_player_fits_an_open_network_is_a_draw(
    starter: int, look: Look
) -> None:
    """The one place left open lies between four roads: only a crossroads would do."""
    over = table(HOLE, "S | S C T D", starter=starter, look=look).lay("─")
    assert GAME.outcome(over) == Outcome((), "roads-over-no-move", "R-1.5")


@pytest.mark.clause("R-1.5")
def test_the_player_who_laid_may_hold_a_card_that_fits_and_still_it_is_a_draw() -> None:
    over = table(HOLE, "S X | S C T D").lay("─")
    assert GAME.outcome(over) == Outcome((), "roads-over-no-move", "R-1.5")


@pytest.mark.clause("R-1.5")
def test_one_fitting_card_is_enough_to_go_on() -> None:
    on = table(HOLE, "S | S C T D X").lay("─")
    assert GAME.outcome(on) is None
    assert GAME.active(on) == (1,)


@pytest.mark.clause("R-1.3")
def test_the_end_is_told_card_first() -> None:
    heard = Listener()
    table("╶?", "D S | S").lay("╴", heard)
    assert [type(event) for event in heard.heard_by(None)] == [Laid, Closed, Over]
    assert heard.heard_by(None)[-1] == Over((Seat(1),), "roads-over-closed")


@pytest.mark.clause("R-1.1")
def test_the_opener_is_asked_for_any_card() -> None:
    assert GAME.prompt(table("?", "S | S").state, Seat(0)) == Prompt("roads-prompt-open")


def test_after_the_end_nothing_is_asked() -> None:
    over = table("╶?", "D S | S").lay("╴")
    assert GAME.prompt(over, Seat(0)) == GAME.prompt(over, Seat(1)) == Prompt("roads-prompt-over")
