"""Games by the thousand."""

import pytest
from msgspec.structs import replace
from tests.laws.cases import LANTERN

from igroteka.bots import BadBot
from igroteka.games import SHELF
from igroteka.study import BadLineup, Here, Report, lineup, simulate
from igroteka.study.simulate import quantiles

ROADS = SHELF["roads"]


def untimed(report: Report) -> Report:
    return replace(report, seconds=0.0, moves_per_second=0.0)


def test_a_report_counts_every_game_once() -> None:
    report = simulate(ROADS, 40, ["random"], seed="count")
    assert report.games == 40
    assert sum(report.outcomes.reasons.values()) == 40
    assert sum(report.outcomes.wins) + report.outcomes.draws == 40
    assert report.outcomes.started is not None
    assert sum(report.outcomes.started) == sum(report.outcomes.wins)
    assert report.length["min"] <= report.length["p50"] <= report.length["max"] <= 48
    assert 40 * report.length["min"] <= report.moves <= 40 * report.length["max"]


def test_the_same_seed_gives_the_same_games_on_one_core_or_two() -> None:
    reports = [
        untimed(simulate(ROADS, 12, ["greedy", "random"], seed="same", crew=Here(jobs)))
        for jobs in (1, 2)
    ]
    assert reports[0] == reports[1]


def test_another_seed_gives_other_games() -> None:
    one, other = (untimed(simulate(ROADS, 12, seed=seed)) for seed in ("one", "other"))
    assert one.outcomes != other.outcomes or one.length != other.length


def test_progress_is_told_after_each_game() -> None:
    told: list[tuple[int, int]] = []
    simulate(ROADS, 3, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_no_games_make_an_empty_report() -> None:
    report = simulate(ROADS, 0)
    assert (report.moves, report.outcomes.reasons, report.length["max"]) == (0, {}, 0)


def test_a_game_with_sand_is_simulated_in_virtual_time() -> None:
    report = simulate(LANTERN, 5, seats=3, seed="sand")
    assert sum(report.outcomes.reasons.values()) == 5


def test_one_bot_fills_every_seat_and_several_say_how_many_seats() -> None:
    assert lineup(ROADS, ["greedy"], 4) == ("greedy",) * 4
    assert lineup(ROADS, ["greedy"], None) == ("greedy",) * 2
    assert lineup(ROADS, ["greedy", "random", "random"], None) == ("greedy", "random", "random")


@pytest.mark.parametrize(
    ("bots", "seats", "said"),
    [
        (["random"], 7, "roads is for 2 to 6 players, not 7"),
        (["random", "greedy"], 3, "2 bots for 3 seats"),
        (["random"] * 8, None, "not 8"),
    ],
)
def test_bots_that_do_not_fit_the_seats_are_refused(
    bots: list[str], seats: int | None, said: str
) -> None:
    with pytest.raises(BadLineup, match=said):
        lineup(ROADS, bots, seats)


def test_an_unknown_bot_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadBot):
        simulate(ROADS, 1, ["random", "genius"])


def test_quantiles_of_one_to_eleven() -> None:
    assert quantiles(range(11, 0, -1)) == {"min": 1, "p10": 2, "p50": 6, "p90": 10, "max": 11}
