"""What stands beside a table for everybody: the game, who sits where, and how the evening goes."""

from typing import TYPE_CHECKING, Any

from igroteka.kernel import CHANCE, Seat
from igroteka.match import Match, Played

from .board import is_on_board
from .reviews import can_be_reviewed
from .tokens import key_to_share
from .wire_lobby import SeatInfo, TableInfo

if TYPE_CHECKING:
    from .table import Table


def placard(table: "Table") -> TableInfo:
    match, header = table.match, table.match.header
    return TableInfo(
        table=table.id,
        game=header.game,
        version=header.version,
        options=header.options,
        help=match.help,
        seats=tuple(seat_info(table, seat) for seat in match.seats),
        commitment=header.commitment,
        watchers=table.crowd.watchers,
        seed=match.seed if match.outcome() else None,
        share=share(table),
        cooperative=match.game.box.lid.cooperative,
        seen_to_the_end=match.game.box.seen_to_the_end,
        pace=header.pace,
        open=is_on_board(table),
        tally=table.tally,
        onward=table.onward,
        lesson=header.lesson,
        puzzle=header.puzzle,
        stand_in=table.pacing.stand_in,
        closed=table.fault.why if table.fault else "",
        reviewable=can_be_reviewed(match),
        chance=had_chance(match),
    )


def had_chance(match: Match[Any, Any]) -> bool:
    return any(isinstance(entry, Played) and entry.seat == CHANCE for entry in match.log)


def share(table: "Table") -> str | None:
    """Opens the finished match to whoever is sent it; nothing before."""
    seed = table.match.seed
    return key_to_share(table.id, seed) if seed and table.match.outcome() else None


def seat_info(table: "Table", seat: Seat) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        name=table.seating.sitters[seat].name,
        bot=table.match.bots.get(seat, ""),
        here=seat in table.crowd,
        resigned=seat in table.match.resigned,
        away=table.seating.is_away(seat),
        free=table.seating.is_free(seat),
    )
