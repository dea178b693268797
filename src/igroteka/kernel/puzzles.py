"""Puzzles: positions to solve, in `puzzles/*.toml` beside a game's rules.

What counts is the goal, not the line that is written down: any way that reaches it is right.
"""

from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from .game import Game
from .goals import Goal
from .help import Help
from .lessons import Scripted
from .places import home
from .seats import Seat
from .tables import BadTable, name_of, read_table, tables_in

FOLDER = "puzzles"

Grade = Literal[1, 2, 3]


class BadPuzzle(BadTable):
    """A puzzle that cannot be read or solved; names the file and the place."""


class NearMiss(Struct, frozen=True, forbid_unknown_fields=True):
    """Looks right and is not: after this `line`, the answer to it included, no way is left."""

    line: tuple[Scripted, ...]


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """Of so many first moves (`of`), so many (`ways`) still reach the goal against everything.

    Where the game has a prover of its own, `ways` are whole solutions, and nothing else is counted.
    """

    ways: int
    of: int = 0


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """It starts at `position`, or as the options say; whoever solves it sits at `seat`.

    `goal` is a name in the game's `goals`, with `numbers`. So many own `moves` are allowed, or any
    number where none is said; with `turn` only until the turn goes on to somebody else. Where what
    was seen has to be known, `help` is a coach's: the board shows it.
    """

    goal: str
    grade: Grade
    clauses: tuple[str, ...]
    seats: int
    solution: tuple[Scripted, ...]
    proof: Proof
    near: tuple[NearMiss, ...] = ()
    seat: Seat = Seat(0)
    moves: int = 0
    turn: bool = False
    numbers: dict[str, int] = {}
    options: dict[str, str] = {}
    position: str = ""
    help: Help = Help.NORMAL
    found: str = ""
    id: str = ""


def puzzles_of(game: Game[Any, Any, Any]) -> tuple[Puzzle, ...]:
    """The easy ones first; BadPuzzle names the first file that is broken, and where."""
    found = _puzzles(home(game))
    for puzzle in found:
        goal_of(game, puzzle)
    return found


def goal_of(game: Game[Any, Any, Any], puzzle: Puzzle) -> Goal:
    if puzzle.goal not in game.goals:
        there = ", ".join(game.goals) or "none"
        why = f"no goal {puzzle.goal!r}; there is {there}"
        raise BadPuzzle(f"{game.id} {FOLDER}/{puzzle.id}.toml", "goal", why)
    return game.goals[puzzle.goal]


@lru_cache(maxsize=1 << 6)
def _puzzles(package: str) -> tuple[Puzzle, ...]:
    found = (read_puzzle(text, file) for text, file in tables_in(package, FOLDER))
    return tuple(sorted(found, key=lambda puzzle: (puzzle.grade, puzzle.id)))


def read_puzzle(text: str, file: str) -> Puzzle:
    """The puzzle of a text; its id is the name of the file."""
    told = read_table(text, Puzzle, file, BadPuzzle)
    if why := fault(told):
        raise BadPuzzle(file, "the text", why)
    return msgspec.structs.replace(told, id=name_of(file))


def fault(puzzle: Puzzle) -> str:
    if not any(scripted.by == puzzle.seat for scripted in puzzle.solution):
        return "the solution has no move of whoever is to solve it"
    if not 0 < puzzle.proof.ways <= (puzzle.proof.of or puzzle.proof.ways):
        return "the proof counts no way"
    return ""
