"""A table's lesson: what comes next in it, and what a move is answered."""

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from igroteka.kernel import NP, BadOption, Seat
from igroteka.kernel.lessons import BadLesson, Lesson, lessons_of
from igroteka.match import (
    Bookmark,
    Match,
    answer,
    bookmark,
    deed,
    lesson_match,
    page_count,
    pages,
    shown,
)

from .alone import set_alone
from .riddle import Riddle, riddle_of
from .troubles import InTrouble, not_allowed
from .wire import HintGiven
from .wire_lessons import LessonStep, NewLesson
from .wire_lobby import LessonInfo, TableKeys

if TYPE_CHECKING:
    from igroteka.kernel import Game

    from .client import Client
    from .table import Table
    from .tables import Tables
    from .work import Whose
    from .workers import Workers


class Tutor:
    """Keeps nothing: all of it follows from the log."""

    def __init__(self, lesson: Lesson, match: Match[Any, Any]) -> None:
        self.lesson = lesson
        self.match = match

    @property
    def stands(self) -> Bookmark:
        return bookmark(self.lesson, self.match)

    @property
    def seat(self) -> Seat:
        return self.lesson.seat

    def next_seat(self) -> Seat | None:
        """Who is to act without the learner."""
        stands, active = self.stands, self.match.active()
        if stands.lost:
            return None
        if stands.due is not None and stands.due.by in active:
            return stands.due.by
        return NP if NP in active else None

    def due(self) -> Any:
        """The scripted action, if one is to be made now."""
        scripted = self.stands.due
        return None if scripted is None else deed(self.match.game, scripted)

    def recites(self, _seat: Seat) -> bool:
        return self.due() is not None

    async def said(self, _workers: "Workers", _seat: Seat, _whose: "Whose") -> Any:
        return self.due()

    def answer(self, seat: Seat, action: Any, seen_step: int) -> str:
        """Of a move that the rules allow; nothing if it is to be made."""
        self.match.check(seat, action, seen_step)
        stands = self.stands
        if stands.lost or stands.step >= len(self.lesson.step):
            raise not_allowed("the lesson is over")
        if stands.due is not None:
            raise not_allowed("first the others do what the script says")
        return answer(self.match.game, self.lesson.step[stands.step], action)

    def shown(self) -> HintGiven:
        """The first right move and those that follow on, as a hint."""
        match, stands = self.match, self.stands
        if stands.lost or stands.due or stands.step >= len(self.lesson.step):
            raise not_allowed("no move is asked for")
        moves = shown(match.game, self.lesson, match.state, stands.step)
        words = match.game.deed_words(match.state, self.seat, moves)
        return HintGiven(match.step, tuple(map(to_builtins, moves)), words, ())

    def show_me(self, _table: "Table", client: "Client") -> None:
        client.tell(self.shown())

    def go_back(self, _table: "Table", _seat: Seat, _whole: bool) -> None:
        raise not_allowed("not in a lesson")

    def told(self, seat: Seat | None) -> LessonStep | None:
        """Nothing while the script goes on: what was said last stays."""
        stands, lesson = self.stands, self.lesson
        waits = stands.due is not None or NP in self.match.active()
        if seat != self.seat or (waits and not stands.lost):
            return None
        left = stands.step < len(lesson.step)
        return LessonStep(
            lesson=lesson.id,
            title=lesson.title,
            pages=pages(lesson, stands.step),
            of=page_count(lesson),
            acts=left,
            done=not left and not stands.lost,
            lost=stands.lost,
        )


def tutor_of(match: Match[Any, Any]) -> Tutor | Riddle | None:
    """None at a table where nobody learns; one whose lesson is gone is played as any other."""
    if match.header.puzzle:
        return riddle_of(match)
    if not match.header.lesson:
        return None
    lesson = next((one for one in taught(match.game) if one.id == match.header.lesson), None)
    return Tutor(lesson, match) if lesson else None


def taught(game: "Game[Any, Any, Any]") -> tuple[Lesson, ...]:
    """A broken file spoils its own game's lessons only; `igroteka lessons` names it."""
    try:
        return tuple(lesson for lesson in lessons_of(game) if can_begin(game, lesson))
    except BadLesson:
        return ()


def can_begin(game: "Game[Any, Any, Any]", lesson: Lesson) -> bool:
    """What an option needs may not be installed, as Skyscraper's gravity."""
    try:
        game.settle(lesson.seats, lesson.options)
    except BadOption:
        return False
    return True


def listed(game: "Game[Any, Any, Any]") -> tuple[LessonInfo, ...]:
    return tuple(LessonInfo(each.id, each.title, each.clauses) for each in taught(game))


async def set_lesson(tables: "Tables", game: "Game[Any, Any, Any]", wish: NewLesson) -> TableKeys:
    """A table for the learner alone; the others only follow the script."""
    lesson = next((one for one in taught(game) if one.id == wish.lesson), None)
    if lesson is None:
        raise InTrouble("bad-option", f"no such lesson of {game.id}")
    match = lesson_match(game, lesson, tables.house.seeds())
    return await set_alone(tables, match, lesson.seat, wish.name)
