"""A file of one's own, and nobody else writes: one transaction a batch."""

import contextlib
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import Executable

from .writer import Taken, TornLine, Write


class OwnLedger:
    def __init__(self, engine: Engine) -> None:
        self.connection = engine.connect()
        self.torn: set[str] = set()

    def close(self) -> None:
        self.connection.close()

    def tell(self, batch: list[Write], failed: dict[int, Exception]) -> None:
        """There are no others."""

    def tidy(self) -> None:
        with contextlib.suppress(SQLAlchemyError):
            self.connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            self.connection.rollback()

    def commit(self, batch: list[Write]) -> dict[int, Exception]:
        if not self.torn:
            with contextlib.suppress(Exception):  # the only writer of the house must go on
                execute(self.connection, batch)
                return {}
        return one_by_one(self.connection, batch, self.torn)


def one_by_one(connection: Connection, batch: list[Write], torn: set[str]) -> dict[int, Exception]:
    failed: dict[int, Exception] = {}
    for place, write in enumerate(batch):
        if write.mends:
            torn.discard(write.line)
        if write.line in torn:
            failed[place] = TornLine(write.line)
            continue
        try:
            execute(connection, [write])
        except Exception as error:  # noqa: BLE001 - as above; whoever wrote it hears of it
            failed[place] = error
            if write.line:
                torn.add(write.line)
    return failed


def execute(connection: Connection, batch: list[Write]) -> None:
    with connection.begin():
        for statement, rows, claims in runs(batch):
            found = connection.execute(statement, rows)
            if claims and found.rowcount == 0:
                raise Taken("somebody else was first")


def runs(batch: list[Write]) -> Iterator[tuple[Executable, list[dict[str, Any]], bool]]:
    """Neighbours with the same statement go together; a claim goes alone."""
    statements = (
        (*statement, write.claims and number == 0)
        for write in batch
        for number, statement in enumerate(write.statements)
    )
    for (_, claims), group in groupby(statements, key=lambda each: (id(each[0]), each[2])):
        same = list(group)
        if claims:
            yield from ((statement, [values], True) for statement, values, _ in same)
        else:
            yield same[0][0], [values for _, values, _ in same], False
