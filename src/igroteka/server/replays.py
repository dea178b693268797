"""Frames remade from the log: a whole match as one seat saw it, or only its newest words."""

from collections.abc import Iterator, Sequence
from typing import Any

from igroteka.kernel import Game, Listener, Seat
from igroteka.match import AnyEntry, Frame, Header, Match, Played, frame, must_remember


def frames_of(
    game: Game[Any, Any, Any],
    header: Header,
    log: Sequence[AnyEntry],
    seat: Seat | None,
    again: bool = False,
) -> Iterator[Frame]:
    """Step 0 first; `again` while the match runs and remembering is part of the game."""
    match = Match(game, header)
    yield frame(match, seat, earlier=again and bool(log))
    for entry in log:
        told = Listener()
        match.append(entry, told)
        yield frame(match, seat, told, again=again, earlier=again and match.step < len(log))


def story_of(match: Match[Any, Any], seat: Seat | None, steps: int) -> tuple[Frame, ...]:
    newest = range(max(0, match.step - steps), match.step)
    return tuple(told_again(match, step, seat) for step in newest)


def told_again(match: Match[Any, Any], step: int, seat: Seat | None) -> Frame:
    """What was heard at one step, without the view and the moves of then."""
    entry, after, told = match.log[step], match.positions[step + 1], Listener()
    if isinstance(entry, Played):
        action: Any = entry.action
        match.game.apply(match.positions[step], entry.seat, action, told)
    return Frame(
        step=step + 1,
        at_ms=entry.at_ms,
        seat=seat,
        active=match.game.active(after),
        view=None,
        legal=(),
        prompt=None,
        events=told.heard_by(seat, again=must_remember(match)),
        sand=(),
        help=match.help,
        outcome=match.game.outcome(after),
    )
