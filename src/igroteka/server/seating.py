"""Who sits where at a table, and which links open which seat."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from igroteka.kernel import Seat

from .stored import Stored

if TYPE_CHECKING:
    from .table import Table


class Seating:
    """`holders` are the seats by the fingerprints of their links; none for whoever looks on."""

    def __init__(self, table: "Table", stored: Stored) -> None:
        self.table = table
        self.holders = stored.holders
        self.sitters = {sitter.seat: sitter for sitter in stored.sitters}

    def persons(self) -> tuple[Seat, ...]:
        """Seats whose own people play them now."""
        gone = {*self.table.match.bots, *self.table.match.resigned}
        return tuple(s.seat for s in self.sitters.values() if s.person and s.seat not in gone)

    def is_away(self, seat: Seat) -> bool:
        waited = self.table.crowd.absent_ms(seat) >= self.table.house.limits.absent_ms
        return waited and seat not in self.table.crowd and seat in self.persons()

    def is_free(self, seat: Seat) -> bool:
        """Kept for somebody who has never come."""
        return seat in self.persons() and not self.sitters[seat].taken

    def take(self, seat: Seat | None) -> None:
        if seat is not None and not self.sitters[seat].taken:
            self.sitters[seat] = replace(self.sitters[seat], taken=True)
            self.table.house.store.take(self.table.id, seat)

    def taken(self, seat: Seat) -> None:
        """Their friend has come, by way of another house."""
        if not self.sitters[seat].taken:
            self.sitters[seat] = replace(self.sitters[seat], taken=True)
            self.table.tell_seats()

    def give(self, seat: Seat, name: str, key: bytes) -> None:
        """To whoever holds that key; links made for the seat before only look on."""
        old = [each for each, held in self.holders.items() if held == seat]
        self.holders.update({**dict.fromkeys(old), key: seat})
        self.table.summons.given_away(seat)
        self.sitters[seat] = replace(self.sitters[seat], name=name, taken=True)
