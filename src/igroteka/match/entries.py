"""What a match's log is made of. Entries are only ever appended; their index is the step."""

from typing import Any

from msgspec import Struct

from igroteka.kernel import Action, Help, Seat


class Entry(Struct, frozen=True, tag_field="entry", tag=str.lower):
    """`at_ms` counts from the start of the match, standing still while nobody runs it."""

    at_ms: int


class Played(Entry, frozen=True):
    """A move, a throw, a grain: the only entry that changes the position forwards."""

    seat: Seat
    action: Action


class TakenBack(Entry, frozen=True):
    """All agreed: the position before step `to` holds again."""

    seat: Seat
    to: int


class Handed(Entry, frozen=True):
    """A seat goes to a bot (`search:standard`), or back to its person (empty)."""

    seat: Seat
    to: str


class Overdue(Entry, frozen=True):
    """The seat's time is up: that bot moves for it until its turn is over."""

    seat: Seat
    bot: str


class Forgiven(Entry, frozen=True):
    """The seat's line was broken while sand ran: so much of it is given back."""

    seat: Seat
    ms: int


class HelpSet(Entry, frozen=True):
    level: Help


class Resigned(Entry, frozen=True):
    seat: Seat


class Ruled(Entry, frozen=True):
    """From here on by that version of the rules, by which all before comes out alike."""

    version: int


AnyEntry = Played | TakenBack | Handed | Overdue | Forgiven | HelpSet | Resigned | Ruled


class RawPlayed(Entry, frozen=True, tag="played"):
    """As it comes from disk, before the game has read the action."""

    seat: Seat
    action: dict[str, Any]


RawEntry = RawPlayed | TakenBack | Handed | Overdue | Forgiven | HelpSet | Resigned | Ruled
