"""The roster of bots: `medium` is a level that people choose, `search:standard` a name and a level.

The levels are what each game declares, and so are its characters, `medium:hoarder`; the names play
the same way in every game.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from igroteka.kernel import PERFECT, BadMessage, Game
from igroteka.match import Player

from .characters import Liking, characters_of, liking_of
from .greedy import Greedy
from .levels import GREEDY, RANDOM, SEARCH, Level
from .random import RandomBot
from .ranks import LEVELS, BadLadder, Rank, ladder_of
from .search import Search
from .slips import Slipping
from .taste import Taste, adviser_of, own_player, player_of, taste_of

Maker = Callable[[Taste | None, Level, bool, Liking | None], Player]

ROSTER: dict[str, tuple[Maker, tuple[Level, ...]]] = {
    "random": (lambda _taste, _level, _shortcuts, _liking: RandomBot(), RANDOM),
    "greedy": (
        lambda taste, level, _shortcuts, liking: Greedy(level, taste, liking),
        GREEDY,
    ),
    "search": (
        lambda taste, level, shortcuts, liking: Search(level, taste, shortcuts, liking),
        SEARCH,
    ),
}
DEFAULT_LEVEL = "standard"
NAMES = tuple(ROSTER)
SPECS = tuple(
    name if len(levels) == 1 else f"{name}:{level.name}"
    for name, (_, levels) in ROSTER.items()
    for level in levels
)
BOTS = (*LEVELS, *SPECS)
NOTHING: Mapping[str, float] = {}
ADVISER = "hard"
# Their slips are never such as a child would notice.
SEEING = LEVELS[2:]


class BadBot(ValueError):
    """No bot has that name or level, or the game no such character."""

    def __init__(self, spec: str, known: Sequence[str] = BOTS) -> None:
        super().__init__(f"bot {spec[:40]!r}: not one of {', '.join(known)}")


def level_of(spec: str) -> str:
    """Whatever its character; a bot by name has none that people choose."""
    level = spec.partition(":")[0]
    return level if level in LEVELS else ""


def bots_at(game: Game[Any, Any, Any]) -> tuple[str, ...]:
    """All that may sit down there, with the characters it has."""
    own = (f"{level}:{character}" for level in LEVELS for character in characters_of(game))
    return (*BOTS, *own)


@lru_cache(maxsize=256)
def player(spec: str, game: Game[Any, Any, Any], shortcuts: bool = False) -> Player:
    """A bot by its level, `medium`, by its name, `greedy`, or by more: a value like any other.

    With leave to take shortcuts it may compile itself first: worth it for many games.
    """
    name, colon, wanted = spec.partition(":")
    if name in LEVELS:
        leans = leans_of(spec, wanted, game) if colon else {}
        return ranked(ladder_of(game).rank(name), game, shortcuts, name in SEEING, leans)
    if name not in ROSTER or (colon and spec not in SPECS):
        raise BadBot(spec)
    make, levels = ROSTER[name]
    level = next(level for level in levels if level.name == (wanted or DEFAULT_LEVEL))
    return player_of(game, name, level.name) or make(taste_of(game), level, shortcuts, None)


def leans_of(spec: str, character: str, game: Game[Any, Any, Any]) -> Mapping[str, float]:
    there = characters_of(game)
    if character not in there:
        level = level_of(spec)
        raise BadBot(spec, [level, *(f"{level}:{name}" for name in there)] if there else BOTS)
    return there[character].leans


def is_slow(spec: str, game: Game[Any, Any, Any]) -> bool:
    """Whether it thinks long enough to think elsewhere: a search, or a player who looks ahead."""
    level = level_of(spec)
    if not level:
        return spec.partition(":")[0] == "search"
    rank = ladder_of(game).rank(level)
    return rank.method == "search" or "futures" in rank.care or rank.care.get("depth", 1) > 1


def ranked(
    rank: Rank,
    game: Game[Any, Any, Any],
    shortcuts: bool = False,
    sees: bool = False,
    leans: Mapping[str, float] = NOTHING,
    weights: Any | None = None,
) -> Player:
    try:
        own = own_player(game, rank, leans, weights) if rank.method == "own" else None
    except BadMessage as error:
        raise BadLadder(f"{game.id} ladder.toml", "care", str(error)) from error
    taste = taste_of(game, weights)
    sure = own or of_the_house(rank, taste, shortcuts, liking_of(game, leans))
    see = taste_of(game) if sees else None
    return Slipping(sure, rank.slips, see, rank.recall) if rank.slips else sure


def of_the_house(rank: Rank, taste: Taste | None, shortcuts: bool, liking: Liking | None) -> Player:
    level = Level("", rank.worlds, rank.noise, rank.recall or PERFECT)
    return ROSTER[rank.method][0](taste, level, shortcuts, liking)


@lru_cache(maxsize=256)
def tuned(level: str, game: Game[Any, Any, Any], weights: Any, shortcuts: bool = False) -> Player:
    """As that level plays, by other weights; what a child would notice is still the house's to say,
    else weights would win by letting no slip pass."""
    return ranked(ladder_of(game).rank(level), game, shortcuts, level in SEEING, weights=weights)


@lru_cache(maxsize=64)
def adviser(game: Game[Any, Any, Any]) -> Player:
    """Whoever gives hints thinks as `hard` does, forgets nothing and never slips."""
    rank = replace(ladder_of(game).rank(ADVISER), slips=0.0, noise=0.0, recall=None)
    return adviser_of(game, rank) or ranked(rank, game)
