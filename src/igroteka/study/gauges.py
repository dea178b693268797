"""Gauges: what is measured of a finished game besides who won it."""

from collections.abc import Callable, Sequence
from statistics import mean
from typing import Any

from msgspec import Struct

from igroteka.games.skyscraper.builders import is_lost
from igroteka.games.skyscraper.events import Scored
from igroteka.games.skyscraper.floors import plan
from igroteka.games.skyscraper.lattice import SIZE
from igroteka.games.skyscraper.structure import structure
from igroteka.kernel import Event

Gauge = Callable[[Any, Sequence[Event]], dict[str, float]]


class Spread(Struct, frozen=True):
    """Of many games: the mean, and what a tenth of them are below and above."""

    mean: float
    low: float
    high: float


def skyscraper(state: Any, heard: Sequence[Event]) -> dict[str, float]:
    scored = [event.points for event in heard if isinstance(event, Scored)]
    building = state.building
    return {
        "cards built": len(scored),
        "points a build": sum(scored) / max(1, len(scored)),
        "height in cards": structure(building).top / SIZE,
        "floors": max(floor.number for floor in plan(building).floors),
        "lost workers": sum(is_lost(building, worker) for worker in state.workers),
    }


GAUGES: dict[str, Gauge] = {"skyscraper": skyscraper}


def spreads(games: Sequence[dict[str, float]]) -> dict[str, Spread]:
    return {name: spread([game[name] for game in games]) for name in games[0]}


def spread(values: Sequence[float]) -> Spread:
    ordered = sorted(values)
    tenth = len(ordered) // 10
    return Spread(mean(ordered), ordered[tenth], ordered[-1 - tenth])
