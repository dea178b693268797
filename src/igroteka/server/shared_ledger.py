"""A database that others write to as well: the log is the only lock.

All entries of a batch are one statement, committed by itself. Of each match the first entry
decides: if its step is free, and it hangs on the last one that is there, it and those behind it are
written; else another house was first, and all of that match's are lost. No step is ever written
behind somebody else's.
"""

import contextlib

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from igroteka.kernel import encode

from .line import Line
from .own_ledger import execute, one_by_one
from .shared import channel_of, together
from .writer import Lost, TornLine, Write

# Sorted by match: two houses that wait for each other's rows would both wait in vain.
APPEND = """
WITH batch AS (
    SELECT match, step, at, action_id, decode(data, 'base64') AS data,
        decode(link, 'base64') AS link, decode(behind, 'base64') AS behind
    FROM json_to_recordset($1::json) AS b(
        match text, step int, at bigint, action_id text, data text, link text, behind text
    )
), firsts AS (
    SELECT DISTINCT ON (match) * FROM batch ORDER BY match, step
), won AS (
    INSERT INTO entries (match, step, at, action_id, data, link)
    SELECT match, step, at, action_id, data, link FROM firsts f
    WHERE f.step = 0 OR f.behind = (
        SELECT e.link FROM entries e WHERE e.match = f.match AND e.step = f.step - 1
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
TELL = "SELECT pg_notify($1, news) FROM json_array_elements_text($2::json) news"
Placed = list[tuple[int, Write]]


class BadRow(DBAPIError):
    """The database takes none of the statement because of something in it."""


class SharedLedger:
    def __init__(self, engine: Engine) -> None:
        self.engine = together(engine)
        self.torn: set[str] = set()
        self.channel = ""
        self.line: Line | None = None

    def close(self) -> None:
        if self.line is not None:
            self.line.close()
            self.line = None

    def tidy(self) -> None:
        """The database does so by itself."""

    def commit(self, batch: list[Write]) -> dict[int, Exception]:
        """What belongs to no log first: by-products are there before the move that names them."""
        entries: Placed = []
        others: Placed = []
        failed: dict[int, Exception] = {}
        for place, write in enumerate(batch):
            if write.mends:
                # What came before it is settled before: that may tear the line once more.
                failed |= self.write_others(others) | self.append(entries)
                entries, others = [], []
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
        """After an error nobody knows what was written: whoever asked has to read.

        Unless a row of theirs is bad: then nothing was, and each log is written for itself.
        """
        if not placed:
            return {}
        lines = {write.line for _, write in placed}
        try:
            lost = lines - self.won([write for _, write in placed])
        except BadRow as error:
            if len(lines) == 1:
                self.torn |= lines
                return {place: error for place, _ in placed}
            each = ([one for one in placed if one[1].line == line] for line in sorted(lines))
            return {place: fate for one in each for place, fate in self.append(one).items()}
        except Exception as error:  # noqa: BLE001 - as above
            self.torn |= lines
            return {place: error for place, _ in placed}
        self.torn |= lost
        return {place: Lost(write.line) for place, write in placed if write.line in lost}

    def won(self, writes: list[Write]) -> set[str]:
        rows = [{**write.statements[0][1], "behind": write.behind} for write in writes]
        return {match.decode() for match in self.at_once(APPEND, encode(rows)) if match}

    def at_once(self, statement: str, *values: bytes) -> list[bytes | None]:
        """On a line of its own, that is made anew after any error, or when it was hung up."""
        import psycopg

        try:
            if self.line is not None and not self.line.open:
                self.close()
            if self.line is None:
                self.line = Line(self.engine)
            return self.line.ask(statement, *values)
        except (psycopg.DataError, psycopg.IntegrityError, psycopg.ProgrammingError) as error:
            raise BadRow(statement, {}, error) from error
        except psycopg.Error as error:
            self.close()
            raise OperationalError(statement, {}, error) from error

    def tell(self, batch: list[Write], failed: dict[int, Exception]) -> None:
        """After the commit: a notice inside it would have all houses wait for one another."""
        done = (write for place, write in enumerate(batch) if place not in failed)
        news = list(dict.fromkeys(write.news for write in done if write.news))
        if not news:
            return
        # A notice that is lost is made up for by reading.
        with contextlib.suppress(DBAPIError):
            self.channel = self.channel or channel_of(self.engine)
            self.at_once(TELL, self.channel.encode(), encode(news))
