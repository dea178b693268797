"""Bots are tried by matches. Bounds are binomial: a coin would pass one in ten thousand times."""

from math import sqrt

import pytest

from igroteka.kernel import Seat

from .tables import play, score

SIGMAS = 3.72
HEAP = {"variant": "heap", "cards": "12"}


def more_than_luck(games: int) -> float:
    """Points that a bot no better than the other gets once in ten thousand matches."""
    return games / 2 + SIGMAS * sqrt(games) / 2


@pytest.mark.parametrize(
    "options",
    [{"variant": "duel"}, {"lanes": "on"}, {"variant": "newspaper", "field": "5x6"}],
    ids=str,
)
def test_greedy_beats_random(options: dict[str, str]) -> None:
    assert score("greedy", "random", 200, **options) > more_than_luck(200)


def test_greedy_beats_random_nine_times_in_ten_at_the_heap() -> None:
    assert score("greedy", "random", 100, variant="heap") >= 90


@pytest.mark.parametrize("side", ["first", "second"])
def test_greedy_does_better_at_either_side_of_the_duel_than_random(side: str) -> None:
    won = {bot: duels_won(bot, side, 100) for bot in ("greedy", "random")}
    assert won["greedy"] > won["random"] + SIGMAS * sqrt(100) / 2


def duels_won(bot: str, side: str, games: int) -> int:
    """Against random, in the games in which the lot gave it this side."""
    won = played = number = 0
    while played < games:
        number += 1
        result = play((bot, "random"), f"side {number}", cards="12")
        if (result.state.starter == 0) == (side == "first"):
            played += 1
            won += Seat(0) in result.outcome.winners
    return won


def test_a_strong_greedy_beats_an_easy_one() -> None:
    assert score("greedy:strong", "greedy:easy", 80, **HEAP) > more_than_luck(80)


@pytest.mark.parametrize(
    ("games", "options"),
    [(200, {"variant": "duel", "cards": "12"}), (40, {"variant": "newspaper", "field": "5x4"})],
    ids=str,
)
def test_search_beats_greedy(games: int, options: dict[str, str]) -> None:
    assert score("search:easy", "greedy", games, **options) > more_than_luck(games)


def test_search_beats_random_at_the_heap() -> None:
    assert score("search:easy", "random", 30, **HEAP) > more_than_luck(30)
