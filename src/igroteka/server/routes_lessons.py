"""Doors to the lessons: their words, and a table for one."""

from starlette.requests import Request
from starlette.responses import Response

from igroteka.kernel.lessons import lesson_texts

from .doors import CHEAP, Door, answer, read_body
from .in_words import in_words
from .tables import game_named
from .tutor import set_lesson
from .wire_lessons import NewLesson
from .wire_lobby import TableKeys


async def new_lesson(request: Request) -> Response:
    wish = await read_body(request, NewLesson)
    return answer(await set_lesson(request.app.state.tables, game_named(wish.game), wish), 201)


async def words(request: Request) -> Response:
    return in_words(request, lesson_texts)


DOORS = (
    Door(
        "POST",
        "/api/lessons",
        new_lesson,
        "Set a table for a lesson: for one, and the others follow its script.",
        TableKeys,
        takes=NewLesson,
        troubles=("bad-option",),
        status=201,
    ),
    Door(
        "GET",
        "/api/lessons/{game}/{lang}",
        words,
        "The words of a game's lessons, as a Fluent resource.",
        str,
        troubles=("not-found",),
        cost=CHEAP,
    ),
)
