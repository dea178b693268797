"""Running sand: which timers of the position run since when."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from igroteka.kernel import Timer


class Sand(Struct, frozen=True):
    """A timer on the table, and when it was turned."""

    timer: Timer
    since_ms: int

    @property
    def due_ms(self) -> int:
        return self.since_ms + self.timer.ms

    def left_ms(self, now_ms: int) -> int:
        return max(0, self.due_ms - now_ms)


def turned(before: Mapping[str, Sand], timers: Sequence[Timer], now_ms: int) -> dict[str, Sand]:
    """Timers still there run on; new ones start now; the others are gone."""
    return {
        timer.name: Sand(timer, before[timer.name].since_ms if timer.name in before else now_ms)
        for timer in timers
    }


def next_due(running: Mapping[str, Sand], now_ms: int) -> Sand | None:
    due = [sand for sand in running.values() if sand.due_ms <= now_ms]
    return min(due, key=lambda sand: (sand.due_ms, sand.timer.name), default=None)
