"""Whether a seat acts too fast: so many in so much time, counted in the log."""

from collections.abc import Sequence
from typing import Any

from igroteka.kernel import Game, Rate, Seat

from .entries import AnyEntry, Played


def too_fast(
    game: Game[Any, Any, Any], log: Sequence[AnyEntry], seat: Seat, rate: Rate, now_ms: int
) -> bool:
    recent = 0
    for entry in reversed(log):
        if entry.at_ms <= now_ms - rate.ms:
            break
        if isinstance(entry, Played) and entry.seat == seat and game.rate(entry.action) == rate:
            recent += 1
    return recent >= rate.most
