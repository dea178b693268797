"""What was measured of the levels, beside their ladder as `figures.toml`; made, not written.

Figures of a ladder that has changed since are none.
"""

from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

from igroteka.kernel import Game
from igroteka.kernel.tables import read_table

from .ranks import BadLadder, is_declared, ladder_of
from .taste import home_of_taste

FILE = "figures.toml"


class Won(Struct, frozen=True, forbid_unknown_fields=True):
    """So many of so many games; a drawn one between rivals is half a win each."""

    won: float = 0.0
    games: int = 0

    @property
    def of_hundred(self) -> int:
        return round(100 * self.won / self.games) if self.games else 0


class Measured(Won, frozen=True, forbid_unknown_fields=True):
    """A level: against the one below, or the games it won where nobody is a rival.

    `longest_ms` is the longest it thought about a move, of one core, at the largest table.
    """

    longest_ms: int = 0


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """`seed` and the games of each make them again; `mark` is of the ladder that was climbed.

    `best` is how the master did beside what played best before.
    """

    seed: str = ""
    mark: str = ""
    level: dict[str, Measured] = {}
    best: Won = Won()
    rung: tuple[Won, ...] = ()

    def of(self, level: str) -> Measured:
        return self.level.get(level, Measured())


def figures_of(game: Game[Any, Any, Any]) -> Figures:
    if not is_declared(game):
        return Figures()
    found = read_figures(home_of_taste(game) or "")
    return found if found.mark == ladder_of(game).mark else Figures()


@cache
def read_figures(home: str) -> Figures:
    file = files(home) / FILE
    if not file.is_file():
        return Figures()
    return read_table(file.read_text(encoding="utf-8"), Figures, f"{home} {FILE}", BadLadder)
