"""Positions to solve: these parts, save the city (U-E1).

In `puzzles.toml` each has an id, a map, soldiers as pairs of road and place on it, what is built
already, and the parts of each turn.
"""

import tomllib
from importlib.resources import files

from msgspec import Struct, ValidationError, convert

from .parts import BASIC_PARTS, NO_PART, PARTS, taken
from .state import Built


class BadPuzzle(ValueError):
    """The data file holds no puzzle one could try; the text names it."""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """`soldiers` are (road, place in its cells), by road; `parts` those of each turn."""

    id: str
    map: str
    soldiers: tuple[tuple[int, int], ...]
    parts: tuple[tuple[int, ...], ...]
    field: tuple[Built, ...] = ()


class PuzzleBook(Struct, frozen=True, forbid_unknown_fields=True):
    puzzle: tuple[Puzzle, ...] = ()


def read_puzzles(text: str) -> dict[str, Puzzle]:
    try:
        book = convert(tomllib.loads(text), PuzzleBook)
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise BadPuzzle(f"puzzles: {error}") from error
    for puzzle in book.puzzle:
        _look_over(puzzle)
    found = {puzzle.id: puzzle for puzzle in book.puzzle}
    if len(found) < len(book.puzzle):
        raise BadPuzzle("puzzles: two have the same id")
    return found


def _look_over(puzzle: Puzzle) -> None:
    used = used_parts(puzzle)
    if any(part not in PARTS for part in used):
        raise BadPuzzle(f"puzzle {puzzle.id}: a part that is not in the box")
    if min(taken(BASIC_PARTS, used)) < 0:
        raise BadPuzzle(f"puzzle {puzzle.id}: more parts of a kind than the box has")
    if not puzzle.soldiers or not puzzle.parts:
        raise BadPuzzle(f"puzzle {puzzle.id}: nobody marches, or nothing is to be built")


def used_parts(puzzle: Puzzle) -> tuple[int, ...]:
    """Everything that does not lie in the bag."""
    built = (part for b in puzzle.field for part in (b.base, b.roof, b.wall) if part != NO_PART)
    return (*built, *(part for turn in puzzle.parts for part in turn))


def _shipped() -> dict[str, Puzzle]:
    file = files(__package__).joinpath("puzzles.toml")
    return read_puzzles(file.read_text(encoding="utf-8")) if file.is_file() else {}


PUZZLES = _shipped()
