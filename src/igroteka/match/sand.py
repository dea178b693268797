"""Running sand: which timers of the position run since when."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from igroteka.kernel import Action, Timer

# What a broken line gives back: once a glass, at most a quarter of it, and never more than this.
MOST_GIVEN_MS = 15_000
LEAST_GIVEN_MS = 1_000


class Sand(Struct, frozen=True):
    """A timer on the table, and when it was turned; `given_ms` of it were given back."""

    timer: Timer
    since_ms: int
    given_ms: int = 0

    @property
    def due_ms(self) -> int:
        return self.since_ms + self.timer.ms

    @property
    def may_give_ms(self) -> int:
        return 0 if self.given_ms else min(MOST_GIVEN_MS, self.timer.ms // 4)

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
        timer.name: replace(running[timer.name], timer=timer)
        if timer.name in running
        else Sand(timer, now_ms)
        for timer in timers
    }


def moved(running: Mapping[str, Sand], by_ms: int) -> dict[str, Sand]:
    """The same sand, so much later: what had run through then has run through now."""
    return {name: replace(sand, since_ms=sand.since_ms + by_ms) for name, sand in running.items()}


def owed_ms(running: Mapping[str, Sand], since_ms: int, until_ms: int) -> int:
    """How much ran while somebody was cut off, as far as it is given back."""
    ran = (
        min(sand.may_give_ms, min(until_ms, sand.due_ms) - max(since_ms, sand.since_ms))
        for sand in running.values()
    )
    owed = max(ran, default=0)
    return owed if owed >= LEAST_GIVEN_MS else 0


def given(running: Mapping[str, Sand], ms: int) -> dict[str, Sand]:
    """So much runs again in every glass that has not given any yet."""
    return {
        name: sand if sand.given_ms else replace(sand, since_ms=sand.since_ms + ms, given_ms=ms)
        for name, sand in running.items()
    }


def next_due(running: Mapping[str, Sand], now_ms: int) -> Sand | None:
    due = [sand for sand in running.values() if sand.due_ms <= now_ms]
    return min(due, key=lambda sand: (sand.due_ms, sand.timer.name), default=None)
