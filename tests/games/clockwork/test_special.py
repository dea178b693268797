"""Throws of 7, 11 and doubles (C-T4, C-V2)."""

from collections import Counter
from itertools import product

import pytest

from igroteka.games.clockwork.actions import Demand, Discard, Lay, Rest, Straight, Take, Throw, Walk
from igroteka.games.clockwork.dice import ODDS
from igroteka.games.clockwork.events import Moved, Thrown
from igroteka.games.clockwork.state import State

from .table import A, B, C, can, card, field, fields, hand, heard, play, table, throw, why

TWO = "F1a F1b | K1a K1b"
THREE = "F1a | K1a | F2a"
FULL = "F1a F1b F2a F2b K1a K1b A1 | K2a K2b"
ALL_YARDS = ("boiler", "spring", "cog", "chain", "lamp", "bell")

special = pytest.mark.parametrize(("one", "two"), [(3, 4), (1, 6), (5, 6), (1, 1), (4, 4)])
ordinary = pytest.mark.parametrize(("one", "two"), [(1, 2), (2, 3), (3, 5), (4, 6), (4, 5)])


@pytest.mark.clause("C-T1")
def test_two_dice_have_six_faces_each_and_every_throw_the_same_chance() -> None:
    thrown = Counter((throw.one, throw.two) for throw, _ in ODDS)
    assert thrown == Counter(product(range(1, 7), repeat=2))
    assert {chance for _, chance in ODDS} == {1 / 36}


@pytest.mark.clause("C-T4")
@special
def test_a_special_throw_leads_straight_to_any_other_place(one: int, two: int) -> None:
    state = throw(table(TWO, "spring towers"), one, two)
    others = fields("towers", *(yard for yard in ALL_YARDS if yard != "spring"))
    assert can(state, Straight) == others
    assert can(state, Walk)
    assert why(state, Straight(field("spring"))) == "C-T4 already-there"


@pytest.mark.clause("C-T4")
def test_all_hear_a_special_throw_and_see_where_it_leads() -> None:
    before = table(TWO, "spring towers")
    for by in (A, B, None):
        assert Thrown(A, 5, 6, True) in heard(before, Throw(5, 6), by)
        assert Thrown(A, 5, 5, True) in heard(before, Throw(5, 5), by)
        assert Thrown(A, 4, 6, False) in heard(before, Throw(4, 6), by)
        way = (field("spring"), field("lamp"))
        told = heard(throw(before, 5, 6), Straight(field("lamp")), by)
        assert Moved(A, field("lamp"), way, True) in told


@pytest.mark.clause("C-T4")
@ordinary
def test_no_other_throw_does(one: int, two: int) -> None:
    state = throw(table(TWO, "spring spring"), one, two)
    assert can(state, Straight) == set()
    assert can(state, Take) == can(state, Demand) == set()
    assert why(state, Straight(field("cog"))) == "C-T4 throw-not-special"
    assert why(state, Take()) == "C-T4 throw-not-special"
    assert why(state, Demand(B, card("F1a"))) == "C-T4 throw-not-special"


@pytest.mark.clause("C-T4")
def test_straight_leads_to_no_field_of_the_track_and_no_full_scrapyard() -> None:
    state = throw(table(THREE, "boiler-spring-3 cog cog"), 3, 4)
    assert field("cog") not in can(state, Straight)
    assert why(state, Straight(field("cog"))) == "C-T4 full"
    assert why(state, Straight(field("boiler-spring-4"))) == "C-T4 straight-where"


@pytest.mark.clause("C-T4", "C-Y1")
def test_who_goes_straight_to_a_scrapyard_takes_a_card_there() -> None:
    state = throw(table(TWO, "boiler-spring-3 towers", yards="|||K3a"), 3, 4)
    after = play(state, Straight(field("chain")))
    assert card("K3a") in hand(after, A)
    assert after.piles[3] == ()


@pytest.mark.clause("C-T4", "C-R1")
def test_who_goes_straight_to_the_towers_may_search() -> None:
    state = throw(table(TWO, "chain chain", discards="0:F1c"), 3, 4)
    assert play(state, Straight(field("towers"))).stage == "towers"


@pytest.mark.clause("C-T4")
def test_one_may_stay_in_the_scrapyard_and_take_another_card() -> None:
    state = throw(table(TWO, "spring towers", yards="|F1c F1d"), 5, 6)
    after = play(state, Take())
    assert hand(after, A) == tuple(map(card, ("F1a", "F1b", "F1d")))
    assert after.where[A] == field("spring")
    assert after.turn == B


@pytest.mark.clause("C-T4")
def test_there_is_no_other_card_in_an_empty_pile_and_none_on_the_track() -> None:
    state = throw(table(TWO, "spring towers", yards="F6a||"), 5, 6)
    assert can(state, Take) == set()
    assert why(state, Take()) == "C-Y1 pile-empty"
    state = throw(table(TWO, "boiler-spring-3 towers"), 5, 6)
    assert why(state, Take()) == "C-Y1 no-yard"


@pytest.mark.clause("C-T4")
def test_one_may_stay_and_challenge_whoever_is_in_the_same_scrapyard() -> None:
    state = throw(table(THREE, "spring spring towers"), 2, 2)
    assert {of for of, _ in can(state, Demand)} == {B}
    assert why(state, Demand(C, card("F1a"))) == "C-H1 not-met"
    assert play(state, Demand(B, card("F1a"))).stage == "counter"


@pytest.mark.clause("C-T4")
def test_nobody_stays_and_challenges_on_the_track() -> None:
    state = throw(table(TWO, "boiler-spring-3 boiler-spring-3"), 2, 2)
    assert can(state, Demand) == set()
    assert why(state, Demand(B, card("F1a"))) == "C-T4 stay-on-track"


@pytest.mark.clause("C-T4")
def test_only_one_of_the_three_may_be_done() -> None:
    state = throw(table(TWO, "spring spring", yards="|F1c F1d"), 5, 6)
    assert play(state, Take()).turn == B
    assert play(state, Demand(B, card("F1a")), Rest()).turn == B
    assert why(play(state, Demand(B, card("F1a"))), Take()) == "C-H5 not-now"


# In Russian only a turn begun in a scrapyard has it; the Towers are open from anywhere.


@pytest.mark.clause("C-V2")
def test_in_russian_a_special_throw_needs_a_turn_begun_in_a_scrapyard() -> None:
    state = throw(table(TWO, "boiler-spring-3 towers", edition="ru"), 3, 4)
    assert can(state, Straight) == fields("towers")
    assert why(state, Straight(field("cog"))) == "C-V2 only-towers"
    state = throw(table(TWO, "spring spring", edition="ru"), 3, 4)
    assert can(state, Straight) == fields("towers", "boiler", "cog", "chain", "lamp", "bell")
    assert can(state, Take)
    assert can(state, Demand)


@pytest.mark.clause("C-V2")
def test_in_russian_nobody_goes_straight_from_the_towers() -> None:
    state = throw(table(TWO, edition="ru"), 3, 4)
    assert can(state, Straight) == set()
    assert can(state, Walk)


# In French an ordinary turn comes first; if it took a card, one of the three is an extra.


def french(one: int, two: int) -> State:
    """A walks to the Cog Yard, takes a card, discards and lays it."""
    state = table(FULL, "spring-cog-5 towers", yards="||F3a F3b F3c", edition="fr")
    state = throw(state, one, two)
    return play(state, Walk(field("cog")), Discard(card("A1")), Lay(7))


@pytest.mark.clause("C-V2")
def test_in_french_the_ordinary_turn_comes_first() -> None:
    state = throw(table(FULL, "spring spring", edition="fr"), 3, 4)
    assert can(state, Straight) == fields("towers")
    assert can(state, Take) == can(state, Demand) == set()
    assert why(state, Demand(B, card("F1a"))) == "C-V2 extra-first"
    assert why(state, Straight(field("cog"))) == "C-V2 only-towers"


@pytest.mark.clause("C-V2")
def test_in_french_a_card_from_a_scrapyard_and_a_special_throw_give_an_extra() -> None:
    state = french(3, 4)
    assert (state.stage, state.turn) == ("extra", A)
    assert can(state, Straight) == fields("towers", "boiler", "spring", "chain", "lamp", "bell")
    assert can(state, Take)
    assert play(state, Rest()).turn == B
    assert french(3, 5).turn == B


@pytest.mark.clause("C-V2", "C-T4")
def test_in_french_the_extra_leads_to_no_full_scrapyard() -> None:
    state = table(THREE, "spring-cog-5 lamp lamp", yards="||F3a F3b", edition="fr")
    state = play(throw(state, 3, 4), Walk(field("cog")))
    assert (state.stage, state.turn) == ("extra", A)
    assert can(state, Straight) == fields("towers", "boiler", "spring", "chain", "bell")
    assert why(state, Straight(field("lamp"))) == "C-T4 full"


@pytest.mark.clause("C-V2")
def test_in_french_the_extra_brings_no_further_extra() -> None:
    again = play(french(4, 4), Take(), Discard(card("K1a")), Lay(8))
    assert (again.stage, again.turn) == ("throw", B)
    there = play(french(4, 4), Straight(field("chain")), Discard(card("K1a")), Lay(8))
    assert (there.stage, there.turn) == ("throw", B)


@pytest.mark.clause("C-V2")
def test_in_french_the_next_turn_may_bring_an_extra_again() -> None:
    state = throw(play(french(3, 4), Rest()), 1, 2)
    state = play(state, Walk(min(can(state, Walk))))
    state = play(throw(state, 3, 4), Walk(field("chain")), Discard(card("K1a")), Lay(8))
    assert (state.stage, state.turn) == ("extra", A)


@pytest.mark.clause("C-V2")
def test_in_french_the_extra_may_be_a_search_at_the_towers() -> None:
    state = play(french(4, 4), Straight(field("towers")))
    assert (state.stage, state.turn) == ("towers", A)


@pytest.mark.clause("C-V2")
def test_in_french_the_extra_follows_a_take_without_a_discard_too() -> None:
    state = table(TWO, "spring-cog-5 cog", yards="||F3a F3b", edition="fr")
    state = play(throw(state, 3, 4), Walk(field("cog")), Take())
    assert state.stage == "extra"
    assert {of for of, _ in can(state, Demand)} == {B}


@pytest.mark.clause("C-V2")
def test_in_french_a_turn_without_a_card_has_no_extra() -> None:
    state = table(TWO, "spring-cog-5 cog", yards="||F3a F3b", edition="fr")
    state = play(throw(state, 3, 4), Walk(field("cog")), Demand(B, card("F1a")), Rest())
    assert state.turn == B
    plain = play(
        throw(table(TWO, "spring towers", edition="fr"), 2, 2), Walk(field("spring-cog-4"))
    )
    assert plain.turn == B
