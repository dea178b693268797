"""A move to recommend, and why: thought of as a bot at that seat would, through the same door."""

from typing import Any

from msgspec import Struct

from igroteka.kernel import Game, Words, stream
from igroteka.match import Knowledge, think

from .roster import adviser
from .taste import taste_of

MOST_REASONS = 3


class Hint(Struct, frozen=True):
    """A deed is one thought, whatever clicks it takes: a whole walk, a part grabbed and put.

    Its reasons are the weightiest first; none where no taste can say.
    """

    deed: tuple[Any, ...]
    words: tuple[Words, ...]
    reasons: tuple[Words, ...]


def hint(game: Game[Any, Any, Any], knowledge: Knowledge[Any, Any], seed: str, step: int) -> Hint:
    """What a seat with perfect recall would do after some thought; LookupError if it is idle."""
    if not knowledge.legal():
        raise LookupError(f"seat {knowledge.seat} has no move to be hinted")
    choice = think(adviser(game), knowledge, None, seed, step)
    deed = tuple(game.plain(action) for action in (choice.action, *choice.then))
    return told(game, knowledge, deed, seed, step)


def told(
    game: Game[Any, Any, Any],
    knowledge: Knowledge[Any, Any],
    deed: tuple[Any, ...],
    seed: str,
    step: int,
) -> Hint:
    """The deed in words, and what it gains, as far as that seat can know."""
    taste = taste_of(game)
    before = after = knowledge.imagine(stream(seed, "hint", step, knowledge.seat))
    words = game.deed_words(before, knowledge.seat, deed)
    if taste is None:
        return Hint(deed, words, ())
    for action in deed:
        after = game.apply(after, knowledge.seat, action)
    return Hint(deed, words, taste.reasons(before, deed, after, knowledge.seat)[:MOST_REASONS])
