"""When all scrapyards are empty (C-Z1, C-Z2, C-Z3)."""

from typing import Any

import pytest

from igroteka.games.clockwork.actions import (
    Demand,
    Give,
    Point,
    Rest,
    Seek,
    Straight,
    Take,
    Throw,
    Walk,
)
from igroteka.games.clockwork.events import Emptied, Lost
from igroteka.games.clockwork.state import State

from .table import (
    GAME,
    A,
    B,
    C,
    asked,
    can,
    card,
    cards,
    field,
    fields,
    hand,
    heard,
    play,
    seen,
    table,
    throw,
    why,
)

TWO = "F1a F1b | F1c K1a"
THREE = "F1a F1b | F1c K1a | K2a"
DISCARDS = "4:F1d 9:K3a"


def late(hands: str = TWO, at: str = "", **more: Any) -> State:
    return table(hands, at, yards="empty", discards=DISCARDS, **more)


@pytest.mark.clause("C-Z1")
def test_it_begins_with_the_turn_after_the_one_that_emptied_the_last_pile() -> None:
    state = table(TWO, "boiler-spring-5 towers", yards="|F6a||||")
    state = throw(state, 1, 2)
    assert Emptied() in heard(state, Walk(field("spring")), A)
    after = play(state, Walk(field("spring")))
    assert (state.ending, after.ending) == (False, True)


@pytest.mark.clause("C-Z1")
def test_each_move_must_end_nearer_the_towers_if_any_way_does() -> None:
    state = throw(late(at="boiler-spring-4 towers"), 1, 4)
    assert can(state, Walk) == fields("boiler", "boiler-towers-1", "bell-boiler-7")
    assert why(state, Walk(field("spring"))) == "C-Z1 not-nearer"


@pytest.mark.clause("C-Z1")
def test_a_field_as_far_away_is_not_nearer() -> None:
    state = throw(late(at="boiler-spring-3 towers"), 1, 5)
    assert can(state, Walk) == fields("boiler", "boiler-towers-3")
    assert why(state, Walk(field("bell-boiler-5"))) == "C-Z1 not-nearer"


@pytest.mark.clause("C-Z1")
def test_where_no_way_leads_nearer_any_may_be_taken() -> None:
    state = late(at="boiler-towers-4 towers", edition="nl")
    assert can(throw(state, 1, 4), Walk) == fields("boiler-spring-1", "bell-boiler-7")


@pytest.mark.clause("C-Z1")
def test_special_throws_hold_on_the_way_but_only_towards_the_towers() -> None:
    state = throw(late(at="chain towers"), 3, 4)
    assert can(state, Straight) == fields("towers", "boiler", "spring", "cog", "lamp", "bell")
    state = throw(late(at="boiler towers"), 3, 4)
    assert can(state, Straight) == fields("towers")
    assert why(state, Straight(field("lamp"))) == "C-Z1 not-nearer"
    assert can(state, Take) == set()


@pytest.mark.clause("C-Z1", "C-T4")
def test_a_special_throw_that_leads_nearer_only_straight_leaves_no_other_choice() -> None:
    state = throw(late(at="boiler-towers-4 towers", edition="nl"), 3, 3)
    assert can(state, Straight) == fields("towers")
    assert can(state, Walk) == can(state, Rest) == set()


@pytest.mark.clause("C-Z1")
def test_challenges_hold_on_the_way() -> None:
    state = throw(late(at="boiler-spring-5 boiler-spring-2"), 1, 2)
    state = play(state, Walk(field("boiler-spring-2")))
    assert can(state, Demand)
    staying = throw(late(at="spring spring"), 2, 2)
    assert can(staying, Demand)


@pytest.mark.clause("C-Z1")
@pytest.mark.parametrize(
    ("one", "two", "search"), [(1, 2, True), (4, 5, True), (3, 3, True), (1, 3, False)]
)
def test_arrival_gives_a_search_only_by_an_odd_throw_or_a_double(
    one: int, two: int, search: bool
) -> None:
    state = throw(late(at="boiler-towers-5 towers"), one, two)
    after = play(state, Walk(field("towers")))
    assert (after.stage == "towers") is search
    assert search or after.turn == B


@pytest.mark.clause("C-Z1", "C-H1")
def test_arrival_gives_no_demand() -> None:
    state = throw(late(at="boiler-towers-5 towers"), 3, 4)
    after = play(state, Walk(field("towers")))
    assert can(after, Seek)
    assert can(after, Demand) == set()


@pytest.mark.clause("C-Z1")
def test_whoever_is_back_stays() -> None:
    for one, two in ((1, 2), (3, 4), (6, 6)):
        state = throw(late(), one, two)
        assert can(state, Walk) == can(state, Straight) == set()


@pytest.mark.clause("C-Z2")
@pytest.mark.parametrize("dice", [(1, 2), (1, 4), (3, 6), (2, 2)])
def test_at_the_towers_an_odd_throw_or_a_double_lets_one_search(dice: tuple[int, int]) -> None:
    state = throw(late(), *dice)
    assert card("F1a") in can(state, Seek)
    after = play(state, Seek(card("F1a")), Point(4))
    assert card("F1d") in hand(after, A)


@pytest.mark.clause("C-Z2")
@pytest.mark.parametrize("dice", [(1, 3), (2, 4), (2, 6), (4, 6)])
def test_an_even_throw_that_is_no_double_loses_the_turn(dice: tuple[int, int]) -> None:
    assert Lost(A) in heard(late(), Throw(*dice), B)
    state = throw(late(), *dice)
    assert (state.turn, state.stage) == (B, "throw")


@pytest.mark.clause("C-Z2")
@pytest.mark.parametrize(
    ("dice", "demand"),
    [((3, 4), True), ((5, 6), True), ((2, 2), True), ((1, 2), False), ((4, 5), False)],
)
def test_seven_eleven_or_a_double_let_one_demand(dice: tuple[int, int], demand: bool) -> None:
    state = throw(late(), *dice)
    assert bool(can(state, Demand)) is demand
    if not demand:
        assert why(state, Demand(B, card("F1a"))) == "C-Z2 no-demand-now"


@pytest.mark.clause("C-Z2")
def test_one_may_demand_only_from_opponents_already_at_the_towers() -> None:
    state = throw(late(THREE, "towers boiler towers"), 3, 4)
    assert {of for of, _ in can(state, Demand)} == {C}
    assert why(state, Demand(B, card("F1a"))) == "C-Z2 not-back"
    state = throw(late(THREE), 3, 4)
    assert {of for of, _ in can(state, Demand)} == {B, C}


@pytest.mark.clause("C-Z2", "C-R1")
@pytest.mark.parametrize("dice", [(3, 4), (4, 5)])
def test_what_a_throw_allows_at_the_towers_is_not_the_next_players(dice: tuple[int, int]) -> None:
    state = play(throw(late(at="towers boiler-spring-3"), *dice), Rest())
    after = play(throw(state, 1, 2), Walk(field("boiler")))
    assert (after.turn, after.stage) == (A, "throw")


@pytest.mark.clause("C-Z2")
def test_a_demand_comes_instead_of_a_search() -> None:
    state = throw(late(), 3, 4)
    given = play(state, Demand(B, card("F1a")), Give(card("F1c")))
    assert given.turn == B
    assert play(state, Seek(card("F1a")), Point(4)).turn == B
    assert play(state, Rest()).turn == B


@pytest.mark.clause("C-Z2", "C-H5")
def test_at_the_towers_too_the_one_asked_in_vain_may_demand_in_return() -> None:
    state = play(throw(late(THREE), 3, 4), Demand(C, card("F1a")))
    assert (asked(state), state.stage) == (C, "counter")
    assert {of for of, _ in can(state, Demand)} == {A}


@pytest.mark.clause("C-Z2")
def test_without_discards_an_odd_throw_gives_nothing() -> None:
    state = throw(table(TWO, yards="empty"), 1, 2)
    assert (state.turn, state.stage) == (B, "throw")


def quiet(turns: int, idle: int) -> State:
    return late(turns=turns, idle=idle)


@pytest.mark.clause("C-Z3")
def test_a_hundred_rounds_of_the_end_phase_without_a_set_are_a_draw() -> None:
    state = throw(quiet(300, 199), 1, 3)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.clause) == (
        (),
        "clockwork-over-quiet",
        "C-Z3",
    )
    assert GAME.outcome(throw(quiet(300, 198), 1, 3)) is None


@pytest.mark.clause("C-Z3")
def test_a_set_laid_begins_the_count_anew() -> None:
    state = late("F1a F1b F1c | K1a", turns=300, idle=198)
    after = play(throw(state, 1, 2), Seek(card("F1a")), Point(4))
    assert after.laid[A] == (0,)
    assert after.idle == 1
    assert hand(after, A) == cards("")


@pytest.mark.clause("C-Z3")
def test_three_hundred_rounds_in_all_are_a_draw() -> None:
    state = table(TWO, "boiler towers", turns=599)
    after = play(throw(state, 1, 3), Walk(field("boiler-spring-4")))
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "clockwork-over-late")
    earlier = table(TWO, "boiler towers", turns=598)
    assert GAME.outcome(play(throw(earlier, 1, 3), Walk(field("boiler-spring-4")))) is None


def test_a_round_is_a_turn_of_everybody() -> None:
    rounds = [seen(table(THREE, turns=turns), A).round for turns in (0, 2, 3, 7)]
    assert rounds == [1, 1, 2, 3]


@pytest.mark.clause("C-Z3")
def test_rounds_before_the_end_phase_do_not_count_as_quiet() -> None:
    state = table(TWO, "boiler towers", turns=250)
    assert play(throw(state, 1, 3), Walk(field("boiler-spring-4"))).idle == 0
