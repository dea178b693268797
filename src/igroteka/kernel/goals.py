"""What a puzzle can ask for: a name in the game's own table, judged by the rules' own position."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from .seats import Seat

Numbers = Mapping[str, int]


def nothing_to_tell(_state: Any, _seat: Seat) -> dict[str, int]:
    return {}


def always_hope(_state: Any, _seat: Seat, _numbers: Numbers, _moves: int) -> bool:
    return False


def never_over(_state: Any, _seat: Seat, _numbers: Numbers) -> bool:
    return False


def no_dice(_state: Any) -> Sequence[Any]:
    return ()


class Goal(Struct, frozen=True):
    """`met` judges a position by the numbers that the puzzle names.

    `told` are the arguments of the words for an attempt that missed. `hopeless` may cut a search
    short: no line of so many cards, actions or turns, whoever makes them, reaches it from there.
    `over`: the turn of that seat has passed, for puzzles of one turn. `outcomes` are all that
    chance may do there, each to be tried; where none is named, a way over a die is no way.
    """

    met: Callable[[Any, Seat, Numbers], bool]
    told: Callable[[Any, Seat], dict[str, int]] = nothing_to_tell
    hopeless: Callable[[Any, Seat, Numbers, int], bool] = always_hope
    over: Callable[[Any, Seat, Numbers], bool] = never_over
    outcomes: Callable[[Any], Sequence[Any]] = no_dice
