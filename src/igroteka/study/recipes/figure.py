"""What a recipe is made of."""

from typing import Literal

from msgspec import Struct

By = Literal["place", "seat", "bot"]


class Target(Struct, frozen=True):
    """What would be fair: every bar within these shares, draws below theirs."""

    least: float = 0.0
    most: float = 1.0
    draws_below: float = 1.0


class Figure(Struct, frozen=True):
    """One picture: who wins under these options.

    By `place`, the bars are places in the order of play, the starter's first; by `seat`, the seats
    as they stand, for games where the lot says who starts; by `bot`, the first bot named.
    `ends` has words for the reasons by which a game may end.
    """

    name: str
    title: str
    options: dict[str, str]
    bots: tuple[str, ...]
    target: Target
    seats: int = 2
    by: By = "place"
    games: int = 200
    bars: tuple[str, ...] = ()
    ends: dict[str, str] = {}


class Recipe(Struct, frozen=True):
    game: str
    title: str
    intro: str
    figures: tuple[Figure, ...]
