"""A database that others write to as well: the log is the only lock.

All entries of a batch are one statement, committed by itself. Of each match the first entry
decides: if its step is free, and it hangs on the last one that is there, it and those behind it are
written; else another house was first, and all of that match's are lost. No step is ever written
behind somebody else's.
"""

import contextlib
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError

from .own_ledger import execute, one_by_one
from .writer import Lost, TornLine, Write

# Sorted by match: two houses that wait for each other's rows would both wait in vain.
APPEND = """
WITH batch AS (
    SELECT * FROM unnest(
        %s::text[], %s::int[], %s::bigint[], %s::text[], %s::bytea[], %s::bytea[], %s::bytea[]
    ) AS b(match, step, at, action_id, data, link, behind)
), firsts AS (
    SELECT DISTINCT ON (match) * FROM batch ORDER BY match, step
), won AS (
    INSERT INTO entries (match, step, at, action_id, data, link)
    SELECT match, step, at, action_id, data, link FROM firsts f
    WHERE f.step = 0 OR EXISTS (
        SELECT 1 FROM entries e
        WHERE e.match = f.match AND e.step = f.step - 1 AND e.link = f.behind
    )
    ORDER BY match
    ON CONFLICT DO NOTHING
    RETURNING match, step
), more AS (
    INSERT INTO entries (match, step, at, action_id, data, link)
    SELECT b.match, b.step, b.at, b.action_id, b.data, b.link
    FROM batch b JOIN won w ON w.match = b.match AND b.step > w.step
    ORDER BY b.match, b.step
    RETURNING match
)
SELECT match FROM won
"""
TELL = "SELECT pg_notify(%s, news) FROM unnest(%s::text[]) news"
COLUMNS = ("match", "step", "at", "action_id", "data", "link")
# Then nothing of the statement was written; after any other error nobody knows.
BAD_ROW = (DataError, IntegrityError, ProgrammingError)
Placed = list[tuple[int, Write]]


def channel_of(engine: Engine) -> str:
    """One for each schema: notices are heard in the whole database."""
    with engine.connect() as connection:
        return f"igroteka_{connection.exec_driver_sql('SELECT current_schema()').scalar()}"


class SharedLedger:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.torn: set[str] = set()
        self.channel = ""

    def close(self) -> None:
        """Each batch takes its connection from the pool, and a broken one is not put back."""

    def tidy(self) -> None:
        """The database does so by itself."""

    def commit(self, batch: list[Write]) -> dict[int, Exception]:
        """What belongs to no log first: by-products are there before the move that names them."""
        entries: Placed = []
        others: Placed = []
        failed: dict[int, Exception] = {}
        for place, write in enumerate(batch):
            if write.mends:
                self.torn.discard(write.line)
            elif not write.line:
                others.append((place, write))
            elif write.line in self.torn:
                failed[place] = TornLine(write.line)
            else:
                entries.append((place, write))
        failed |= self.write_others(others)
        return failed | self.append(entries)

    def write_others(self, placed: Placed) -> dict[int, Exception]:
        writes = [write for _, write in placed]
        if not writes:
            return {}
        try:
            with self.engine.connect() as connection:
                try:
                    execute(connection, writes)
                    return {}
                except DBAPIError as error:
                    if error.connection_invalidated:
                        raise
                except Exception:  # noqa: BLE001 - as below
                    connection.rollback()
                failed = one_by_one(connection, writes, set())
        except Exception as error:  # noqa: BLE001 - the only writer of the house must go on
            return {place: error for place, _ in placed}
        return {placed[number][0]: error for number, error in failed.items()}

    def append(self, placed: Placed) -> dict[int, Exception]:
        """After an error nobody knows what was written: whoever asked has to read."""
        if not placed:
            return {}
        try:
            won = self.won([write for _, write in placed])
        except Exception as error:  # noqa: BLE001 - as above
            if len(placed) > 1 and isinstance(error, BAD_ROW):
                return self.append_apart(placed)
            self.torn |= {write.line for _, write in placed}
            return {place: error for place, _ in placed}
        lost = {write.line for _, write in placed} - won
        self.torn |= lost
        return {place: Lost(write.line) for place, write in placed if write.line in lost}

    def append_apart(self, placed: Placed) -> dict[int, Exception]:
        """One of them is bad: each log for itself."""
        failed: dict[int, Exception] = {}
        for line in dict.fromkeys(write.line for _, write in placed):
            failed |= self.append_one_log([each for each in placed if each[1].line == line])
        return failed

    def append_one_log(self, placed: Placed) -> dict[int, Exception]:
        line = placed[0][1].line
        try:
            if self.won([write for _, write in placed]):
                return {}
            error: Exception = Lost(line)
        except Exception as bad:  # noqa: BLE001 - as above
            error = bad
        self.torn.add(line)
        return {place: error for place, _ in placed}

    def won(self, writes: list[Write]) -> set[str]:
        rows = [write.statements[0][1] for write in writes]
        columns: list[list[Any]] = [[row[name] for row in rows] for name in COLUMNS]
        behind = [write.behind for write in writes]
        with self.at_once.connect() as connection:
            found = connection.exec_driver_sql(APPEND, (*columns, behind))
            return {match for (match,) in found}

    def tell(self, batch: list[Write], failed: dict[int, Exception]) -> None:
        """After the commit: a notice inside it would have all houses wait for one another."""
        news = list(dict.fromkeys(newest(batch, failed)))
        if not news:
            return
        # A notice that is lost is made up for by reading.
        with contextlib.suppress(SQLAlchemyError):
            self.channel = self.channel or channel_of(self.engine)
            with self.at_once.connect() as connection:
                connection.exec_driver_sql(TELL, (self.channel, news))


def newest(batch: list[Write], failed: dict[int, Exception]) -> Iterator[str]:
    """Of each log the last of its entries."""
    told = {
        write.line or write.news: write.news
        for place, write in enumerate(batch)
        if write.news and place not in failed
    }
    yield from told.values()
