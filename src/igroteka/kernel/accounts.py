"""How a match came out, taken apart: where each point came from, or what was done instead."""

from msgspec import Struct

from .seats import Seat
from .words import Spoken, Words


class Item(Struct, frozen=True):
    """`what` it was, by name, said by `words`; `seat` is whose, or null for the whole table.

    `points` are null where the game counts none for it. The points of a seat add up to its score.
    """

    what: str
    words: Words
    seat: Seat | None = None
    points: int | None = None
    count: int = 1


def item(
    game: str,
    what: str,
    seat: Seat | None = None,
    points: int | None = None,
    count: int = 1,
    **details: Spoken,
) -> Item:
    """Said by the text `<g>-account-<what>`."""
    words = Words(f"{game}-account-{what}", {"count": count, **details})
    return Item(what, words, seat, points, count)
