"""Frames remade from the log: a whole match as one seat saw it, or only its newest words."""

from collections.abc import Iterator, Sequence
from typing import Any

from igroteka.kernel import Game, Listener, Seat, is_player
from igroteka.match import AnyEntry, Frame, Header, Match, Played, frame, must_remember, note_of

from .wire_lobby import Deed


def frames_of(
    game: Game[Any, Any, Any],
    header: Header,
    log: Sequence[AnyEntry],
    seat: Seat | None,
    again: bool = False,
    over: bool = True,
) -> Iterator[tuple[Frame, Deed | None]]:
    """Step 0 first; `again` while the match runs and remembering is part of the game."""
    match = Match(game, header)
    yield frame(match, seat, earlier=again and bool(log)), None
    for entry in log:
        told, did = Listener(), None if again else deed(match, entry, seat, over)
        match.append(entry, told)
        earlier = again and match.step < len(log)
        yield frame(match, seat, told, again=again, earlier=earlier), did


def deed(match: Match[Any, Any], entry: AnyEntry, seat: Seat | None, over: bool) -> Deed | None:
    """While the match runs nobody is told what another player chose, but by the events."""
    if not isinstance(entry, Played) or (is_player(entry.seat) and entry.seat != seat and not over):
        return None
    action: Any = entry.action
    return Deed(entry.seat, match.game.words(match.state, entry.seat, action))


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
        note=note_of(entry),
    )
