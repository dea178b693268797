"""How a worth and a few facts are read as a chance to win: fitted to bots' games, a set-up each."""

import tomllib
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

from igroteka.bots.taste import home_of_taste
from igroteka.bots.values import log_odds
from igroteka.kernel import Game, convert

# Chances are whole numbers of so many parts, so that luck and skill add up to the last one.
WHOLE = 10_000
FILE = "review.toml"
ANY, OR = "*", "|"


class Thresholds(Struct, frozen=True):
    """What a choice must cost to be called so, and how large a stroke of luck is."""

    slip: int
    error: int
    blunder: int
    luck: int


Knots = tuple[tuple[float, float], ...]
Facts = tuple[float, ...]


class Gauge(Struct, frozen=True):
    """For tables of so many seats with these options.

    `start` is a seat's chance before the deal, by number of seats and the options that vary.

    An option may have several values, `12|24`, or any, `*`; what is not named is as it is by
    default. `lean` is what a taste's facts say by themselves, a constant first, and `grip` how much
    the log odds of a worth count beside them, alone and by each fact. `knots` are such readings and
    how often they were won, both rising. `made`: by which run it was fitted.
    """

    seats: tuple[int, int]
    options: dict[str, str]
    start: dict[str, float]
    lean: Facts
    grip: Facts
    knots: Knots
    thresholds: Thresholds
    made: str = ""

    def fits(self, game: Game[Any, Any, Any], seats: int, options: Mapping[str, str]) -> bool:
        fewest, most = self.seats
        if not fewest <= seats <= most:
            return False
        plain = game.settle(seats, firsts(self.options))
        return all(
            options.get(name, value) in (value, *self.options.get(name, value).split(OR))
            or self.options.get(name) == ANY
            for name, value in plain.items()
        )

    def kind(self, seats: int, options: Mapping[str, str]) -> str:
        """How `start` names such a table: `2`, or `1 pink`."""
        varied = [options[name] for name, value in self.options.items() if OR in value]
        return " ".join((str(seats), *varied))

    def reading(self, worth: float, facts: Facts) -> float:
        """A better worth is never a lesser one."""
        slope = max(0.0, weighed(self.grip, facts))
        return weighed(self.lean, facts) + slope * log_odds(worth)

    def chance(self, reading: float) -> float:
        """Straight between the knots, level beyond them."""
        return along(self.knots, reading)


def firsts(options: Mapping[str, str]) -> dict[str, str]:
    return {name: value.split(OR)[0] for name, value in options.items() if value != ANY}


def weighed(weights: Sequence[float], facts: Facts) -> float:
    constant, *each = weights
    return constant + sum([weight * fact for weight, fact in zip(each, facts, strict=True)])


def along(knots: Knots, x: float) -> float:
    at = bisect_right(knots, x, key=lambda knot: knot[0])
    if at == 0:
        return knots[0][1]
    if at == len(knots):
        return knots[-1][1]
    (low, from_), (high, to) = knots[at - 1], knots[at]
    return from_ + (to - from_) * (x - low) / (high - low)


class Gauges(Struct, frozen=True):
    gauge: tuple[Gauge, ...] = ()


def gauge_of(game: Game[Any, Any, Any], seats: int, options: Mapping[str, str]) -> Gauge | None:
    """None where nobody has measured how such a table is won: then nothing is said of it."""
    found = (one for one in gauges_of(game) if one.fits(game, seats, options))
    return next(found, None)


@cache
def gauges_of(game: Game[Any, Any, Any]) -> tuple[Gauge, ...]:
    home = home_of_taste(game)
    file = files(home).joinpath(FILE) if home else None
    if file is None or not file.is_file():
        return ()
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Gauges).gauge
