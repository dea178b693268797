"""What a finished match came to, by all that has happened in it."""

from typing import Any

from igroteka.kernel import Item, Listener

from .fork import in_effect
from .match import Match


def account_of(match: Match[Any, Any]) -> tuple[Item, ...]:
    """Events are never stored: the moves that hold are made again, and listened to."""
    heard = Listener()
    again: Match[Any, Any] = Match(match.game, match.header, match.seed)
    for entry in in_effect(match.log):
        again.append(entry, heard)
    return tuple(match.game.account(match.state, [told.event for told in heard.told]))
