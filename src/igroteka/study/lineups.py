"""Which bot sits where."""

from collections.abc import Sequence
from typing import Any

from igroteka.bots import player
from igroteka.kernel import Game


class BadLineup(ValueError):
    """So many bots do not fit so many seats."""


def lineup(game: Game[Any, Any, Any], bots: Sequence[str], seats: int | None) -> tuple[str, ...]:
    """One name fills every seat; several say how many seats there are. BadBot for a bad name."""
    fewest, most = game.seats
    wanted = seats or (len(bots) if len(bots) > 1 else fewest)
    if not fewest <= wanted <= most:
        raise BadLineup(f"{game.id} is for {fewest} to {most} players, not {wanted}")
    if len(bots) not in (1, wanted):
        raise BadLineup(f"{len(bots)} bots for {wanted} seats: name one for all, or one for each")
    for spec in bots:
        player(spec, game)
    return tuple(bots) * (wanted if len(bots) == 1 else 1)
