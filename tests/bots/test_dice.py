"""The same seed gives the same game; thinking never touches the game's dice."""

from random import Random
from typing import Any

import pytest

from igroteka.bots import SPECS
from igroteka.kernel import Seat
from igroteka.match import Choice, Knowledge, play_out

from .tables import ROADS, asked, choice, play


@pytest.mark.parametrize("bot", ["random", "greedy", "search:easy"])
def test_the_same_seed_gives_the_same_moves(bot: str) -> None:
    games = [play((bot, bot), "elm", variant="heap", cards="12") for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("bot", ["random", "greedy", "search:easy"])
def test_another_seed_gives_another_game(bot: str) -> None:
    small = {"variant": "newspaper", "field": "4x3"}
    games = [play((bot, bot), seed, **small).state for seed in ("elm", "oak")]
    assert games[0].network != games[1].network


@pytest.mark.parametrize("bot", ["greedy", "search:easy"])
def test_the_same_thoughts_lead_to_the_same_move(bot: str) -> None:
    table = asked(ROADS, 3, "ash", 9, variant="newspaper")
    seat = table.state.turn
    assert choice(bot, table, seat) == choice(bot, table, seat)


class First:
    """Lays the first card it may, after so many idle thoughts."""

    memo_type = None

    def __init__(self, thoughts: int) -> None:
        self.thoughts = thoughts

    def choose(self, knowledge: Knowledge[Any, Any], memo: None, rng: Random) -> Choice:
        for _ in range(self.thoughts):
            knowledge.imagine(rng)
        return Choice(knowledge.legal()[0])


def test_a_bot_that_thinks_longer_meets_the_same_dice() -> None:
    options = ROADS.settle(2, {"variant": "heap", "cards": "12"})
    quick = play_out(ROADS, options, [First(0), First(0)], "fir")
    slow = play_out(ROADS, options, [First(7), First(1)], "fir")
    assert quick == slow


def test_whose_turn_it_is_does_not_hang_on_the_bots() -> None:
    starters = {play((bot, "random"), "larch", cards="12").state.starter for bot in SPECS[:4]}
    assert len(starters) == 1
    assert starters <= {Seat(0), Seat(1)}
