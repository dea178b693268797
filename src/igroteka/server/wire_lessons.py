"""What is told of lessons and puzzles: which there are, and where somebody stands in one."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from igroteka.match import LessonPage

from .wire_lobby import Name


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)]
    name: Name = ""


class LessonStep(Struct, frozen=True, tag=True, tag_field="type"):
    """What is said now, page by page; with the last one a move is asked for (`acts`).

    `of` counts the pages of the whole lesson. `done`: nothing is left to do. `lost`: the lesson was
    changed since this table began, and has to be begun anew.
    """

    lesson: str
    title: str
    pages: tuple[LessonPage, ...]
    of: int
    acts: bool
    done: bool
    lost: bool


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    puzzle: Annotated[str, Meta(max_length=40)]
    name: Name = ""


class PuzzleInfo(Struct, frozen=True):
    """`goal` with its `numbers` is said by the text `<game>-puzzle-<goal>`."""

    id: str
    grade: int
    goal: str
    numbers: dict[str, int]


class PuzzleStep(Struct, frozen=True, tag=True, tag_field="type"):
    """How an attempt stands after `used` own moves; `missed` are the numbers of what is lacking."""

    puzzle: str
    goal: str
    grade: int
    numbers: dict[str, int]
    stands: Literal["open", "solved", "failed"]
    used: int
    missed: dict[str, int]
