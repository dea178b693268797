"""Whoever thinks for houses on other machines: real PostgreSQL, real processes."""

import asyncio
import contextlib
import gc
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import Engine

from igroteka.games import SHELF
from igroteka.kernel import CHANCE
from igroteka.match import new_match
from igroteka.server.database import open_database
from igroteka.server.helped import Helped
from igroteka.server.job import Job, Kind, key_of, packed
from igroteka.server.journal import SILENT
from igroteka.server.metrics import page
from igroteka.server.post import Post, Unhelped, read
from igroteka.server.queue_tables import steps_after
from igroteka.server.queueing import THINK, Queue, queue_of
from igroteka.server.room import OwnRoom
from igroteka.server.thinking import Question, written
from igroteka.server.work import NOBODYS, NotWanted, Work
from igroteka.server.workshop import Workshop

from .guests import ME, Guest, House

GONE = """
WITH dead AS (
    INSERT INTO procrastinate_workers (last_heartbeat)
    VALUES (now() - interval '1 hour') RETURNING id
)
UPDATE procrastinate_jobs SET status = 'doing', worker_id = dead.id FROM dead
"""
WORK = "from igroteka.cli import main; main()"
COUNT = "SELECT count(*) FROM procrastinate_jobs"


def question(spec: str = "greedy", seed: str = "elm") -> Job:
    match = new_match(SHELF["roads"], 2, {}, seed)
    while CHANCE in match.active():
        match.throw()
    asked = Question(match.game, match.state, match.active()[0], seed, match.step, spec)
    return Job(Kind.BOT, "choose", (written(asked),))


def wanted() -> bool:
    return True


@contextlib.asynccontextmanager
async def asking(engine: Engine) -> AsyncIterator[Post]:
    """A house that asks, without the house."""
    post = Post(engine)

    async def look() -> None:
        while True:
            await post.look()

    looking = asyncio.create_task(look())
    yield post
    looking.cancel()
    await post.close()


@contextlib.asynccontextmanager
async def at_work(engine: Engine) -> AsyncIterator[Workshop]:
    shop = Workshop(engine, 1, SILENT)
    task = asyncio.create_task(shop.run())
    while not read(engine, [])[0]:
        await asyncio.sleep(0.05)
    yield shop
    shop.stop()
    await task


async def left(post: Post) -> int:
    assert post.queue is not None
    return int((await post.queue.rows(COUNT))[0][0])


def test_what_a_dead_worker_was_at_is_done_by_another(shared_db: str) -> None:
    """And of what is wanted no more, or asked by other rules, nothing is left."""
    engine = open_database(shared_db)

    async def told() -> None:
        job, dropped = question(), question(seed="oak")
        async with asking(engine) as post:
            queue = Queue(engine)
            await queue.open()
            await queue.put(Kind.BOT, key_of(packed(job)), packed(job))
            await queue.rows(GONE)
            with pytest.raises(NotWanted):
                await post.ask(dropped, 0, lambda: False)
            await queue.put(Kind.HINT, "strange", b"from a newer house")
            async with at_work(engine):
                assert await post.ask(job, 0, wanted) == job.done()
                # Answered long ago: no worker is needed for it any more.
                while await left(post):
                    await asyncio.sleep(0.05)
            assert await post.ask(job, 0, wanted) == job.done()
            assert (await queue.rows("SELECT fault FROM thoughts WHERE key = 'strange'")) == [
                ("rules",)
            ]
            assert post.done["worker"] == 2
            await queue.close()

    asyncio.run(told())
    engine.dispose()


def test_with_no_worker_there_a_house_does_it_itself(shared_db: str) -> None:
    engine = open_database(shared_db)

    async def told() -> None:
        job = question()
        async with asking(engine) as post:
            with pytest.raises(Unhelped):
                await post.ask(job, 0, wanted)
            # As one believes whose workers were there a moment ago.
            post.workers = 1
            own = Work(OwnRoom(1))
            assert await Helped(own, post).do(job, NOBODYS) == job.done()
            assert post.done == {"house": 1}
            own.close()

    asyncio.run(told())
    engine.dispose()


def test_an_answer_that_nobody_waits_for_any_more_hurts_nobody(shared_db: str) -> None:
    """That nobody can help may be found out while the question is being called off."""
    engine = open_database(shared_db)
    complaints: list[object] = []

    class Late(Post):
        async def call_off(self, key: str, number: int | None) -> None:
            (answer,) = self.sent[key]
            await self.look()
            assert answer.done()
            await super().call_off(key, number)

    async def told() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, what: complaints.append(what))
        post = Late(engine)
        with pytest.raises(NotWanted):
            await post.ask(question(), 0, lambda: False)
        assert await left(post) == 0
        await post.close()
        gc.collect()

    asyncio.run(told())
    engine.dispose()
    assert complaints == []


def test_the_urgent_is_done_before_what_came_first(shared_db: str) -> None:
    engine = open_database(shared_db)

    async def told() -> None:
        queue = Queue(engine)
        await queue.open()
        for kind in reversed(Kind):
            await queue.put(kind, kind.name, b"")
        order = []
        worker = await queue.app.job_manager.register_worker()
        everything = [queue_of(kind) for kind in Kind]
        while job := await queue.app.job_manager.fetch_job(everything, worker):
            assert job.task_name == THINK
            order.append(job.lock)
        assert order == [kind.name for kind in Kind]
        await queue.close()

    asyncio.run(told())
    engine.dispose()


def test_the_queue_is_brought_up_to_date_by_its_own_steps() -> None:
    names = [step.name for step in steps_after((3, 3, 0))]
    assert names
    assert names == sorted(names)
    assert all(name >= "03.04" for name in names)


def test_a_bot_thinks_in_another_process_until_that_ends(shared_db: str, tmp_path: Path) -> None:
    """Ctrl-C ends it in peace; then the house says so, and the bot thinks at home."""
    command = [sys.executable, "-c", WORK, "work", "--places", "1", "--db", shared_db]
    worker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert worker.stdout is not None
    with House(tmp_path, db=shared_db) as house:
        assert "at work" in worker.stdout.readline()
        post = house.app.state.tables.house.street.post
        wait_for(house, 1)
        keys = house.table(ME, {"kind": "bot", "bot": "search:easy"}, cards="12")
        guest = house.sit(keys, 0)
        play_until(guest, lambda: post.done["worker"])
        worker.send_signal(signal.SIGINT)
        assert worker.wait(60) == 0
        worker.stdout.close()
        wait_for(house, 0)
        play_until(guest, lambda: post.done["house"])
        text = page(house.app.state.tables)
    assert "igroteka_workers 0" in text
    assert re.search(r'igroteka_thoughts_total\{by="worker"\} [1-9]', text)


def wait_for(house: House, workers: int) -> None:
    while house.http.get("/api/health").json()["workers"] != workers:
        time.sleep(0.1)


def play_until(guest: Guest, done: Callable[[], object]) -> None:
    while not done():
        guest.moves() if guest.frame["legal"] else guest.hear()
