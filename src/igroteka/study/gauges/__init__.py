"""Gauges: what is measured of a finished game besides who won it, one folder a game."""

from collections.abc import Callable, Sequence
from typing import Any

from igroteka.kernel import Event

from .skyscraper import heights
from .spread import Spread, spread, spreads

Gauge = Callable[[Any, Sequence[Event]], dict[str, float]]

GAUGES: dict[str, Gauge] = {"skyscraper": heights}

__all__ = ["GAUGES", "Spread", "spread", "spreads"]
