"""Several questions of one match at once: to a database that is elsewhere they go together."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Dialect, Select
from sqlalchemy.exc import OperationalError


def answers(
    connection: Connection, questions: Sequence[Select[Any]], of: Mapping[str, Any]
) -> list[Sequence[Any]]:
    """The rows that each of them finds."""
    if connection.dialect.name == "postgresql":
        return together(connection, questions, of)
    return [connection.execute(question, of).all() for question in questions]


def together(
    connection: Connection, questions: Sequence[Select[Any]], of: Mapping[str, Any]
) -> list[Sequence[Any]]:
    """Straight to the driver: a table that is opened asks six, and each by itself cost as much as
    a move."""
    from psycopg import Error
    from psycopg.rows import namedtuple_row

    line: Any = connection.connection.driver_connection
    dialect = connection.dialect
    try:
        with line.pipeline():
            asked = [
                line.cursor(row_factory=namedtuple_row).execute(spelled(question, dialect), of)
                for question in questions
            ]
        return [each.fetchall() for each in asked]
    except Error as error:
        if line.broken:
            connection.invalidate()
        raise OperationalError("", {}, error) from error


@lru_cache(maxsize=64)
def spelled(question: Select[Any], dialect: Dialect) -> str:
    return str(question.compile(dialect=dialect))
