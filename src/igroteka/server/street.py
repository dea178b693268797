"""The other houses on the same database: heard at once where they tell, and found by reading."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from .census import heads, since
from .following import SOMEBODY
from .shared import LINE
from .shared_ledger import channel_of

if TYPE_CHECKING:
    from .table import Table
    from .tables import Tables

SWEEP_S = 2.0
AGAIN_S = 0.2


class Street:
    """`wanted` are tables of which something new is to be read, all in one question."""

    def __init__(self, engine: Engine, node: str) -> None:
        self.engine = engine
        self.node = node
        self.tables: Tables
        self.wanted: dict[str, Table] = {}
        self.bell = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.others: frozenset[str] = frozenset()

    def open(self, tables: "Tables") -> None:
        self.tables = tables
        works = ((self.listen, AGAIN_S), (self.read, 0.0), (self.sweep, SWEEP_S))
        self.tasks = [asyncio.create_task(self.keep(*work)) for work in works]

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()

    async def keep(self, work: Callable[[], Awaitable[None]], pause_s: float) -> None:
        """Again and again; the database may be away for a while."""
        from psycopg import Error

        while True:
            try:
                await work()
                await asyncio.sleep(pause_s)
            except (SQLAlchemyError, Error, OSError):
                await asyncio.sleep(AGAIN_S)

    def knows(self, node: str) -> bool:
        return node in self.others

    # notices

    async def listen(self) -> None:
        from psycopg import AsyncConnection

        channel = await asyncio.to_thread(channel_of, self.engine)
        url = self.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        async with await AsyncConnection.connect(address, autocommit=True, **LINE) as line:
            await line.execute(f'LISTEN "{channel}"')
            # What was told while nobody listened is found by reading.
            await self.sweep()
            async for notice in line.notifies():
                self.hear(notice.payload)

    def hear(self, news: str) -> None:
        """Twice is as good as once; what cannot be read is of a newer house."""
        words = news.split(" ")
        if len(words) != 4 or words[3] == self.node or not words[2].isdecimal():
            return
        kind, match, step, node = words
        table = self.tables.live.get(match)
        if table is None or table.broken:
            return
        if kind == "log":
            self.tell(table, int(step) + 1, node)

    def tell(self, table: "Table", steps: int, node: str) -> None:
        """Where nobody is, it is read when somebody comes."""
        if table.idle:
            self.tables.put_away(table)
        else:
            table.following.told(steps, node)

    # reading

    def ask_for(self, table: "Table") -> None:
        self.wanted[table.id] = table
        self.bell.set()

    async def read(self) -> None:
        await self.bell.wait()
        self.bell.clear()
        asked, self.wanted = self.wanted, {}
        try:
            known = {one: table.match.step for one, table in asked.items()}
            found = await asyncio.to_thread(since, self.engine, known)
        except SQLAlchemyError:
            self.wanted = {**asked, **self.wanted}
            self.bell.set()
            raise
        for one, rows in found.items():
            asked[one].following.take(rows)

    async def sweep(self) -> None:
        live = [one for one, table in self.tables.live.items() if not table.broken]
        if not live:
            return
        found = await asyncio.to_thread(heads, self.engine, live)
        for one, steps in found.items():
            table = self.tables.live.get(one)
            if table is not None and steps > table.match.step and not table.pending:
                self.tell(table, steps, SOMEBODY)
