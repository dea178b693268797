"""The log on disk: what is read, and the writes that wait for the writer."""

import time
from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from sqlalchemy import Engine, bindparam, delete, insert, select, update

from igroteka.kernel import Seat, decode, encode
from igroteka.match import AnyEntry, Header, Match, RawEntry

from . import schema
from .tokens import fingerprint
from .wire import ChatLine
from .writer import Done, Statement, Write, Writer

NEW_MATCH = insert(schema.matches)
NEW_SEAT = insert(schema.seats)
NEW_TOKEN = insert(schema.tokens)
NEW_ENTRY = insert(schema.entries)
NEW_LINE = insert(schema.chat)
NEW_NAME = (
    update(schema.seats)
    .where(schema.seats.c.match == bindparam("of"), schema.seats.c.seat == bindparam("at"))
    .values(name=bindparam("name"))
)
OLD_LINES = delete(schema.chat).where(
    schema.chat.c.match == bindparam("of"),
    schema.chat.c.id
    <= select(schema.chat.c.id)
    .where(schema.chat.c.match == bindparam("of"))
    .order_by(schema.chat.c.id.desc())
    .offset(bindparam("keep"))
    .limit(1)
    .scalar_subquery(),
)


class Sitter(Struct, frozen=True):
    """Whose seat it is; a person keeps it even while a bot sits in."""

    seat: Seat
    person: bool
    name: str


class Holder(Struct, frozen=True):
    """Where a token leads; no seat: a spectator."""

    match: str
    seat: Seat | None


class Stored(Struct, frozen=True):
    """A match as it lies on disk; `action_ids` by step; `touched` in milliseconds of the epoch."""

    id: str
    header: Header
    seed: str
    sitters: tuple[Sitter, ...]
    entries: tuple[RawEntry, ...]
    action_ids: dict[int, str]
    chat: tuple[ChatLine, ...]
    touched: int


class Store:
    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    # writing: `done` is called once it is on disk

    def create(
        self,
        id: str,
        match: Match[Any, Any],
        sitters: Iterable[Sitter],
        tokens: Iterable[tuple[str, Seat | None]],
        done: Done,
    ) -> None:
        header = encode(match.header)
        row = {"id": id, "header": header, "seed": match.seed, "created": wall_ms()}
        statements: list[Statement] = [(NEW_MATCH, row)]
        for sitter in sitters:
            values = {"seat": sitter.seat, "person": sitter.person, "name": sitter.name}
            statements.append((NEW_SEAT, {"match": id, **values}))
        for token, seat in tokens:
            held = {"fingerprint": fingerprint(token), "seat": seat}
            statements.append((NEW_TOKEN, {"match": id, **held}))
        for step, entry in enumerate(match.log):
            statements.append((NEW_ENTRY, entry_row(id, step, entry, None)))
        self.writer.put(Write(statements, done))

    def append(
        self, match: str, step: int, entry: AnyEntry, action_id: str | None, done: Done
    ) -> None:
        row = entry_row(match, step, entry, action_id)
        self.writer.put(Write([(NEW_ENTRY, row)], done, line=match))

    def mend(self, match: str, done: Done) -> None:
        """After a failed write: what its old table still had waiting is lost by now."""
        self.writer.put(Write([], done, line=match, mends=True))

    def say(self, match: str, line: ChatLine, keep: int, done: Done) -> None:
        row = {"match": match, "at": wall_ms(), "line": encode(line)}
        statements = [(NEW_LINE, row), (OLD_LINES, {"of": match, "keep": keep})]
        self.writer.put(Write(statements, done))

    def rename(self, match: str, seat: Seat, name: str, done: Done) -> None:
        self.writer.put(Write([(NEW_NAME, {"of": match, "at": seat, "name": name})], done))

    # reading: in a thread, never on the event loop

    def holder(self, token: str) -> Holder | None:
        held = schema.tokens.c
        query = select(held.match, held.seat).where(held.fingerprint == fingerprint(token))
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return Holder(row.match, row.seat) if row else None

    def load(self, match: str) -> Stored | None:
        with self.engine.connect() as connection:
            table, seats, entries, chat = (
                schema.matches,
                schema.seats,
                schema.entries,
                schema.chat,
            )
            head = connection.execute(select(table).where(table.c.id == match)).first()
            if head is None:
                return None
            sat = connection.execute(
                select(seats).where(seats.c.match == match).order_by(seats.c.seat)
            )
            sitters = tuple(Sitter(row.seat, row.person, row.name) for row in sat)
            rows = connection.execute(
                select(entries).where(entries.c.match == match).order_by(entries.c.step)
            ).all()
            lines = connection.execute(
                select(chat.c.line).where(chat.c.match == match).order_by(chat.c.id)
            )
            said = tuple(decode(row.line, ChatLine) for row in lines)
        return Stored(
            id=match,
            header=decode(head.header, Header),
            seed=head.seed,
            sitters=sitters,
            entries=tuple(decode(row.data, RawEntry) for row in rows),  # type: ignore[arg-type]
            action_ids={row.step: row.action_id for row in rows if row.action_id},
            chat=said,
            touched=max((row.at for row in rows), default=head.created),
        )


def entry_row(
    match: str, step: int, entry: AnyEntry, action_id: str | None
) -> dict[str, str | int | bytes | None]:
    return {
        "match": match,
        "step": step,
        "at": wall_ms(),
        "action_id": action_id,
        "data": encode(entry),
    }


def wall_ms() -> int:
    return time.time_ns() // 1_000_000
