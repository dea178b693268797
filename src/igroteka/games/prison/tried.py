"""What an NPC weighed before it acted, so that a person can check it against the card (P-9.31)."""

from typing import Literal

from msgspec import Struct

Sort = Literal["", "figure", "thing", "place", "square", "gate", "line"]
Reason = Literal["chosen", "void", "dear", "no-way", "beside", "load", "hurt", "strong", "locked"]
Choice = Literal["", "only", "list", "ap", "squares", "die"]
Reading = Literal["", "a", "b", "c", "d", "e"]


class Weighed(Struct, frozen=True):
    """Something the goal could be about, and the cheapest way to it.

    `about` is a figure, a thing, a place of the dungeon, a square, or a portcullis as
    `square * 4 + side`, as `aim` says. `rank` is its place on the card's list from 1, or 0 where
    no list counts; `needed` and `squares` are the cost with the closing act, -1 without a way.
    """

    aim: Sort
    about: int
    rank: int = 0
    needed: int = -1
    squares: int = -1


class Tried(Struct, frozen=True):
    """A goal it looked at: the AP it has and would need, what it is about, why it was left.

    `weighed` are, if the goal was chosen, all it could have been about within the AP, the chosen
    first; if not, the one it failed by.
    """

    goal: str
    ap: int
    needed: int
    clause: str
    reason: Reason
    aim: Sort = ""
    about: int = -1
    weighed: tuple[Weighed, ...] = ()


class Nearing(Struct, frozen=True):
    """How near it comes: AP and squares to go before and after, and their readings (P-9.19).

    `was` is the reading before; it differs where a key found on the way gives a way.
    """

    reading: Reading
    before: tuple[int, int]
    after: tuple[int, int]
    was: Reading = "a"
