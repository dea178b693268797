"""How far apart games lie in what was measured of them."""

from collections.abc import Sequence
from statistics import mean

from msgspec import Struct


class Spread(Struct, frozen=True):
    """Of many games: the mean, and what a tenth of them are below and above."""

    mean: float
    low: float
    high: float


def spreads(games: Sequence[dict[str, float]]) -> dict[str, Spread]:
    return {name: spread([game[name] for game in games]) for name in games[0]}


def spread(values: Sequence[float]) -> Spread:
    ordered = sorted(values)
    tenth = len(ordered) // 10
    return Spread(mean(ordered), ordered[tenth], ordered[-1 - tenth])
