"""The log on disk: what is read, and the writes that wait for the writer."""

import time
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import BindParameter, Engine, Row, bindparam, delete, insert, select, update

from igroteka.kernel import Seat, encode
from igroteka.match import AnyEntry, Match

from . import schema
from .census import since
from .chain import first_link, next_link
from .notices import Kind, log_notice, notice
from .push.bells import OF_A_SEAT, Bells, new_bells
from .ruling import new_node
from .shared import is_shared
from .standing import Standings
from .stored import ROUND, TOKENS, Log, Round, Stored, onward_of, read_match
from .wire_chat import ChatLine
from .wire_lobby import Onward
from .writer import Done, Statement, Write, Writer

OF: BindParameter[Any] = bindparam("of")
NEW_MATCH = insert(schema.matches)
NEW_SEAT = insert(schema.seats)
NEW_TOKEN = insert(schema.tokens)
NEW_ENTRY = insert(schema.entries)
NEW_LINE = insert(schema.chat)
NEW_ROUND = insert(schema.rounds)
TAKEN = (
    update(schema.seats)
    .where(schema.seats.c.match == OF, schema.seats.c.seat == bindparam("at"))
    .values(taken=True)
)
CLAIMED = TAKEN.where(schema.seats.c.taken.is_(False))
OPEN = update(schema.matches).where(schema.matches.c.id == OF).values(open=bindparam("is_open"))
# Links made for a seat before it was given away only look on.
OLD_LINKS = (
    update(schema.tokens)
    .where(schema.tokens.c.match == OF, schema.tokens.c.seat == bindparam("at"))
    .values(seat=None)
)
NEW_BLOB = schema.put(schema.blobs)
BLOB = (
    select(schema.blobs.c.data)
    .where(schema.blobs.c.match == OF, schema.blobs.c.name == bindparam("named"))
    .limit(1)
)
NEW_CLOCK = schema.put(schema.clocks)
OLD_CLOCK = delete(schema.clocks).where(schema.clocks.c.match == OF)
CLOCKS = select(schema.clocks)
NEW_NAME = (
    update(schema.seats)
    .where(schema.seats.c.match == OF, schema.seats.c.seat == bindparam("at"))
    .values(name=bindparam("name"))
)
NEWEST_LINES = (
    select(schema.chat.c.id)
    .where(schema.chat.c.match == OF)
    .order_by(schema.chat.c.id.desc())
    .offset(bindparam("keep"))
    .limit(1)
)
OLD_LINES = delete(schema.chat).where(
    schema.chat.c.match == OF, schema.chat.c.id <= NEWEST_LINES.scalar_subquery()
)


class Store:
    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.shared = is_shared(engine)
        self.engine, self.writer = engine, writer
        self.bells = Bells(writer)
        self.standings = Standings(self.engine, writer)
        self.node = new_node()

    def news(self, kind: Kind, match: str) -> str:
        """What other houses on the same database hear of a write."""
        return notice(kind, match, self.node) if self.shared else ""

    # writing: `done` is called once it is on disk

    def create(
        self, stored: Stored, match: Match[Any, Any], done: Done, after: Round | None = None
    ) -> None:
        """A table, and with it that it comes `after` another one: both or neither."""
        of, header = {"match": stored.id}, encode(match.header)
        row = {"id": stored.id, "header": header, "seed": match.seed, "created": stored.touched}
        statements: list[Statement] = [(NEW_MATCH, {**row, "open": stored.open})]
        statements += [(NEW_SEAT, {**of, **asdict(sitter)}) for sitter in stored.sitters]
        for key, seat in stored.holders.items():
            statements.append((NEW_TOKEN, {**of, "fingerprint": key, "seat": seat}))
        statements += [(NEW_ENTRY, row) for row in first_rows(stored, match)]
        at = {**of, "at": stored.touched}
        statements += [(NEW_LINE, {**at, "line": encode(line)}) for line in stored.chat]
        statements += new_bells(stored.id, stored.bells, stored.touched)
        if after is not None:
            went = {"match": after.match, "next": stored.id, "by": after.by}
            left = {"seats": encode(after.seats), "tally": encode(after.tally)}
            statements.append((NEW_ROUND, {**went, **left}))
        news = self.news("around", after.match) if after else ""
        self.writer.put(Write(statements, done, news=news))

    def append(
        self,
        match: str,
        step: int,
        entry: AnyEntry,
        action_id: str | None,
        at: int,
        before: bytes,
        done: Done,
    ) -> bytes:
        """The link of this entry; `before` is that of the last one."""
        row = entry_row(match, step, entry, action_id, at, before)
        news = log_notice(match, self.node, row) if self.shared else ""
        self.writer.put(Write([(NEW_ENTRY, row)], done, line=match, behind=before, news=news))
        return bytes(row["link"])

    def keep(self, match: str, step: int, name: str, data: bytes) -> None:
        """A by-product; not in the match's line, so that its loss tears nothing."""
        row = {"match": match, "step": step, "name": name, "data": data}
        self.writer.put(Write([(NEW_BLOB, row)], lambda _: None))

    def set_clock(self, match: str, at_ms: int) -> None:
        row = {"match": match, "at_ms": at_ms}
        self.writer.put(Write([(NEW_CLOCK, row)], lambda _: None))

    def drop_clock(self, match: str) -> None:
        self.writer.put(Write([(OLD_CLOCK, {"of": match})], lambda _: None))

    def mend(self, match: str, done: Done) -> None:
        """After a failed write: what its old table still had waiting is lost by now."""
        self.writer.put(Write([], done, line=match, mends=True))

    def say(self, match: str, line: ChatLine, keep: int, done: Done) -> None:
        row = {"match": match, "at": wall_ms(), "line": encode(line)}
        statements = [(NEW_LINE, row), (OLD_LINES, {"of": match, "keep": keep})]
        self.writer.put(Write(statements, done, news=self.news("around", match)))

    def rename(self, match: str, seat: Seat, name: str, done: Done) -> None:
        row = {"of": match, "at": seat, "name": name}
        self.writer.put(Write([(NEW_NAME, row)], done, news=self.news("around", match)))

    def take(self, match: str, seat: Seat) -> None:
        """Somebody has come to it; if this is lost, they come again."""
        row = {"of": match, "at": seat}
        news = notice("taken", match, self.node, seat=seat) if self.shared else ""
        self.writer.put(Write([(TAKEN, row)], lambda _: None, news=news))

    def give(self, match: str, seat: Seat, name: str, key: bytes, done: Done) -> None:
        """Taken, where somebody was faster."""
        at = {"of": match, "at": seat}
        statements: list[Statement] = [
            (CLAIMED, at),
            (OLD_LINKS, at),
            (OF_A_SEAT, {"of": match, "at_seat": seat}),
            (NEW_TOKEN, {"match": match, "fingerprint": key, "seat": seat}),
            (NEW_NAME, {**at, "name": name}),
        ]
        self.writer.put(Write(statements, done, claims=True, news=self.news("around", match)))

    def admit(self, match: str, key: bytes, done: Done) -> None:
        """One more who looks on."""
        row = {"match": match, "fingerprint": key, "seat": None}
        self.writer.put(Write([(NEW_TOKEN, row)], done))

    def set_open(self, match: str, is_open: bool, done: Done) -> None:
        row = {"of": match, "is_open": is_open}
        self.writer.put(Write([(OPEN, row)], done, news=self.news("around", match)))

    # reading: in a thread, never on the event loop

    def onward(self, match: str) -> Onward | None:
        with self.engine.connect() as connection:
            row = connection.execute(ROUND, {"of": match}).first()
        return onward_of(row)

    def blob(self, match: str, name: str) -> bytes | None:
        with self.engine.connect() as connection:
            row = connection.execute(BLOB, {"of": match, "named": name}).first()
        return row.data if row else None

    def clocks(self) -> tuple[str, ...]:
        """The matches that go on while nobody is there."""
        with self.engine.connect() as connection:
            return tuple(row.match for row in connection.execute(CLOCKS))

    def holders(self, match: str) -> dict[bytes, Seat | None]:
        with self.engine.connect() as connection:
            rows = connection.execute(TOKENS, {"of": match}).all()
        return {row.fingerprint: row.seat for row in rows}

    def since(self, known: Mapping[str, int]) -> dict[str, list[Row[Any]]]:
        return since(self.engine, known)

    def load(self, id: str) -> tuple[Stored, Log] | None:
        with self.engine.connect() as connection:
            return read_match(connection, id)


def first_rows(stored: Stored, match: Match[Any, Any]) -> Iterator[dict[str, Any]]:
    """What a match has behind it when it is set."""
    before = first_link(stored.id, encode(match.header), match.seed or "", stored.touched)
    for step, entry in enumerate(match.log):
        row = entry_row(stored.id, step, entry, None, stored.touched, before)
        before = row["link"]
        yield row


def last_link(stored: Stored, match: Match[Any, Any]) -> bytes:
    """Of a match that was just set."""
    last = first_link(stored.id, encode(match.header), match.seed or "", stored.touched)
    for row in first_rows(stored, match):
        last = row["link"]
    return last


def entry_row(
    match: str, step: int, entry: AnyEntry, action_id: str | None, at: int, before: bytes
) -> dict[str, Any]:
    data = encode(entry)
    return {
        "match": match,
        "step": step,
        "at": at,
        "action_id": action_id,
        "data": data,
        "link": next_link(before, step, at, action_id, data),
    }


def wall_ms() -> int:
    return time.time_ns() // 1_000_000
