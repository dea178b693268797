"""A puzzle proven anew: its solution, its near misses, how many first moves are right."""

from collections.abc import Sequence
from typing import Any

from igroteka.kernel import GameError, convert
from igroteka.kernel.lessons import Scripted
from igroteka.kernel.puzzles import BadPuzzle, Puzzle

from .forcing import Forcing
from .riddle import AnyGame, Attempt, attempt, puzzle_match


def rehearsed(game: AnyGame, puzzle: Puzzle, line: Sequence[Scripted], what: str) -> Attempt:
    """That line played through the checked door; BadPuzzle says which move cannot be made."""
    match = puzzle_match(game, puzzle, puzzle.id)
    for at, scripted in enumerate(line, start=1):
        try:
            match.play(scripted.by, convert(scripted.action, game.action_type))
        except (GameError, ValueError) as error:
            where = f"{what}, move {at}"
            raise BadPuzzle(f"{game.id} {puzzle.id}", where, str(error)) from error
    return attempt(puzzle, match)


def position_after(game: AnyGame, puzzle: Puzzle, line: Sequence[Scripted]) -> Any:
    state = puzzle_match(game, puzzle, puzzle.id).state
    for scripted in line:
        state = game.apply(state, scripted.by, convert(scripted.action, game.action_type))
    return state


def solved_by(game: AnyGame, puzzle: Puzzle) -> None:
    """The written solution solves it, by the real rules."""
    if rehearsed(game, puzzle, puzzle.solution, "solution").stands != "solved":
        raise BadPuzzle(f"{game.id} {puzzle.id}", "solution", "it does not reach the goal")


def missed_by(game: AnyGame, puzzle: Puzzle) -> None:
    """After each near miss and its answer nothing reaches the goal any more."""
    for at, miss in enumerate(puzzle.near, start=1):
        tried = rehearsed(game, puzzle, miss.line, f"near miss {at}")
        after = position_after(game, puzzle, miss.line)
        if tried.stands != "failed" and Forcing(game, puzzle).forced(after, tried.used):
            raise BadPuzzle(
                f"{game.id} {puzzle.id}", f"near miss {at}", "it still reaches the goal"
            )


def proven(game: AnyGame, puzzle: Puzzle) -> None:
    """All of it anew: the solution, the near misses, and how many first moves are right."""
    solved_by(game, puzzle)
    missed_by(game, puzzle)
    state = puzzle_match(game, puzzle, puzzle.id).state
    moves = game.legal(state, puzzle.seat)
    ways = sum(1 for _ in Forcing(game, puzzle).ways(state, 0))
    said = puzzle.proof
    if (ways, len(moves)) != (said.ways, said.of):
        why = f"{ways} of {len(moves)} first moves are right, not {said.ways} of {said.of}"
        raise BadPuzzle(f"{game.id} {puzzle.id}", "proof", why)
