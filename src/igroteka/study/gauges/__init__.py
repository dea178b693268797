"""Gauges: what is measured of a finished game besides who won it, one folder a game."""

from collections.abc import Callable, Sequence
from typing import Any

from igroteka.kernel import Event, Game
from igroteka.kernel.places import beside

from .spread import Spread, spread, spreads

Gauge = Callable[[Any, Sequence[Event]], dict[str, float]]
Risks = Callable[..., dict[str, int]]


def gauge_of(game: Game[Any, Any, Any]) -> Gauge | None:
    """A folder's `gauge`; None where who won is all there is to tell."""
    gauge: Gauge | None = getattr(beside(__name__, game, "gauges"), "gauge", None)
    return gauge


def risks_of(game: Game[Any, Any, Any]) -> Risks:
    """A folder's `risks`: how often something falls, by name."""
    risks: Risks | None = getattr(beside(__name__, game, "gauges"), "risks", None)
    if risks is None:
        raise LookupError(f"{game.id} has no gauge in study/gauges")
    return risks


__all__ = ["Spread", "gauge_of", "risks_of", "spread", "spreads"]
