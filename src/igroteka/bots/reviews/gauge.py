"""How a taste is read as a chance to win: a curve fitted to bots' games, one for each set-up."""

import tomllib
from bisect import bisect_right
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

from igroteka.bots.taste import home_of_taste
from igroteka.kernel import Game, convert

# Chances are whole numbers of so many parts, so that luck and skill add up to the last one.
WHOLE = 10_000
FILE = "review.toml"


class Thresholds(Struct, frozen=True):
    """What a choice must cost to be called so, and how large a stroke of luck is."""

    slip: int
    error: int
    blunder: int
    luck: int


Knots = tuple[tuple[float, float], ...]


class Curve(Struct, frozen=True):
    """After about so many moves: a taste's worths, and how often they were won, both rising."""

    moves: float
    knots: Knots

    def chance(self, worth: float) -> float:
        """Straight between the knots, level beyond them."""
        return along(self.knots, worth)


class Gauge(Struct, frozen=True):
    """For tables of so many seats with these options; `start` is a seat's chance before the deal.

    A worth says less in the opening than near the end, so there are several `curves`; between the
    moves they were fitted to, a chance goes over from one to the next.
    """

    seats: tuple[int, int]
    options: dict[str, str]
    start: float
    curves: tuple[Curve, ...]
    thresholds: Thresholds

    def fits(self, seats: int, options: Mapping[str, str]) -> bool:
        fewest, most = self.seats
        if not fewest <= seats <= most:
            return False
        return all(options.get(name) == value for name, value in self.options.items())

    def chance(self, worth: float, moves: int) -> float:
        return along(tuple((one.moves, one.chance(worth)) for one in self.curves), moves)


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
    found = (one for one in gauges_of(game) if one.fits(seats, options))
    return next(found, None)


@cache
def gauges_of(game: Game[Any, Any, Any]) -> tuple[Gauge, ...]:
    home = home_of_taste(game)
    file = files(home).joinpath(FILE) if home else None
    if file is None or not file.is_file():
        return ()
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Gauges).gauge
