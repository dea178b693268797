"""Scrapyards and discards (C-Y1 to C-Y4, C-V7)."""

from typing import Any

import pytest

from igroteka.games.clockwork.actions import Demand, Discard, Keep, Lay, Rest, Take, Walk
from igroteka.games.clockwork.events import Bare, Discarded, Laid, Took
from igroteka.games.clockwork.state import State
from igroteka.kernel import Help

from .table import A, B, C, can, card, cards, field, hand, heard, play, seen, table, throw, why

SEVEN = "F1a F1b F2a F2b K1a A1 fuel | K2a K2b scrap"
SIX = "F1a F1b F2a F2b K1a A1 | K2a K2b scrap"


def arrived(hands: str = SEVEN, rival: str = "towers", pile: str = "F3a F3b", **more: Any) -> State:
    """A has walked two steps into the Spring Yard."""
    state = table(hands, f"spring-cog-2 {rival}", yards=f"F6a|{pile}", **more)
    return play(throw(state, 1, 2), Walk(field("spring")))


@pytest.mark.clause("C-Y1")
def test_on_arrival_the_top_card_is_taken() -> None:
    state = arrived()
    assert hand(state, A) == cards("F1a F1b F2a F2b F3b K1a A1 fuel")
    assert state.piles[1] == (card("F3a"),)


@pytest.mark.clause("C-Y1")
def test_one_discards_any_card_the_one_just_taken_too() -> None:
    state = arrived()
    assert can(state, Discard) == set(cards("F1a F1b F2a F2b F3b K1a A1 fuel"))
    assert hand(play(state, Discard(card("F3b"))), A) == cards("F1a F1b F2a F2b K1a A1 fuel")
    assert hand(play(state, Discard(card("A1"))), A) == cards("F1a F1b F2a F2b F3b K1a fuel")
    assert why(state, Discard(card("K2a"))) == "C-Y1 not-held"


@pytest.mark.clause("C-Y1")
def test_cards_that_are_alike_are_one_choice() -> None:
    state = arrived("F1a scrap scrap scrap fuel fuel A1 | K2a", pile="scrap")
    assert can(state, Discard) == set(cards("F1a scrap fuel A1"))
    assert hand(play(state, Discard(card("scrap"))), A) == cards(
        "F1a scrap scrap scrap fuel fuel A1"
    )


@pytest.mark.clause("C-Y1")
def test_where_an_opponent_is_one_chooses_a_card_or_a_challenge() -> None:
    state = arrived(rival="spring")
    assert state.stage == "arrive"
    assert can(state, Take) == {Take()}
    assert (B, card("F1a")) in can(state, Demand)
    assert why(state, Rest()) == "C-Y1 rest-in-yard"
    assert play(state, Take()).stage == "discard"


@pytest.mark.clause("C-Y1")
def test_an_empty_pile_gives_nothing() -> None:
    state = table(SEVEN, "spring-cog-2 towers", yards="F6a||F6b")
    state = throw(state, 1, 2)
    assert Bare(A, field("spring")) in heard(state, Walk(field("spring")), B)
    after = play(state, Walk(field("spring")))
    assert after.hands == state.hands
    assert after.turn == B


@pytest.mark.clause("C-Y1")
def test_by_an_empty_pile_one_may_challenge_or_leave_it() -> None:
    state = arrived(rival="spring", pile="")
    assert can(state, Take) == set()
    assert can(state, Demand)
    assert play(state, Rest()).turn == B


@pytest.mark.clause("C-Y1")
def test_only_the_taker_sees_what_was_taken() -> None:
    state = throw(table(SEVEN, "spring-cog-2 towers", yards="F6a|F3a F3b"), 1, 2)
    walk = Walk(field("spring"))
    assert Took(A, field("spring"), 1, card("F3b")) in heard(state, walk, A)
    assert Took(A, field("spring"), 1) in heard(state, walk, B)


@pytest.mark.clause("C-Y2")
def test_a_discard_is_shown_to_all_and_then_laid_face_down() -> None:
    state = arrived()
    discard = Discard(card("A1"))
    assert heard(state, discard, B) == heard(state, discard, None) == (Discarded(A, card("A1")),)
    shown = play(state, discard)
    assert seen(shown, B).shown == seen(shown, None).shown == card("A1")
    assert heard(shown, Lay(9), B)[0] == Laid(A, 9)
    after = play(shown, Lay(9))
    assert after.table[9] == card("A1")
    assert seen(after, B).table == seen(after, A).table == (9,)
    assert seen(after, B).shown == 0


@pytest.mark.clause("C-Y2")
def test_the_player_picks_any_place_of_sixty_or_more_but_never_on_another_card() -> None:
    state = play(arrived(discards="0:K3a 8:K3b"), Discard(card("A1")))
    places = can(state, Lay)
    assert len(places) + 2 >= 60
    assert not places & {0, 8}
    assert why(state, Lay(8)) == "C-Y2 place-taken"
    assert why(state, Lay(64)) == why(state, Lay(-1)) == "C-Y2 no-place"


@pytest.mark.clause("C-Y2")
def test_what_lies_face_down_is_not_told_again_but_by_a_coach() -> None:
    state = play(arrived("F1a F1b F2a F2b K1a A1 fuel | K2a | K3a"), Discard(card("A1")), Lay(9))
    for seat in (A, B, C, None):
        for level in (Help.PURIST, Help.NORMAL):
            view = seen(state, seat, level)
            assert (view.table, view.shown, view.remembered, view.opened) == ((9,), 0, None, None)
    coached = seen(state, C, Help.COACH).remembered
    assert [(there.place, there.card) for there in coached.table] == [(9, card("A1"))]
    assert seen(state, None, Help.COACH).remembered is None


@pytest.mark.clause("C-Y3")
def test_the_turn_ends_after_the_discard() -> None:
    state = play(arrived(), Discard(card("A1")))
    assert state.turn == A
    assert play(state, Lay(0)).turn == B


@pytest.mark.clause("C-Y3", "C-Y4")
def test_the_turn_ends_when_the_card_is_kept_without_a_discard() -> None:
    state = arrived(SIX)
    assert (state.turn, state.stage) == (B, "throw")
    assert hand(state, A) == cards("F1a F1b F2a F2b F3b K1a A1")


@pytest.mark.clause("C-Y4")
def test_a_discard_is_due_only_when_the_hand_exceeds_seven() -> None:
    few = arrived("F1a | K2a")
    assert len(hand(few, A)) == 2
    assert few.turn == B
    assert why(arrived(), Keep()) == "C-Y4 keep"


@pytest.mark.clause("C-Y4", "C-W1")
def test_a_set_is_laid_before_any_discard_and_then_none_is_due() -> None:
    state = arrived("F3a F3c F3d F2b K1a A1 fuel | K2a", pile="F3b")
    assert hand(state, A) == cards("F2b K1a A1 fuel")
    assert state.turn == B


@pytest.mark.clause("C-V7")
@pytest.mark.parametrize("edition", ["nl", "de", "hu"])
def test_some_editions_let_one_discard_with_fewer_than_seven_too(edition: str) -> None:
    state = arrived(SIX, edition=edition, entry_scrapyard="or_more")
    assert state.stage == "discard"
    assert play(state, Keep()).turn == B
    after = play(state, Discard(card("F3b")), Lay(3))
    assert hand(after, A) == cards("F1a F1b F2a F2b K1a A1")
    full = arrived(SEVEN, edition=edition, entry_scrapyard="or_more")
    assert why(full, Keep()) == "C-Y4 keep"
