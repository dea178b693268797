"""Bots against bots."""

from collections import Counter

import pytest

from igroteka.games import SHELF
from igroteka.kernel import Outcome, Seat
from igroteka.study import BadLineup, Here, tournament
from igroteka.study.ledger import Line, Task, tasks
from igroteka.study.ratings import ratings
from igroteka.study.rewards import is_shared, reward
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
    assert (first.rating or 0) > 1500 > (last.rating or 0)
    (pair,) = result.pairs
    assert (pair.bot, pair.other, pair.won.games) == ("random", "greedy", 40)
    assert pair.won.count == last.won.count


def test_the_same_seed_gives_the_same_table() -> None:
    cups = [tournament(ROADS, ["greedy", "random"], 6, seed="cup") for _ in range(2)]
    assert cups[0] == cups[1]


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"], []])
def test_an_arena_needs_two_bots(bots: list[str]) -> None:
    with pytest.raises(BadLineup, match="two different bots"):
        tournament(ROADS, bots, 2)


def test_a_team_meets_the_same_seeds_as_the_other_and_has_no_rating() -> None:
    """Nobody had the better dice; told apart by the seeds that one won and the other lost."""
    options = {"bag": "blind", "sand": "off"}
    result = tournament(SHELF["urfin"], ["random", "greedy"], 13, 2, "cup", options)
    first, last = result.standings
    assert (first.bot, last.bot) == ("greedy", "random")
    assert (first.rating, last.rating) == (None, None)
    assert (last.games, first.games) == (7, 6)
    (pair,) = result.pairs
    assert pair.won.count == 0
    assert pair.won.games == first.won.count


def test_line_ups_that_are_compared_meet_the_same_seeds() -> None:
    todo = tasks(ROADS, {}, [("a", "a"), ("b", "b")], 5, "x", alike=True)
    assert [task.seed for task in todo] == ["x/0", "x/0", "x/1", "x/1", "x/2"]


def test_a_soloist_is_compared_the_same_way() -> None:
    assert is_shared(SHELF["prison"], 1)
    assert not is_shared(SHELF["prison"], 2)
    assert is_shared(SHELF["urfin"], 4)


@pytest.mark.parametrize(
    ("game", "seats", "winners", "paid"),
    [
        ("roads", 3, (0,), [1.0, -0.5, -0.5]),
        ("roads", 2, (0, 1), [0.0, 0.0]),
        ("roads", 2, (), [0.0, 0.0]),
        ("urfin", 3, (0, 1, 2), [1.0, 1.0, 1.0]),
        ("urfin", 3, (), [0.0, 0.0, 0.0]),
        ("prison", 1, (0,), [1.0]),
        ("prison", 1, (), [0.0]),
        ("prison", 2, (1,), [-1.0, 1.0]),
    ],
)
def test_rivals_pay_one_another_and_a_team_is_paid_alike(
    game: str, seats: int, winners: tuple[int, ...], paid: list[float]
) -> None:
    outcome = Outcome(tuple(map(Seat, winners)), "over")
    assert [reward(SHELF[game], outcome, Seat(n), seats) for n in range(seats)] == paid


@pytest.mark.parametrize("jobs", [1, 2])
def test_whoever_stops_an_arena_gets_what_was_played(jobs: int) -> None:
    def stop(done: int, _total: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    cup = tournament(ROADS, ["random", "greedy"], 40, seed="cup", progress=stop, crew=Here(jobs))
    assert cup.games == 5
    assert sum(row.games for row in cup.standings) == 10
    whole = tournament(ROADS, ["random", "greedy"], 5, seed="cup")
    assert cup.standings == whole.standings


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
