"""The box a game comes in: what it says of itself, beside its rules."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from .lid import Lid
from .seats import Seat

Hidden = dict[str, tuple[Any, ...]]
SetUp = tuple[int, dict[str, str]]


class Box(Struct, frozen=True):
    """One a game, in `box.py`; whatever is not said here is as it is in most games.

    `place` is where it stands on the shelf, the lowest first. If many steps of its own side come
    at once and each is to be watched, it is `seen_to_the_end`. `contents` are decks and boards as
    data: the browser's pages are built with them.

    For the laws: `set_ups` that differ in kind, seats and options; without them each value of each
    option is tried once. `hidden` says where a position keeps what a seat cannot see, once more
    and apart from the rules; without it nothing is hidden, and that is a law then. `benched` are
    options whose speed is measured, by name. `basics` are the clauses that whoever has never played
    it has to meet: where there are lessons, each stands in one of them. `gentle` are options for
    whoever plays it for the first time.
    """

    lid: Lid = Lid()
    place: int = 100
    seen_to_the_end: bool = False
    contents: Struct | None = None
    set_ups: tuple[SetUp, ...] = ()
    hidden: Callable[[Any, Seat], Hidden] | None = None
    benched: dict[str, dict[str, str]] = {}
    basics: tuple[str, ...] = ()
    gentle: dict[str, str] = {}
