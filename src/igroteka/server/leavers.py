"""Nobody waits for those who have left, where the rules say what they are taken to say."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from igroteka.kernel import Seat

if TYPE_CHECKING:
    from .table import Table


def speak_for_the_gone(table: "Table") -> None:
    """The first of them; whoever comes next speaks when this is entered."""
    if table.halted or table.takeback is not None:
        return
    for seat, action in taken_to_say(table):
        table.play(seat, action)
        return


def taken_to_say(table: "Table") -> Iterator[tuple[Seat, Any]]:
    match = table.match
    for seat in match.active():
        if seat in gone(table):
            action = match.game.counts_as(match.state, seat)
            if action is not None:
                yield seat, action


def gone(table: "Table") -> tuple[Seat, ...]:
    """By resigning, or by staying away past the grace; as long as somebody else is here to play."""
    if not any(seat in table.crowd for seat in table.seating.persons()):
        return ()
    away = (seat for seat in table.match.seats if table.seating.is_away(seat))
    return (*table.match.resigned, *away)
