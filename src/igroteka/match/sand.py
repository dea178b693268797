"""Running sand: which timers of the position run since when."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from igroteka.kernel import Action, Timer


class Sand(Struct, frozen=True):
    """A timer on the table, and when it was turned."""

    timer: Timer
    since_ms: int

    @property
    def due_ms(self) -> int:
        return self.since_ms + self.timer.ms

    def left_ms(self, now_ms: int) -> int:
        return min(self.timer.ms, max(0, self.due_ms - now_ms))


def turned(
    before: Mapping[str, Sand],
    timers: Sequence[Timer],
    now_ms: int,
    spoken: Action | None = None,
) -> dict[str, Sand]:
    """Timers still there run on; new ones start now, and so does the one that has just spoken."""
    running = {name: sand for name, sand in before.items() if sand.timer.expiry != spoken}
    return {
        timer.name: Sand(timer, running[timer.name].since_ms if timer.name in running else now_ms)
        for timer in timers
    }


def moved(running: Mapping[str, Sand], by_ms: int) -> dict[str, Sand]:
    """The same sand, so much later: what had run through then has run through now."""
    return {name: replace(sand, since_ms=sand.since_ms + by_ms) for name, sand in running.items()}


def next_due(running: Mapping[str, Sand], now_ms: int) -> Sand | None:
    due = [sand for sand in running.values() if sand.due_ms <= now_ms]
    return min(due, key=lambda sand: (sand.due_ms, sand.timer.name), default=None)
