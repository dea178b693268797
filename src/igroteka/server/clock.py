"""A match's clock: milliseconds since its start, standing still while nobody is there."""

import time


class Clock:
    def __init__(self, at_ms: int) -> None:
        self.at_ms = at_ms
        self.since_s: float | None = None

    @property
    def running(self) -> bool:
        return self.since_s is not None

    def now_ms(self) -> int:
        if self.since_s is None:
            return self.at_ms
        return self.at_ms + int((time.monotonic() - self.since_s) * 1000)

    def start(self) -> None:
        if self.since_s is None:
            self.since_s = time.monotonic()

    def stop(self) -> None:
        self.at_ms, self.since_s = self.now_ms(), None
