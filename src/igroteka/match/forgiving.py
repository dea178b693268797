"""A broken line and running sand: what ran meanwhile is given back within a bound, once a glass."""

from typing import Any

from igroteka.kernel import Seat

from .entries import Forgiven
from .match import Match
from .sand import owed_ms


def forgive(match: Match[Any, Any], seat: Seat, since_ms: int, now_ms: int) -> Forgiven | None:
    """Of what ran since then while that seat was cut off and waited for."""
    ms = owed_ms(match.sand, since_ms, now_ms) if seat in match.active() else 0
    if not ms:
        return None
    entry = Forgiven(max(now_ms, match.now_ms), seat, ms)
    match.append(entry)
    return entry
