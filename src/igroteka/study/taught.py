"""Which clauses of a game's basic rules its lessons meet."""

from typing import Any

from msgspec import Struct

from igroteka.kernel import Game
from igroteka.kernel.lessons import Lesson


class Taught(Struct, frozen=True):
    """`by` are the lessons of each clause; `missing` the basic ones met in none."""

    by: dict[str, tuple[str, ...]]
    missing: tuple[str, ...]


def taught(game: Game[Any, Any, Any], lessons: tuple[Lesson, ...]) -> Taught:
    met = dict.fromkeys(clause for lesson in lessons for clause in lesson.clauses)
    by = {
        clause: tuple(lesson.id for lesson in lessons if clause in lesson.clauses)
        for clause in (*game.box.basics, *(c for c in met if c not in game.box.basics))
    }
    return Taught(by, tuple(clause for clause in game.box.basics if not by[clause]))
