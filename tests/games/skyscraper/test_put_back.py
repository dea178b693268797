"""Who fell is put back: by whom, where, and before what (S-F2)."""

import pytest
from msgspec.structs import replace

from igroteka.games.skyscraper.actions import (
    Move,
    Pass,
    Rest,
    Return,
    Send,
    Settle,
    ToCrew,
)
from igroteka.games.skyscraper.events import (
    Rejoined,
    Returned,
    Topped,
)

from .table import (
    GAME,
    A,
    B,
    C,
    cell,
    heard,
    legal,
    numbers,
    play,
    settled,
    why,
)
from .tower import in_hand, site


@pytest.mark.clause("S-F2")
def test_innocent_owners_put_theirs_back_on_any_floor_in_seat_order() -> None:
    state = in_hand(A="0 0 2", B="0 0 4", C="1 0 4, 0 1 4")
    state = play(state, Settle(True, workers=(Rest(11, None), Rest(5, None), Rest(10, None))))
    assert state.fallen == (5, 10, 11)
    assert GAME.active(state) == (B,)
    assert why(state, Pass()) == "S-F2 put-first"
    assert why(state, ToCrew(10)) == "S-F2 another-first"
    assert why(state, Return(10, cell("0 0 2"))) == "S-F2 another-first"
    assert why(state, Return(5, cell("9 9 9"))) == "S-F2 no-open-place"
    heights = {back.cell.z for back in legal(state, Return)}
    assert heights == {0, 2, 4}
    assert heard(state, Return(5, cell("0 0 2"))) == [Returned(B, 5, cell("0 0 2"))]
    state = play(state, Return(5, cell("0 0 2")))
    assert GAME.active(state) == (C,)
    assert heard(state, ToCrew(10)) == [Rejoined(C, 10)]
    state = play(state, ToCrew(10), Return(11, cell("-1 0 0")))
    assert [state.workers[n].cell for n in (5, 10, 11)] == [cell("0 0 2"), None, cell("-1 0 0")]
    assert (state.stage, state.turn, state.left) == ("play", A, 2)
    assert why(state, ToCrew(10)) == "S-F2 nobody-fell"


@pytest.mark.clause("S-F2")
def test_the_order_begins_with_the_seat_after_the_culprits() -> None:
    state = replace(in_hand(A="0 0 2, 1 1 4", C="0 0 4"), turn=B)
    fell = play(state, Settle(False, workers=(Rest(1, None), Rest(10, None))))
    assert fell.fallen == (10, 1)
    assert GAME.active(fell) == (C,)


@pytest.mark.clause("S-F2")
def test_after_the_third_action_they_are_put_back_before_the_next_turn() -> None:
    state = replace(in_hand(A="0 0 2", C="0 0 4"), left=0)
    state = play(state, Settle(True, workers=(Rest(10, None),)))
    assert (state.stage, state.turn) == ("put", A)
    assert play(state, ToCrew(10)).turn == B


@pytest.mark.clause("S-F2")
def test_the_culprits_own_go_back_where_they_stood() -> None:
    state = in_hand(A="0 0 2, 1 1 4")
    after = play(state, Settle(True, workers=(Rest(1, None),)))
    assert after.workers[1].cell == cell("1 1 4")
    assert after.fallen == ()
    gone = play(state, Settle(True, moved=(5,)))
    assert gone.workers[1].cell is None


@pytest.mark.clause("S-F2")
def test_one_that_fell_on_its_way_is_back_where_it_set_out() -> None:
    state = site(A="0 0 2")
    after = settled(state, Move(0, cell("0 0 4")), stands=False, workers=(Rest(0, None),))
    assert after.workers[0].cell == cell("0 0 2")
    assert (after.scores[A], after.left) == (-5, 2)
    sent = settled(state, Send(cell("-1 0 0")), stands=False, workers=(Rest(1, None),))
    assert sent.workers[1].cell is None
    assert (sent.scores[A], sent.left) == (-5, 2)


@pytest.mark.clause("S-F2", "S-E1", "S-E2")
def test_who_was_knocked_off_by_the_last_card_is_put_back_before_the_end_is_counted() -> None:
    """B's only worker up there; back on the top floor it is worth the 5 points."""
    state = in_hand(A="0 0 2", B="0 0 4")
    last = replace(state, cards=(numbers("b26"), *state.cards[1:]))
    fallen = play(last, Settle(True, workers=(Rest(5, None),)))
    assert (fallen.result, fallen.stage, GAME.active(fallen)) == (None, "put", (B,))
    back = play(fallen, Return(5, cell("0 0 4")))
    home = play(fallen, ToCrew(5))
    assert back.result is not None
    assert home.result is not None
    assert back.result.reason == home.result.reason == "skyscraper-over-finished"
    assert Topped(B, 2) in heard(fallen, Return(5, cell("0 0 4")))
    assert Topped(A, 1) in heard(fallen, ToCrew(5))
    assert back.scores[B] == home.scores[B] + 5


@pytest.mark.clause("S-F2", "S-E1")
def test_all_who_fell_by_the_last_card_are_put_back_in_seat_order_first() -> None:
    state = in_hand(A="0 0 2", B="0 0 4", C="1 0 4")
    last = replace(state, cards=(numbers("b26"), *state.cards[1:]))
    state = play(last, Settle(True, workers=(Rest(10, None), Rest(5, None))))
    assert GAME.active(state) == (B,)
    state = play(state, ToCrew(5))
    assert (state.result, GAME.active(state)) == (None, (C,))
    assert play(state, ToCrew(10)).result is not None
