"""A table's pace: whose time runs, which bot moves when it is up, and how late it is on disk."""

from typing import TYPE_CHECKING

from igroteka.kernel import Seat
from igroteka.match import Handed, is_days

if TYPE_CHECKING:
    from .table import Table

STAND_IN = "medium"


class Pacing:
    def __init__(self, table: "Table") -> None:
        self.table = table

    @property
    def stand_in(self) -> str:
        """Of the level of the bots that sat here from the start, if any did."""
        table = self.table
        bots = (
            bot for seat, bot in table.match.bots.items() if not table.seating.sitters[seat].person
        )
        return next(bots, STAND_IN)

    @property
    def runs_alone(self) -> bool:
        """Played over days: its clock goes on while nobody is there."""
        match = self.table.match
        return is_days(match.header.pace) and not match.closed and not match.outcome()

    def wake(self) -> None:
        if self.runs_alone:
            self.table.clock.start()
            self.table.elsewhere.show()
            self.table.glass.watch()

    def seat_taken(self, seat: Seat | None) -> None:
        """Nobody's time runs before they have come."""
        table, match = self.table, self.table.match
        if not match.turn_ms or seat is None or seat in match.came or not match.active():
            return
        if seat in table.seating.persons():
            table.append(Handed(table.clock.now_ms(), seat, ""))

    def keep_time(self) -> None:
        """How late it is, for when the house is closed; the log says it only at its last entry."""
        table = self.table
        if self.runs_alone:
            table.house.store.set_clock(table.id, table.clock.now_ms())
        elif is_days(table.match.header.pace):
            table.house.store.drop_clock(table.id)
