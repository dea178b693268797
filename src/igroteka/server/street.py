"""The other houses on the same database: heard at once where they tell, and found by reading."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy.exc import OperationalError, SQLAlchemyError

from .around import changed, read_around, take_in
from .census import ahead_s, census, houses, presences, since
from .following import SOMEBODY
from .notices import Row, heading, notice, read_notice
from .post import Post
from .presence import LEASE_MS, Seen, left, renewed, shown, tidied
from .ruling import are_others
from .shared import LINE, address_of, channel_of
from .writer import Write

if TYPE_CHECKING:
    from .store import Store
    from .table import Table
    from .tables import Tables

BEAT_S = 0.5
SWEEP_S = 2.0
AGAIN_S = 0.2
# Without a word from the database for so long, guests had better try another house.
CUT_OFF_S = 3.0
SAMPLES = 8


class Street:
    """What is to be read of some table is read of all of them in one question.

    `news` are tables with new steps, `around` those where something else is new, `seen` those
    where somebody came or went elsewhere, `dirty` those of which this house has to show the same;
    `missed` is what was told of a table while it was being opened: all but who is there is read.
    """

    def __init__(self, store: "Store") -> None:
        self.store, self.engine, self.node = store, store.engine, store.node
        self.tables: Tables
        self.post = Post(store.engine)
        self.news: dict[str, Table] = {}
        self.around: dict[str, Table] = {}
        self.seen: dict[str, Table] = {}
        self.dirty: dict[str, Table] = {}
        self.bell = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.houses: dict[str, int] = {}
        self.missed: dict[str, set[str]] = {}
        self.samples: list[tuple[float, float]] = []
        self.unanswered_s: float | None = None
        self.away = False

    async def open(self, tables: "Tables") -> None:
        self.tables = tables
        while not self.samples:
            with contextlib.suppress(SQLAlchemyError):
                await self.measure()
        self.store.writer.put(Write(tidied(), lambda _: None))
        works = (
            (self.listen, AGAIN_S),
            (self.read, 0.0),
            (self.sweep, SWEEP_S),
            (self.beat, BEAT_S),
            (self.post.look, 0.0),
        )
        self.tasks = [
            asyncio.create_task(self.keep(work, pause_s), name=work.__name__)
            for work, pause_s in works
        ]

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.store.writer.put(Write(left(self.node), lambda _: None))

    async def keep(self, work: Callable[[], Awaitable[None]], pause_s: float) -> None:
        """Again and again; the database may be away for a while."""
        from psycopg import Error

        while True:
            try:
                await work()
                # Once the database is back, its guests wait for nothing but that to be noticed.
                await asyncio.sleep(min(pause_s, AGAIN_S) if self.away else pause_s)
            except (SQLAlchemyError, Error, OSError):
                await asyncio.sleep(AGAIN_S)
            except Exception as error:  # noqa: BLE001 - whoever stops listening is deaf for good
                self.tables.house.counts.errors += 1
                self.tables.house.journal.tell("error", kind=type(error).__name__)
                await asyncio.sleep(AGAIN_S)

    # leases, and the database's time

    async def measure(self) -> None:
        """The surest of the last few: whichever was answered soonest."""
        sample = await asyncio.to_thread(ahead_s, self.engine)
        self.samples = [*self.samples, sample][-SAMPLES:]

    def now_ms(self) -> int:
        ahead, _ = min(self.samples, key=lambda sample: sample[1])
        return round((time.monotonic() + ahead) * 1000)

    def knows(self, node: str) -> bool:
        """Not when its lease has lapsed, though nobody has looked since."""
        return self.houses.get(node, 0) > self.now_ms()

    async def is_mixed(self) -> bool:
        """Whether a house of other rules is open, as of now."""
        return are_others(await asyncio.to_thread(houses, self.engine))

    @property
    def cut_off(self) -> bool:
        """By how long the database owes an answer: a house that stood still itself is not."""
        since_s = self.unanswered_s
        return since_s is not None and time.monotonic() - since_s > CUT_OFF_S

    async def beat(self) -> None:
        """By the one who writes everything: if that is stuck, others had better know."""
        if self.unanswered_s is None:
            self.unanswered_s = time.monotonic()
        self.store.writer.put(Write(renewed(self.node), self.beaten))
        for table in tuple(self.tables.live.values()):
            table.elsewhere.look()
        if self.cut_off:
            self.note("database-lost")
            self.tables.let_go(OperationalError("", {}, OSError("connection lost")))

    def beaten(self, error: Exception | None) -> None:
        if error is None:
            self.unanswered_s = None
            self.note("database-back")

    def note(self, event: str) -> None:
        """Once each, however long it lasts."""
        if self.away != (event == "database-lost"):
            self.away = not self.away
            self.tables.house.journal.tell(event)

    def show(self, table: "Table") -> None:
        """Who is there by way of this house; once, however much changes in one turn."""
        if not self.dirty:
            asyncio.get_running_loop().call_soon(self.show_all)
        self.dirty[table.id] = table

    def show_all(self) -> None:
        dirty, self.dirty = self.dirty, {}
        for table in dirty.values():
            presence, now = table.elsewhere.presence(), self.now_ms()
            row = shown(table.id, self.node, presence, now)
            seen = Seen(presence, now, now + LEASE_MS)
            news = notice("presence", table.id, self.node, seen=seen)
            self.store.writer.put(Write([row], lambda _: None, news=news))

    # notices

    async def listen(self) -> None:
        from psycopg import AsyncConnection

        from .ears import listen

        channel = await asyncio.to_thread(channel_of, self.engine)
        address = address_of(self.engine)
        async with await AsyncConnection.connect(address, autocommit=True, **LINE) as line:
            await line.execute(f'LISTEN "{channel}"')
            # What was told while nobody listened is found by reading.
            await self.sweep()
            await listen(line, self.hear)

    def hear(self, text: str) -> None:
        """Twice is as good as once. What this house said itself, and what is of no table here, is
        not even read."""
        kind, match, node = heading(text)
        here = match in self.tables.live or match in self.tables.loading
        if node == self.node or not (here or kind == "thought"):
            return
        news = read_notice(text)
        if news is not None and news.kind == "thought":
            self.post.heard()
            return
        table = self.tables.live.get(news.match) if news else None
        if news is None:
            return
        if news.match in self.tables.loading:
            self.missed.setdefault(news.match, set()).add(news.kind)
        if table is None or table.broken:
            return
        if news.kind == "log":
            self.tell(table, news.steps, news.node, news.row)
        elif news.kind == "presence" and news.seen is not None:
            table.elsewhere.see({**table.elsewhere.rows, news.node: news.seen})
        elif news.kind == "presence":
            self.seen[table.id] = table
            self.bell.set()
        elif news.kind == "taken" and news.seat in table.seating.sitters:
            table.seating.taken(news.seat)
        elif news.kind == "around":
            self.ask_around(table)

    def tell(self, table: "Table", steps: int, node: str, row: Row | None = None) -> None:
        """Where nobody is, it is read when somebody comes."""
        if not self.tables.put_away(table):
            table.following.told(steps, node, row)

    # reading

    def ask_for(self, table: "Table") -> None:
        self.news[table.id] = table
        self.bell.set()

    def ask_around(self, table: "Table") -> None:
        self.around[table.id] = table
        self.bell.set()

    async def meet(self, table: "Table") -> None:
        """Of a table that was just opened: who is there, and what was told meanwhile."""
        seen = await asyncio.to_thread(presences, self.engine, [table.id], self.node)
        table.elsewhere.see(seen[table.id])
        missed = self.missed.pop(table.id, set())
        if "log" in missed or table.heard_lines is None:
            self.ask_for(table)
        if missed & {"around", "taken"} or table.heard_lines is None:
            self.ask_around(table)

    async def look_around(self, table: "Table") -> None:
        """Now: something that was thought of it is not so."""
        around = await asyncio.to_thread(read_around, self.engine, [table.id])
        take_in(table, around[table.id])

    async def read(self) -> None:
        await self.bell.wait()
        self.bell.clear()
        news, self.news = self.news, {}
        around, self.around = self.around, {}
        seen, self.seen = self.seen, {}
        try:
            if news:
                known = {one: table.match.step for one, table in news.items()}
                for one, rows in (await asyncio.to_thread(since, self.engine, known)).items():
                    news[one].following.take(rows)
            if around:
                read = await asyncio.to_thread(read_around, self.engine, list(around))
                for one, table in around.items():
                    take_in(table, read[one])
            if seen:
                there = await asyncio.to_thread(presences, self.engine, list(seen), self.node)
                for one, table in seen.items():
                    table.elsewhere.see(there[one])
        except SQLAlchemyError:
            self.news = {**news, **self.news}
            self.around = {**around, **self.around}
            self.seen = {**seen, **self.seen}
            self.bell.set()
            raise

    async def sweep(self) -> None:
        """All live tables: a notice may have been lost."""
        await self.measure()
        live = [one for one, table in self.tables.live.items() if not table.broken]
        found = await asyncio.to_thread(census, self.engine, live, self.node)
        self.houses, self.post.workers = found.nodes, found.workers
        for one, rows in found.presences.items():
            table = self.tables.live.get(one)
            if table is None or table.broken:
                continue
            table.elsewhere.see(rows)
            if found.steps.get(one, 0) > table.match.step and not table.pending:
                self.tell(table, found.steps[one], SOMEBODY)
        here = [table for table in self.tables.live.values() if table.crowd.tabs]
        if here:
            for table in await asyncio.to_thread(changed, self.engine, here):
                self.ask_around(table)
