"""The options of a game of Urfin, as the rules read them."""

from typing import Literal

from msgspec import Struct


class Settings(Struct, frozen=True):
    """`sand` in seconds, 0 where none runs; `puzzle` is empty in a whole game."""

    game: Literal["basic", "adult"] = "basic"
    bag: Literal["touch", "blind"] = "touch"
    sand: int = 60
    signposts: int = 12
    steady_hands: bool = True
    slow_breaking: bool = False
    trial: bool = False
    puzzle: str = ""
