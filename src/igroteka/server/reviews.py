"""Reviews in the making: a few steps at a time, after everything that somebody waits for."""

import asyncio
from collections import OrderedDict
from typing import Any

from igroteka.bots import Look, Review, concluded, gauge_of, viewer_of
from igroteka.kernel import decode, encode
from igroteka.match import Match, Record, record_of

from .scars import Scars
from .store import Store
from .troubles import InTrouble
from .wire_review import Reviewed
from .work import Whose
from .workers import Workers

# Looked at in one go: whoever is more urgent waits no longer than for so many.
STEPS_AT_ONCE = 8
MOST_AT_ONCE = 16
MOST_REMEMBERED = 64
# A new way to look makes a new name, and old reviews are made again.
NAME = "review-6"

NOTHING = Reviewed(0, 0)


def can_be_reviewed(match: Match[Any, Any]) -> bool:
    """Whether there is anything to say of such a table, once it is over."""
    header = match.header
    alone = header.lesson or header.puzzle
    return not alone and gauge_of(match.game, header.seats, header.options) is not None


class Reviews:
    """One for each finished match, made once and kept beside its log."""

    def __init__(self, workers: Workers, store: Store, scars: Scars) -> None:
        self.workers = workers
        self.store = store
        self.scars = scars
        self.made: OrderedDict[str, Reviewed] = OrderedDict()
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()

    async def kept(self, table: str) -> Reviewed:
        """How far it is; nothing of nothing where nobody has asked."""
        if table not in self.made:
            data = await asyncio.to_thread(self.store.blob, table, NAME)
            if data is not None:
                return Reviewed(1, 1, decode(data, Review))
        return self.made.get(table, NOTHING)

    async def ask(self, table: str, match: Match[Any, Any], host: str) -> Reviewed:
        """Begins it, unless it is there or on its way."""
        found = await self.kept(table)
        if found is not NOTHING:
            return found
        if len(self.tasks) >= MOST_AT_ONCE:
            raise InTrouble("busy", "many matches are being looked at; ask again in a moment")
        self.tasks[table] = asyncio.create_task(self.make(table, match, host))
        return self.say(table, Reviewed(0, match.step + 1))

    def say(self, table: str, so_far: Reviewed) -> Reviewed:
        """The newest few are remembered here; all that are whole lie on disk."""
        self.made[table] = so_far
        self.made.move_to_end(table)
        if len(self.made) > MOST_REMEMBERED:
            self.made.popitem(last=False)
        return so_far

    async def make(self, table: str, match: Match[Any, Any], host: str) -> None:
        """What was begun and lost is begun again by whoever asks next."""
        try:
            review, steps = await self.looked_at(table, match, Whose(host, table))
            self.store.keep(table, match.step, NAME, encode(review))
            self.say(table, Reviewed(steps, steps, review))
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever hurts here hurts this review only
            self.made.pop(table, None)
            await asyncio.to_thread(self.scars.keep, table, match, error)
        finally:
            self.tasks.pop(table, None)

    async def looked_at(
        self, table: str, match: Match[Any, Any], whose: Whose
    ) -> tuple[Review, int]:
        viewer = await self.workers.quick(viewer_of, match)
        record = encode(Record(match.header, record_of(match).entries))
        looks: list[Look] = []
        steps = len(viewer.steps) + 1
        while len(looks) < steps:
            last = min(steps, len(looks) + STEPS_AT_ONCE)
            looks += await self.workers.looks(record, len(looks), last, whose)
            self.say(table, Reviewed(len(looks), steps))
        review: Review = await self.workers.quick(concluded, viewer, looks)
        return review, steps
