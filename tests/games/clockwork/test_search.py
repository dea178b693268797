"""Searching the discards at the Towers (C-R1 to C-R5, C-V8)."""

from typing import Any

import pytest

from igroteka.games.clockwork.actions import (
    Discard,
    Keep,
    Lay,
    Point,
    Rest,
    Seek,
    Swap,
    Walk,
)
from igroteka.games.clockwork.events import Discarded, Sought, Swapped, Turned
from igroteka.games.clockwork.state import State

from .table import (
    GAME,
    A,
    B,
    asked,
    can,
    card,
    cards,
    field,
    hand,
    heard,
    play,
    seen,
    set_of,
    table,
    throw,
    why,
)

SEVEN = "F1a F1b F2a K1a A1 fuel scrap"
SIX = "F1a F1b F2a K1a A1 scrap"
DISCARDS = "4:F1c 9:K2a 13:scrap"


def home(hands: str = f"{SEVEN} | K3a", discards: str = DISCARDS, **more: Any) -> State:
    """A has just walked into the Towers."""
    state = table(hands, "boiler-towers-4 towers", discards=discards, **more)
    return play(throw(state, 1, 2), Walk(field("towers")))


@pytest.mark.clause("C-R1")
def test_on_arrival_one_shows_a_card_to_everybody_and_points_at_a_discard() -> None:
    state = home()
    assert can(state, Seek) == set(cards("F1a F1b F2a K1a A1 fuel power"))
    seek = Seek(card("F1a"))
    told = (Sought(A, card("F1a"), True),)
    assert heard(state, seek, B) == heard(state, seek, None) == told
    pointing = play(state, seek)
    assert seen(pointing, B).sought == card("F1a")
    assert can(pointing, Point) == {4, 9, 13}
    assert why(pointing, Point(5)) == "C-R1 place-empty"
    assert why(pointing, Point(64)) == "C-R1 no-place"


@pytest.mark.clause("C-R1")
def test_the_discard_is_turned_up_for_all() -> None:
    state = play(home(), Seek(card("F1a")))
    for by in (A, B, None):
        assert heard(state, Point(4), by)[0] == Turned(A, 4, card("F1c"), True)
        assert heard(state, Point(9), by)[0] == Turned(A, 9, card("K2a"), False)


@pytest.mark.clause("C-R1", "C-H4")
def test_scrap_and_cards_not_held_cannot_be_shown() -> None:
    assert why(home(), Seek(card("scrap"))) == "C-H4 scrap"
    assert why(home(), Seek(card("F3a"))) == "C-R1 not-held"


@pytest.mark.clause("C-R2")
def test_the_right_card_is_taken_and_another_discarded_anywhere() -> None:
    state = play(home(), Seek(card("F1a")), Point(4))
    assert hand(state, A) == cards(f"{SEVEN} F1c")
    assert state.table[4] == 0
    state = play(state, Discard(card("scrap")))
    assert 4 in can(state, Lay)
    after = play(state, Lay(4))
    assert after.table[4] == card("scrap")
    assert after.turn == B


@pytest.mark.clause("C-R2", "C-Y4")
def test_with_fewer_than_seven_nothing_is_discarded_for_the_right_card() -> None:
    state = play(home(f"{SIX} | K3a"), Seek(card("F1a")), Point(4))
    assert hand(state, A) == cards(f"{SIX} F1c")
    assert state.turn == B


@pytest.mark.clause("C-R2")
def test_there_is_one_search_a_turn() -> None:
    state = play(home(), Seek(card("F1a")), Point(4), Discard(card("F1c")), Lay(20))
    assert (state.turn, state.stage) == (B, "throw")


@pytest.mark.clause("C-R2", "C-V7")
def test_where_the_edition_leaves_it_open_one_may_discard_after_a_search_too() -> None:
    state = home(f"{SIX} | K3a", low_hand="may_discard")
    state = play(state, Seek(card("F1a")), Point(4))
    assert state.stage == "discard"
    assert play(state, Keep()).turn == B


@pytest.mark.clause("C-R3")
def test_a_wrong_card_must_be_taken_and_the_card_shown_goes_down_in_its_place() -> None:
    state = play(home(), Seek(card("F1a")))
    assert Swapped(A, 9, card("F1a")) in heard(state, Point(9), B)
    after = play(state, Point(9))
    assert hand(after, A) == cards("F1b F2a K1a K2a A1 fuel scrap")
    assert after.table[9] == card("F1a")
    assert (after.turn, after.stage) == (B, "throw")


@pytest.mark.clause("C-R3", "C-W1")
def test_a_wrong_card_may_complete_a_set_before_the_card_shown_goes_down() -> None:
    state = home("F1a K2b K2c K2d | K3a")
    after = play(state, Seek(card("F1a")), Point(9))
    assert after.laid[A] == (set_of("K2"),)
    assert hand(after, A) == ()
    assert after.table[9] == card("F1a")


@pytest.mark.clause("C-R3")
def test_the_card_put_down_is_seen_by_all_and_then_no_more() -> None:
    after = play(home(), Seek(card("F1a")), Point(9))
    assert seen(after, B).shown == card("F1a")
    assert seen(after, B).found == card("K2a")
    later = throw(after, 1, 3)
    assert (seen(later, B).shown, seen(later, B).found, seen(later, B).sought) == (0, 0, 0)


@pytest.mark.clause("C-R3", "C-Y2")
def test_whoever_looks_back_at_a_search_sees_none_of_its_cards_again() -> None:
    after = play(home(), Seek(card("F1a")), Point(9))
    assert seen(after, A).sought == card("F1a")
    for by in (A, B, None):
        back = GAME.look_back(after, by)
        assert (back.sought, back.found, back.shown, back.hand) == (0, 0, 0, ())


@pytest.mark.clause("C-R4")
@pytest.mark.parametrize("wanted", ["fuel", "power"])
def test_fuel_and_power_are_sought_without_showing_a_card(wanted: str) -> None:
    state = home("scrap | K3a", f"4:{wanted}")
    assert can(state, Seek) == {card("fuel"), card("power")}
    assert heard(state, Seek(card(wanted)), B) == (Sought(A, card(wanted), False),)
    after = play(state, Seek(card(wanted)), Point(4))
    assert hand(after, A) == tuple(sorted((card(wanted), card("scrap"))))
    assert after.turn == B


@pytest.mark.clause("C-R4")
def test_a_wrong_pick_without_a_card_shown_is_swapped_for_one_of_choice() -> None:
    state = play(home(), Seek(card("power")), Point(9))
    assert (asked(state), state.stage) == (A, "swap")
    assert can(state, Swap) == set(cards(SEVEN))
    assert why(state, Swap(card("K2a"))) == "C-R4 not-held"
    assert heard(state, Swap(card("fuel")), B)[0] == Swapped(A, 9, card("fuel"))
    assert Swapped(A, 9) == Swapped(A, 9, card=0)  # what is told again, without the card
    after = play(state, Swap(card("fuel")))
    assert after.table[9] == card("fuel")
    assert hand(after, A) == cards("F1a F1b F2a K1a K2a A1 scrap")
    assert after.turn == B


@pytest.mark.clause("C-R4")
def test_the_swap_is_due_with_fewer_than_seven_too() -> None:
    state = play(home("F1a scrap | K3a"), Seek(card("fuel")), Point(9))
    assert can(state, Swap) == set(cards("F1a scrap"))
    assert hand(play(state, Swap(card("scrap"))), A) == cards("F1a K2a")


@pytest.mark.clause("C-R4")
def test_of_two_alike_one_may_go_down_for_the_other() -> None:
    state = play(home(), Seek(card("fuel")), Point(13))
    assert card("scrap") in can(state, Swap)
    single = play(home("F1a | K3a"), Seek(card("fuel")), Point(13))
    assert can(single, Swap) == {card("F1a")}


@pytest.mark.clause("C-R4")
def test_with_an_empty_hand_nothing_goes_down() -> None:
    after = play(home("| K3a"), Seek(card("fuel")), Point(9))
    assert hand(after, A) == cards("K2a")
    assert after.table[9] == 0
    assert after.turn == B


@pytest.mark.clause("C-R4", "C-W1")
def test_a_wrong_pick_on_purpose_may_complete_a_set_and_empty_the_hand() -> None:
    """Seeking fuel and pointing at a part one remembers is the way out of a lock."""
    state = play(home("F1a F1b F1d | K3a"), Seek(card("fuel")), Point(4))
    assert state.laid[A] == (set_of("F1"),)
    assert hand(state, A) == ()
    assert state.table[4] == 0
    assert state.turn == B


@pytest.mark.clause("C-R5")
def test_searching_on_arrival_is_optional() -> None:
    after = play(home(), Rest())
    assert after.turn == B
    assert after.table == home().table


@pytest.mark.clause("C-R5")
def test_with_no_discards_the_arrival_ends_the_turn() -> None:
    state = home(discards="")
    assert (state.turn, state.stage) == (B, "throw")


@pytest.mark.clause("C-V8")
@pytest.mark.parametrize("edition", ["es", "sl"])
def test_in_some_editions_the_card_shown_is_discarded_anywhere(edition: str) -> None:
    state = play(home(edition=edition), Seek(card("F1a")))
    assert Discarded(A, card("F1a")) in heard(state, Point(9), B)
    state = play(state, Point(9))
    assert (asked(state), state.stage) == (A, "lay")
    assert 9 in can(state, Lay)
    after = play(state, Lay(30))
    assert (after.table[9], after.table[30]) == (0, card("F1a"))
    assert hand(after, A) == cards("F1b F2a K1a K2a A1 fuel scrap")
    assert after.turn == B
