"""Which puzzles are looked for in bots' games: a module for each game, found by its place."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from igroteka.kernel import Game, Help, Seat
from igroteka.kernel.places import beside
from igroteka.kernel.puzzles import Grade


def any_position(_state: Any, _seat: Seat) -> bool:
    return True


def no_numbers(_state: Any, _seat: Seat) -> dict[str, int]:
    return {}


class Kind(Struct, frozen=True):
    """One kind of one grade: `least` to `most` right first moves among at least `of`.

    `share` are how many of a hundred are of this kind. `sought` is a quick look whether a position
    is worth a search; `numbers` are what the goal asks for there. Where something is hidden, the
    right first moves have to be the same in so many `worlds` that the seat could believe. Near
    misses are wrong first moves with an answer; where `tries` names bots, what these tried instead.
    Where it `went` so with the bot that played there, a search is worth its while.

    A kind of one grade has a `grade`; of another the `grades` follow from how many of ten bots, the
    first of `tries`, have missed it: up to so many for the first, the second and the third.
    """

    name: str
    goal: str
    grade: Grade
    clauses: tuple[str, ...]
    share: int
    seats: int
    options: dict[str, str]
    bots: str = "greedy"
    moves: int = 0
    turn: bool = False
    least: int = 1
    most: int = 1
    of: int = 6
    positions: int = 20_000
    worlds: int = 0
    help: Help = Help.NORMAL
    tries: tuple[str, ...] = ()
    grades: tuple[int, ...] = ()
    went: Literal["", "solved", "failed"] = ""
    sought: Callable[[Any, Seat], bool] = any_position
    numbers: Callable[[Any, Seat], dict[str, int]] = no_numbers


def kinds_of(game: Game[Any, Any, Any]) -> tuple[Kind, ...]:
    found = beside(__name__, game, "kinds")
    return found.KINDS if found else ()
