"""Which lesson would have helped: rules of a game's own facts, in `helps.toml` beside its rules."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

from .accounts import Item
from .game import Game
from .outcomes import Outcome
from .places import home
from .seats import Seat
from .tables import BadTable, read_table

FILE = "helps.toml"


class BadHelp(BadTable):
    """A rule that cannot be read; names the file and the place."""


class Helpful(Struct, frozen=True, forbid_unknown_fields=True):
    """After an end for that `reason`, if one is named, this `lesson` is the one.

    `most`: of all that was against the loser, this was the most. `fewer`: of this the loser had
    fewer than somebody else. Both are names in the account.
    """

    lesson: str
    reason: str = ""
    most: str = ""
    fewer: str = ""


class Helps(Struct, frozen=True, forbid_unknown_fields=True):
    help: tuple[Helpful, ...] = ()


def helps_of(game: Game[Any, Any, Any]) -> tuple[Helpful, ...]:
    return _helps(home(game))


@lru_cache(maxsize=1 << 6)
def _helps(package: str) -> tuple[Helpful, ...]:
    file = files(package) / FILE
    if not file.is_file():
        return ()
    return read_table(file.read_text(encoding="utf-8"), Helps, f"{package} {FILE}", BadHelp).help


def helpful(
    game: Game[Any, Any, Any], outcome: Outcome, account: Sequence[Item], seat: Seat
) -> tuple[str, ...]:
    """The lessons that fit, the best first; none for whoever has won."""
    if seat in outcome.winners:
        return ()
    fitting = (rule.lesson for rule in helps_of(game) if fits(rule, outcome, account, seat))
    return tuple(dict.fromkeys(fitting))


def fits(rule: Helpful, outcome: Outcome, account: Sequence[Item], seat: Seat) -> bool:
    if rule.reason and rule.reason != outcome.reason:
        return False
    if rule.most and rule.most != most_against(account, seat):
        return False
    return not rule.fewer or has_fewer(account, seat, rule.fewer)


def most_against(account: Sequence[Item], seat: Seat) -> str:
    counted: Counter[str] = Counter()
    for item in account:
        if item.seat != seat:
            counted[item.what] += item.count
    return max(counted, key=lambda what: counted[what], default="")


def has_fewer(account: Sequence[Item], seat: Seat, what: str) -> bool:
    counted: Counter[Seat] = Counter()
    for item in account:
        if item.what == what and item.seat is not None:
            counted[item.seat] += item.count
    others = (count for other, count in counted.items() if other != seat)
    return counted[seat] < max(others, default=0)
