"""How sure a share is, after so many games."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

Z95 = 1.959964
# Too few for their own spread to be known.
FEW = 30


class Share(Struct, frozen=True):
    """A part of all games with its 95 % Wilson interval; shared wins count in parts."""

    count: float
    games: int
    low: float
    high: float

    @property
    def part(self) -> float:
        return self.count / self.games if self.games else 0.0


def share(count: float, games: int) -> Share:
    if games == 0:
        return Share(count, 0, 0.0, 1.0)
    return Share(count, games, *wilson(count / games, games))


def paired(parts: Sequence[float], each: int) -> Share:
    """Of seeds that were played so many times `each`, seats changed: as sure as the seeds agree.

    Of a few of them, or where none differs from another, as sure as so many games would be.
    """
    count, games = each * sum(parts), each * len(parts)
    if len(parts) < FEW or len(set(parts)) < 2:
        return Share(count, games, *wilson(fmean(parts), len(parts)))
    middle, reach = fmean(parts), Z95 * stdev(parts) / sqrt(len(parts))
    return Share(count, games, max(0.0, middle - reach), min(1.0, middle + reach))


def wilson(part: float, games: float) -> tuple[float, float]:
    """Wilson's interval: honest near 0 and 1 and for few games."""
    z2 = Z95 * Z95
    middle = (part + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 / (1 + z2 / games) * sqrt(part * (1 - part) / games + z2 / (4 * games * games))
    # At 0 and 1 the edge is the share itself, and must not miss it by a rounding.
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return min(low, part), max(high, part)


def percent(found: Share) -> str:
    """With as many decimals as so many games can tell."""
    digits = (found.games >= 1000) + (found.games >= 4000)
    low, high = (f"{100 * edge:.{digits}f}" for edge in (found.low, found.high))
    return f"{100 * found.part:.{digits}f} % ({low}–{high})"
