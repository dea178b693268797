"""Bots at a table in virtual time, beside whoever is asked from outside."""

from random import Random
from typing import Any

from tests.laws.lantern.actions import Peek, Swap

from igroteka.kernel import CLOCK
from igroteka.match import Choice, Knowledge, Party, Virtual

from .tables import ANN, BOB, LANTERN, lantern


class Counter:
    """Bears in mind how often it was asked."""

    memo_type = int

    def choose(self, knowledge: Knowledge[Any, Any], memo: int | None, rng: Random) -> Choice:
        return Choice(Peek(1), (memo or 0) + 1)


def party(sand: str) -> Party:
    return Party(Virtual(LANTERN, lantern(sand=sand).state), {BOB: Counter()}, "elm")


def test_only_whoever_has_no_bot_is_asked_from_outside() -> None:
    here = party("3")
    assert here.choice(ANN) is None
    assert here.choice(BOB) is not None


def test_what_a_bot_bore_in_mind_comes_back_with_the_next_question() -> None:
    here = party("3")
    for asked in (1, 2):
        choice = here.choice(BOB)
        assert choice is not None
        assert choice.memo == asked
        here.act(BOB, choice)


def test_a_choice_that_the_sand_forestalls_is_not_borne_in_mind() -> None:
    here = party("3")
    here.table.now_ms = 2_900
    slow = Choice(Swap(0, here.table.state.hands[BOB][0]), 1)
    assert here.act(BOB, slow).seat == CLOCK
    assert BOB not in here.memos
