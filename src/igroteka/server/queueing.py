"""The queue of what takes long, on the database of the tables: procrastinate's, as we use it."""

import contextlib
import logging
from typing import Any

from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from psycopg import AsyncConnection, Error
from sqlalchemy import Engine

from .job import Kind
from .shared import LINE, PATIENCE, address_of, channel_of

THINK = "think"
NOW_MS = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
# What was not answered in time is asked anew; what was answered is there at once.
ASK = f"""
INSERT INTO thoughts (key, asked, at) VALUES (%s, %s, {NOW_MS})
ON CONFLICT (key) DO UPDATE SET at = excluded.at, fault = NULL
RETURNING said IS NOT NULL
"""
CALL_OFF = "DELETE FROM thoughts WHERE key = %s AND said IS NULL"
QUESTION = "SELECT asked FROM thoughts WHERE key = %s AND said IS NULL AND fault IS NULL"
ANSWER = """
UPDATE thoughts SET said = %s, fault = %s
WHERE key = %s AND said IS NULL AND fault IS NULL
"""
TELL = "SELECT pg_notify(%s, %s)"

# They would write of every broken line, and name what is asked.
for name in ("procrastinate", "psycopg.pool"):
    logging.getLogger(name).addHandler(logging.NullHandler())


async def be_patient(line: "AsyncConnection[Any]") -> None:
    """Each statement is committed by itself, and none hangs."""
    await line.set_autocommit(True)
    await line.execute(PATIENCE)


def connector(engine: Engine) -> PsycopgConnector:
    return PsycopgConnector(
        conninfo=address_of(engine),
        kwargs=LINE,
        configure=be_patient,
        min_size=1,
        max_size=4,
        timeout=3.0,
        # Beyond this it is tried anew when somebody asks, and not ever more seldom.
        reconnect_timeout=1.0,
    )


class Queue:
    """Questions and answers are bytes in a table of ours; a job holds nothing but their name."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.app = App(connector=connector(engine))

    async def open(self) -> None:
        await self.app.open_async()

    async def close(self) -> None:
        with contextlib.suppress(ConnectorException, Error):
            await self.app.close_async()

    async def rows(self, statement: str, *values: Any) -> list[Any]:
        pool = self.app.connector.pool  # type: ignore[attr-defined]
        async with pool.connection() as line:
            found = await line.execute(statement, values)
            return list(await found.fetchall()) if found.description else []

    async def put(self, kind: Kind, key: str, parcel: bytes) -> int | None:
        """The number of its job; none where it is answered, or waits already."""
        ((answered,),) = await self.rows(ASK, key, parcel)
        if answered:
            return None
        task = self.app.configure_task(
            THINK, queue=queue_of(kind), priority=-kind, lock=key, queueing_lock=key
        )
        with contextlib.suppress(AlreadyEnqueued):
            return await task.defer_async(key=key)
        return None

    async def call_off(self, key: str, number: int | None) -> None:
        with contextlib.suppress(ConnectorException, Error):
            await self.rows(CALL_OFF, key)
            if number is not None:
                await self.app.job_manager.cancel_job_by_id_async(
                    number, abort=True, delete_job=True
                )

    async def question(self, key: str) -> bytes | None:
        """None if it is answered, or nobody wants to know any more."""
        found = await self.rows(QUESTION, key)
        return bytes(found[0][0]) if found else None

    async def answer(self, key: str, said: bytes | None, fault: str | None, news: str) -> None:
        await self.rows(ANSWER, said, fault, key)
        await self.rows(TELL, channel_of(self.engine), news)


def queue_of(kind: Kind) -> str:
    return kind.name.lower()
