"""The heap: draw blindly, lay what you can (R-3.1 to R-3.3)."""

from random import Random

import pytest

from igroteka.games.roads.actions import Draw, DrawLots, Lay
from igroteka.games.roads.events import Drawn, Kept, Lots
from igroteka.games.roads.state import State
from igroteka.kernel import CHANCE, Listener, Prompt, Seat, not_your_turn

from .table import GAME, Position, table

HOLE = """
··╷·
╶?·╴
··╵·
"""


def heap(drawing: str, hands: str, box: str, turn: int = 0, idle: int = 0) -> Position:
    """Somebody is about to draw."""
    return table(drawing, hands, variant="heap", box=box, turn=turn, idle=idle, stage="draw")


def drawn(position: Position, face: str, listener: Listener | None = None) -> State:
    return GAME.apply(position.state, CHANCE, Draw(face), listener)


@pytest.mark.clause("R-3.1")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_nothing_is_dealt_and_all_cards_lie_in_the_heap(seats: int) -> None:
    state = GAME.start(seats, GAME.settle(seats, {"variant": "heap"}))
    heard = Listener()
    begun = GAME.apply(state, CHANCE, DrawLots(Seat(1)), heard)
    assert begun.box == state.box
    assert len(begun.box) == 24 * seats
    assert begun.hands == ((),) * seats
    assert heard.heard_by(None) == (Lots(Seat(1)),)


@pytest.mark.clause("R-3.1", "R-3.2")
def test_the_starter_draws_first_and_opens_with_that_card() -> None:
    state = GAME.start(3, GAME.settle(3, {"variant": "heap"}))
    state = GAME.apply(state, CHANCE, DrawLots(Seat(2)))
    assert GAME.active(state) == (CHANCE,)
    state = GAME.apply(state, CHANCE, Draw("X"))
    assert GAME.active(state) == (2,)
    assert GAME.legal(state, Seat(2)) == (Lay("X", 0, 0, 0),)


@pytest.mark.clause("R-3.2")
def test_one_card_comes_blindly_by_the_odds_of_the_heap() -> None:
    position = heap("─", "S | S", box="C S S T")
    assert GAME.active(position.state) == (CHANCE,)
    assert GAME.chances(position.state) == [(Draw("C"), 0.25), (Draw("S"), 0.5), (Draw("T"), 0.25)]
    assert {GAME.draw(position.state, Random(seed)) for seed in range(40)} == {
        Draw("C"),
        Draw("S"),
        Draw("T"),
    }
    assert GAME.prompt(position.state, Seat(0)) == Prompt("roads-prompt-chance", {"stage": "draw"})
    early = GAME.refuse(position.state, Seat(0), Lay("S", 1, 0, 1))
    assert early == not_your_turn("R-P3")


@pytest.mark.clause("R-3.2")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_card_drawn_goes_to_whose_turn_it_is(turn: int) -> None:
    state = drawn(heap("─", "T | T", box="C S S X", turn=turn), "S")
    assert state.box == ("C", "S", "X")
    assert state.hands[turn] == ("S", "T")
    assert state.hands[1 - turn] == ("T",)
    assert GAME.active(state) == (turn,)


@pytest.mark.clause("R-3.2")
def test_who_can_lay_nothing_keeps_the_cards_and_the_turn_is_over() -> None:
    heard = Listener()
    blocked = heap(HOLE.replace("?", "─"), "T | T", box="C S S")
    state = drawn(blocked, "S", heard)
    assert state.hands == (("S", "T"), ("T",))
    assert state.turn == 1
    assert GAME.active(state) == (CHANCE,)
    assert heard.heard_by(Seat(0)) == (Drawn(Seat(0), 2, "S"), Kept(Seat(0)))
    assert heard.heard_by(Seat(1)) == (Drawn(Seat(0), 2), Kept(Seat(0)))


@pytest.mark.clause("R-3.2")
def test_who_can_lay_must_lay_one_card_but_chooses_which() -> None:
    state = drawn(heap("─?", "D | T", box="C S"), "C")
    lays = GAME.legal(state, Seat(0))
    assert {lay.face for lay in lays if isinstance(lay, Lay)} == {"C", "D"}
    assert all(isinstance(lay, Lay) for lay in lays)
    assert GAME.prompt(state, Seat(0)) == Prompt("roads-prompt-lay")


@pytest.mark.clause("R-3.3")
def test_a_player_with_cards_in_hand_draws_all_the_same() -> None:
    laid = table("─?", "D X | C T", variant="heap", box="S S").lay("┼")
    assert laid.turn == 1
    assert GAME.active(laid) == (CHANCE,)
    state = GAME.apply(laid, CHANCE, Draw("S"))
    assert state.hands[1] == ("C", "S", "T")
    assert len(state.box) == 1


@pytest.mark.clause("R-3.3")
def test_any_one_of_the_cards_held_may_be_laid_not_just_the_new_one() -> None:
    state = drawn(heap("─?", "C D T | S", box="S S"), "S")
    lays = GAME.legal(state, Seat(0))
    assert {lay.face for lay in lays if isinstance(lay, Lay)} == {"C", "D", "S", "T"}
    after = GAME.apply(state, Seat(0), Lay("D", 1, 0, 3))
    assert after.hands[0] == ("C", "S", "T")
    assert after.turn == 1


@pytest.mark.clause("R-3.2", "R-3.3")
def test_a_card_kept_may_be_laid_on_a_later_turn() -> None:
    kept = drawn(heap(HOLE.replace("?", "─"), "| T", box="S X X"), "S")
    assert kept.turn == 1
    kept_again = GAME.apply(kept, CHANCE, Draw("X"))
    assert GAME.active(kept_again) == (1,), "the crossroads fits"
    back = table("╶?", "S | X", variant="heap", box="X", stage="draw").state
    state = GAME.apply(back, CHANCE, Draw("X"))
    assert Lay("S", 1, 0, 1) in GAME.legal(state, Seat(0))
