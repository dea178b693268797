"""Who thinks off the event loop: quick thoughts in threads, long ones in processes."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from igroteka import bots
from igroteka.kernel import Game, Seat, encode
from igroteka.match import Choice

from . import thinking

QUICK_THREADS = 2
SLOW_BOTS = ("search",)
PATIENCE_S = 120.0


class Workers:
    """Processes are started by the first long thought, and again should one of them die."""

    def __init__(self, processes: int | None = None) -> None:
        self.size = processes or max(1, (os.cpu_count() or 2) - 1)
        self.threads = ThreadPoolExecutor(QUICK_THREADS, "quick")
        self.processes: ProcessPoolExecutor | None = None

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        if self.processes:
            self.processes.shutdown(wait=False, cancel_futures=True)

    async def draw(
        self, game: Game[Any, Any, Any], state: Any, seed: str, step: int
    ) -> thinking.Drawn:
        """What is slow goes apart; what comes to nothing there is excused, if the game can."""
        if not game.is_slow(state):
            drawn: thinking.Drawn = await self.quick(thinking.draw, game, state, seed, step)
            return drawn
        work = self.apart(thinking.draw_apart, game.id, encode(state), seed, step)
        try:
            return thinking.read_drawn(game, await asyncio.wait_for(work, PATIENCE_S))
        except (BrokenProcessPool, TimeoutError):
            excuse = game.excuse(state)
            if excuse is None:
                raise
            return thinking.Drawn(excuse)

    async def non_player(self, game: Game[Any, Any, Any], state: Any, seat: Seat) -> Any:
        return await self.quick(thinking.non_player, game, state, seat)

    async def choose(self, asked: thinking.Question) -> Choice:
        if asked.spec.partition(":")[0] not in SLOW_BOTS:
            choice: Choice = await self.quick(thinking.choose, asked)
            return choice
        said = await self.apart(thinking.choose_apart, thinking.written(asked))
        return thinking.read_choice(asked, said)

    async def hint(self, asked: thinking.Question) -> bots.Hint:
        said = await self.apart(thinking.hint_apart, thinking.written(asked))
        return thinking.read_hint(asked.game, said)

    async def quick(self, work: Callable[..., Any], *given: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *given)

    async def apart(self, work: Callable[..., bytes], *given: Any) -> bytes:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.pool(), work, *given)
        except BrokenProcessPool:
            self.processes = None
            return await loop.run_in_executor(self.pool(), work, *given)

    def pool(self) -> ProcessPoolExecutor:
        if self.processes is None:
            context = multiprocessing.get_context("spawn")
            self.processes = ProcessPoolExecutor(
                self.size, mp_context=context, initializer=thinking.make_way
            )
        return self.processes
