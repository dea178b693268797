"""A move to recommend, and why."""

from random import Random
from typing import Any

from msgspec import Struct

from igroteka.kernel import Game
from igroteka.match import Knowledge

from .reasons import Reason
from .table import player
from .taste import taste_of

MOST_REASONS = 3


class Hint(Struct, frozen=True):
    """Its reasons are the weightiest first; none where no taste can say."""

    action: Any
    reasons: tuple[Reason, ...]


def hint(game: Game[Any, Any, Any], knowledge: Knowledge[Any, Any], rng: Random) -> Hint:
    """What a seat with perfect recall would do after some thought; LookupError if it is idle."""
    if not knowledge.legal():
        raise LookupError(f"seat {knowledge.seat} has no move to be hinted")
    taste = taste_of(game)
    action = player("search:standard", game).choose(knowledge, rng)
    if taste is None:
        return Hint(action, ())
    before = knowledge.imagine(rng)
    after = game.apply(before, knowledge.seat, action)
    return Hint(action, taste.reasons(before, action, after, knowledge.seat)[:MOST_REASONS])
