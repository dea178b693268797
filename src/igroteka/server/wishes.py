"""What a guest wishes for when a table is set, checked before anything is made of it."""

from typing import Any

from igroteka import bots
from igroteka.games import SHELF
from igroteka.kernel import Game
from igroteka.match import Match, is_days

from .troubles import InTrouble
from .wire_lobby import SeatWish


def game_named(name: str) -> Game[Any, Any, Any]:
    if name not in SHELF:
        raise InTrouble("bad-option", f"no such game; there are {', '.join(SHELF)}")
    return SHELF[name]


def check_pace(match: Match[Any, Any]) -> None:
    if match.turn_ms and match.header.seats < 2:
        raise InTrouble("bad-option", "option pace: nobody waits at a table for one")
    if is_days(match.header.pace) and match.header.options.get("sand", "off") != "off":
        raise InTrouble("bad-option", "option pace: days a turn need sand=off")


def check_bot(game: Game[Any, Any, Any], bot: str) -> None:
    """With a character, it must be one of that game."""
    known = bots.bots_at(game)
    if bot not in known:
        raise InTrouble("bad-option", f"no such bot; there are {', '.join(known)}")


def check_wish(game: Game[Any, Any, Any], wish: SeatWish) -> None:
    if wish.kind == "bot":
        check_bot(game, wish.bot)
    if wish.kind != "bot" and wish.bot:
        raise InTrouble("bad-option", "a bot is named only for a bot's seat")


def tidy(name: str) -> str:
    """No database takes a NUL in a text."""
    return " ".join(name.replace("\0", "").split())
