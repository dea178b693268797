"""Easier and harder: the levels of a game in order, with how often bots have won there.

A ladder lies beside a game's taste as `levels.toml`. Its figures are made by `igroteka levels`.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from msgspec import Struct

from igroteka.bots.taste import home_of_taste
from igroteka.kernel import Game, convert

FILE = "levels.toml"


class Rung(Struct, frozen=True):
    """Where `options` make a level, `bot` has won so many of so many games with them.

    Where the rival makes it, that `bot` has won so many of them against the bot of the rung below.
    """

    seats: int
    bot: str
    options: dict[str, str] = {}
    won: int = 0
    games: int = 0


class Ladder(Struct, frozen=True):
    """From easy to hard; `seed` and the games of each rung make the figures again."""

    seed: str = ""
    rung: tuple[Rung, ...] = ()

    @property
    def of_bots(self) -> bool:
        return len({rung.bot for rung in self.rung}) > 1


class Level(Struct, frozen=True):
    """What to change at the next table, and what was measured.

    With a `bot` the harder of the two has `won` so many of the games between them; without one so
    many bots have won at the level named by `options`.
    """

    way: Literal["easier", "harder"]
    won: int
    games: int
    options: dict[str, str] = {}
    bot: str = ""


def ladder_of(game: Game[Any, Any, Any]) -> Ladder:
    home = home_of_taste(game)
    return _ladder(home) if home else Ladder()


@cache
def _ladder(home: str) -> Ladder:
    file = files(home) / FILE
    if not file.is_file():
        return Ladder()
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Ladder)


def levels_beside(
    game: Game[Any, Any, Any], options: Mapping[str, str], rivals: Sequence[str]
) -> tuple[Level, ...]:
    """The next easier and the next harder one, where they are known."""
    ladder = ladder_of(game)
    at = standing_on(ladder, options, rivals)
    if at is None:
        return ()
    beside = ((at - 1, "easier"), (at + 1, "harder"))
    found = (level(ladder, at, to, way) for to, way in beside if 0 <= to < len(ladder.rung))
    return tuple(one for one in found if one.games)


def standing_on(ladder: Ladder, options: Mapping[str, str], rivals: Sequence[str]) -> int | None:
    for at, rung in enumerate(ladder.rung):
        same = all(options.get(name) == value for name, value in rung.options.items())
        if same and (not ladder.of_bots or set(rivals) == {rung.bot}):
            return at
    return None


def level(ladder: Ladder, at: int, to: int, way: Any) -> Level:
    if not ladder.of_bots:
        rung = ladder.rung[to]
        return Level(way, rung.won, rung.games, rung.options)
    harder = ladder.rung[max(at, to)]
    return Level(way, harder.won, harder.games, bot=ladder.rung[to].bot)
