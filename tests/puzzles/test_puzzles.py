"""What holds for every puzzle of every game; `igroteka puzzles --check` proves the rest."""

from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from tests.laws.words import speak
from tests.lessons.test_lessons import GAMES

from igroteka.games import SHELF
from igroteka.kernel import Game, convert, is_player, stream
from igroteka.kernel.clauses import page
from igroteka.kernel.langs import LANGS
from igroteka.kernel.puzzles import Puzzle, puzzles_of
from igroteka.match import Forcing, missed_by, puzzle_match, solved_by

MOST_CHARS = 120
WORLDS = 3


class Posed(NamedTuple):
    game: Game[Any, Any, Any]
    puzzle: Puzzle

    def __str__(self) -> str:
        return f"{self.game.id}-{self.puzzle.id}"


PUZZLES = [Posed(game, puzzle) for game in SHELF.values() for puzzle in puzzles_of(game)]
EACH = pytest.mark.parametrize("posed", PUZZLES, ids=str)
PUZZLING = [game for game in SHELF.values() if puzzles_of(game)]
EACH_GAME = pytest.mark.parametrize("game", PUZZLING, ids=[game.id for game in PUZZLING])


@EACH
def test_its_solution_solves_it_and_its_near_misses_do_not(posed: Posed) -> None:
    solved_by(*posed)
    missed_by(*posed)


def is_alone(puzzle: Puzzle) -> bool:
    """One turn, and no other player answers: then the whole solution is tried instead."""
    others = {move.by for move in puzzle.solution} - {puzzle.seat}
    return puzzle.turn and not any(map(is_player, others))


@EACH
def test_nothing_that_the_solver_cannot_know_decides_it(posed: Posed) -> None:
    """In every world the seat could believe, the first move is right; a turn alone solves it."""
    game, puzzle = posed
    state = puzzle_match(game, puzzle, "oak").state
    first = convert(puzzle.solution[0].action, game.action_type)
    for number in range(WORLDS):
        world = game.imagine(state, puzzle.seat, stream("worlds", puzzle.id, number))
        if puzzle.proof.of and not is_alone(puzzle):
            after = game.apply(world, puzzle.seat, first)
            assert Forcing(game, puzzle).forced(after, 1)
        else:
            solved_by(game, replace(puzzle, position=game.show(world)))


@EACH
def test_it_names_clauses_of_its_rules(posed: Posed) -> None:
    known = {clause.id for section in page(posed.game, "en").sections for clause in section.clauses}
    assert set(posed.puzzle.clauses) <= known


@EACH_GAME
def test_there_are_three_grades(game: Game[Any, Any, Any]) -> None:
    grades = [puzzle.grade for puzzle in puzzles_of(game)]
    assert set(grades) == {1, 2, 3}
    assert grades == sorted(grades)


@EACH_GAME
@pytest.mark.parametrize("lang", LANGS)
def test_its_goals_are_said_shortly_in_every_language(game: Game[Any, Any, Any], lang: str) -> None:
    for puzzle in {puzzle.goal: puzzle for puzzle in puzzles_of(game)}.values():
        file = GAMES / game.id / "texts" / f"{lang}.ftl"
        asked = {"moves": puzzle.moves, **puzzle.numbers}
        state = puzzle_match(game, puzzle, "oak").state
        missed = game.goals[puzzle.goal].told(state, puzzle.seat)
        key = f"{game.id}-puzzle-{puzzle.goal}"
        assert len(speak(file, key, asked)) <= MOST_CHARS
        assert speak(file, f"{key}-missed", {**asked, **missed})
