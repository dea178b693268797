"""A match on disk, read piece by piece: what is damaged in one is found here, and told of it."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import BindParameter, Column, Connection, bindparam, select, type_coerce
from sqlalchemy.types import NullType

from igroteka.kernel import BadLog, BadMessage, Seat, decode
from igroteka.match import Fault, Header, RawEntry

from . import schema
from .chain import first_link, next_link
from .push.bells import OF_A_MATCH, Hung, hung_in
from .questions import answers
from .wire_chat import ChatLine
from .wire_lobby import Onward, Tally

T = TypeVar("T")


def as_it_is(column: Column[Any]) -> Any:
    """In a damaged file anything may lie in any column."""
    return type_coerce(column, NullType()).label(column.name)


OF: BindParameter[Any] = bindparam("of")
SEATS = select(schema.seats).where(schema.seats.c.match == OF).order_by(schema.seats.c.seat)
TOKENS = select(schema.tokens).where(schema.tokens.c.match == OF)
ENTRIES = (
    select(*map(as_it_is, schema.entries.c))
    .where(schema.entries.c.match == OF)
    .order_by(schema.entries.c.step)
)
LINES = (
    select(schema.chat.c.id, as_it_is(schema.chat.c.line))
    .where(schema.chat.c.match == OF)
    .order_by(schema.chat.c.id)
)
ROUND = select(*map(as_it_is, schema.rounds.c)).where(schema.rounds.c.match == OF)
_LATER = schema.rounds.c
_BEFORE = schema.rounds.alias()
# With all of which there is at most one: how late it is there, what it leads on to, and from where.
MATCH = (
    select(
        *map(as_it_is, schema.matches.c),
        schema.clocks.c.at_ms,
        *(as_it_is(column) for column in (_LATER.next, _LATER.by, _LATER.seats)),
        type_coerce(_BEFORE.c.tally, NullType()).label("tally"),
    )
    .outerjoin(schema.clocks, schema.clocks.c.match == schema.matches.c.id)
    .outerjoin(schema.rounds, _LATER.match == schema.matches.c.id)
    .outerjoin(_BEFORE, _BEFORE.c.next == schema.matches.c.id)
    .where(schema.matches.c.id == OF)
)


class Sitter(Struct, frozen=True):
    """Whose seat it is; a person keeps it even while a bot sits in."""

    seat: Seat
    person: bool
    name: str
    taken: bool = True


class Stored(Struct, frozen=True):
    """What lies on disk around a match; `action_ids` by step, `touched` in ms of the epoch.

    `at_ms` is how late it was there by the match's clock, where that is more than its log says.
    `link` is that of the last entry, `lines` are the numbers of those of the chat, where they were
    read.
    """

    id: str
    sitters: tuple[Sitter, ...]
    holders: dict[bytes, Seat | None]
    touched: int
    action_ids: dict[int, str] = {}
    chat: tuple[ChatLine, ...] = ()
    lines: tuple[int, ...] | None = None
    at_ms: int = 0
    open: bool = False
    tally: Tally | None = None
    onward: Onward | None = None
    bells: Hung = ()
    link: bytes = b""


class Round(Struct, frozen=True):
    """What a finished match leaves to the next one."""

    match: str
    by: Seat
    seats: tuple[Seat, ...]
    tally: Tally


class Log(Struct, frozen=True):
    """The entries up to the first that is damaged."""

    header: Header
    seed: str
    entries: tuple[RawEntry, ...]
    damage: Fault | None = None


def read_match(connection: Connection, id: str) -> tuple[Stored, Log] | None:
    """BadLog if it was set in a way that cannot be read any more."""
    of = {"of": id}
    heads, seats, tokens, rows, lines, bells = answers(
        connection, (MATCH, SEATS, TOKENS, ENTRIES, LINES, OF_A_MATCH), of
    )
    if not heads:
        return None
    head = heads[0]
    header = readable(head.header, Header)
    if header is None or not isinstance(head.seed, str):
        raise BadLog("how it was set cannot be read")
    entries, link, damage = sound(head, rows)
    kept = rows[: len(entries)]
    stored = Stored(
        id=id,
        sitters=tuple(Sitter(row.seat, row.person, row.name, row.taken) for row in seats),
        holders={row.fingerprint: row.seat for row in tokens},
        touched=max((row.at for row in kept), default=whole_number(head.created)),
        action_ids={row.step: row.action_id for row in kept if row.action_id},
        chat=tuple(line for row in lines if (line := readable(row.line, ChatLine))),
        lines=tuple(row.id for row in lines),
        at_ms=head.at_ms or 0,
        open=bool(head.open),
        tally=readable(head.tally, Tally),
        onward=onward_of(head),
        bells=hung_in(bells),
        link=link,
    )
    return stored, Log(header, head.seed, entries, damage)


def sound(head: Any, rows: Sequence[Any]) -> tuple[tuple[RawEntry, ...], bytes, Fault | None]:
    """What hangs together from the start; the link it ends with; what is wrong with the next."""
    kind: Any = RawEntry
    link = first_link(head.id, head.header, head.seed, head.created)
    entries: list[RawEntry] = []
    for place, row in enumerate(rows):
        if row.step != place:
            return tuple(entries), link, Fault("damaged", place, "it is missing")
        if not isinstance(row.data, bytes):
            return tuple(entries), link, Fault("damaged", place, "it cannot be read")
        after = next_link(link, row.step, row.at, row.action_id, row.data)
        if row.link != after:
            text = "it is not what was written there: its hash is another"
            return tuple(entries), link, Fault("damaged", place, text)
        entry = readable(row.data, kind)
        if entry is None:
            return tuple(entries), link, Fault("damaged", place, "it cannot be read")
        entries.append(entry)
        link = after
    return tuple(entries), link, None


def readable(data: Any, kind: type[T]) -> T | None:
    """None for what is not there, or damaged."""
    if not isinstance(data, bytes):
        return None
    try:
        return decode(data, kind)
    except (BadMessage, RecursionError):
        return None


def whole_number(value: Any) -> int:
    return value if isinstance(value, int) else 0


def onward_of(row: Any) -> Onward | None:
    """Nothing where it leads on to nothing."""
    seats = readable(row.seats, tuple[Seat, ...]) if row and row.next is not None else None
    return Onward(row.next, row.by, seats) if seats is not None else None
