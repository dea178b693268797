"""Challenges as single editions have them."""

import pytest

from igroteka.games.clockwork.actions import (
    Demand,
    Discard,
    Give,
    Lay,
    Straight,
    Take,
    Walk,
)

from .met import SEVEN, met
from .table import (
    A,
    B,
    asked,
    can,
    card,
    cards,
    field,
    hand,
    play,
    seen,
    table,
    throw,
    why,
)


@pytest.mark.clause("C-V5")
@pytest.mark.parametrize("edition", ["fr", "pl", "uk"])
def test_in_some_editions_scrap_given_goes_to_the_discards(edition: str) -> None:
    state = met(f"{SEVEN} | F1c scrap", edition=edition)
    state = play(state, Demand(B, card("F1a")), Give(card("scrap")))
    assert (asked(state), state.stage, seen(state, B).shown) == (A, "lay", card("scrap"))
    after = play(state, Lay(5))
    assert after.table[5] == card("scrap")
    assert (after.turn, after.scrapped, hand(after, A)) == (B, 0, cards(SEVEN))


@pytest.mark.clause("C-V5")
def test_scrap_given_to_a_demand_in_return_is_laid_by_whoever_demanded() -> None:
    state = met("F1a F2a scrap | F2b", edition="fr")
    state = play(state, Demand(B, card("F1a")), Demand(A, card("F2b")), Give(card("scrap")))
    assert (asked(state), state.stage) == (B, "lay")
    assert play(state, Lay(5)).turn == B


@pytest.mark.clause("C-V9")
def test_in_hungarian_a_scrapyard_challenge_needs_the_exact_throw() -> None:
    state = table(f"{SEVEN} | F1c", "boiler-spring-3 spring", edition="hu")
    assert can(play(throw(state, 1, 3), Walk(field("spring"))), Demand)
    more = play(throw(state, 4, 5), Walk(field("spring")))
    assert more.stage == "discard"
    straight = play(throw(state, 5, 5), Straight(field("spring")))
    assert straight.stage == "discard"
    staying = throw(table(f"{SEVEN} | F1c", "spring spring", edition="hu"), 5, 5)
    assert can(staying, Demand)


@pytest.mark.clause("C-V9")
def test_in_hungarian_only_who_has_no_scrap_either_may_demand_in_return() -> None:
    scrap = play(met("F1a | F2b scrap", edition="hu"), Demand(B, card("F1a")))
    assert (scrap.turn, scrap.stage) == (B, "throw")
    none = play(met("F1a | F2b", edition="hu"), Demand(B, card("F1a")))
    assert none.stage == "counter"
    english = play(met("F1a | F2b scrap"), Demand(B, card("F1a")))
    assert english.stage == "counter"


@pytest.mark.clause("C-Y4", "C-H3")
def test_who_gave_without_return_does_not_discard_until_seven_are_held_again() -> None:
    """English rules, 2: "in her/his following turns your opponent will not discard"."""
    state = met("F1a | F1c F2a F2b F3a K1a K1b A1", "boiler-spring-6", yards="F6a|K2a")
    state = play(state, Demand(B, card("F1a")), Give(card("F1c")))
    state = play(throw(state, 1, 2), Walk(field("spring")))
    assert len(hand(state, B)) == 7
    assert state.turn == A


@pytest.mark.clause("C-H1")
def test_a_challenge_takes_the_place_of_the_card() -> None:
    state = table("F1a | F1c", "boiler-spring-3 spring")
    state = play(throw(state, 1, 3), Walk(field("spring")), Demand(B, card("F1a")))
    state = play(state, Give(card("F1c")))
    assert state.piles[1] == (card("F6b"),)
    assert state.turn == B
    assert why(state, Take(), A) == "C-S2 refuse-not-your-turn"
    assert why(state, Discard(card("F1a")), A) == "C-S2 refuse-not-your-turn"
