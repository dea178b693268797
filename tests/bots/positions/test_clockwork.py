"""Ten positions of Clockwork, and what a sensible hint may be in each."""

from typing import Any

from msgspec.structs import replace
from tests.games.clockwork.table import GAME, A, B, card, cards, table, throw

from igroteka.bots import Hint
from igroteka.bots.taste.clockwork.reasons import reasons
from igroteka.games.clockwork.actions import (
    Choose,
    Demand,
    Discard,
    Give,
    Lay,
    Point,
    Seek,
    Straight,
    Take,
    Walk,
)
from igroteka.games.clockwork.board import TOWERS
from igroteka.games.clockwork.state import State
from igroteka.games.clockwork.yard import has_card

from .coach import hinted, said

NEARLY = "F1a F1b F1c K1a K1b fuel scrap"
THEIRS = "F2a F2b K2a K2b A1 A2 scrap"
DRAGONFLY = 0


def at(state: State, stage: Any, **given: Any) -> State:
    return replace(state, stage=stage, **given)


def told(state: State) -> Hint:
    return hinted(GAME, state, state.asked)


def test_at_the_towers_one_seeks_the_part_that_completes_a_machine() -> None:
    state = table(f"{NEARLY} | {THEIRS}", discards="9:F1d 12:K2d")
    given = told(at(state, "towers", may_search=True))
    assert given.deed[0] in [Seek(card(name)) for name in ("F1a", "F1b", "F1c", "fuel", "power")]
    assert said(given) == {"search": {"card": card("F1d")}}


def test_one_turns_up_the_discard_that_completes_the_set_and_is_told_so() -> None:
    state = table(f"{NEARLY} | {THEIRS}", discards="9:F1d 12:K2d")
    given = told(at(state, "point", sought=card("F1a")))
    assert given.deed == (Point(9),)
    assert said(given) == {"found": {"card": card("F1d"), "set": DRAGONFLY, "missing": 0}}


def test_a_pick_that_lets_one_escape_wins() -> None:
    state = table(f"F1a F1b F1c fuel scrap | {THEIRS}", discards="9:F1d 12:K2d", laid="K3 |")
    given = told(at(state, "point", sought=card("F1a")))
    assert given.deed == (Point(9),)
    assert said(given) == {"wins": {}}


def test_whoever_has_scrap_to_spare_discards_it() -> None:
    state = table(f"F1a F1b K1a K1b fuel scrap scrap scrap | {THEIRS}")
    given = told(at(state, "discard"))
    assert given.deed == (Discard(card("scrap")),)
    assert "scrap" in said(given)


def test_of_a_machine_hardly_begun_and_two_nearly_built_the_first_is_thinned() -> None:
    state = table(f"F1a F1b F1c K1a K1b K1c F3a fuel | {THEIRS}")
    given = told(at(state, "discard"))
    assert given.deed == (Discard(card("F3a")),)
    assert said(given) == {"spare": {"set": 2, "missing": 3}}


def test_at_a_scrapyard_where_nobody_stands_one_takes_the_card() -> None:
    state = at(table(f"F1a F1b K1a | {THEIRS}", at="boiler cog"), "arrive")
    given = told(state)
    assert given.deed == (Take(),)
    numbers = said(given)["draw"]
    assert 0 < numbers["useful"] < numbers["pool"]


def test_scrap_is_given_in_place_of_the_part_that_was_asked_for() -> None:
    state = table(f"F1d K2a A1 | {NEARLY}", at="boiler boiler")
    state = at(state, "give", asker=A, giver=B, asked=B, sought=card("F1d"))
    given = told(state)
    assert given.deed == (Give(card("scrap")),)
    assert said(given) == {"shield": {}}


def test_where_a_discard_lies_and_who_one_is_make_no_difference() -> None:
    state = at(table(f"{NEARLY} | {THEIRS}"), "lay", shown=card("A4"))
    assert isinstance(told(state).deed[0], Lay)
    fresh = GAME.start(2, GAME.settle(2, {}))
    assert isinstance(hinted(GAME, fresh).deed[0], Choose)


def test_with_the_missing_part_among_the_discards_one_goes_to_the_towers() -> None:
    state = table(f"{NEARLY} | {THEIRS}", at="boiler-towers-1 cog", discards="9:F1d")
    given = told(throw(state, 1, 1))
    assert given.deed[0] in [Walk(TOWERS), Straight(TOWERS)]
    assert said(given) == {"towers": {"card": card("F1d")}}


def test_whoever_is_known_to_hold_the_missing_part_is_challenged() -> None:
    state = table(f"{NEARLY} | F1d F2b K2a K2b A1 A2 A3", at="boiler boiler")
    seen = replace(state.memory, private=(((card("F1d"), 1 << B, 0),), ()))
    given = told(at(state, "arrive", memory=seen, may_demand=True))
    assert isinstance(given.deed[0], Demand)
    assert given.deed[0].card in cards("F1a F1b F1c")
    assert said(given) == {"demand": {"seat": B, "set": DRAGONFLY, "percent": 100}}


def test_a_card_that_cannot_help_is_no_reason_to_go_to_a_scrapyard() -> None:
    """Who has nothing but fuel and a power machine has begun no set that a card could join."""
    state = throw(table(f"fuel power scrap | {THEIRS}", at="boiler-towers-1 cog"), 6, 6)
    ways = [one for one in GAME.legal(state, A) if isinstance(one, Walk) and one.to != TOWERS]
    assert any(has_card(state, one.to) for one in ways)
    given = [reasons(state, one, state, A)[0].text for one in ways]
    assert "clockwork-hint-draw" not in given
