"""A match looked at again: where it was decided, and whether by luck or by choice."""

from igroteka.bots.values import log_odds

from .gauge import WHOLE, Gauge, Gauges, Thresholds, gauge_of, gauges_of
from .looks import Look, Viewer, steps_of, viewer_of
from .review import Account, Label, Moment, Point, Review, concluded, review

__all__ = [
    "WHOLE",
    "Account",
    "Gauge",
    "Gauges",
    "Label",
    "Look",
    "Moment",
    "Point",
    "Review",
    "Thresholds",
    "Viewer",
    "concluded",
    "gauge_of",
    "gauges_of",
    "log_odds",
    "review",
    "steps_of",
    "viewer_of",
]
