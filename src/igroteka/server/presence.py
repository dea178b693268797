"""Who is at a table by way of which house, how late it is there, and what is asked of the others.

Each house writes its own row and reads the others'; a row lapses with its house.
"""

from typing import Any

from msgspec import Struct
from sqlalchemy import BigInteger, bindparam, cast, delete, func, update
from sqlalchemy.sql import Executable

from igroteka.kernel import Help, Seat, encode

from . import schema
from .stored import readable

LEASE_MS = 3_500
NOW = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
_UNTIL = NOW + LEASE_MS
NEW_PRESENCE = schema.put(schema.presences, until=_UNTIL)
NEW_LEASE = schema.put(schema.nodes, until=_UNTIL)
RENEWED = (
    update(schema.presences).where(schema.presences.c.node == bindparam("me")).values(until=_UNTIL)
)
LEFT = delete(schema.nodes).where(schema.nodes.c.node == bindparam("me"))
LONG_AGO_MS = 7 * 86_400_000
OLD_ROWS = tuple(
    delete(table).where(table.c.until < NOW - LONG_AGO_MS)
    for table in (schema.presences, schema.nodes)
)


class TakebackAsk(Struct, frozen=True):
    """`waiting` have still to answer; bots agree to everything. Each ask has a name of its own."""

    by: Seat
    to: int
    waiting: tuple[Seat, ...]
    name: str = ""


class Consent(Struct, frozen=True):
    """A seat's answer to the ask of that name."""

    ask: str
    seat: Seat
    yes: bool


class Presence(Struct, frozen=True):
    """`clock_ms` is how late it was at the table when this was written; it `runs` where somebody
    is there, or where it goes on alone."""

    seats: tuple[Seat, ...] = ()
    watchers: int = 0
    clock_ms: int = 0
    runs: bool = False
    ask: TakebackAsk | None = None
    consents: tuple[Consent, ...] = ()
    wishes: dict[Seat, Help] = {}

    @property
    def asks_something(self) -> bool:
        return bool(self.ask or self.consents or self.wishes)


class Seen(Struct, frozen=True):
    """A row of another house: as it was `at` some moment, and good `until` another."""

    presence: Presence
    at: int
    until: int

    def clock_ms(self, now: int) -> int:
        gone_ms = max(0, min(now, self.until) - self.at) if self.presence.runs else 0
        return self.presence.clock_ms + gone_ms


def seen_in(row: Any) -> Seen:
    return Seen(readable(row.data, Presence) or Presence(), row.at, row.until)


def shown(match: str, node: str, presence: Presence, at: int) -> tuple[Executable, dict[str, Any]]:
    return NEW_PRESENCE, {"match": match, "node": node, "data": encode(presence), "at": at}


def tidied() -> list[tuple[Executable, dict[str, Any]]]:
    return [(old, {}) for old in OLD_ROWS]


def renewed(node: str) -> list[tuple[Executable, dict[str, Any]]]:
    return [(NEW_LEASE, {"node": node}), (RENEWED, {"me": node})]


def left(node: str) -> list[tuple[Executable, dict[str, Any]]]:
    """A house that closes in peace is waited for no longer. How late it was there still holds."""
    return [(LEFT, {"me": node})]
