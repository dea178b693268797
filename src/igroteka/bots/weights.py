"""What a taste weighs by: data beside it, each weight with the bounds within which it is sought.

They lie there as `weights.toml`, in groups; a group that bears on some set-ups only says `when`.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TypeVar

from msgspec import Struct, ValidationError, convert
from msgspec.structs import replace

from igroteka.kernel.tables import BadTable, read_table, spelt

FILE = "weights.toml"

W = TypeVar("W")


class BadWeights(BadTable):
    """Weights that cannot be read; names the file and the weight."""


class Weight(Struct, frozen=True, forbid_unknown_fields=True):
    value: float
    least: float
    most: float


class Run(Struct, frozen=True, forbid_unknown_fields=True):
    """The run that found them: `part` of the games on fresh seeds was won against those before,
    and 95 times of 100 such an interval, `low` to `high`, holds what is true."""

    command: str
    game: str
    level: str
    seats: int
    options: dict[str, str]
    seed: str
    generations: int
    population: int
    games: int
    played: int
    fresh_games: int
    part: float
    low: float
    high: float


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A group without `when` bears on every set-up; without a `run` they were set by hand."""

    weights: dict[str, dict[str, Weight]]
    when: dict[str, dict[str, str]] = {}
    run: Run | None = None

    def in_play(self, options: Mapping[str, str]) -> Iterator[tuple[str, str]]:
        """Group and name of each weight that bears on that set-up."""
        for group, own in self.weights.items():
            if self.when.get(group, {}).items() <= options.items():
                yield from ((group, name) for name in own)

    def changed(self, values: Mapping[tuple[str, str], float]) -> "Sheet":
        """With other values, within the same bounds; what is not named stays."""
        weights = {
            group: {
                name: replace(one, value=values.get((group, name), one.value))
                for name, one in own.items()
            }
            for group, own in self.weights.items()
        }
        return replace(self, weights=weights)


def sheet_from(text: str, file: str) -> Sheet:
    found = read_table(text, Sheet, file, BadWeights)
    for group, own in found.weights.items():
        for name, one in own.items():
            if not one.least < one.most:
                raise BadWeights(file, f"{group}, {name}", "its bounds leave no room")
            if not one.least <= one.value <= one.most:
                why = f"{one.value:g} is not between {one.least:g} and {one.most:g}"
                raise BadWeights(file, f"{group}, {name}", why)
    for group in found.when:
        if group not in found.weights:
            raise BadWeights(file, f"when, {group}", "there is no such group")
    return found


def typed(sheet: Sheet, kind: type[W], file: str) -> W:
    """As the taste knows them: each by its name, none missing, none too many."""
    values = {
        group: {name: one.value for name, one in own.items()}
        for group, own in sheet.weights.items()
    }
    try:
        return convert(values, kind)
    except ValidationError as error:
        why, _, where = str(error).partition(" - at ")
        raise BadWeights(file, f"weights, {spelt(where)}" if where else "weights", why) from error


@cache
def read_sheet(home: str) -> Sheet:
    text = (files(home) / FILE).read_text(encoding="utf-8")
    return sheet_from(text, f"{home} {FILE}")


def weights_in(home: str, kind: type[W]) -> W:
    """Those that lie in that folder."""
    return typed(read_sheet(home), kind, f"{home} {FILE}")


def is_weighed(home: str) -> bool:
    return (files(home) / FILE).is_file()
