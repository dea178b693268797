"""Taking back by consent: only where the one who asks has learned nothing hidden or random."""

from typing import Any

from igroteka.kernel import Seat, is_player

from .entries import Played
from .match import Match


def takeback_step(match: Match[Any, Any], seat: Seat) -> int | None:
    """The step to go back to, just before that seat's last move; None where it may not be."""
    if match.outcome():
        return None
    for index in reversed(range(len(match.line))):
        step = match.line[index]
        entry = match.log[step]
        assert isinstance(entry, Played)
        if not is_player(entry.seat):
            return None
        if seat in match.game.reveals(match.positions[step], entry.seat, entry.action):
            return None
        if entry.seat == seat:
            return step
    return None
