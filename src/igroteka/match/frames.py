"""What one seat is sent after each step: view, legal actions, prompt, events."""

from typing import Any, Literal

from msgspec import Struct

from igroteka.kernel import Event, Help, Listener, Outcome, Prompt, Seat, Words

from .entries import AnyEntry, Forgiven, Overdue, TakenBack
from .match import Match


class SandLeft(Struct, frozen=True):
    name: str
    ms: int
    left_ms: int


class TurnLeft(Struct, frozen=True):
    """Of a seat's turn: `runs` while it is waited for; `late` once a bot moves for it instead."""

    seat: Seat
    ms: int
    left_ms: int
    runs: bool
    late: bool = False


class Note(Struct, frozen=True):
    """What this step was, where it was no move: sand given back, time up, a move undone."""

    kind: Literal["forgiven", "overdue", "taken-back"]
    seat: Seat
    ms: int = 0


class Frame(Struct, frozen=True):
    """The client only lights these up; `seat` is null for a spectator.

    `asked_at` is the step since when the same is asked of it: what answers an older one is late.
    `kept` are the same events as a log may go on showing them, where that is less than was told.
    """

    step: int
    at_ms: int
    seat: Seat | None
    active: tuple[Seat, ...]
    view: Any
    legal: tuple[Any, ...]
    prompt: Prompt | None
    events: tuple[Event, ...]
    sand: tuple[SandLeft, ...]
    help: Help
    outcome: Outcome | None
    kept: tuple[Event, ...] | None = None
    turns: tuple[TurnLeft, ...] = ()
    note: Note | None = None
    purpose: Words | None = None
    asked_at: int = 0


def must_remember(match: Match[Any, Any]) -> bool:
    """What was shown once is told again only by a coach, or after the end."""
    return match.outcome() is None and match.help is not Help.COACH


def kept(match: Match[Any, Any], seat: Seat | None, told: Listener) -> tuple[Event, ...] | None:
    """What a log on the screen keeps of this; None where it may keep everything."""
    if must_remember(match) and any(each.once for each in told.told):
        return told.heard_by(seat, again=True)
    return None


def frame(
    match: Match[Any, Any],
    seat: Seat | None,
    told: Listener | None = None,
    now_ms: int | None = None,
    again: bool = False,
    earlier: bool = False,
) -> Frame:
    """The newest frame of that seat; `again` where it is told to one who comes back.

    An `earlier` one of a running match is for looking only, and only at what need not be
    remembered.
    """
    now = match.now_ms if now_ms is None else now_ms
    game, state, outcome = match.game, match.state, match.outcome()
    asked = not (earlier or match.closed)
    mine = seat is not None and outcome is None and asked and seat not in match.late
    look = game.look_back if earlier else game.view
    view = look(state, seat, match.help)
    return Frame(
        step=match.step,
        at_ms=now,
        seat=seat,
        active=match.active(),
        view=view,
        legal=tuple(game.legal(state, seat)) if mine and seat is not None else (),
        prompt=game.prompt(state, seat) if seat is not None and asked else None,
        events=told.heard_by(seat, again) if told else (),
        sand=tuple(SandLeft(s.timer.name, s.timer.ms, s.left_ms(now)) for s in match.sand.values()),
        help=match.help,
        outcome=outcome,
        turns=turns_left(match, now),
        note=note_of(match.log[-1]) if match.log else None,
        purpose=game.purpose(view, seat),
        asked_at=match.asked_at.get(seat, 0) if seat is not None else 0,
    )


def turns_left(match: Match[Any, Any], now_ms: int) -> tuple[TurnLeft, ...]:
    running = (
        TurnLeft(seat, match.turn_ms, clock.left(now_ms), clock.since_ms is not None)
        for seat, clock in match.turns.items()
    )
    late = (TurnLeft(seat, match.turn_ms, 0, False, True) for seat in match.late)
    return (*running, *late)


def note_of(entry: AnyEntry) -> Note | None:
    match entry:
        case Forgiven(seat=seat, ms=ms):
            return Note("forgiven", seat, ms)
        case Overdue(seat=seat):
            return Note("overdue", seat)
        case TakenBack(seat=seat):
            return Note("taken-back", seat)
    return None
