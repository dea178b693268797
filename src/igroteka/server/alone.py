"""A table for one person: a lesson, or a puzzle."""

from typing import TYPE_CHECKING, Any

from .wire_lobby import SeatWish, TableKeys

if TYPE_CHECKING:
    from igroteka.match import Match

    from .tables import Tables

# Whoever else sits there has a script or a proof to follow; its level never matters.
SITS_IN = "easy"


async def set_alone(tables: "Tables", match: "Match[Any, Any]", seat: int, name: str) -> TableKeys:
    me, other = SeatWish("me", name), SeatWish("bot", bot=SITS_IN)
    return await tables.set_up(match, [me if each == seat else other for each in match.seats])
