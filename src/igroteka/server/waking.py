"""From disk to the table: held against its hashes and its rules, and closed where it fails."""

from typing import Any

from msgspec.structs import replace

from igroteka.games import SHELF
from igroteka.kernel import BadLog
from igroteka.match import Fault, Match, Opened, opened

from .store import Store
from .stored import Log, Stored

# What a row may make the reader stumble over, whatever lies in its columns.
UNREADABLE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


def wake(store: Store, id: str) -> tuple[Stored, Match[Any, Any], Fault | None] | None:
    """None if there is no such match; BadLog where nothing of it can be shown."""
    try:
        found = store.load(id)
    except UNREADABLE as error:
        raise BadLog(f"cannot be read ({type(error).__name__}: {error})") from error
    if found is None:
        return None
    stored, woken = found[0], woken_up(found[1])
    ids = {step: one for step, one in stored.action_ids.items() if step < woken.match.step}
    return replace(stored, action_ids=ids), woken.match, woken.fault


def woken_up(log: Log) -> Opened:
    if log.header.game not in SHELF:
        raise BadLog(f"no game here is called {log.header.game!r}")
    return opened(SHELF[log.header.game], log.header, log.entries, log.seed, log.damage)
