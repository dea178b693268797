"""Proves a puzzle anew: by trying every move, or by the prover of a game with too many of them."""

from typing import Any

from igroteka import bots
from igroteka.kernel import Game
from igroteka.kernel.puzzles import BadPuzzle, Puzzle
from igroteka.match import missed_by, proven, puzzle_match, solved_by


def prove(game: Game[Any, Any, Any], puzzle: Puzzle) -> None:
    """BadPuzzle says what does not hold."""
    ways = bots.prover_of(game)
    if ways is None:
        proven(game, puzzle)
        return
    solved_by(game, puzzle)
    missed_by(game, puzzle)
    counted = ways(puzzle_match(game, puzzle, puzzle.id).state, puzzle)
    if counted != puzzle.proof.ways:
        why = f"there are {counted} solutions, not {puzzle.proof.ways}"
        raise BadPuzzle(f"{game.id} {puzzle.id}", "proof", why)
