"""`igroteka work`: whoever thinks for houses on other machines, one question after another."""

import asyncio
import contextlib
import signal
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from procrastinate.exceptions import ConnectorException
from procrastinate.worker import Worker
from psycopg import Error
from sqlalchemy import Engine

from . import thinking
from .job import ForeignRules, Job, Kind, unpacked
from .journal import Journal
from .notices import notice
from .place import Place
from .post import LINES, STALLED_S
from .queueing import NOW_MS, THINK, Queue, queue_of
from .work import PATIENCE_S

HEARTBEAT_S = 0.5
SWEEP_S = 0.5
AGAIN_S = 0.3
TIDY_EVERY = 100
# How long an answer is kept for whoever asks the same: a house may have died over its question.
KEPT_MS = 600_000
# Whatever took so many workers with it is not given to another.
MOST_TRIES = 3
STALLED = f"""
FROM procrastinate_jobs j LEFT JOIN procrastinate_workers w ON w.id = j.worker_id
WHERE j.status = 'doing'
AND (w.id IS NULL OR w.last_heartbeat < clock_timestamp() - interval '{STALLED_S} seconds')
"""
GIVE_UP = f"""
WITH hopeless AS (SELECT j.id, j.lock {STALLED} AND j.attempts >= {MOST_TRIES})
UPDATE thoughts SET fault = 'broken' FROM hopeless WHERE key = hopeless.lock AND said IS NULL
"""
PASS_ON = f"SELECT procrastinate_retry_job_v2(j.id, now(), NULL, NULL, NULL) {STALLED}"
TIDY = (
    f"DELETE FROM thoughts WHERE at < {NOW_MS} - {KEPT_MS}",
    "DELETE FROM procrastinate_jobs WHERE status NOT IN ('todo', 'doing')",
    "DELETE FROM procrastinate_workers WHERE last_heartbeat < now() - interval '1 minute'",
)
LIVE = (Kind.GRAVITY, Kind.BOT)
MOMENTARY = (ConnectorException, Error, OSError)


class Workshop:
    """One place is for what a whole table waits for; in the others anything is thought of."""

    def __init__(self, engine: Engine, places: int, journal: Journal) -> None:
        self.queue = Queue(engine)
        self.journal = journal
        self.lines = {LIVE: 1, tuple(Kind): max(1, places - 1)}
        assert len(self.lines) == LINES
        self.free = [Place(thinking.settle_in) for _ in range(sum(self.lines.values()))]
        self.workers: set[Worker] = set()
        self.stopping = asyncio.Event()
        self.away = False
        self.queue.app.task(name=THINK)(self.think)

    async def run(self) -> None:
        """Until it is stopped; what is being thought of then is thought to its end."""
        self.heed_signals()
        await self.queue.open()
        sweeping = asyncio.create_task(self.sweep())
        try:
            lines = (self.keep(kinds, many) for kinds, many in self.lines.items())
            await asyncio.gather(*lines)
        finally:
            sweeping.cancel()
            await self.queue.close()
            for place in self.free:
                place.close()

    def heed_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.stop)

    def stop(self) -> None:
        self.stopping.set()
        for worker in self.workers:
            worker.stop()  # type: ignore[no-untyped-call]

    async def keep(self, kinds: tuple[Kind, ...], many: int) -> None:
        """A line of procrastinate's ends with the first word that the database fails to hear."""
        while not self.stopping.is_set():
            worker = Worker(
                self.queue.app,
                queues=[queue_of(kind) for kind in kinds],
                concurrency=many,
                fetch_job_polling_interval=0.5,
                update_heartbeat_interval=HEARTBEAT_S,
                stalled_worker_timeout=60.0,
                delete_jobs="always",
                install_signal_handlers=False,
            )
            self.workers.add(worker)
            try:
                await worker.run()  # type: ignore[no-untyped-call]
            except MOMENTARY:
                self.note(away=True)
            finally:
                self.workers.discard(worker)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), AGAIN_S)

    def note(self, away: bool) -> None:
        """Once each, however long it lasts."""
        if away != self.away:
            self.away = away
            self.journal.tell("database-lost" if away else "database-back")

    async def sweep(self) -> None:
        """What a worker was at when it died is given to another; what is old is thrown away."""
        turn = 0
        while True:
            with contextlib.suppress(*MOMENTARY):
                for statement in (GIVE_UP, PASS_ON, *(() if turn % TIDY_EVERY else TIDY)):
                    await self.queue.rows(statement)
                self.note(away=False)
            turn += 1
            await asyncio.sleep(SWEEP_S)

    async def think(self, key: str) -> None:
        asked = await self.queue.question(key)
        if asked is None:
            return
        said, fault = await self.answered(asked)
        await self.queue.answer(key, said, fault, notice("thought", key, ""))

    async def answered(self, asked: bytes) -> tuple[bytes | None, str | None]:
        """Or the name of what went wrong; of all but two kinds the house finds out by itself."""
        try:
            return await self.at_a_place(unpacked(asked)), None
        except TimeoutError:
            return None, "timeout"
        except BrokenProcessPool:
            return None, "broken"
        except ForeignRules as error:
            self.journal.tell("other-rules", house=str(error))
            return None, "rules"
        except Exception as error:  # noqa: BLE001 - whoever asked tries it, and keeps the scar
            self.journal.tell("error", kind=type(error).__name__)
            return None, "error"

    async def at_a_place(self, job: Job) -> bytes:
        place = self.free.pop()
        try:
            said = await place.run(job, PATIENCE_S)
        finally:
            self.free.append(place)
        self.journal.tell("thought", of=job.does)
        return said


def work(engine: Engine, places: int, journal: Journal) -> None:
    async def until_stopped() -> Any:
        await Workshop(engine, places, journal).run()

    asyncio.run(until_stopped())
