"""What a recipe is made of."""

from typing import Literal

from msgspec import Struct

By = Literal["place", "seat", "bot", "team", "risk"]


class Target(Struct, frozen=True):
    """What would be fair: every bar within these shares, draws below theirs.

    If they are to be `rising`, each bar is higher than the one before, or both are full.
    """

    least: float = 0.0
    most: float = 1.0
    draws_below: float = 1.0
    rising: bool = False


class Team(Struct, frozen=True):
    """A bar of a game that all win or lose together; its options go before the figure's."""

    name: str
    bot: str
    options: dict[str, str] = {}
    seats: int = 4


class Figure(Struct, frozen=True):
    """One picture: who wins under these options.

    By `place`, the bars are places in the order of play, the starter's first; by `seat`, the seats
    as they stand, for games where the lot says who starts; by `bot`, the first bot named; by
    `team`, each of the teams, every one in so many games. Of the first team's games the events of
    the kinds in `marks` are told by where they happened. By `risk`, the bars are shakes of a hand
    in millimetres, for a low and a high tower.
    `ends` has words for the reasons by which a game may end; `asked` between which figures the
    mean of what is gauged of the games should be.
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
    teams: tuple[Team, ...] = ()
    marks: tuple[str, ...] = ()
    asked: dict[str, tuple[float, float]] = {}


class Reviewed(Struct, frozen=True):
    """Tables whose chances are read alike: so many seats, fewest and most, these options.

    An option may have several values, `12|24`, or any, `*`. The bots' games are `played` with
    these in turn: so many to `fit` a gauge to, and as many `fresh` ones to measure it by.
    """

    seats: tuple[int, int]
    options: dict[str, str]
    played: tuple[dict[str, str], ...] = ({},)
    fit: int = 800
    fresh: int = 300


class Recipe(Struct, frozen=True):
    """`reviewed`: of other tables than these a review says nothing."""

    game: str
    title: str
    intro: str
    figures: tuple[Figure, ...]
    reviewed: tuple[Reviewed, ...] = ()
