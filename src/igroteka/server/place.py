"""A process of its own, where one thing at a time is thought through."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from . import thinking


class Place:
    """Started by the first who sits there, and again should it die."""

    def __init__(self) -> None:
        self.process: ProcessPoolExecutor | None = None

    def close(self) -> None:
        """Without waiting for whoever is still thinking there."""
        if self.process:
            self.process.shutdown(wait=False, cancel_futures=True)
            self.process = None

    async def run(self, patience_s: float, work: Callable[..., bytes], *given: object) -> bytes:
        """Once more in a new process if the first one died; then BrokenProcessPool."""
        try:
            return await self.once(patience_s, work, *given)
        except BrokenProcessPool:
            return await self.once(patience_s, work, *given)

    async def once(self, patience_s: float, work: Callable[..., bytes], *given: object) -> bytes:
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self.pool(), work, *given)
        try:
            return await asyncio.wait_for(thought, patience_s)
        except (TimeoutError, asyncio.CancelledError, BrokenProcessPool):
            # Whoever comes next must not wait for a thought that nobody wants any more.
            self.close()
            raise

    def pool(self) -> ProcessPoolExecutor:
        if self.process is None:
            context = multiprocessing.get_context("spawn")
            self.process = ProcessPoolExecutor(1, mp_context=context, initializer=thinking.make_way)
        return self.process
