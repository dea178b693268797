"""The roster of bots: `search:standard` is a name and a level."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from igroteka.kernel import Game
from igroteka.match import Player

from .greedy import Greedy
from .levels import GREEDY, RANDOM, SEARCH, Level
from .random import RandomBot
from .search import Search
from .taste import player_of, taste_of

Maker = Callable[[Game[Any, Any, Any], Level, bool], Player]

ROSTER: dict[str, tuple[Maker, tuple[Level, ...]]] = {
    "random": (lambda _game, _level, _shortcuts: RandomBot(), RANDOM),
    "greedy": (lambda game, level, _shortcuts: Greedy(level, taste_of(game)), GREEDY),
    "search": (lambda game, level, shortcuts: Search(level, taste_of(game), shortcuts), SEARCH),
}
DEFAULT_LEVEL = "standard"
NAMES = tuple(ROSTER)
SPECS = tuple(
    name if len(levels) == 1 else f"{name}:{level.name}"
    for name, (_, levels) in ROSTER.items()
    for level in levels
)


class BadBot(ValueError):
    """No bot has that name or level."""

    def __init__(self, spec: str) -> None:
        super().__init__(f"bot {spec[:40]!r}: not one of {', '.join(SPECS)}")


@lru_cache(maxsize=256)
def player(spec: str, game: Game[Any, Any, Any], shortcuts: bool = False) -> Player:
    """A bot by its name, `greedy`, or by name and level, `greedy:strong`: a value like any other.

    With leave to take shortcuts it may compile itself first: worth it for many games.
    """
    name, colon, wanted = spec.partition(":")
    if name not in ROSTER or (colon and spec not in SPECS):
        raise BadBot(spec)
    make, levels = ROSTER[name]
    level = next(level for level in levels if level.name == (wanted or DEFAULT_LEVEL))
    return player_of(game, name, level.name) or make(game, level, shortcuts)
