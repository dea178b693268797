"""What is settled before the first entry."""

from typing import Any, TypeVar

from msgspec import Struct

from igroteka.kernel import Game, Help

S = TypeVar("S")


class Header(Struct, frozen=True):
    """`commitment` binds the secret seed; the first `inherited` entries came from another match.

    `pace` is the time for a turn (`60s`, `3d`); empty where nobody counts it. A `position`, as
    text, is where it starts instead of where the options say; a `lesson` is what it is played for.
    A `puzzle` is what is to be solved from there.
    """

    game: str
    version: int
    seats: int
    options: dict[str, str]
    commitment: str
    help: Help = Help.NORMAL
    inherited: int = 0
    pace: str = ""
    lesson: str = ""
    position: str = ""
    puzzle: str = ""


def first(game: Game[S, Any, Any], header: Header) -> S:
    """The position before the first entry."""
    if header.position:
        return game.read(header.position)
    return game.start(header.seats, header.options)
