"""At the Towers in the editions where one throw gives a search and a demand (C-V6)."""

import pytest

from igroteka.games.clockwork.actions import (
    Demand,
    Discard,
    Give,
    Lay,
    Point,
    Rest,
    Return,
    Seek,
)

from .table import A, B, asked, can, card, play, throw, why
from .test_end import late


@pytest.mark.clause("C-V6")
@pytest.mark.parametrize("edition", ["fr", "sl"])
def test_in_some_editions_one_throw_gives_a_search_and_a_demand(edition: str) -> None:
    state = throw(late(edition=edition), 3, 4)
    first = play(state, Demand(B, card("F1a")), Give(card("F1c")))
    assert (asked(first), first.stage) == (A, "towers")
    assert can(first, Seek)
    assert can(first, Demand) == set()
    after = play(first, Seek(card("F1a")), Point(4))
    assert after.turn == B


@pytest.mark.clause("C-V6")
def test_search_and_demand_may_come_in_any_order_and_either_may_be_left() -> None:
    state = throw(late("F1a F1b F2a F2b K1b A1 A2 | F1c", edition="sl"), 6, 6)
    first = play(state, Seek(card("F1a")), Point(4), Discard(card("A1")), Lay(60))
    assert (asked(first), first.stage) == (A, "towers")
    assert can(first, Seek) == set()
    assert why(first, Seek(card("F1a"))) == "C-Z2 no-search-now"
    assert play(first, Rest()).turn == B
    then = play(first, Demand(B, card("F1a")), Give(card("F1c")))
    assert then.laid[A] == (0,)
    assert play(then, Return(card("A2"))).turn == B


@pytest.mark.clause("C-V6")
def test_after_a_demand_in_return_the_search_is_still_open() -> None:
    state = play(throw(late("F2a | F1c", edition="fr"), 3, 4), Demand(B, card("F2a")), Rest())
    assert (asked(state), state.stage) == (A, "towers")


@pytest.mark.clause("C-V6", "C-H3")
def test_after_a_card_given_back_the_search_is_still_open() -> None:
    state = throw(late("F2a F2b F3a K1a K1b A1 A2 | F2c", edition="sl"), 3, 4)
    state = play(state, Demand(B, card("F2a")), Give(card("F2c")), Return(card("A1")))
    assert (asked(state), state.stage) == (A, "towers")
    assert can(state, Seek)
    assert can(state, Demand) == set()


@pytest.mark.clause("C-V6", "C-R4")
def test_after_a_wrong_pick_with_an_empty_hand_the_demand_is_still_open() -> None:
    state = play(throw(late("| F1c", edition="fr"), 3, 4), Seek(card("fuel")), Point(4))
    assert (asked(state), state.stage) == (A, "towers")
    assert can(state, Demand)
    assert can(state, Seek) == set()


@pytest.mark.clause("C-V6")
def test_an_odd_throw_that_is_not_special_gives_only_the_search() -> None:
    state = throw(late(edition="fr"), 4, 5)
    assert can(state, Demand) == set()
    assert play(state, Seek(card("F1a")), Point(4)).turn == B
