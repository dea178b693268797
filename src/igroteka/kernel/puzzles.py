"""Puzzles: positions to solve, in `puzzles/*.toml` beside a game's rules.

What counts is the goal, not the line that is written down: any way that reaches it is right.
"""

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

from .errors import GameError
from .game import Game
from .goals import Goal
from .help import Help
from .lessons import Scripted, placed, spelt
from .places import home
from .seats import Seat

FOLDER = "puzzles"

Grade = Literal[1, 2, 3]


class BadPuzzle(GameError):
    """A puzzle that cannot be read or solved; names the file and the place."""

    def __init__(self, file: str, place: str, why: str) -> None:
        super().__init__(f"{file}, {place}: {why}")


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
    folder = files(package) / FOLDER
    if not folder.is_dir():
        return ()
    sources = sorted(folder.iterdir(), key=lambda source: source.name)
    found = [
        read_puzzle(source.read_text(encoding="utf-8"), f"{package} {FOLDER}/{source.name}")
        for source in sources
        if source.name.endswith(".toml")
    ]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.grade, puzzle.id)))


def read_puzzle(text: str, file: str) -> Puzzle:
    """The puzzle of a text; its id is the name of the file."""
    try:
        told = msgspec.convert(tomllib.loads(text), Puzzle)
    except tomllib.TOMLDecodeError as error:
        raise BadPuzzle(file, *placed(str(error))) from error
    except msgspec.ValidationError as error:
        why, _, where = str(error).partition(" - at ")
        raise BadPuzzle(file, spelt(where), why) from error
    if why := fault(told):
        raise BadPuzzle(file, "the text", why)
    return msgspec.structs.replace(told, id=file.rpartition("/")[2].removesuffix(".toml"))


def fault(puzzle: Puzzle) -> str:
    if not any(scripted.by == puzzle.seat for scripted in puzzle.solution):
        return "the solution has no move of whoever is to solve it"
    if not 0 < puzzle.proof.ways <= (puzzle.proof.of or puzzle.proof.ways):
        return "the proof counts no way"
    return ""
