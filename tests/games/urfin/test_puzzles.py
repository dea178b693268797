"""Every shipped puzzle can be solved, by the rules and not by chance (U-E1)."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from igroteka.bots.taste.urfin.solver import Standing, solutions
from igroteka.games.urfin.actions import Done, Grab, Put
from igroteka.games.urfin.puzzles import PUZZLES, Puzzle
from igroteka.games.urfin.rules import Urfin
from igroteka.games.urfin.state import State
from igroteka.kernel import Seat, players

pytestmark = pytest.mark.clause("U-E1")

URFIN = Urfin()
SOLUTIONS: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("solutions.toml").read_text(encoding="utf-8")
)
FEW_WAYS = [puzzle for puzzle, told in SOLUTIONS.items() if told["ways"] <= 5]


def posed(puzzle: str, seats: int = 1) -> State:
    return URFIN.start(seats, URFIN.settle(seats, {"puzzle": puzzle}))


def play(state: State, action: Any, seat: int = 0) -> State:
    assert URFIN.refuse(state, Seat(seat), action) is None
    return URFIN.apply(state, Seat(seat), action)


def solved(puzzle: str, seats: int = 1) -> State:
    """The known solution built part by part; whoever sits first does it all."""
    state = posed(puzzle, seats)
    for turn in SOLUTIONS[puzzle]["turns"]:
        for part, cell in turn:
            state = play(play(state, Grab(part)), Put(cell))
        for seat in players(seats):
            state = play(state, Done(), seat)
    return state


def test_there_are_puzzles_of_one_turn_and_of_two() -> None:
    turns = [len(puzzle.parts) for puzzle in PUZZLES.values()]
    assert len(turns) >= 20
    assert min(turns.count(1), turns.count(2)) >= 10
    assert set(SOLUTIONS) == set(PUZZLES)


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_puzzle_has_a_solution(puzzle: str) -> None:
    result = solved(puzzle).result
    assert result is not None
    assert result.reason == "urfin-over-solved"


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_puzzle_is_not_solved_by_doing_nothing(puzzle: str) -> None:
    state = posed(puzzle)
    while state.result is None:
        state = play(state, Done())
    assert not state.result.winners


@pytest.mark.parametrize("seats", [2, 4])
def test_more_than_one_may_try(seats: int) -> None:
    result = solved("one-01", seats).result
    assert result is not None
    assert result.winners == players(seats)


@pytest.mark.clause("U-B9", "U-M3")
def test_no_option_takes_a_puzzle_s_solution_away() -> None:
    """That of `two-11` fails where every breaking takes a whole move."""
    other = {"game": "adult", "steady_hands": "off", "slow_breaking": "on"}
    chosen = URFIN.settle(1, {"puzzle": "two-11", **other})
    assert URFIN.start(1, chosen) == posed("two-11")


@pytest.mark.parametrize("puzzle", FEW_WAYS)
def test_the_hard_ones_have_as_few_solutions_as_is_said(puzzle: str) -> None:
    assert (
        len(list(solutions(standing(puzzle), PUZZLES[puzzle].parts))) == SOLUTIONS[puzzle]["ways"]
    )


def standing(puzzle: str) -> Standing:
    state = posed(puzzle)
    return Standing(state.map, state.soldiers, state.field, state.crossed)


@pytest.mark.parametrize("puzzle", [name for name in PUZZLES if name.startswith("two")])
def test_one_turn_is_not_enough_where_there_are_two(puzzle: str) -> None:
    assert not list(solutions(standing(puzzle), PUZZLES[puzzle].parts[:1]))


def test_harder_ones_come_later() -> None:
    for length in (1, 2):
        ways = [SOLUTIONS[one.id]["ways"] for one in of_turns(length)]
        assert ways == sorted(ways, reverse=True)


def of_turns(length: int) -> list[Puzzle]:
    return [puzzle for puzzle in PUZZLES.values() if len(puzzle.parts) == length]
