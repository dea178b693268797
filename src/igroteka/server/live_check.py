"""A table of bots as people meet it: the real table, driver, disk and workers, in its own time.

The arena plays the same match without any of them; the two logs must be equal entry by entry.
"""

import asyncio
from collections.abc import Callable, Mapping
from heapq import heappop, heappush
from itertools import count, islice
from pathlib import Path
from typing import Any

from msgspec import Struct
from starlette.websockets import WebSocket

from igroteka import bots
from igroteka.kernel import Game
from igroteka.match import Played, Virtual, entries, new_match

from .client import Client
from .clock import Alarm
from .database import open_database
from .house import House
from .limits import Limits
from .scars import Scars
from .store import Store
from .table import Table
from .tables import Tables
from .wire_lobby import SeatWish
from .workers import Workers
from .writer import Writer

PAUSES_OFF = Limits(bot_pause_ms=0)
PATIENCE_S = 0.02


class Arranged(Struct, frozen=True):
    """A table of bots, and how many steps of it at most."""

    game: Game[Any, Any, Any]
    bots: tuple[str, ...]
    options: Mapping[str, str]
    seed: str
    most: int | None = None


class Compared(Struct, frozen=True):
    """`differs` is the first step that is not the arena's, if any."""

    steps: int
    differs: int | None = None

    @property
    def equal(self) -> bool:
        return self.differs is None


class Ringing:
    """An alarm that can be called off."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring = ring
        self.off = False

    def cancel(self) -> None:
        self.off = True


class HandTime:
    """Moved by hand: stands still until somebody sleeps; alarms ring on the way."""

    def __init__(self) -> None:
        self.at_s = 0.0
        self.alarms: list[tuple[float, int, Ringing]] = []
        self.numbers = count()

    def now_s(self) -> float:
        return self.at_s

    async def sleep(self, seconds: float) -> None:
        until_s = self.at_s + seconds
        while (due_s := self.due_s()) is not None and due_s <= until_s:
            self.ring()
        self.at_s = max(self.at_s, until_s)
        await asyncio.sleep(0)

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        alarm = Ringing(ring)
        heappush(self.alarms, (self.at_s + seconds, next(self.numbers), alarm))
        return alarm

    def due_s(self) -> float | None:
        """When the next alarm rings; those called off are forgotten."""
        while self.alarms and self.alarms[0][2].off:
            heappop(self.alarms)
        return self.alarms[0][0] if self.alarms else None

    def ring(self) -> bool:
        """The next alarm, if any: the time is then its own."""
        due_s = self.due_s()
        if due_s is None:
            return False
        self.at_s = max(self.at_s, due_s)
        heappop(self.alarms)[2].ring()
        return True


def compared(arranged: Arranged, folder: Path) -> Compared:
    """The folder is for the table's database."""
    live = asyncio.run(live_log(arranged, folder))
    lab = arena_log(arranged)
    shorter = min(len(live), len(lab))
    differs = next((at for at in range(shorter) if live[at] != lab[at]), None)
    if differs is None and len(live) != len(lab):
        differs = shorter
    return Compared(len(live), differs)


def arena_log(arranged: Arranged) -> list[Played]:
    game, seats = arranged.game, len(arranged.bots)
    table = Virtual(game, game.start(seats, game.settle(seats, arranged.options)))
    players = [bots.player(spec, game) for spec in arranged.bots]
    return list(islice(entries(table, players, arranged.seed), arranged.most))


async def live_log(arranged: Arranged, folder: Path) -> list[Played]:
    """What the bots of a live table have played."""
    engine = open_database(folder / "tables.db")
    writer = Writer(engine, asyncio.get_running_loop())
    workers, passes = Workers(), HandTime()
    tables = Tables(House(Store(engine, writer), workers, PAUSES_OFF, Scars(folder), passes))
    try:
        options, wishes = dict(arranged.options), [SeatWish("bot", bot=b) for b in arranged.bots]
        match = new_match(arranged.game, len(wishes), options, arranged.seed)
        keys = await tables.set_up(match, wishes)
        await watched(await tables.get(keys.table), passes, arranged.most)
        return [entry for entry in match.log if isinstance(entry, Played)][: arranged.most]
    finally:
        tables.close()
        await writer.close()
        workers.close()
        engine.dispose()


class Onlooker(Client):
    """Somebody who looks on: a table that nobody sees does not go on."""

    def __init__(self) -> None:
        nowhere = WebSocket({"type": "websocket"}, Unheard(), Unheard())
        super().__init__(nowhere, PAUSES_OFF, 0.0)

    def send(self, text: str) -> None:
        """Seen and forgotten."""


class Unheard:
    """A line on which nothing is ever said."""

    async def __call__(self, *_message: Any) -> Any: ...


async def watched(table: Table, passes: HandTime, most: int | None) -> None:
    """Until it is over, or so many steps are played."""
    await table.join(Onlooker())
    handed = table.match.step
    while not table.match.outcome() and (most is None or table.match.step < handed + most):
        if table.broken:
            raise RuntimeError(f"{table.match.game.id}: the table stumbled at {table.match.step}")
        if table.driver.task is not None:
            await asyncio.wait({table.driver.task}, timeout=PATIENCE_S)
        elif table.pending:
            await table.written()
        elif not passes.ring():
            break
    await table.written()
