"""Puzzles of Roads: close the network of a duel, or lay the last card on a newspaper.

All cards are dealt to the two, so that either can work out the other's hand (R-P4): nothing hidden
decides.
"""

from typing import Any

from igroteka.kernel import Seat

from . import Kind

DUEL = {"variant": "duel", "cards": "12"}
PAPER = {"variant": "newspaper", "field": "4x4"}
CLOSING = ("R-P1", "R-P2", "R-1.3")
LAST = ("R-P2", "R-2.2", "R-2.3", "R-2.4")


def closes(state: Any, seat: Seat) -> bool:
    return bool(seat == state.second and state.network.cards and not state.box)


def late(state: Any, _seat: Seat) -> bool:
    return len(state.network.cards) >= 6 and not state.box


KINDS = (
    Kind("close", "closed", 1, CLOSING, 20, 2, DUEL, moves=2, least=2, most=4, sought=closes),
    Kind("last", "last", 1, LAST, 13, 2, PAPER, moves=2, least=2, most=4, sought=late),
    Kind("close", "closed", 2, CLOSING, 20, 2, DUEL, moves=2, of=10, sought=closes),
    Kind("last", "last", 2, LAST, 13, 2, PAPER, moves=2, of=8, sought=late),
    Kind("close", "closed", 3, CLOSING, 20, 2, DUEL, moves=3, most=2, of=10, sought=closes),
    Kind("last", "last", 3, LAST, 14, 2, PAPER, moves=3, most=2, of=10, sought=late),
)
