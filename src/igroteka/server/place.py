"""A process of its own, where one thing at a time is thought through."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from . import thinking
from .job import Job

Wanted = Callable[[], bool]


def always() -> bool:
    return True


class Place:
    """Started by the first who sits there, and again should it die."""

    def __init__(self, settle_in: Callable[[], None] = thinking.make_way) -> None:
        self.settle_in = settle_in
        self.process: ProcessPoolExecutor | None = None

    def close(self) -> None:
        """Without waiting for whoever is still thinking there."""
        if self.process:
            self.process.shutdown(wait=False, cancel_futures=True)
            self.process = None

    async def run(self, job: Job, patience_s: float, _wanted: Wanted = always) -> bytes:
        """Once more in a new process if the first one died; then BrokenProcessPool."""
        try:
            return await self.once(job, patience_s)
        except BrokenProcessPool:
            return await self.once(job, patience_s)

    async def once(self, job: Job, patience_s: float) -> bytes:
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self.pool(), job.done)
        try:
            return await asyncio.wait_for(thought, patience_s)
        except (TimeoutError, asyncio.CancelledError, BrokenProcessPool):
            # Whoever comes next must not wait for a thought that nobody wants any more.
            self.close()
            raise

    def pool(self) -> ProcessPoolExecutor:
        if self.process is None:
            context = multiprocessing.get_context("spawn")
            self.process = ProcessPoolExecutor(1, mp_context=context, initializer=self.settle_in)
        return self.process
