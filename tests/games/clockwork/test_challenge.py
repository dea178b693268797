"""Challenges (C-H1 to C-H8, C-V5, C-V9)."""

import pytest
from msgspec.structs import replace

from igroteka.games.clockwork.actions import (
    Demand,
    Give,
    Rest,
    Return,
    Straight,
    Walk,
)
from igroteka.games.clockwork.events import (
    Completed,
    Demanded,
    Gave,
    Nothing,
    Returned,
    Scrapped,
)
from igroteka.kernel import Help

from .met import SEVEN, met
from .table import (
    A,
    B,
    C,
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

# When one may challenge, and with what.


@pytest.mark.clause("C-H1")
def test_who_ends_on_an_opponents_field_may_demand_or_leave_it() -> None:
    state = met(f"{SEVEN} | F1c | K2a", "boiler-spring-6 towers")
    assert {of for of, _ in can(state, Demand)} == {B}
    assert play(state, Rest()).turn == B
    assert why(state, Demand(C, card("F1a"))) == "C-H1 not-met"
    assert why(state, Demand(A, card("F1a"))) == "C-H1 no-opponent"


@pytest.mark.clause("C-H1")
def test_passing_an_opponent_is_no_meeting() -> None:
    state = throw(table(f"{SEVEN} | F1c", "boiler-spring-1 boiler-spring-3"), 1, 3)
    assert play(state, Walk(field("boiler-spring-5"))).turn == B


@pytest.mark.clause("C-H1")
def test_in_a_scrapyard_one_may_challenge_however_one_came() -> None:
    state = table(f"{SEVEN} | F1c", "boiler-spring-3 spring")
    assert can(play(throw(state, 4, 5), Walk(field("spring"))), Demand)
    assert can(play(throw(state, 5, 5), Straight(field("spring"))), Demand)


@pytest.mark.clause("C-H1", "C-H4", "C-H7")
def test_one_shows_a_part_of_the_hand_never_scrap_nor_a_laid_card() -> None:
    state = met("F1a A1 scrap | F1c", laid="K1 |")
    shown = {what for _, what in can(state, Demand)}
    assert shown == {card("F1a"), card("A1"), card("fuel"), card("power")}
    assert why(state, Demand(B, card("scrap"))) == "C-H4 scrap"
    assert why(state, Demand(B, card("K1a"))) == "C-H1 not-held"


@pytest.mark.clause("C-H1")
def test_the_towers_are_no_field_to_be_challenged_on() -> None:
    state = table(f"{SEVEN} | F1c", "boiler-towers-5 towers", discards="0:K2a")
    state = play(throw(state, 1, 2), Walk(field("towers")))
    assert can(state, Demand) == set()
    assert why(state, Demand(B, card("F1a"))) == "C-H1 demand-at-towers"
    start = throw(table(f"{SEVEN} | F1c"), 3, 4)
    assert why(start, Demand(B, card("F1a"))) == "C-H1 demand-at-towers"


@pytest.mark.clause("C-H1", "C-H8")
def test_the_card_is_shown_to_the_opponent_only() -> None:
    state = met(f"{SEVEN} | F1c | K2a", "boiler-spring-6 towers")
    demand = Demand(B, card("F1a"))
    open_, blurred = Demanded(A, B, card("F1a"), True), Demanded(A, B)
    assert heard(state, demand, A)[0] == heard(state, demand, B)[0] == open_
    assert heard(state, demand, C)[0] == heard(state, demand, None)[0] == blurred
    after = play(state, demand)
    assert [seen(after, seat).sought for seat in (A, B, C, None)] == [card("F1a")] * 2 + [0, 0]


# What the opponent gives.


@pytest.mark.clause("C-H2")
def test_who_holds_a_card_of_the_set_must_give_one_and_picks_which() -> None:
    state = play(met(f"{SEVEN} | F1c F1d F2b"), Demand(B, card("F1a")))
    assert (asked(state), state.stage) == (B, "give")
    assert can(state, Give) == {card("F1c"), card("F1d")}
    assert why(state, Give(card("F2b"))) == "C-H2 not-asked"
    assert why(state, Give(card("F1a"))) == "C-H2 not-held"
    assert why(state, Rest()) == "C-H2 not-now"
    assert card("F1d") in hand(play(state, Give(card("F1d"))), A)


@pytest.mark.clause("C-H2")
def test_only_who_holds_such_a_card_may_give_scrap_instead() -> None:
    state = play(met(f"{SEVEN} | F1c scrap scrap"), Demand(B, card("F1a")))
    assert can(state, Give) == {card("F1c"), card("scrap")}
    without = play(met(f"{SEVEN} | F2b scrap scrap"), Demand(B, card("F1a")))
    assert without.stage == "counter"


@pytest.mark.clause("C-H3")
def test_with_seven_cards_one_gives_one_back_the_one_received_too() -> None:
    state = play(met(f"{SEVEN} | F1c"), Demand(B, card("F1a")), Give(card("F1c")))
    assert (asked(state), state.stage) == (A, "return")
    assert can(state, Return) == set(cards(f"{SEVEN} F1c"))
    after = play(state, Return(card("scrap")))
    assert hand(after, B) == cards("scrap")
    assert hand(after, A) == cards("F1a F1b F1c F2a K1a A1 fuel")
    assert after.turn == B
    assert hand(play(state, Return(card("F1c"))), B) == cards("F1c")


@pytest.mark.clause("C-H3")
def test_with_fewer_one_gives_nothing_back() -> None:
    state = play(met("F1a F1b F2a K1a A1 fuel | F1c"), Demand(B, card("F1a")), Give(card("F1c")))
    assert (state.turn, state.stage) == (B, "throw")
    assert hand(state, A) == cards("F1a F1b F1c F2a K1a A1 fuel")
    assert hand(state, B) == ()


@pytest.mark.clause("C-H3", "C-W1")
def test_the_count_is_taken_when_the_card_is_given_even_if_a_set_was_laid_first() -> None:
    state = met("F1a F1b F1d K1a A1 fuel scrap | F1c")
    state = play(state, Demand(B, card("F1a")), Give(card("F1c")))
    assert state.laid[A] == (set_of("F1"),)
    assert can(state, Return) == set(cards("K1a A1 fuel scrap"))
    assert hand(play(state, Return(card("A1"))), A) == cards("K1a fuel scrap")


@pytest.mark.clause("C-H4")
def test_scrap_given_leaves_the_game_and_nothing_is_given_back() -> None:
    state = play(
        met(f"{SEVEN} | F1c scrap | K2a", "boiler-spring-6 towers"), Demand(B, card("F1a"))
    )
    give = Give(card("scrap"))
    assert heard(state, give, C) == heard(state, give, None) == (Scrapped(B, A, True),)
    after = play(state, give)
    assert after.turn == B
    assert hand(after, A) == cards(SEVEN)
    assert hand(after, B) == cards("F1c")
    assert (after.scrapped, seen(after, C).scrapped) == (1, 1)
    assert not any(after.table)


@pytest.mark.clause("C-H4")
def test_scrap_given_back_is_a_card_like_any_other() -> None:
    state = play(met(f"{SEVEN} | F1c"), Demand(B, card("F1a")), Give(card("F1c")))
    after = play(state, Return(card("scrap")))
    assert hand(after, B) == cards("scrap")
    assert after.scrapped == 0


# When there is nothing to give.


@pytest.mark.clause("C-H5")
def test_who_was_asked_in_vain_may_demand_in_the_same_turn() -> None:
    state = met(f"{SEVEN} | F2b F2c | K2a", "boiler-spring-6 towers")
    assert Nothing(B, A) in heard(state, Demand(B, card("F1a")), C)
    state = play(state, Demand(B, card("F1a")))
    assert (asked(state), state.stage, state.turn) == (B, "counter", A)
    assert {of for of, _ in can(state, Demand)} == {A}
    assert why(state, Demand(C, card("F2b"))) == "C-H5 counter-other"
    assert play(state, Rest()).turn == B


@pytest.mark.clause("C-H5")
def test_the_demand_in_return_goes_by_the_same_rules_and_then_the_turn_ends() -> None:
    state = play(met(f"{SEVEN} | F2b F2c"), Demand(B, card("F1a")), Demand(A, card("F2b")))
    assert (asked(state), state.stage) == (A, "give")
    assert can(state, Give) == {card("F2a"), card("scrap")}
    after = play(state, Give(card("F2a")))
    assert (after.turn, after.stage) == (B, "throw")
    assert hand(after, B) == cards("F2a F2b F2c")
    assert why(state, Demand(A, card("fuel"))) == "C-H2 not-now"


@pytest.mark.clause("C-H5")
def test_with_seven_the_one_who_demands_in_return_gives_back_too() -> None:
    seven = "F2b F2c F3a F3b K2a K2b A2"
    state = play(met(f"F1a F2a | {seven}"), Demand(B, card("F1a")), Demand(A, card("F2b")))
    state = play(state, Give(card("F2a")))
    assert (asked(state), state.stage) == (B, "return")
    after = play(state, Return(card("A2")))
    assert hand(after, A) == cards("F1a A2")
    assert after.turn == B


@pytest.mark.clause("C-H5")
def test_a_demand_in_return_that_finds_nothing_ends_the_turn() -> None:
    state = play(met(f"{SEVEN} | F3b"), Demand(B, card("F1a")), Demand(A, card("F3b")))
    assert (state.turn, state.stage) == (B, "throw")


@pytest.mark.clause("C-H5")
def test_whoever_is_asked_in_vain_in_a_later_turn_may_demand_in_return_too() -> None:
    state = play(met(f"{SEVEN} | F2b K3a"), Demand(B, card("F1a")), Demand(A, card("K3a")))
    state = replace(state, where=(field("boiler-spring-6"), field("boiler-spring-3")))
    state = play(throw(state, 1, 2), Walk(field("boiler-spring-6")), Demand(A, card("K3a")))
    assert (asked(state), state.stage, state.turn) == (A, "counter", B)


@pytest.mark.clause("C-H6")
@pytest.mark.parametrize("wanted", ["fuel", "power"])
def test_fuel_and_power_may_be_asked_for_without_showing_a_card(wanted: str) -> None:
    state = met(f"scrap | {wanted} F1c | K2a", "boiler-spring-6 towers")
    demand = Demand(B, card(wanted))
    assert heard(state, demand, B)[0] == Demanded(A, B, card(wanted), False)
    assert heard(state, demand, C)[0] == Demanded(A, B)
    after = play(state, demand)
    assert can(after, Give) == {card(wanted)}
    assert card(wanted) in hand(play(after, Give(card(wanted))), A)


@pytest.mark.clause("C-H7")
def test_cards_laid_down_cannot_be_demanded() -> None:
    state = met("F1a | K2a", laid="| F1")
    assert play(state, Demand(B, card("F1a"))).stage == "counter"


# What third players learn.


@pytest.mark.clause("C-H8")
def test_third_players_learn_only_that_cards_moved() -> None:
    state = met(f"{SEVEN} | F1c F1d | K2a", "boiler-spring-6 towers")
    state = play(state, Demand(B, card("F1a")))
    give = Give(card("F1c"))
    assert heard(state, give, A) == heard(state, give, B) == (Gave(B, A, card("F1c")),)
    assert heard(state, give, C) == heard(state, give, None) == (Gave(B, A, card=0),)
    state = play(state, give)
    back = Return(card("A1"))
    assert heard(state, back, B)[0] == Returned(A, B, card("A1"))
    assert heard(state, back, C)[0] == Returned(A, B)


@pytest.mark.clause("C-H8")
def test_third_players_see_what_all_can_see() -> None:
    state = met("F1a F1b F1d | F1c | K2a", "boiler-spring-6 towers")
    state = play(state, Demand(B, card("F1a")))
    assert Completed(A, set_of("F1")) in heard(state, Give(card("F1c")), C)
    assert seen(play(state, Give(card("F1c"))), C).laid == ((set_of("F1"),), (), ())


@pytest.mark.clause("C-H8")
def test_a_coach_tells_third_players_nothing_of_a_challenge() -> None:
    state = met(f"{SEVEN} | F1c | K2a", "boiler-spring-6 towers")
    state = play(state, Demand(B, card("F1a")), Give(card("F1c")), Return(card("A1")))
    assert seen(state, C, Help.COACH).remembered.hands == ()
    (held,) = seen(state, A, Help.COACH).remembered.hands
    assert (held.card, held.by) == (card("A1"), (B,))
    known = {held.card for held in seen(state, B, Help.COACH).remembered.hands}
    assert known == {card("F1a"), card("F1c")}
