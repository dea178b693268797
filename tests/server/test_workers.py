"""Long thoughts live in processes of their own, and die with the house."""

import asyncio
import os
import signal
import subprocess
import sys
from random import Random
from typing import Any

from igroteka.games import SHELF
from igroteka.kernel import CHANCE, Seat
from igroteka.match import Match, new_match
from igroteka.server import thinking
from igroteka.server.workers import Workers

ROADS = SHELF["roads"]

THINK = """
import asyncio, os
from igroteka.server.workers import Workers
async def main():
    workers = Workers(1)
    pool = workers.room.places[0].pool()
    print(await asyncio.get_running_loop().run_in_executor(pool, os.getpid), flush=True)
    await asyncio.sleep(600)
if __name__ == "__main__":
    asyncio.run(main())
"""


def dealt() -> Match[Any, Any]:
    match = new_match(ROADS, 2, {}, "elm")
    while CHANCE in match.active():
        match.throw()
    return match


def asked(state: Any, seat: Seat, spec: str) -> thinking.Question:
    return thinking.Question(ROADS, state, seat, "oak", 7, spec)


def test_a_worker_that_dies_is_replaced() -> None:
    match = dealt()
    seat = match.active()[0]

    async def think() -> Any:
        workers = Workers(1)
        pool = workers.room.places[0].pool()
        pid = await asyncio.get_running_loop().run_in_executor(pool, os.getpid)
        os.kill(pid, signal.SIGKILL)
        choice = await workers.choose(asked(match.state, seat, "search:easy"))
        workers.close()
        return choice

    assert asyncio.run(think()).action in ROADS.legal(match.state, seat)


def test_a_thought_is_the_same_in_a_thread_and_in_a_process() -> None:
    match = dealt()
    seat = match.active()[0]

    async def think() -> tuple[Any, Any]:
        workers = Workers(1)
        apart = await workers.choose(asked(match.state, seat, "search:easy"))
        here = await workers.quick(thinking.choose, asked(match.state, seat, "search:easy"))
        workers.close()
        return apart, here

    apart, here = asyncio.run(think())
    assert apart == here


def test_workers_do_not_outlive_a_house_that_was_killed(tmp_path: Any) -> None:
    script = tmp_path / "think.py"
    script.write_text(THINK)
    house = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert house.stdout is not None
    assert int(house.stdout.readline()) != house.pid
    house.kill()
    # The worker holds the other end of the pipe: it closes when the last of them is gone.
    assert house.stdout.read() == ""
    house.wait()
    house.stdout.close()


def test_the_bot_sees_worlds_and_never_the_true_one() -> None:
    """What is chosen does not change when the hidden cards do."""
    match = new_match(ROADS, 3, {}, "elm")
    while CHANCE in match.active():
        match.throw()
    seat = match.active()[0]
    worlds = [ROADS.imagine(match.state, Seat(seat), Random(n)) for n in range(5)]
    assert any(world != match.state for world in worlds)
    legal = {thinking.choose(asked(world, seat, "random")).action for world in worlds}
    assert len(legal) == 1
