"""What a recipe is made of."""

from typing import Literal

from msgspec import Struct

By = Literal["starter", "bot"]


class Target(Struct, frozen=True):
    """What would be fair: every bar within these shares, draws below theirs."""

    least: float = 0.0
    most: float = 1.0
    draws_below: float = 1.0


class Figure(Struct, frozen=True):
    """One picture: who wins under these options.

    By `starter`, the bars are places in the order of play; by `bot`, the first bot named.
    """

    name: str
    title: str
    options: dict[str, str]
    bots: tuple[str, ...]
    target: Target
    seats: int = 2
    by: By = "starter"
    games: int = 200
    bars: tuple[str, ...] = ()


class Recipe(Struct, frozen=True):
    game: str
    title: str
    intro: str
    figures: tuple[Figure, ...]
