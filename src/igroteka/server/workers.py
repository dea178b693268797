"""Who thinks off the event loop: quick thoughts in threads, long ones in processes."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from igroteka import bots
from igroteka.kernel import Game, Seat, decode, encode
from igroteka.match import Choice

from . import thinking
from .helped import Helped
from .job import Job, Kind
from .post import Post
from .riddling import Found, Sought, read
from .room import OwnRoom
from .troubles import InTrouble
from .work import NOBODYS, Whose, Work

T = TypeVar("T")

QUICK_THREADS = 2
HINTS_WAITING = 4
ALL_HINTS_WAITING = 64


class Workers:
    """`own` is thought in processes beside the house; what comes by `post` is done elsewhere."""

    def __init__(self, processes: int | None = None, post: Post | None = None) -> None:
        self.threads = ThreadPoolExecutor(QUICK_THREADS, "quick")
        self.looking_back = ThreadPoolExecutor(1, "looking-back")
        self.room = OwnRoom(processes or max(1, (os.cpu_count() or 2) - 1))
        self.own = Work(self.room)
        self.work = self.own if post is None else Helped(self.own, post)

    def close(self) -> None:
        for threads in (self.threads, self.looking_back):
            threads.shutdown(wait=False, cancel_futures=True)
        self.work.close()

    async def draw(
        self,
        game: Game[Any, Any, Any],
        state: Any,
        seed: str,
        step: int,
        whose: Whose = NOBODYS,
    ) -> thinking.Drawn:
        """What is slow goes apart; what comes to nothing there is excused, if the game can."""
        if not game.is_slow(state):
            drawn: thinking.Drawn = await self.quick(thinking.draw, game, state, seed, step)
            return drawn
        job = Job(Kind.GRAVITY, "draw", (game.id, encode(state), seed, step))
        try:
            said = await self.work.do(job, whose)
            return thinking.read_drawn(game, said)
        except (BrokenProcessPool, TimeoutError):
            excuse = game.excuse(state)
            if excuse is None:
                raise
            return thinking.Drawn(excuse)

    async def non_player(self, game: Game[Any, Any, Any], state: Any, seat: Seat) -> Any:
        return await self.quick(thinking.non_player, game, state, seat)

    async def choose(self, asked: thinking.Question, whose: Whose = NOBODYS) -> Choice:
        if not bots.is_slow(asked.spec, asked.game):
            choice: Choice = await self.quick(thinking.choose, asked)
            return choice
        said = await self.work.do(Job(Kind.BOT, "choose", (thinking.written(asked),)), whose)
        return thinking.read_choice(asked, said)

    async def hint(self, asked: thinking.Question, whose: Whose = NOBODYS) -> bots.Hint:
        said = await self.advise(whose, "hint", thinking.written(asked))
        return thinking.read_hint(asked.game, said)

    async def way_on(self, game: Game[Any, Any, Any], sought: Sought, whose: Whose) -> Found:
        return read(game, await self.advise(whose, "way", encode(sought)))

    async def reply(self, game: Game[Any, Any, Any], sought: Sought, whose: Whose) -> Any:
        """Who answers a move of a puzzle is one of the table's bots."""
        job = Job(Kind.BOT, "reply", (encode(sought),))
        return read(game, await self.work.do(job, whose)).moves[0]

    async def advise(self, whose: Whose, does: str, asked: bytes) -> bytes:
        """Whoever asks for many waits for the answer to the first few."""
        theirs, all_waiting = self.work.waiting(Kind.HINT, whose.host)
        if theirs >= HINTS_WAITING or all_waiting >= ALL_HINTS_WAITING:
            raise InTrouble("busy", "many hints are being thought of", limit="hints")
        return await self.work.do(Job(Kind.HINT, does, (asked,)), whose)

    async def looks(
        self, record: bytes, first: int, last: int, whose: Whose = NOBODYS
    ) -> tuple[bots.Look, ...]:
        said = await self.work.do(Job(Kind.REVIEW, "looks", (record, first, last)), whose)
        return decode(said, tuple[bots.Look, ...])

    async def quick(self, work: Callable[..., Any], *given: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *given)

    async def look_back(self, work: Callable[..., T], *given: Any) -> T:
        """What was played is told again one by one: ten at once left the loop a tenth."""
        return await asyncio.get_running_loop().run_in_executor(self.looking_back, work, *given)
