"""Houses of several versions on one database: whose rules hold at a table stands in its log.

A house of other rules plays a match through; where all of it comes out alike it says so in the log,
and from that step on the houses of the rules before let their guests go to it. A match that would
have gone otherwise is left to the houses that began it while any of them is open, and then closed.
"""

from collections.abc import Iterable
from hashlib import sha256
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from igroteka.games import SHELF
from igroteka.match import AnyEntry, Fault, Match, Ruled

from .troubles import InTrouble

if TYPE_CHECKING:
    from .house import House
    from .table import Table


class OtherRules(InTrouble):
    """Another house will have them: whoever asks again finds it."""

    def __init__(self) -> None:
        super().__init__("busy", "it is played by other rules than this house's; ask again")


def mark() -> str:
    """The same for houses of the same rules."""
    versions = " ".join(f"{game.id}-{game.version}" for game in SHELF.values())
    return sha256(versions.encode()).hexdigest()[:6]


def new_node() -> str:
    """A house's name among the others: by its rules, and one of its own."""
    return f"{mark()}{token_hex(6)}"


def are_others(nodes: Iterable[str]) -> bool:
    return any(not node.startswith(mark()) for node in nodes)


def is_ours(match: Match[Any, Any], entry: AnyEntry | None = None) -> bool:
    """Whether the match, or after that entry, is played by this house's rules."""
    rules = entry.version if isinstance(entry, Ruled) else match.rules
    return rules == match.game.version


async def check_ours(house: "House", match: Match[Any, Any], fault: Fault | None) -> None:
    """A newer house takes over what goes on alike; an older one nothing, while newer are open."""
    if house.street is None or is_ours(match) or match.outcome():
        return
    unfit = fault is not None and fault.why == "rules"
    if (unfit or match.game.version < match.rules) and await house.street.is_mixed():
        raise OtherRules


def declare(table: "Table") -> None:
    """Before anything else is written here. One house on a file has nobody to tell."""
    match = table.match
    if table.house.street is None or is_ours(match) or match.closed or match.outcome():
        return
    table.append(Ruled(table.clock.now_ms(), match.game.version))
