"""The one thread that writes: whatever waits goes to disk in one commit, then is acknowledged."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import Executable

from .disk import Disk, disk_of
from .metrics import Histogram

QUIET_S = 0.25

Done = Callable[[Exception | None], None]
Statement = tuple[Executable, dict[str, Any]]


class Write(NamedTuple):
    """All of it or nothing; `done` hears of it on the event loop, in the order of writing.

    Once a write of a `line` has failed the later ones fail too, so that no log has a gap,
    until one comes that `mends` it.
    """

    statements: Sequence[Statement]
    done: Done
    line: str = ""
    mends: bool = False


class TornLine(Exception):
    """An earlier write of the same log failed."""


class Writer:
    """What the loop hears in one turn is handed over at once: one wake-up, not one a move.

    `disk` is how the last write went; `under_way` are those nobody has heard of yet.
    """

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self.engine = engine
        self.loop = loop
        self.gathering: list[Write] = []
        self.waiting: SimpleQueue[list[Write]] = SimpleQueue()
        self.torn: set[str] = set()
        self.untidy = False
        self.disk: Disk = "ok"
        self.under_way = 0
        self.flushes = Histogram()
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def put(self, write: Write) -> None:
        """On the event loop."""
        if not self.gathering:
            self.loop.call_soon(self.hand_over)
        self.gathering.append(write)
        self.under_way += 1

    def hand_over(self) -> None:
        if self.gathering:
            self.waiting.put(self.gathering)
            self.gathering = []

    def close(self) -> None:
        """Everything that waits is written first."""
        self.hand_over()
        self.waiting.put([])
        self.thread.join()

    def run(self) -> None:
        with self.engine.connect() as connection:
            last = False
            while not last:
                batch, last = self.gathered(connection)
                began_s = time.perf_counter()
                failed = commit(connection, batch, self.torn)
                self.untidy = True
                if batch:
                    self.disk = worst(failed)
                    self.flushes.observe(time.perf_counter() - began_s)
                # After a crash of the loop nobody is left to tell, and the log is safe.
                with contextlib.suppress(RuntimeError):
                    self.loop.call_soon_threadsafe(self.acknowledge, batch, failed)

    def acknowledge(self, batch: list[Write], failed: dict[int, Exception]) -> None:
        self.under_way -= len(batch)
        for place, write in enumerate(batch):
            write.done(failed.get(place))

    def gathered(self, connection: Connection) -> tuple[list[Write], bool]:
        """All that waits, and whether it is the last; an empty list is the end."""
        turn = self.next_turn(connection)
        batch: list[Write] = []
        with contextlib.suppress(Empty):
            while turn:
                batch += turn
                turn = self.waiting.get_nowait()
            return batch, True
        return batch, False

    def next_turn(self, connection: Connection) -> list[Write]:
        """When nothing has come for a while, the log is tidied up: nobody has to wait for it."""
        with contextlib.suppress(Empty):
            return self.waiting.get(timeout=QUIET_S if self.untidy else None)
        tidy(connection)
        self.untidy = False
        return self.waiting.get()


def worst(failed: dict[int, Exception]) -> Disk:
    return next((disk for error in failed.values() if (disk := disk_of(error)) != "ok"), "ok")


def tidy(connection: Connection) -> None:
    with contextlib.suppress(SQLAlchemyError):
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
        connection.rollback()


def commit(connection: Connection, batch: list[Write], torn: set[str]) -> dict[int, Exception]:
    """What failed, by its place in the batch: one bad write doesn't spoil the rest."""
    if torn:
        return one_by_one(connection, batch, torn)
    try:
        execute(connection, batch)
    except Exception:  # noqa: BLE001 - the only writer of the house must go on
        return one_by_one(connection, batch, torn)
    return {}


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
        for statement, rows in runs(batch):
            connection.execute(statement, rows)


def runs(batch: list[Write]) -> Iterator[tuple[Executable, list[dict[str, Any]]]]:
    """Neighbours with the same statement go together."""
    statements = (statement for write in batch for statement in write.statements)
    for _, group in groupby(statements, key=lambda pair: id(pair[0])):
        same = list(group)
        yield same[0][0], [values for _, values in same]
