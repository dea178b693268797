"""Bots against bots."""

from collections import Counter

import pytest

from igroteka.games import SHELF
from igroteka.kernel import Seat
from igroteka.study import BadLineup, tournament
from igroteka.study.ledger import Line, Task
from igroteka.study.ratings import ratings
from igroteka.study.tournament import seatings

ROADS = SHELF["roads"]


def test_everybody_meets_everybody_at_every_seat() -> None:
    pairs = seatings(["a", "b", "c"], 2)
    assert len(set(pairs)) == 6
    assert all(Counter(pair[seat] for pair in pairs)["a"] == 2 for seat in (0, 1))


def test_two_bots_at_three_seats_go_round() -> None:
    around = seatings(["a", "b"], 3)
    assert around == [("a", "b", "a"), ("b", "a", "a"), ("a", "a", "b")]


def test_greedy_stands_above_random() -> None:
    result = tournament(ROADS, ["random", "greedy"], 40, seed="cup", options={"variant": "heap"})
    first, last = result.standings
    assert (first.bot, last.bot) == ("greedy", "random")
    assert first.won.count + last.won.count == 40
    assert first.won.low > last.won.high
    assert first.rating > 1500 > last.rating


def test_the_same_seed_gives_the_same_table() -> None:
    cups = [tournament(ROADS, ["greedy", "random"], 6, seed="cup") for _ in range(2)]
    assert cups[0] == cups[1]


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"], []])
def test_an_arena_needs_two_bots(bots: list[str]) -> None:
    with pytest.raises(BadLineup, match="two different bots"):
        tournament(ROADS, bots, 2)


def rated(wins: int, losses: int) -> dict[str, int]:
    task = Task(ROADS, {}, ("a", "b"), "")
    lines = [Line((Seat(0),), "", 1)] * wins + [Line((Seat(1),), "", 1)] * losses
    return ratings(["a", "b"], [task] * len(lines), lines)


def test_odds_of_ten_to_one_are_four_hundred_points() -> None:
    found = rated(wins=10_000, losses=1_000)
    assert found["a"] - found["b"] == pytest.approx(400, abs=1)


def test_equals_are_rated_equal_and_a_clean_sheet_stays_on_the_scale() -> None:
    assert rated(wins=7, losses=7) == {"a": 1500, "b": 1500}
    assert 1500 < rated(wins=9, losses=0)["a"] < 2000
