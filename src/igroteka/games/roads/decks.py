"""How many cards of each face a game has (R-C1, R-C2, R-2.1, R-L1, R-L2)."""

import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from igroteka.parts.deck import cards_of, scaled

from .options import Options

NEWSPAPER_CARDS_A_PLAYER = 20


@cache
def _tables() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("decks.toml").read_text())


@lru_cache(maxsize=1 << 8)
def deck(options: Options, seats: int) -> tuple[str, ...]:
    """Every card of the box for this game, sorted."""
    width = "lanes" if options.lanes else "plain"
    if options.variant == "duel":
        return cards_of(_tables()["duel"][width][str(options.cards)])
    return cards_of(scaled(_tables()["mix"][width], deck_size(options, seats)))


def deck_size(options: Options, seats: int) -> int:
    if options.variant == "newspaper":
        return max(options.width * options.height, NEWSPAPER_CARDS_A_PLAYER * seats)
    return options.cards * seats
