"""A level's card: what it remembers, feels and thinks, how often it slips, how strong it is."""

from typing import Any

from msgspec import Struct

from igroteka.kernel import Game, Recall

from .figures import figures_of
from .ranks import LEVELS, ladder_of


class Card(Struct, frozen=True):
    """`slips`, `accuracy` and `won` are of a hundred; `games` is none where nobody measured.

    `below` is the level that it won against; empty where it won for itself or with its team.
    What a game has not, memory, touch or a trembling hand, is null.
    """

    level: str
    slips: int = 0
    memory: Recall | None = None
    accuracy: int | None = None
    tremor_mm: float | None = None
    longest_ms: int = 0
    below: str = ""
    won: int = 0
    games: int = 0


def cards_of(game: Game[Any, Any, Any]) -> tuple[Card, ...]:
    return tuple(card_of(game, level) for level in LEVELS)


def card_of(game: Game[Any, Any, Any], level: str) -> Card:
    ladder = ladder_of(game)
    rank, measured = ladder.rank(level), figures_of(game).of(level)
    rivals = ladder.seats > 1 and not game.box.lid.cooperative
    at = LEVELS.index(level)
    return Card(
        level=level,
        slips=round(100 * rank.slips),
        memory=rank.recall,
        accuracy=None if rank.accuracy is None else round(100 * rank.accuracy),
        tremor_mm=rank.tremor_mm,
        longest_ms=measured.longest_ms,
        below=LEVELS[at - 1] if rivals and at and measured.games else "",
        won=measured.of_hundred,
        games=measured.games,
    )
