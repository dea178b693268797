"""Where a match stands in its puzzle: what is to be reached, and with how many moves."""

from typing import Any, Literal

from msgspec import Struct

from igroteka.kernel import Game
from igroteka.kernel.puzzles import BadPuzzle, Puzzle, goal_of

from .fork import in_effect
from .match import Match
from .posing import posed_match

AnyGame = Game[Any, Any, Any]


class Attempt(Struct, frozen=True):
    """`used` are the own moves made so far."""

    stands: Literal["open", "solved", "failed"]
    used: int


def puzzle_match(game: AnyGame, puzzle: Puzzle, seed: str) -> Match[Any, Any]:
    """A fresh match of that puzzle, whose log is still empty."""
    return posed_match(game, puzzle, seed, BadPuzzle, puzzle=puzzle.id, help=puzzle.help)


def attempt(puzzle: Puzzle, match: Match[Any, Any]) -> Attempt:
    used = sum(entry.seat == puzzle.seat for entry in in_effect(match.log))
    return Attempt(stands(match.game, puzzle, match.state, used), used)


def stands(
    game: AnyGame, puzzle: Puzzle, state: Any, used: int
) -> Literal["open", "solved", "failed"]:
    goal = goal_of(game, puzzle)
    if goal.met(state, puzzle.seat, puzzle.numbers):
        return "solved"
    over = not game.active(state) or (puzzle.moves and used >= puzzle.moves)
    passed = puzzle.turn and goal.over(state, puzzle.seat, puzzle.numbers)
    return "failed" if over or passed else "open"
