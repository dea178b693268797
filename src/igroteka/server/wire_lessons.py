"""What is told of lessons: which there are, and where somebody stands in one."""

from typing import Annotated

from msgspec import Meta, Struct

from igroteka.match import LessonPage

from .wire_lobby import Name


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)]
    name: Name = ""


class LessonStep(Struct, frozen=True):
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
