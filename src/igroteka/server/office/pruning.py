"""Taking away what nobody has touched for long, whole evenings at a time."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from sqlalchemy import Engine, bindparam, delete, func, select

from igroteka.server import schema
from igroteka.server.shared import together

DAY_MS = 86_400_000
AT_ONCE = 50
OF_A_MATCH = (
    schema.blobs,
    schema.presences,
    schema.bells,
    schema.standings,
    schema.clocks,
    schema.chat,
    schema.entries,
    schema.rounds,
    schema.tokens,
    schema.seats,
)
Tick = Callable[[int, int], None]


class Old(Struct, frozen=True):
    match: str
    touched: int
    entries: int


def older_than(engine: Engine, days: int, now_ms: int) -> list[Old]:
    """Untouched for so long, and nothing that was played on from there is younger."""
    entries = schema.entries.c
    last = (
        select(entries.match, func.max(entries.at).label("at"), func.count().label("steps"))
        .group_by(entries.match)
        .subquery()
    )
    columns = (schema.matches.c.id, schema.matches.c.created, last.c.at, last.c.steps)
    query = select(*columns).outerjoin(last, last.c.match == schema.matches.c.id)
    with engine.connect() as connection:
        heads = connection.execute(query).all()
        onward = {row.match: row.next for row in connection.execute(select(schema.rounds))}
    before = now_ms - days * DAY_MS
    found = {
        head.id: Old(head.id, max(head.created, head.at or 0), head.steps or 0) for head in heads
    }
    young = {old.match for old in found.values() if old.touched >= before}
    for match in tuple(onward):
        following = [match]
        while (later := onward.get(following[-1])) and later not in following:
            following.append(later)
        if young.intersection(following):
            young.add(match)
    kept = sorted(found.values(), key=lambda old: old.touched)
    return [old for old in kept if old.match not in young]


def prune(engine: Engine, old: Sequence[Old], tick: Tick | None = None) -> None:
    """Some at a time: a house that is open waits for each, not for all."""
    ids = [each.match for each in old]
    for first in range(0, len(ids), AT_ONCE):
        some = [{"of": match} for match in ids[first : first + AT_ONCE]]
        with together(engine).begin() as connection:
            # Whoever came before a match that goes no longer leads on to it.
            connection.execute(
                delete(schema.rounds).where(schema.rounds.c.next == bindparam("of")), some
            )
            for table in OF_A_MATCH:
                connection.execute(delete(table).where(table.c.match == bindparam("of")), some)
            connection.execute(
                delete(schema.matches).where(schema.matches.c.id == bindparam("of")), some
            )
        if tick is not None:
            tick(min(first + AT_ONCE, len(ids)), len(ids))
