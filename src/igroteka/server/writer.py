"""The one thread that writes: whatever waits goes to disk in one commit, then is acknowledged."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Engine
from sqlalchemy.sql import Executable

from .disk import Disk, disk_of
from .metrics import Histogram

QUIET_S = 0.25

Done = Callable[[Exception | None], None]
Statement = tuple[Executable, dict[str, Any]]


class Write(NamedTuple):
    """All of it or nothing; `done` hears of it on the event loop, in the order of writing.

    Once a write of a `line` has failed the later ones fail too, so that no log has a gap,
    until one comes that `mends` it. `behind` is the link that an entry hangs on; `news` is what
    other houses on the same database are told once it is there; with `claims` the first
    statement has to find something to change, or all of it is Taken.
    """

    statements: Sequence[Statement]
    done: Done
    line: str = ""
    mends: bool = False
    behind: bytes = b""
    news: str = ""
    claims: bool = False


class TornLine(Exception):
    """An earlier write of the same log failed."""


class Lost(Exception):
    """Another house was first with that step."""


class Taken(Exception):
    """Somebody else was first to claim it."""


class Ledger(Protocol):
    """How a batch gets to disk; all of it in the writer's thread."""

    def commit(self, batch: list[Write]) -> dict[int, Exception]:
        """What failed, by its place in the batch: one bad write doesn't spoil the rest."""

    def tell(self, batch: list[Write], failed: dict[int, Exception]) -> None:
        """The other houses, after everybody here has been answered."""

    def tidy(self) -> None:
        """When nothing has come for a while: nobody has to wait for it."""

    def close(self) -> None: ...


class Writer:
    """What the loop hears in one turn is handed over at once: one wake-up, not one a move.

    `disk` is how the last write went; `under_way` are those nobody has heard of yet.
    """

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self.engine = engine
        self.loop = loop
        self.gathering: list[Write] = []
        self.waiting: SimpleQueue[list[Write]] = SimpleQueue()
        self.untidy = False
        self.disk: Disk = "ok"
        self.under_way = 0
        self.flushes = Histogram()
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def put(self, write: Write) -> None:
        """On the event loop."""
        if not self.gathering:
            self.loop.call_soon(self.hand_over)
        self.gathering.append(write)
        self.under_way += 1

    def hand_over(self) -> None:
        """On the event loop too: from two threads at once it would be handed over twice."""
        if self.gathering:
            self.waiting.put(self.gathering)
            self.gathering = []

    async def close(self) -> None:
        """Everything that waits is written first."""
        self.hand_over()
        self.waiting.put([])
        await asyncio.to_thread(self.thread.join)

    def run(self) -> None:
        with contextlib.closing(ledger_on(self.engine)) as ledger:
            last = False
            while not last:
                batch, last = self.gathered(ledger)
                began_s = time.perf_counter()
                failed = ledger.commit(batch)
                self.untidy = True
                if batch:
                    self.disk = worst(failed)
                    self.flushes.observe(time.perf_counter() - began_s)
                # After a crash of the loop nobody is left to tell, and the log is safe.
                with contextlib.suppress(RuntimeError):
                    self.loop.call_soon_threadsafe(self.acknowledge, batch, failed)
                ledger.tell(batch, failed)

    def acknowledge(self, batch: list[Write], failed: dict[int, Exception]) -> None:
        self.under_way -= len(batch)
        for place, write in enumerate(batch):
            write.done(failed.get(place))

    def gathered(self, ledger: Ledger) -> tuple[list[Write], bool]:
        """All that waits, and whether it is the last; an empty list is the end."""
        turn = self.next_turn(ledger)
        batch: list[Write] = []
        with contextlib.suppress(Empty):
            while turn:
                batch += turn
                turn = self.waiting.get_nowait()
            return batch, True
        return batch, False

    def next_turn(self, ledger: Ledger) -> list[Write]:
        """When nothing has come for a while, the log is tidied up: nobody has to wait for it."""
        with contextlib.suppress(Empty):
            return self.waiting.get(timeout=QUIET_S if self.untidy else None)
        ledger.tidy()
        self.untidy = False
        return self.waiting.get()


def worst(failed: dict[int, Exception]) -> Disk:
    return next((disk for error in failed.values() if (disk := disk_of(error)) != "ok"), "ok")


def ledger_on(engine: Engine) -> Ledger:
    if engine.dialect.name == "sqlite":
        from .own_ledger import OwnLedger

        return OwnLedger(engine)
    from .shared_ledger import SharedLedger

    return SharedLedger(engine)
