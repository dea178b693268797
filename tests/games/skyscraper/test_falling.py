"""What falls, and who pays: gravity's answers are given by hand (S-F1 to S-F4, S-H4, S-X1)."""

import pytest
from msgspec.structs import replace

from igroteka.games.skyscraper.actions import (
    Move,
    Pick,
    Rest,
    Settle,
    Shift,
    ToCrew,
    Undone,
)
from igroteka.games.skyscraper.acts import SetCard, SetWorker
from igroteka.games.skyscraper.events import (
    Came,
    Collapsed,
    Fell,
    Fined,
    Out,
    Shaken,
    Slipped,
    Tipped,
    Undid,
)
from igroteka.games.skyscraper.state import NONE, Hands
from igroteka.games.skyscraper.statics import moments
from igroteka.games.skyscraper.structure import structure
from igroteka.kernel import CHANCE

from .table import (
    GAME,
    A,
    B,
    C,
    cell,
    heard,
    number,
    numbers,
    placed,
    play,
    settled,
    turn_over,
)
from .tower import WALL, in_hand, site


@pytest.mark.clause("S-H1")
@pytest.mark.parametrize("hands", ["forgiving", "real"])
def test_an_act_waits_for_gravity_and_its_answer_is_chances(hands: Hands) -> None:
    state = in_hand(hands, A="0 0 2")
    assert GAME.active(state) == (CHANCE,)
    assert isinstance(state.act, SetCard)
    assert GAME.is_slow(state)
    assert not GAME.rethrows(state)
    assert len(state.building) == 6
    after = play(state, Settle(True, film="abc"))
    assert len(after.building) == 7
    assert (after.act, after.stage, after.left) == (None, "play", 2)
    assert heard(state, Settle(True, film="abc"))[0] == Shaken("abc")
    assert GAME.view(after, B).film == "abc"
    assert turn_over(after).turn == B


@pytest.mark.clause("S-H1")
def test_a_card_being_set_is_seen_by_all() -> None:
    state = in_hand(A="0 0 2")
    assert GAME.view(state, B).act == state.act
    assert GAME.prompt(state, B).text == "skyscraper-prompt-settle"


@pytest.mark.clause("S-H1")
def test_what_gravity_could_not_say_is_undone() -> None:
    start = play(site(A="0 0 2"), Pick(number("b26")))
    state = play(start, placed(WALL))
    assert GAME.excuse(state) == Undone()
    assert GAME.excuse(start) is None
    assert heard(state, Undone()) == [Undid(A)]
    after = play(state, Undone())
    assert after == replace(start, shown=((number("b26"),), (), ()))


@pytest.mark.clause("S-H1", "S-C2")
def test_an_undone_support_tells_nothing_of_a_hand() -> None:
    start = play(site(A="-1 0 0"), Pick(number("prop")))
    assert play(start, placed("prop Y -2 1 0"), Undone()) == start


@pytest.mark.clause("S-H1", "S-M1")
def test_an_undone_free_move_may_be_made_again() -> None:
    start = site(A="0 0 2")
    assert play(start, Shift(0, cell("1 1 2")), Undone()) == start
    assert play(start, Move(0, cell("-1 0 0")), Undone()) == start


@pytest.mark.clause("S-H4")
def test_a_new_card_that_never_joined_is_back_in_the_hand_and_the_action_spent() -> None:
    state = in_hand(A="0 0 2")
    after = play(state, Settle(False))
    assert heard(state, Settle(False))[1:] == [Slipped(A, number("b26"))]
    assert after.cards[A] == numbers("b26 b28")
    assert (after.left, after.picked, after.scores[A]) == (2, NONE, 0)
    assert after.building == state.building
    assert after.shown[A] == numbers("b26")


@pytest.mark.clause("S-H4")
def test_forgiving_a_card_that_came_off_goes_back_to_its_player_and_costs_5() -> None:
    state = in_hand(A="0 0 2")
    answer = Settle(True, moved=(5,))
    after = play(state, answer)
    assert after.cards[B] == numbers("b23 b29 b30")
    assert after.shown[B] == numbers("b23")
    assert [one.card for one in after.building[3:]] == [number(n) for n in ("b21", "b22", "b26")]
    points = play(state, Settle(True)).scores[A]
    assert after.scores == (points - 5, 0, 0)
    told = heard(state, answer)
    assert told[-2:] == [Came(B, number("b23")), Fined(A, 5, "S-H4")]


@pytest.mark.clause("S-H4")
def test_what_came_off_stands_no_more_in_the_order_it_was_built() -> None:
    """The wall held the roof first; a later one holds it alone now."""
    state = replace(in_hand(A="0 0 2"), picked=number("b26"))
    after = play(state, Settle(True, moved=(4,)))
    assert [one.card for one in after.building[3:]] == [number(n) for n in ("b21", "b26", "b23")]
    seen = {joint.second for joint in structure(after.building).joints}
    assert seen == {2, 3, 4, 5}
    assert max(load.moment for load in moments(after.building)) > 0


@pytest.mark.clause("S-H4", "S-F4")
def test_real_hands_a_card_out_of_place_has_fallen() -> None:
    state = in_hand("real", A="0 0 2")
    after = play(state, Settle(True, moved=(5,)))
    assert after.result is not None
    assert after.result.reason == "skyscraper-over-collapse"
    assert A not in after.result.winners


@pytest.mark.clause("S-F1", "S-B9")
def test_a_fallen_worker_costs_whoever_is_at_turn_5_whoever_owns_it() -> None:
    state = in_hand(A="0 0 2", B="0 0 4", C="1 0 4")
    answer = Settle(False, workers=(Rest(0, None), Rest(5, None), Rest(10, None)))
    after = play(state, answer)
    assert after.scores == (-15, 0, 0)
    assert [event for event in heard(state, answer) if isinstance(event, Fell)] == [
        Fell(A, 0),
        Fell(B, 5),
        Fell(C, 10),
    ]


@pytest.mark.clause("S-F1")
def test_one_that_lies_or_slid_at_its_height_stays_and_is_set_up_free() -> None:
    state = in_hand(A="0 0 2, 1 1 4", B="0 0 4")
    lies = (Rest(1, cell("1 0 4"), True), Rest(5, cell("0 0 4"), True))
    after = play(state, Settle(True, workers=lies))
    assert Tipped(B, 5, cell("0 0 4")) in heard(state, Settle(True, workers=lies))
    assert after.scores[A] == play(state, Settle(True)).scores[A]
    assert after.workers[1].cell == cell("1 0 4")
    assert after.workers[1].lying
    assert after.workers[5].lying
    up = settled(after, Shift(1, cell("1 0 4")))
    assert not up.workers[1].lying
    assert up.left == after.left


@pytest.mark.clause("S-F1")
def test_who_stands_on_a_card_that_came_off_has_fallen() -> None:
    after = play(in_hand(A="0 0 2", B="0 0 4"), Settle(False, moved=(5,)))
    assert after.fallen == (5,)
    assert after.scores[A] == -10


@pytest.mark.clause("S-H1", "S-M2")
def test_a_worker_that_stands_is_where_it_was_put() -> None:
    state = play(site(A="0 0 2"), Move(0, cell("0 0 4")))
    assert isinstance(state.act, SetWorker)
    assert play(state, Settle(True)).workers[0].cell == cell("0 0 4")


@pytest.mark.clause("S-F3")
def test_at_minus_40_one_is_out_at_once() -> None:
    state = replace(in_hand(A="0 0 2", B="0 0 4"), scores=(-35, 0, 0))
    answer = Settle(False, workers=(Rest(5, None),))
    after = play(state, answer)
    assert Out(A, "S-F3") in heard(state, answer)
    assert after.out == (True, False, False)
    assert after.cards[A] == after.supports[A] == after.shown[A] == ()
    assert GAME.active(after) == (B,)
    assert play(after, ToCrew(5)).turn == B
    spared = play(replace(state, scores=(-34, 0, 0)), answer)
    assert not any(spared.out)


@pytest.mark.clause("S-X1")
def test_who_is_out_costs_nothing_when_falling_and_is_not_put_back() -> None:
    state = replace(in_hand(A="0 0 2", B="0 0 4"), out=(False, True, False))
    answer = Settle(False, workers=(Rest(5, None),))
    after = play(state, answer)
    assert after.scores == (0, 0, 0)
    assert after.fallen == ()
    assert after.workers[5].cell is None
    gone = play(state, Settle(False, moved=(5,)))
    assert gone.cards[B] == state.cards[B]
    assert gone.scores[A] == -5


@pytest.mark.clause("S-X1")
def test_the_workers_of_who_is_out_stay_and_its_turn_is_passed_over() -> None:
    state = replace(site(A="0 0 2", B="0 0 4"), out=(False, True, False))
    after = turn_over(state)
    assert after.turn == C
    assert after.workers == state.workers


@pytest.mark.clause("S-F4")
@pytest.mark.parametrize("hands", ["forgiving", "real"])
def test_a_building_card_on_the_ground_ends_the_game_at_once(hands: Hands) -> None:
    state = replace(in_hand(hands, A="0 0 2"), scores=(50, 7, 8))
    after = play(state, Settle(True, moved=(5,), grounded=(5,)))
    assert Collapsed(A) in heard(state, Settle(True, grounded=(5,)))
    assert after.result is not None
    assert after.result.winners == (C,)
    assert after.result.scores[1:] == (5, 6)
    assert after.result.clause == "S-F4"
    assert GAME.active(after) == ()


@pytest.mark.clause("S-F4", "S-X1")
def test_who_is_out_wins_nothing_by_a_collapse() -> None:
    state = replace(in_hand(A="0 0 2"), scores=(9, 1, 9), out=(False, False, True))
    after = play(state, Settle(False, grounded=(6,)))
    assert after.result is not None
    assert after.result.winners == (B,)


@pytest.mark.clause("S-F4")
def test_a_collapse_on_the_last_card_goes_before_the_end() -> None:
    state = in_hand(A="0 0 2")
    last = replace(state, cards=(numbers("b26"), *state.cards[1:]))
    after = play(last, Settle(False, grounded=(6,)))
    assert after.result is not None
    assert after.result.reason == "skyscraper-over-collapse"
    assert after.scores[A] == 0
    assert A not in after.result.winners


@pytest.mark.clause("S-H4", "S-E1")
def test_a_last_card_that_slips_is_not_used() -> None:
    state = in_hand(A="0 0 2")
    last = replace(state, cards=(numbers("b26"), *state.cards[1:]))
    assert play(last, Settle(False)).result is None
    mine = replace(last, building=tuple(replace(one, by=A) for one in last.building))
    assert play(mine, Settle(True, moved=(5,))).result is None
    finished = play(last, Settle(True))
    assert finished.result is not None
    assert finished.result.reason == "skyscraper-over-finished"
