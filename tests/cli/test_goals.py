"""What is wanted of the house's speed, told from figures: nothing here is timed."""

import pytest

from igroteka.cli.goals import Goal, cells, of_commands, of_moves, of_np, row
from igroteka.cli.np_speed import RoundTime
from igroteka.cli.speed import Speed, together
from igroteka.cli.speed_page import page
from igroteka.games import SHELF


def speed(name: str, moves: int) -> Speed:
    return Speed(name, 1, moves, 1.0, float(moves))


ROUNDS = [
    (speed("catanatron", 1_000), [speed("roads duel", 3_000), speed("prison pink", 6_000)]),
    (speed("catanatron", 500), [speed("roads duel", 1_000), speed("prison pink", 4_000)]),
    (speed("catanatron", 2_000), [speed("roads duel", 8_000), speed("prison pink", 4_500)]),
]


def test_a_ratio_is_taken_within_a_round_and_then_the_middle_of_them() -> None:
    roads, prison = of_moves(ROUNDS)
    assert roads.ratio == 3
    assert roads.spread[0] == 1_000
    assert roads.spread[1] == 8_000
    assert (roads.met, roads.goal) == (True, "≥ 1 × peer")
    assert (prison.us, prison.goal, prison.met) == (4_500, "≥ 5,000", False)


def test_without_a_peer_only_what_needs_one_stays_open() -> None:
    roads, prison = of_moves([(None, speeds) for _, speeds in ROUNDS])
    assert (roads.peer, roads.ratio, roads.met) == (None, None, None)
    assert prison.met is False


@pytest.mark.parametrize(("us", "met"), [(4.9, True), (5.0, True), (5.1, False)])
def test_a_time_is_met_from_above(us: float, met: bool) -> None:
    median, _ = of_np(RoundTime(8, 20, us, 19.0))
    assert median.met is met


def test_a_command_is_judged_by_the_middle_of_its_times() -> None:
    (told,) = of_commands({"--help": [0.1, 0.9, 0.12]})
    assert (told.us, told.spread, told.met) == (0.12, (0.1, 0.9), True)


def test_turns_are_put_together_by_their_seconds() -> None:
    turns = [Speed("a", 2, 100, 1.0, 100.0), Speed("a", 1, 500, 3.0, 166.7)]
    assert together(turns) == Speed("a", 3, 600, 4.0, 150.0)


def test_the_page_has_a_line_a_figure_and_counts_what_is_met() -> None:
    rows = [*of_moves(ROUNDS), row("frames", [1.0], Goal(2, at_most=True))]
    lines = page(rows).splitlines()
    assert [line for line in lines if line.startswith("| ")][2:] == [
        f"| {' | '.join(cells(each))} |" for each in rows
    ]
    assert lines[-1] == "2 of 3 goals are met."


def test_every_goal_names_a_set_up_that_is_measured() -> None:
    from igroteka.cli.goals import MOVES
    from igroteka.cli.speed import set_ups

    assert MOVES.keys() <= {name for name, _, _ in set_ups(SHELF.values())}
