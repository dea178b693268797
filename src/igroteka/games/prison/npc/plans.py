"""What an NPC could do for a goal: the cheapest ways to it, and what closes it (P-9.2, P-9.4)."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from igroteka.games.prison.actions import Hop
from igroteka.games.prison.classes import Class
from igroteka.games.prison.npcs import Goal
from igroteka.games.prison.state import NONE

from .objects import UNWANTED
from .ways import Stay, Ways

BURNS = len(Class) + UNWANTED  # before all that could be taken instead

Then = Literal[
    "",
    "attack",
    "bow",
    "spear",
    "reveal",
    "exit",
    "regroup",
    "take",
    "burn",
    "rotate",
    "break",
    "open",
    "heal",
    "push",
]


class Plan(Struct, frozen=True, gc=False):
    """A way and its closing action. `rank` is how high its target stands on the list.

    `ap` and `squares` are the cost of both; `world` tells ways apart on which other things are
    taken (P-9.23).
    """

    goal: Goal
    then: Then
    figure: int
    stay: Stay
    ways: Ways
    ap: int
    squares: int
    end: int
    target: int = NONE
    side: int = NONE
    rank: int = 0
    points: int = 0
    world: int = 0

    @property
    def hops(self) -> tuple[Hop, ...]:
        """By the ways it was found on: who sets a friend down first finds others (P-9.13)."""
        return self.ways.hops(self.stay)


def cheapest(plans: Iterable[Plan], ap: int) -> list[Plan]:
    """Highest on the list, then fewest AP, then fewest squares; what is left is a tie (P-9.4)."""
    best: list[Plan] = []
    for one in plans:
        if one.ap > ap:
            continue
        if not best or cost(one) < cost(best[0]):
            best = [one]
        elif cost(one) == cost(best[0]) and not any(alike(one, other) for other in best):
            best.append(one)
    return best


def cost(one: Plan) -> tuple[int, int, int]:
    return one.rank, one.ap, one.squares


def alike(one: Plan, other: Plan) -> bool:
    """Same end square, target and things taken: one solution (P-9.23)."""
    return (one.end, one.target, one.side, one.world) == (
        other.end,
        other.target,
        other.side,
        other.world,
    )
