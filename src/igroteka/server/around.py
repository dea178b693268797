"""What stands around a match, and another house may have changed: names, keys, chat, rounds."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import BindParameter, Engine, bindparam, func, select

from igroteka.kernel import Seat

from . import schema
from .stored import Sitter, as_it_is, onward_of, readable
from .wire import Chat
from .wire_chat import ChatLine
from .wire_lobby import Onward

if TYPE_CHECKING:
    from .table import Table


SOME: BindParameter[Any] = bindparam("some", expanding=True)


def of_some(table: Any, *columns: Any) -> Any:
    return select(*(columns or table.c)).where(table.c.match.in_(SOME))


SEATS = of_some(schema.seats).order_by(schema.seats.c.seat)
TOKENS = of_some(schema.tokens)
LINES = of_some(schema.chat, schema.chat.c.match, schema.chat.c.id, as_it_is(schema.chat.c.line))
ROUNDS = of_some(schema.rounds)
OPEN = select(schema.matches.c.id.label("match"), schema.matches.c.open).where(
    schema.matches.c.id.in_(SOME)
)
LAST_LINES = of_some(
    schema.chat, schema.chat.c.match, func.max(schema.chat.c.id).label("last")
).group_by(schema.chat.c.match)


class Around(Struct):
    sitters: dict[Seat, Sitter]
    holders: dict[bytes, Seat | None]
    lines: dict[int, ChatLine]
    onward: Onward | None = None
    open: bool = False


def read_around(engine: Engine, matches: Sequence[str]) -> dict[str, Around]:
    """Of several tables in five questions."""
    found = {match: Around({}, {}, {}) for match in matches}
    some = {"some": list(matches)}
    with engine.connect() as connection:
        for row in connection.execute(SEATS, some):
            found[row.match].sitters[row.seat] = Sitter(row.seat, row.person, row.name, row.taken)
        for row in connection.execute(TOKENS, some):
            found[row.match].holders[row.fingerprint] = row.seat
        for row in connection.execute(LINES.order_by(schema.chat.c.id), some):
            if line := readable(row.line, ChatLine):
                found[row.match].lines[row.id] = line
        for row in connection.execute(ROUNDS, some):
            found[row.match].onward = onward_of(row)
        for row in connection.execute(OPEN, some):
            found[row.match].open = bool(row.open)
    return found


def changed(engine: Engine, tables: "Sequence[Table]") -> "list[Table]":
    """Those of which a notice was lost: told by the little that can be asked of all at once."""
    some = {"some": [table.id for table in tables]}
    with engine.connect() as connection:
        last = {row.match: row.last for row in connection.execute(LAST_LINES, some)}
        gone_on = {row.match for row in connection.execute(ROUNDS, some)}
        names: dict[str, list[tuple[str, bool]]] = {}
        for row in connection.execute(SEATS, some):
            names.setdefault(row.match, []).append((row.name, bool(row.taken)))
    return [
        table
        for table in tables
        if last.get(table.id, 0) > max(table.heard_lines or (0,))
        or (table.id in gone_on and table.onward is None)
        or names.get(table.id)
        != [(s.name, s.taken) for _, s in sorted(table.seating.sitters.items())]
    ]


def take_in(table: "Table", around: Around) -> None:
    """What is new is told; a table that nobody has seen yet just has it."""
    first, heard = table.heard_lines is None, table.heard_lines or set()
    new = [line for number, line in around.lines.items() if number not in heard]
    table.heard_lines = {*around.lines}
    if first:
        table.chat.clear()
    for line in new:
        table.chat.append(line)
        if not first:
            table.crowd.tell(Chat(line))
    before = (table.seating.sitters, table.onward, table.open)
    table.seating.holders = around.holders
    table.seating.sitters, table.open = around.sitters, around.open
    table.onward = table.onward or around.onward
    if not first and before != (table.seating.sitters, table.onward, table.open):
        table.tell_seats()
