"""Questions on their way to the workers, and their answers on the way back.

A question lies in the database under a name made of all that is asked: whichever house asks it,
whichever worker answers, and however often, it is thought of once and its answer is the same.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

from sqlalchemy import Engine

from .job import Job, key_of, packed
from .place import Wanted
from .work import NotWanted

if TYPE_CHECKING:
    from .queueing import Queue

LOOK_S = 0.5
# Older than this a worker that said nothing is taken for gone.
STALLED_S = 3.0
ALIVE = f"""
SELECT count(*) FROM procrastinate_workers
WHERE last_heartbeat > clock_timestamp() - interval '{STALLED_S} seconds'
"""
ANSWERS = """
SELECT w.key, t.said, t.fault, EXISTS (
    SELECT 1 FROM procrastinate_jobs j WHERE j.lock = w.key AND j.status IN ('todo', 'doing')
) AS under_way
FROM unnest(%s::text[]) w(key) LEFT JOIN thoughts t ON t.key = w.key
"""
# Each worker has so many lines to the database, and a heartbeat on each.
LINES = 2


class Unhelped(Exception):
    """Nobody is there who would answer: whoever asked has to do it."""


FAULTS: dict[str, type[Exception]] = {"timeout": TimeoutError, "broken": BrokenProcessPool}
# A fault is an answer like any other: whoever asked may be gone by the time it comes.
Answer = asyncio.Future[bytes | Exception]


class Post:
    """`workers` are there, as far as one knows; `done` counts who thought what was asked here."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.workers = 0
        self.done: Counter[str] = Counter()
        self.sent: dict[str, list[Answer]] = {}
        self.bell = asyncio.Event()
        self.queue: Queue | None = None
        self.opening = asyncio.Lock()

    async def close(self) -> None:
        if self.queue is not None:
            await self.queue.close()

    def told(self) -> Iterator[str]:
        """For the operator."""
        yield from ("# TYPE igroteka_workers gauge", f"igroteka_workers {self.workers}")
        yield "# TYPE igroteka_thoughts_total counter"
        for by in ("worker", "house"):
            yield f'igroteka_thoughts_total{{by="{by}"}} {self.done[by]}'

    async def ask(self, job: Job, _patience_s: float, wanted: Wanted) -> bytes:
        """The workers have the patience: it counts from where one of them begins."""
        parcel = packed(job)
        key = key_of(parcel)
        answer: Answer = asyncio.get_running_loop().create_future()
        try:
            number = await self.send(job, key, parcel)
        except Exception as error:
            raise Unhelped from error
        waiting = self.sent.setdefault(key, [])
        waiting.append(answer)
        # It may have been answered long ago, to another house.
        self.bell.set()
        try:
            while not answer.done():
                if not wanted():
                    raise NotWanted
                await asyncio.wait({answer}, timeout=LOOK_S)
            said = answer.result()
        except (asyncio.CancelledError, NotWanted):
            if waiting == [answer]:
                await self.call_off(key, number)
            raise
        finally:
            waiting.remove(answer)
            if not waiting:
                self.sent.pop(key, None)
        if isinstance(said, Exception):
            raise said
        self.done["worker"] += 1
        return said

    async def send(self, job: Job, key: str, parcel: bytes) -> int | None:
        async with self.opening:
            if self.queue is None:
                from .queueing import Queue

                queue = Queue(self.engine)
                await queue.open()
                self.queue = queue
        return await self.queue.put(job.kind, key, parcel)

    async def call_off(self, key: str, number: int | None) -> None:
        """Nobody waits for it any more; if that is lost, it is thought of in vain."""
        assert self.queue is not None
        await asyncio.shield(self.queue.call_off(key, number))

    def heard(self) -> None:
        """Something was answered."""
        if self.sent:
            self.bell.set()

    async def look(self) -> None:
        """At once when something was told, and now and then: a notice may have been lost."""
        try:
            await asyncio.wait_for(self.bell.wait(), LOOK_S)
        except TimeoutError:
            if not self.sent:
                return
        self.bell.clear()
        asked = list(self.sent)
        self.workers, rows = await asyncio.to_thread(read, self.engine, asked)
        for row in rows:
            for answer in self.sent.get(row.key, ()):
                if not answer.done():
                    give(answer, row, self.workers)


def give(answer: Answer, row: Any, workers: int) -> None:
    if row.said is not None:
        answer.set_result(row.said)
    elif row.fault is not None:
        answer.set_result(FAULTS.get(row.fault, Unhelped)())
    elif not workers or not row.under_way:
        answer.set_result(Unhelped())


def read(engine: Engine, keys: list[str]) -> tuple[int, list[Any]]:
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(ANSWERS, (keys,)).all() if keys else []
        return alive(connection), list(rows)


def alive(connection: Any) -> int:
    beating: int = connection.exec_driver_sql(ALIVE).scalar_one()
    return -(-beating // LINES)
