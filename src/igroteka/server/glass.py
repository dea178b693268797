"""Sand and turns of one table: they run while its clock does, and are heard at their end."""

from typing import TYPE_CHECKING

from igroteka.kernel import Listener
from igroteka.match import next_due, run_late

if TYPE_CHECKING:
    from .clock import Alarm
    from .table import Table


class Glass:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.alarm: Alarm | None = None

    def watch(self) -> None:
        """Sets the alarm anew: the position, or who is there, may have changed."""
        self.stop()
        match, clock = self.table.match, self.table.clock
        due_ms = match.due_ms()
        if due_ms is None or not clock.running or match.outcome():
            return
        wait_s = max(0, due_ms - clock.now_ms()) / 1000 + self.table.following.lag_s
        self.alarm = self.table.house.time.call_later(wait_s, self.ran_out)

    def due_ms(self, by_ms: int) -> int | None:
        """When the first glass runs out that does so by then."""
        due = next_due(self.table.match.sand, by_ms)
        return due.due_ms if due else None

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def ran_out(self) -> None:
        try:
            self.tick()
            self.watch()
        except Exception as error:  # noqa: BLE001 - whatever hurts here hurts this table only
            self.table.break_down(error)

    def tick(self) -> None:
        """What has run out speaks before anybody else, sand and turns."""
        table, match = self.table, self.table.match
        if table.halted or match.due_ms() is None:
            return
        now_ms, told = table.clock.now_ms(), Listener()
        table.absence.before_it_runs_out(now_ms)
        while entry := match.expire(now_ms, told):
            table.enter(entry, told)
            told = Listener()
        while late := run_late(match, now_ms, table.pacing.stand_in):
            table.enter(late)
