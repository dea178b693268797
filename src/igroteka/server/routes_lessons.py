"""Doors to the lessons and puzzles: which there are, their words, and a table for one."""

from starlette.requests import Request
from starlette.responses import Response

from igroteka.games import SHELF
from igroteka.kernel.lessons import lesson_texts

from .doors import CHEAP, Door, answer, read_body
from .in_words import in_words
from .riddle import listed, set_puzzle
from .troubles import InTrouble
from .tutor import set_lesson
from .wire_lessons import NewLesson, NewPuzzle, PuzzleInfo
from .wire_lobby import TableKeys
from .wishes import game_named


async def new_lesson(request: Request) -> Response:
    wish = await read_body(request, NewLesson)
    return answer(await set_lesson(request.app.state.tables, game_named(wish.game), wish), 201)


async def new_puzzle(request: Request) -> Response:
    wish = await read_body(request, NewPuzzle)
    return answer(await set_puzzle(request.app.state.tables, game_named(wish.game), wish), 201)


async def puzzles(request: Request) -> Response:
    game = SHELF.get(request.path_params["game"])
    if game is None:
        raise InTrouble("not-found", "no such game")
    return answer(listed(game), keep=True)


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
        "POST",
        "/api/puzzles",
        new_puzzle,
        "Set a table for a puzzle: for one, and whoever else sits there answers as well as can be.",
        TableKeys,
        takes=NewPuzzle,
        troubles=("bad-option",),
        status=201,
    ),
    Door(
        "GET",
        "/api/puzzles/{game}",
        puzzles,
        "The puzzles of a game, the easy ones first.",
        tuple[PuzzleInfo, ...],
        troubles=("not-found",),
        cost=CHEAP,
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
