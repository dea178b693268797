"""Where a match stands in its lesson: a function of the log, so that nothing else is kept."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from igroteka.kernel import NP, Game, GameError, Seat, convert, decode, encode
from igroteka.kernel.lessons import BadLesson, Lesson, Scripted, Step, fits

from .fork import in_effect
from .match import Match
from .posing import posed_match


class Bookmark(Struct, frozen=True):
    """The `step` that waits for the learner, counted from 0; their number once all is done.

    `due` is what the script does first. `lost`: the log is not one of this script.
    """

    step: int
    due: Scripted | None = None
    lost: bool = False


class LessonPage(Struct, frozen=True):
    """What is said and pointed at; the `number` counts from 1."""

    number: int
    say: str
    point: tuple[str, ...]


def lesson_match(game: Game[Any, Any, Any], lesson: Lesson, seed: str) -> Match[Any, Any]:
    """A fresh match of that lesson, whose log is still empty."""
    return posed_match(game, lesson, seed, BadLesson, lesson=lesson.id)


def bookmark(lesson: Lesson, match: Match[Any, Any]) -> Bookmark:
    cues = list(script(lesson))
    at = 0
    for entry in in_effect(match.log):
        cue = cues[at] if at < len(cues) else None
        if entry.seat == NP and not (isinstance(cue, Scripted) and cue.by == NP):
            continue
        action = wire(match.game, entry.action)
        if cue is None:
            return Bookmark(len(lesson.step), lost=True)
        if isinstance(cue, Scripted):
            if entry.seat != cue.by or not fits(action, [cue.action]):
                return Bookmark(0, lost=True)
            at += 1
        elif entry.seat == lesson.seat and fits(action, lesson.step[cue].right):
            at += 1
        elif entry.seat != lesson.seat or not fits(action, lesson.step[cue].free):
            return Bookmark(cue, lost=True)
    steps = [cue for cue in cues[at:] if isinstance(cue, int)]
    due = cues[at] if at < len(cues) else None
    step = steps[0] if steps else len(lesson.step)
    return Bookmark(step, due if isinstance(due, Scripted) else None)


def script(lesson: Lesson) -> Iterator[Scripted | int]:
    """What has to happen, in order: the script's deeds, and the steps that wait for the learner."""
    yield from lesson.before
    for number, step in enumerate(lesson.step):
        if step.right:
            yield number
            yield from step.then


def wire(game: Game[Any, Any, Any], action: Any) -> dict[str, Any]:
    """As a file writes it: lists, no tuples."""
    return decode(encode(game.plain(action)), dict[str, Any])


def pages(lesson: Lesson, step: int) -> tuple[LessonPage, ...]:
    """What is read up to that step and with it; where it has no words, the last ones stay."""
    said = [number for number, each in enumerate(lesson.step) if each.say]
    before = max(
        (n for n in range(min(step, len(lesson.step))) if lesson.step[n].right), default=-1
    )
    now = [number for number in said if before < number <= step]
    shown = now or [number for number in said if number <= step][-1:]
    return tuple(
        LessonPage(said.index(n) + 1, lesson.step[n].say, pointed(lesson, n, step)) for n in shown
    )


def pointed(lesson: Lesson, said: int, step: int) -> tuple[str, ...]:
    """A step without words points at its own things."""
    silent = step < len(lesson.step) and not lesson.step[step].say
    return lesson.step[step if silent else said].point


def page_count(lesson: Lesson) -> int:
    return sum(bool(step.say) for step in lesson.step)


def deed(game: Game[Any, Any, Any], scripted: Scripted) -> Any:
    """The scripted action itself."""
    return convert(scripted.action, game.action_type)


def first_right(game: Game[Any, Any, Any], state: Any, seat: Seat, step: Step) -> Any:
    """What `show me` shows: the first legal move that the first right one stands for."""
    for pattern in step.right:
        for action in game.legal(state, seat):
            if fits(wire(game, action), [pattern]):
                return action
    raise LookupError("no legal move is right here")


def shown(game: Game[Any, Any, Any], lesson: Lesson, state: Any, at: int) -> tuple[Any, ...]:
    """The first right move of that step, and of the silent ones that follow on."""
    moves: list[Any] = []
    for number in range(at, len(lesson.step)):
        step = lesson.step[number]
        if moves and (step.say or lesson.step[number - 1].then):
            break
        moves.append(first_right(game, state, lesson.seat, step))
        state = game.apply(state, lesson.seat, moves[-1])
    return tuple(moves)


def answer(game: Game[Any, Any, Any], step: Step, action: Any) -> str:
    """What a legal move is answered; nothing for one that is made."""
    told = wire(game, action)
    if fits(told, step.right) or fits(told, step.free):
        return ""
    return next((reply.say for reply in step.replies if fits(told, [reply.to])), step.otherwise)


def rehearse(game: Game[Any, Any, Any], lesson: Lesson) -> Match[Any, Any]:
    """Plays it by its own solution; BadLesson says where that cannot be done."""
    name = f"{game.id} {lesson.id}"
    match = lesson_match(game, lesson, lesson.id)
    for cue in script(lesson):
        while NP in match.active() and not (isinstance(cue, Scripted) and cue.by == NP):
            match.non_player()
        try:
            if isinstance(cue, Scripted):
                match.play(cue.by, deed(game, cue))
            else:
                step = lesson.step[cue]
                match.play(lesson.seat, first_right(game, match.state, lesson.seat, step))
        except (GameError, LookupError, ValueError) as error:
            raise BadLesson(name, spot(lesson, cue), str(error)) from error
        if bookmark(lesson, match).lost:
            raise BadLesson(name, spot(lesson, cue), "the script does not know its own move again")
    return match


def spot(lesson: Lesson, cue: Scripted | int) -> str:
    if isinstance(cue, int):
        return f"step {lesson.step[cue].number}"
    holders = [step.number for step in lesson.step if cue in step.then]
    return f"after step {holders[0]}" if holders else "before the first step"
