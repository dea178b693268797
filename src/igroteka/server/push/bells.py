"""Where it rings for each seat of a match, on disk: until the browser, or its service, says no."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import bindparam, delete, select

from igroteka.kernel import Seat
from igroteka.server import schema
from igroteka.server.wire_push import Bell
from igroteka.server.writer import Done, Statement, Write, Writer

ROWS = schema.bells.c
NEW_BELL = schema.put(schema.bells)
OF_A_MATCH = select(schema.bells).where(ROWS.match == bindparam("of")).order_by(ROWS.at)
OF_A_SEAT = delete(schema.bells).where(
    ROWS.match == bindparam("of"), ROWS.seat == bindparam("at_seat")
)
DEAD = delete(schema.bells).where(ROWS.endpoint == bindparam("gone"))
SILENCED = DEAD.where(ROWS.auth == bindparam("by"))
SILENCED_HERE = SILENCED.where(ROWS.match == bindparam("of"))

Hung = tuple[tuple[Seat, Bell], ...]


class Bells:
    def __init__(self, writer: Writer) -> None:
        self.writer = writer

    def hang(self, match: str, seat: Seat, bells: Iterable[Bell], at: int, done: Done) -> None:
        """All of a seat's, the newest last."""
        statements: list[Statement] = [(OF_A_SEAT, {"of": match, "at_seat": seat})]
        statements += new_bells(match, tuple((seat, bell) for bell in bells), at)
        self.writer.put(Write(statements, done))

    def silence(self, endpoint: str, auth: str, match: str, done: Done) -> None:
        by = {"gone": endpoint, "by": auth}
        statement = (SILENCED_HERE, {**by, "of": match}) if match else (SILENCED, by)
        self.writer.put(Write([statement], done))

    def forget(self, endpoint: str) -> None:
        self.writer.put(Write([(DEAD, {"gone": endpoint})], lambda _: None))


def new_bells(match: str, hung: Hung, at: int) -> list[Statement]:
    rows = (
        {
            "match": match,
            "seat": seat,
            "endpoint": bell.endpoint,
            "p256dh": bell.p256dh,
            "auth": bell.auth,
            "lang": bell.lang,
            "at": at + number,
        }
        for number, (seat, bell) in enumerate(hung)
    )
    return [(NEW_BELL, row) for row in rows]


def hung_in(rows: Iterable[Any]) -> Hung:
    return tuple((Seat(r.seat), Bell(r.endpoint, r.p256dh, r.auth, r.lang)) for r in rows)
