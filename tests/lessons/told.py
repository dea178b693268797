"""Every lesson on the shelf."""

from typing import Any, NamedTuple

from igroteka.games import SHELF
from igroteka.kernel import Game
from igroteka.kernel.lessons import Lesson, lessons_of


class Told(NamedTuple):
    game: Game[Any, Any, Any]
    lesson: Lesson

    def __str__(self) -> str:
        return f"{self.game.id}-{self.lesson.id}"


LESSONS = [Told(game, lesson) for game in SHELF.values() for lesson in lessons_of(game)]
TAUGHT = [game for game in SHELF.values() if lessons_of(game)]
