"""A line to the database for the few statements that a house says all the time."""

from typing import Any

from sqlalchemy import Engine

from .shared import connect, is_open


class Line:
    """Each statement is prepared once, and committed by itself. Straight to the driver's library:
    by way of a cursor, a batch of one entry cost the house five times as much as the move itself.
    """

    def __init__(self, engine: Engine) -> None:
        self.line = connect(engine)
        self.known: dict[str, bytes] = {}

    def close(self) -> None:
        self.line.close()

    @property
    def open(self) -> bool:
        return is_open(self.line)

    def ask(self, statement: str, *values: bytes) -> list[bytes | None]:
        """The first column of what it finds; an error of psycopg's otherwise."""
        found = self.line.pgconn.exec_prepared(self.name(statement), values)
        self.check(found)
        return [found.get_value(row, 0) for row in range(found.ntuples)]

    def name(self, statement: str) -> bytes:
        if statement not in self.known:
            name = f"ours{len(self.known)}".encode()
            self.check(self.line.pgconn.prepare(name, statement.encode()))
            self.known[statement] = name
        return self.known[statement]

    def check(self, found: Any) -> None:
        from psycopg.errors import error_from_result
        from psycopg.pq import ExecStatus

        if found.status not in (ExecStatus.TUPLES_OK, ExecStatus.COMMAND_OK):
            raise error_from_result(found)
