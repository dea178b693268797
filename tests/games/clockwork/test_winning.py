"""Completing and winning (C-W1, C-W2, C-W3)."""

from typing import Any

import pytest

from igroteka.games.clockwork.actions import Demand, Give, Point, Return, Seek, Walk
from igroteka.games.clockwork.events import Completed, Over
from igroteka.games.clockwork.state import State
from igroteka.kernel import Outcome

from .table import GAME, A, B, card, cards, field, hand, heard, play, seen, set_of, table, throw

AIRSHIP = "A1 A2 A3 A4 A5 A6"


def drawn(hands: str, top: str, **more: Any) -> State:
    """A walks into the Spring Yard and takes this card."""
    state = table(hands, "boiler-spring-5 towers", yards=f"F6a|{top}", **more)
    return play(throw(state, 1, 2), Walk(field("spring")))


def met(hands: str, **more: Any) -> State:
    state = table(hands, "boiler-spring-3 boiler-spring-6", **more)
    return play(throw(state, 1, 2), Walk(field("boiler-spring-6")))


def winner(state: State) -> tuple[int, ...]:
    outcome = GAME.outcome(state)
    assert isinstance(outcome, Outcome)
    return outcome.winners


@pytest.mark.clause("C-W1")
@pytest.mark.parametrize(
    ("held", "last", "number"), [("F2a F2b F2d", "F2c", "F2"), ("K4b K4c K4d", "K4a", "K4")]
)
def test_a_complete_machine_is_laid_open_at_once(held: str, last: str, number: str) -> None:
    state = drawn(f"{held} scrap | K1a", last)
    assert state.laid == ((set_of(number),), ())
    assert hand(state, A) == cards("scrap")
    assert seen(state, B).laid == state.laid


@pytest.mark.clause("C-W1")
def test_all_see_a_machine_laid() -> None:
    state = throw(table("F2a F2b F2d | K1a", "boiler-spring-5", yards="F6a|F2c"), 1, 2)
    for by in (A, B, None):
        assert Completed(A, set_of("F2")) in heard(state, Walk(field("spring")), by)


@pytest.mark.clause("C-W1")
def test_three_parts_are_no_machine() -> None:
    assert drawn("F2a F2b scrap | K1a", "F2c").laid == ((), ())


@pytest.mark.clause("C-W1")
def test_a_player_may_complete_two_of_one_kind() -> None:
    state = drawn("F2a F2b F2d | K1a", "F2c", laid="F1 |")
    assert state.laid[A] == (set_of("F1"), set_of("F2"))
    assert GAME.outcome(state) is None


@pytest.mark.clause("C-W1")
def test_a_machine_is_laid_in_anothers_turn_too() -> None:
    state = play(
        met("F1a F2d F3a K1a A1 A2 scrap | F1b F2a F2b F2c"),
        Demand(B, card("F1a")),
        Give(card("F1b")),
        Return(card("F2d")),
    )
    assert state.laid == ((), (set_of("F2"),))


@pytest.mark.clause("C-W1")
def test_if_gift_and_return_complete_sets_on_both_sides_the_demanders_is_laid_first() -> None:
    state = met("F1a F1b F1c F2d K1a A1 scrap | F1d F2a F2b F2c")
    state = play(state, Demand(B, card("F1a")), Give(card("F1d")))
    assert state.laid == ((set_of("F1"),), ())
    after = play(state, Return(card("F2d")))
    assert after.laid == ((set_of("F1"),), (set_of("F2"),))


@pytest.mark.clause("C-W2")
def test_the_airship_is_not_laid_without_the_power_machine() -> None:
    state = drawn("A1 A2 A3 A4 A5 | K1a", "A6")
    assert state.laid == ((), ())
    assert hand(state, A) == cards(AIRSHIP)


@pytest.mark.clause("C-W2")
@pytest.mark.parametrize(("held", "last"), [(AIRSHIP, "power"), ("A1 A2 A3 A4 A5 power", "A6")])
def test_the_airship_with_the_power_machine_wins(held: str, last: str) -> None:
    state = drawn(f"{held} | K1a", last)
    assert winner(state) == (A,)
    assert state.laid[A] == (10, 12)
    assert GAME.outcome(state).reason == "clockwork-over-airship"  # type: ignore[union-attr]


@pytest.mark.clause("C-W2", "C-R3")
def test_power_found_by_a_wrong_pick_wins_before_the_card_shown_goes_down() -> None:
    state = table(f"{AIRSHIP} | K1a", "boiler-towers-4", discards="3:power")
    state = play(throw(state, 1, 2), Walk(field("towers")), Seek(card("A1")), Point(3))
    assert winner(state) == (A,)


@pytest.mark.clause("C-W3")
@pytest.mark.parametrize(
    ("held", "laid", "last"),
    [
        ("scrap", "F1 K1 |", "fuel"),
        ("fuel F1a F1b F1c", "K1 |", "F1d"),
        ("fuel K1a K1b K1c", "F1 |", "K1d"),
    ],
)
def test_a_flying_machine_a_code_breaker_and_fuel_win(held: str, laid: str, last: str) -> None:
    state = drawn(f"{held} | K2a", last, laid=laid)
    assert winner(state) == (A,)
    assert GAME.outcome(state).reason == "clockwork-over-machines"  # type: ignore[union-attr]
    assert GAME.active(state) == ()


@pytest.mark.clause("C-W3")
@pytest.mark.parametrize(
    ("held", "laid", "last"),
    [
        ("scrap", "F1 F2 |", "fuel"),
        ("scrap", "K1 K2 |", "fuel"),
        ("fuel F1a F1b F1c", "F2 |", "F1d"),
        ("power F1a F1b F1c", "K1 |", "F1d"),
        ("scrap", "| F1 K1", "fuel"),
    ],
)
def test_anything_less_does_not(held: str, laid: str, last: str) -> None:
    assert GAME.outcome(drawn(f"{held} | K2a", last, laid=laid)) is None


@pytest.mark.clause("C-W3")
def test_a_win_counts_in_anothers_turn_too() -> None:
    state = met("F1a fuel F3a K3a A1 A2 scrap | F1b", laid="| F2 K2")
    state = play(state, Demand(B, card("F1a")), Give(card("F1b")))
    assert Over((B,), "clockwork-over-machines") in heard(state, Return(card("fuel")), None)
    assert winner(play(state, Return(card("fuel")))) == (B,)


@pytest.mark.clause("C-W3")
def test_the_first_to_lay_wins_before_anything_is_given_back() -> None:
    state = met("fuel F1a F1b F1c F3a A1 A2 | F1d K1a K1b K1c", laid="K2 | F2")
    state = play(state, Demand(B, card("F1a")), Give(card("F1d")))
    assert winner(state) == (A,)
    assert hand(state, B) == cards("K1a K1b K1c")


@pytest.mark.clause("C-W3")
def test_after_the_end_everything_is_turned_up() -> None:
    state = drawn("scrap | K2a", "fuel", laid="F1 K1 |", discards="5:A1")
    for seat in (A, B, None):
        opened = seen(state, seat).opened
        assert opened.hands == (cards("scrap"), cards("K2a"))
        assert opened.table[5] == card("A1")
