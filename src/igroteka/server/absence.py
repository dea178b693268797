"""Lines that broke while sand ran: known by the table, forgiven by the match."""

from typing import TYPE_CHECKING

from igroteka.kernel import Seat
from igroteka.match import forgive

if TYPE_CHECKING:
    from .client import Client
    from .table import Table

# Whoever closes a page or leaves a table says so. Everything else is a line that broke; 1005 too,
# which uvicorn says of a connection that is gone without a word.
SAID_GOODBYE = (1000, 1001)


class Absence:
    """Of each seat whose line broke: when it was heard last, by the match's clock."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.since_ms: dict[Seat, int] = {}

    def lost(self, client: "Client", code: int) -> None:
        """After the client has left; another tab of the seat may still be here."""
        if client.seat is None or client.seat in self.table.crowd or code in SAID_GOODBYE:
            return
        self.since_ms[client.seat] = client.heard_ms

    def returning(self, client: "Client", back: bool) -> None:
        """Before it joins: its old line may hang on, dead, without anybody having noticed."""
        tabs = self.table.crowd.tabs.get(client.seat, ())
        if back and client.seat is not None and tabs:
            self.since_ms[client.seat] = max(tab.heard_ms for tab in tabs)

    def returned(self, seat: Seat | None) -> None:
        if seat in self.since_ms:
            self.forgive(seat, self.table.clock.now_ms())
            self.since_ms.pop(seat, None)

    def before_it_runs_out(self, now_ms: int) -> None:
        """Whoever is still cut off when the last grain falls: the glass gives what it may."""
        due_ms = min((sand.due_ms for sand in self.table.match.sand.values()), default=None)
        if due_ms is None or due_ms > now_ms:
            return
        for seat in tuple(self.since_ms):
            if self.forgive(seat, due_ms):
                return

    def forgive(self, seat: Seat, until_ms: int) -> bool:
        entry = forgive(self.table.match, seat, self.since_ms[seat], until_ms)
        if entry is not None:
            self.table.enter(entry)
        return entry is not None
