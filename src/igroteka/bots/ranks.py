"""The five levels that people choose: the same words in every game, each declared as data.

The declaration lies beside a game's taste as `ladder.toml`; where there is none, the house's own
stands for it.
"""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from igroteka.kernel import Game, Recall
from igroteka.kernel.tables import BadTable, read_table

from .marks import mark
from .taste import home_of_taste

LEVELS = ("learner", "easy", "medium", "hard", "master")
FILE = "ladder.toml"

Part = Annotated[float, Meta(ge=0, le=1)]


class BadLadder(BadTable):
    """A ladder that cannot be read."""


class Rank(Struct, frozen=True, forbid_unknown_fields=True):
    """How one level plays: a bot of the house, or with `own` the player that the game brings.

    `worlds` is its budget in simulations and `noise` blurs its judgement; what an own player needs
    is its `care`. One choice in so many is a slip: any legal move. What there is to remember, to
    feel or to shake in a game its levels say: `recall`, `accuracy`, `tremor_mm`.
    """

    method: Literal["random", "greedy", "search", "own"]
    worlds: Annotated[int, Meta(ge=0, le=10_000)] = 1
    noise: Annotated[float, Meta(ge=0)] = 0.0
    slips: Part = 0.0
    recall: Recall | None = None
    accuracy: Part | None = None
    tremor_mm: Annotated[float, Meta(ge=0, le=20)] | None = None
    care: dict[str, Any] = {}


class Rung(Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up of the game itself, where all win or lose together or one plays alone."""

    options: dict[str, str]


class Ladder(Struct, frozen=True, forbid_unknown_fields=True):
    """The five levels, and how they are measured: at a table for so many, with these options.

    `best` is what played best before there were levels; the rungs are the game's own set-ups from
    easy to hard, played by the `climber`.
    """

    learner: Rank
    easy: Rank
    medium: Rank
    hard: Rank
    master: Rank
    seats: Annotated[int, Meta(ge=1, le=8)] = 2
    options: dict[str, str] = {}
    games: Annotated[int, Meta(ge=1)] = 100
    best: str = ""
    rung: tuple[Rung, ...] = ()
    climber: Literal["learner", "easy", "medium", "hard", "master"] = "medium"

    def rank(self, level: str) -> Rank:
        found: Rank = getattr(self, level)
        return found

    @property
    def mark(self) -> str:
        """Of all that figures rest on."""
        return mark(self)


def ladder_of(game: Game[Any, Any, Any]) -> Ladder:
    return read_ladder(home_of_taste(game) or "")


@cache
def read_ladder(home: str) -> Ladder:
    own = files(home) / FILE if home else None
    at = home if own is not None and own.is_file() else f"{__package__}.taste"
    return ladder_from((files(at) / FILE).read_text(encoding="utf-8"), f"{at} {FILE}")


def ladder_from(text: str, file: str) -> Ladder:
    return read_table(text, Ladder, file, BadLadder)


def is_declared(game: Game[Any, Any, Any]) -> bool:
    """Whether the game has a ladder of its own."""
    home = home_of_taste(game)
    return home is not None and (files(home) / FILE).is_file()
