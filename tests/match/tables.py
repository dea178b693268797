"""Tables in progress, as tests want them: chance has spoken, a player is to act."""

from collections.abc import Sequence
from typing import Any

from tests.laws.lantern import Lantern
from tests.laws.lantern.actions import Blow, Deal

from igroteka.games import SHELF
from igroteka.kernel import CHANCE, Action, Seat, is_player
from igroteka.match import Match, new_match

ROADS = SHELF["roads"]
LANTERN = Lantern()
ANN, BOB, CID = Seat(0), Seat(1), Seat(2)


def roads(seats: int = 2, seed: str = "elm", **options: str) -> Match[Any, Any]:
    """Lots drawn and hands dealt."""
    match = new_match(ROADS, seats, options, seed)
    while CHANCE in match.active():
        match.throw()
    return match


def lantern(
    seats: int = 2, gust: bool = False, at_ms: int = 0, pace: str = "", **options: str
) -> Match[Any, Any]:
    """The first search: hands 1 2, 3 4 (5 6), then the cellar in order, the rest in the box."""
    match = new_match(LANTERN, seats, options, "wick", pace=pace)
    hands = tuple((2 * seat + 1, 2 * seat + 2) for seat in range(seats))
    rest = tuple(range(2 * seats + 1, 2 * seats + 8))
    match.play(CHANCE, Deal(hands, rest[:5], rest[5:]), at_ms)
    match.play(CHANCE, Blow(gust), at_ms)
    return match


def mover(match: Match[Any, Any]) -> Seat:
    return next(filter(is_player, match.active()))


def legal(match: Match[Any, Any]) -> Sequence[Action]:
    return match.game.legal(match.state, mover(match))


def move(match: Match[Any, Any], at_ms: int = 0) -> Seat:
    """The first legal move of whoever is to act, and what chance says after it."""
    seat = mover(match)
    match.play(seat, legal(match)[0], at_ms)
    while CHANCE in match.active():
        match.throw(at_ms)
    return seat
