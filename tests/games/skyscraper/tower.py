"""A tower of three cards with a wall on its way to it."""

from igroteka.games.skyscraper.actions import (
    Pick,
)
from igroteka.games.skyscraper.state import Hands, State

from .table import (
    number,
    placed,
    play,
    table,
)

TOWER = ("b21 F 0 0 2", "b22 X 0 0 2", "b23 F 0 0 4")
WALL = "b26 X 2 0 2 bottom mid_v"


def site(hands: Hands = "forgiving", A: str = "", B: str = "", C: str = "") -> State:  # noqa: N803
    held = {"A": "b26 b28", "B": "b29 b30", "C": "b31 b32"}
    return table(*TOWER, seats=3, hands=hands, held=held, by=1, A=A, B=B, C=C)


def in_hand(hands: Hands = "forgiving", A: str = "", B: str = "", C: str = "") -> State:  # noqa: N803
    """A's wall on its way."""
    return play(site(hands, A, B, C), Pick(number("b26")), placed(WALL))
