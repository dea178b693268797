"""What is said at the end of a match: its score taken apart, and what to do next."""

from msgspec import Struct

from igroteka.bots import NextLevel
from igroteka.kernel import Item


class Ending(Struct, frozen=True):
    """`lessons` would have helped whoever asks, the best first; none for a winner.

    `levels` are the next easier and the next harder one, with what was measured there.
    """

    account: tuple[Item, ...]
    lessons: tuple[str, ...] = ()
    levels: tuple[NextLevel, ...] = ()
