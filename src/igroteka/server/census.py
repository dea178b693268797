"""What is read of several tables at once: how far their logs are, and what is new in them."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Engine, Row, bindparam, func, select

from . import schema

ENTRIES = schema.entries.c
HEADS = (
    select(ENTRIES.match, func.max(ENTRIES.step).label("last"))
    .where(ENTRIES.match.in_(bindparam("live", expanding=True)))
    .group_by(ENTRIES.match)
)
NEW = """
SELECT e.match, e.step, e.at, e.action_id, e.data, e.link
FROM unnest(%s::text[], %s::int[]) AS w(match, step)
JOIN entries e ON e.match = w.match AND e.step >= w.step
ORDER BY e.match, e.step
"""


def heads(engine: Engine, live: list[str]) -> dict[str, int]:
    """How many steps each of them has."""
    with engine.connect() as connection:
        found = connection.execute(HEADS, {"live": live})
        return {row.match: row.last + 1 for row in found}


def since(engine: Engine, known: Mapping[str, int]) -> dict[str, list[Row[Any]]]:
    """Of each the entries from that step on, in one question."""
    found: dict[str, list[Row[Any]]] = {}
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(NEW, (list(known), list(known.values())))
        for row in rows:
            found.setdefault(row.match, []).append(row)
    return found
