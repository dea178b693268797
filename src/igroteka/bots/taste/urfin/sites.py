"""Where a tower or a wall does most good."""

from math import exp

from igroteka.games.urfin.actions import Axis
from igroteka.games.urfin.parts import NO_PART, ROOF_3

from .chart import Tower
from .sketch import Sketch

Site = tuple[float, int, Axis]

# Of equal sites the one that watches more road; far less than any soldier.
WATCH = 1e-4
# How many sites the odds of the adult game are worked out for.
LOOKED_AT = 14
CLOSE = 6


def tower_sites(
    sketch: Sketch,
    base: int,
    roof: int,
    most: int,
    laid: int = NO_PART,
    outward: float = 0.0,
) -> list[Site]:
    """The best of them first; where its base is `laid` there is no choice but the axis."""
    axes: tuple[Axis, ...] = ("ns", "ew") if roof == ROOF_3 else ("",)
    found = []
    for axis in axes:
        tower = base, roof, axis
        gains = _gains(sketch, tower) if laid == NO_PART else {laid: _gain(sketch, tower, laid)}
        gains = leaned(sketch, gains, outward)
        found += [(gain, cell, axis) for cell, gain in _watching(sketch, tower, gains, most)]
    return sorted(found, key=_order)[:most]


def leaned(sketch: Sketch, gains: dict[int, float], outward: float) -> dict[int, float]:
    """As they seem to one who would rather build far out, or close by."""
    if not outward:
        return gains
    return {cell: gain * exp(outward * sketch.chart.out(cell)) for cell, gain in gains.items()}


def _order(site: Site) -> tuple[float, int, str]:
    return -site[0], site[1], site[2]


def _watching(
    sketch: Sketch, tower: Tower, gains: dict[int, float], most: int
) -> list[tuple[int, float]]:
    """The first few, and a little more for those that watch more road."""
    first = sorted(gains, key=lambda cell: (-gains[cell], cell))[: 3 * most + CLOSE]
    road = sketch.ahead.keys()
    return [(cell, gains[cell] + WATCH * len(road & sketch.shots(cell, tower))) for cell in first]


def _gains(sketch: Sketch, tower: Tower) -> dict[int, float]:
    gains = _beside_the_roads(sketch, tower)
    if sketch.rules.adult:
        likely = sorted(gains, key=lambda cell: (-gains[cell], cell))[:LOOKED_AT]
        gains = {cell: _gain(sketch, tower, cell) for cell in likely}
    else:
        gains |= {cell: _gain(sketch, tower, cell) for cell in sketch.ahead if sketch.allows(cell)}
    return {cell: gain for cell, gain in gains.items() if gain > 0}


def _gain(sketch: Sketch, tower: Tower, cell: int) -> float:
    """Played through; a tower in the way also stops whoever comes, and shoots him (U-B7)."""
    shots = sketch.shots(cell, tower)
    touched = {number for shot in shots for number in sketch.ahead.get(shot, ())}
    if sketch.rules.adult:
        return sketch.gain(sorted(touched), shots, NO_PART)
    touched.update(sketch.ahead.get(cell, ()))
    return sketch.gain(sorted(touched), shots, cell)


def _beside_the_roads(sketch: Sketch, tower: Tower) -> dict[int, float]:
    """The most that shots from each cell could take off; on the way of soldiers it would fall."""
    covers, ahead = sketch.chart.covers, sketch.ahead
    gains: dict[int, float] = {}
    for shares in sketch.shares:
        most: dict[int, float] = {}
        for cell, share in shares.items():
            for site in covers(tower, cell):
                most[site] = most.get(site, 0.0) + share
        if not sketch.rules.adult:
            # One shot is enough, wherever it hits.
            share = max(shares.values(), default=0.0)
            most = dict.fromkeys(most, share)
        for site, share in most.items():
            gains[site] = gains.get(site, 0.0) + share
    return {site: gain for site, gain in gains.items() if site not in ahead and sketch.allows(site)}


def wall_sites(sketch: Sketch, most: int, outward: float = 0.0) -> list[Site]:
    """Only a wall on the way of somebody stops anybody."""
    allowed = sketch.chart.buildable - sketch.taken
    gains = {
        cell: sketch.gain(blocked, frozenset(), cell)
        for cell, blocked in sketch.ahead.items()
        if cell in allowed
    }
    found: list[Site] = [(gain, cell, "") for cell, gain in leaned(sketch, gains, outward).items()]
    return sorted([site for site in found if site[0] > 0], key=_order)[:most]
