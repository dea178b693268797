"""Whoever's time is up: a bot moves for that seat until its turn is over."""

from typing import Any

from igroteka.kernel import Seat

from .entries import Overdue, Played
from .match import Match
from .turns import next_late


def run_late(match: Match[Any, Any], now_ms: int, bot: str) -> Overdue | None:
    """The first whose time is up by now, if any."""
    late = None if match.outcome() else next_late(match.turns, now_ms)
    if late is None:
        return None
    entry = Overdue(max(late[0], match.now_ms), late[1], bot)
    match.append(entry)
    return entry


def may_return(match: Match[Any, Any], seat: Seat) -> bool:
    """Once the bot has moved for it: whoever comes back before would only have gained time."""
    for entry in reversed(match.log) if seat in match.late else ():
        if isinstance(entry, Played) and entry.seat == seat:
            return True
        if entry is match.late[seat]:
            return False
    return False
