"""The only wall clock, and a match's own, which stands still while nobody is there."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Time(Protocol):
    """What passes: handed in, so that a table can be watched without waiting."""

    def now_s(self) -> float: ...

    async def sleep(self, seconds: float) -> None: ...

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Alarm: ...


class WallTime:
    def now_s(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(seconds, ring)


WALL = WallTime()


class Clock:
    """Milliseconds since the start of the match."""

    def __init__(self, at_ms: int, passes: Time = WALL) -> None:
        self.at_ms = at_ms
        self.passes = passes
        self.since_s: float | None = None

    @property
    def running(self) -> bool:
        return self.since_s is not None

    def now_ms(self) -> int:
        if self.since_s is None:
            return self.at_ms
        return self.at_ms + round((self.passes.now_s() - self.since_s) * 1000)

    def start(self) -> None:
        if self.since_s is None:
            self.since_s = self.passes.now_s()

    def stop(self) -> None:
        self.at_ms, self.since_s = self.now_ms(), None

    def at_least(self, at_ms: int) -> None:
        """Another house was there already."""
        late_ms = at_ms - self.now_ms()
        if late_ms > 0:
            self.at_ms += late_ms

    async def reach(self, at_ms: int) -> None:
        """Waits until then; not at all while it stands still."""
        wait_ms = at_ms - self.now_ms()
        if self.running and wait_ms > 0:
            await self.passes.sleep(wait_ms / 1000)
