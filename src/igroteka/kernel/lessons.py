"""Lessons: matches with a script, in `lessons/*.toml` beside a game's rules.

What is said is a text key of `lessons/texts/<lang>.ftl`. Actions are written as the wire has them;
one that names only some of its fields stands for every action that has these.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from .game import Game
from .places import home
from .seats import CHANCE, NP, Seat
from .tables import BadTable, name_of, read_table, tables_in
from .texts import texts_in

FOLDER = "lessons"
MOVE = "move"
NAMED: dict[str | int, Seat] = {"chance": CHANCE, "np": NP}

Pattern = dict[str, Any]


class BadLesson(BadTable):
    """A lesson that cannot be read or played; names the file and the place."""


class Scripted(Struct, frozen=True, forbid_unknown_fields=True):
    """What another seat, chance (`chance`) or the non-player (`np`) does."""

    seat: int | Literal["chance", "np"]
    action: Pattern

    @property
    def by(self) -> Seat:
        return NAMED.get(self.seat, Seat(self.seat if isinstance(self.seat, int) else 0))


class Reply(Struct, frozen=True, forbid_unknown_fields=True):
    """What those moves are answered."""

    to: Pattern
    say: str


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing said. Without a `right` move it is only read; without words the last ones stay.

    `point` names things on the screen by their anchor, key or card; `move` is the first right
    move, marked as a hint marks it. A `free` move is made and leaves the step as it is. Any other
    legal move is not made: it is answered by the first of `replies` it fits, or by `otherwise`.
    `on` are moves that follow it in one thought, such as the squares of a walk: each is a silent
    step of its own. `then` is what happens after the last of them. `number` is its place in the
    file, from 1.
    """

    say: str = ""
    point: tuple[str, ...] = ()
    right: tuple[Pattern, ...] = ()
    free: tuple[Pattern, ...] = ()
    replies: tuple[Reply, ...] = ()
    otherwise: str = ""
    on: tuple[Pattern, ...] = ()
    then: tuple[Scripted, ...] = ()
    number: int = 0


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """`place` is its place among the game's lessons; the first is the guided game.

    It starts at `position`, the game's own text form, or else as the options say; then comes
    what happens `before` the first step. The learner sits at `seat`.
    """

    title: str
    place: int
    clauses: tuple[str, ...]
    seats: int
    step: tuple[Step, ...]
    seat: Seat = Seat(0)
    options: dict[str, str] = {}
    position: str = ""
    before: tuple[Scripted, ...] = ()
    id: str = ""

    @property
    def texts(self) -> tuple[str, ...]:
        """Every key it says."""
        said = [self.title]
        for step in self.step:
            said += [step.say, step.otherwise, *(reply.say for reply in step.replies)]
        return tuple(dict.fromkeys(filter(None, said)))


def fits(action: Mapping[str, Any], patterns: Sequence[Pattern]) -> bool:
    """Whether an action in its wire form is one of those."""
    return any(is_like(action, pattern) for pattern in patterns)


def is_like(found: Any, meant: Any) -> bool:
    """What is named is the same, at any depth; what is not named may be anything."""
    if isinstance(meant, Mapping):
        return isinstance(found, Mapping) and all(
            name in found and is_like(found[name], value) for name, value in meant.items()
        )
    if isinstance(meant, list):
        return (
            isinstance(found, Sequence)
            and len(found) == len(meant)
            and all(map(is_like, found, meant))
        )
    return bool(found == meant)


def lessons_of(game: Game[Any, Any, Any]) -> tuple[Lesson, ...]:
    """In their order; BadLesson names the first file that is broken, and where."""
    return _lessons(home(game))


@lru_cache(maxsize=1 << 6)
def _lessons(package: str) -> tuple[Lesson, ...]:
    found = (read_lesson(text, file) for text, file in tables_in(package, FOLDER))
    return tuple(sorted(found, key=lambda lesson: (lesson.place, lesson.id)))


def read_lesson(text: str, file: str) -> Lesson:
    """The lesson of a text; its id is the name of the file."""
    told = read_table(text, Lesson, file, BadLesson)
    for number, step in enumerate(told.step, start=1):
        if why := fault(step, told.seat):
            raise BadLesson(file, f"step {number}", why)
    if not any(step.right for step in told.step):
        raise BadLesson(file, "step", "there is no move to make in it")
    steps = (one for n, step in enumerate(told.step, start=1) for one in drawn_out(step, n))
    return msgspec.structs.replace(told, id=name_of(file), step=tuple(steps))


def drawn_out(step: Step, number: int) -> Iterator[Step]:
    """The step, and a silent one for each move that follows on."""
    moves = (step.right, *((move,) for move in step.on))
    for at, right in enumerate(moves):
        yield msgspec.structs.replace(
            step,
            number=number,
            say="" if at else step.say,
            right=right,
            on=(),
            then=step.then if at == len(step.on) else (),
        )


def fault(step: Step, learner: Seat) -> str:
    if not step.right and (step.free or step.replies or step.otherwise or step.on or step.then):
        return "only a step with a right move has free ones, answers and what follows"
    if not step.right and not step.say:
        return "it says nothing and asks for nothing"
    if step.right and not step.otherwise:
        return "`otherwise` is missing: what is every other move answered?"
    if any(scripted.by == learner for scripted in step.then):
        return "the learner's own move is a step, not what follows one"
    return ""


def lesson_texts(game: Game[Any, Any, Any], lang: str) -> str:
    """A Fluent resource; English where the lessons are not written in that language."""
    return texts_in(home(game), f"{FOLDER}/texts", lang)
