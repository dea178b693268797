"""The board of the house: tables with a free seat that are open to anyone here."""

from typing import TYPE_CHECKING

from igroteka.kernel import Seat

from .wire_lobby import OpenTable

if TYPE_CHECKING:
    from .table import Table


def free_seats(table: "Table") -> tuple[Seat, ...]:
    return tuple(seat for seat in table.match.seats if table.seating.is_free(seat))


def is_on_board(table: "Table") -> bool:
    """Until it is full, over, or everybody has left it."""
    if not table.open or table.broken or table.match.closed or table.match.outcome():
        return False
    return bool(free_seats(table)) and not is_abandoned(table)


def is_abandoned(table: "Table") -> bool:
    """None of those who came is there, and that for long."""
    came = (seat for seat in table.seating.persons() if not table.seating.is_free(seat))
    long = table.house.limits.board_absent_ms
    return all(table.crowd.absent_ms(seat) > long for seat in came)


def line_of(table: "Table", touched: str) -> OpenTable:
    info = table.info()
    return OpenTable(
        table=table.id,
        game=info.game,
        options=info.options,
        seats=info.seats,
        free=len(free_seats(table)),
        watchers=info.watchers,
        step=table.match.step,
        touched=touched,
    )
