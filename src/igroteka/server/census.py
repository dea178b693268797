"""What is read of several tables at once: how far their logs are, who is there, what is new."""

import time
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import BindParameter, Engine, Row, bindparam, func, select

from . import schema
from .post import alive
from .presence import NOW, Seen, seen_in

ENTRIES = schema.entries.c
LIVE: BindParameter[Any] = bindparam("live", expanding=True)
HEADS = (
    select(ENTRIES.match, func.max(ENTRIES.step).label("last"))
    .where(ENTRIES.match.in_(LIVE))
    .group_by(ENTRIES.match)
)
PRESENCES = select(schema.presences).where(
    schema.presences.c.match.in_(LIVE), schema.presences.c.node != bindparam("me")
)
NODES = select(schema.nodes).where(schema.nodes.c.until > NOW)
ON_BOARD = (
    select(schema.presences.c.match)
    .join(schema.matches, schema.matches.c.id == schema.presences.c.match)
    .where(schema.matches.c.open, schema.presences.c.until > NOW)
    .distinct()
)
NEW = """
SELECT e.match, e.step, e.at, e.action_id, e.data, e.link
FROM unnest(%s::text[], %s::int[]) AS w(match, step)
JOIN entries e ON e.match = w.match AND e.step >= w.step
ORDER BY e.match, e.step
"""

Rows = dict[str, dict[str, Seen]]


class Census(Struct, frozen=True):
    """`steps` and who is there by table; the houses, until when their lease holds; the workers."""

    steps: dict[str, int]
    presences: Rows
    nodes: dict[str, int]
    workers: int


def census(engine: Engine, live: Sequence[str], me: str) -> Census:
    with engine.connect() as connection:
        heads = connection.execute(HEADS, {"live": live}).all()
        nodes = {row.node: row.until for row in connection.execute(NODES)}
        workers = alive(connection)
    steps = {row.match: row.last + 1 for row in heads}
    return Census(steps, presences(engine, live, me), nodes, workers)


def houses(engine: Engine) -> list[str]:
    """Those whose lease holds."""
    with engine.connect() as connection:
        return [row.node for row in connection.execute(NODES)]


def presences(engine: Engine, live: Sequence[str], me: str) -> Rows:
    found: Rows = {match: {} for match in live}
    with engine.connect() as connection:
        for row in connection.execute(PRESENCES, {"live": live, "me": me}):
            found[row.match][row.node] = seen_in(row)
    return found


def on_board(engine: Engine) -> list[str]:
    """Open tables where somebody is, by way of any house."""
    with engine.connect() as connection:
        return list(connection.execute(ON_BOARD).scalars())


def since(engine: Engine, known: Mapping[str, int]) -> dict[str, list[Row[Any]]]:
    """Of each the entries from that step on, in one question."""
    found: dict[str, list[Row[Any]]] = {}
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(NEW, (list(known), list(known.values())))
        for row in rows:
            found.setdefault(row.match, []).append(row)
    return found


def ahead_s(engine: Engine) -> tuple[float, float]:
    """By how much the database's clock is ahead of this machine's, and how sure that is."""
    with engine.connect() as connection:
        began_s = time.monotonic()
        now_ms = connection.execute(select(NOW)).scalar_one()
        took_s = time.monotonic() - began_s
    return now_ms / 1000 - began_s - took_s / 2, took_s
