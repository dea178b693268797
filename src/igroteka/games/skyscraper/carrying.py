"""How a hand carries: its path made into a motion, as far as the level passes it on (S-H2)."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from .hand_path import HALVES, TENTHS, Sample
from .levels import Level
from .measures import MM, UNIT, Vector
from .ways import FAR, Way

STEP_S = 0.004
SMOOTH_S = 0.15
SHORTEST = 10
# Where there is no way, fingers work it in from so near.
NEAREST = 5 * MM
# An arm that reaches up has nothing to rest on: what it does with a card that is caught already,
# and that the eye no longer guides, is so much larger for each card above so many.
RESTS_TO, RAISED = 2.0, 0.2


class Motion(Struct, frozen=True):
    """A row a step: metres from the place, and the turn against it in radians."""

    offsets: Vector
    turns: Vector


def motion_of(samples: Sequence[Sample], level: Level, way: Way) -> Motion:
    """The last stretch, from where it comes near."""
    times = np.cumsum([sample.ms for sample in samples]) / 1000
    steps = np.arange(0.0, times[-1] + STEP_S / 2, STEP_S)
    raw = np.array([sample[1:] for sample in samples], dtype=float)
    course = np.stack([np.interp(steps, times, column) for column in raw.T], axis=1)
    smooth = smoothed(course)
    shaken = level.shake * (course - smooth)
    aim = reached_round(smooth[:, :3] / TENTHS * MM, level.near_mm * MM, way)
    offsets = aim + shaken[:, :3] / TENTHS * MM
    turns = np.radians((smooth + shaken)[:, 3:] / HALVES)
    first = near_from(offsets, min(FAR, max(NEAREST, way.clear)))
    return Motion(offsets[first:], turns[first:])


def raised(high_m: float) -> float:
    """How many times as much an arm shakes that reaches so high."""
    return 1 + RAISED * max(0.0, high_m / (2 * UNIT) - RESTS_TO)


def smoothed(course: Vector) -> Vector:
    """Where the hand is going, without its shake; it ends where it ends."""
    reach = min(round(SMOOTH_S / STEP_S) // 2, len(course) - 1)
    head = 2 * course[0] - course[reach:0:-1]
    tail = 2 * course[-1] - course[-2 : -2 - reach : -1]
    padded = np.concatenate([head, course, tail])
    window = np.ones(2 * reach + 1) / (2 * reach + 1)
    return np.stack([np.convolve(column, window, "valid") for column in padded.T], axis=1)


def reached_round(offsets: Vector, near: float, way: Way) -> Vector:
    """Until it has come near where it ends only the distance counts: a hand comes from where
    there is room. What it does there it does."""
    left = offsets - offsets[-1]
    far = np.linalg.norm(left, axis=1)[:, None]
    part = np.clip((np.minimum.accumulate(far) - near) / near, 0.0, 1.0)
    part = part * part * (3 - 2 * part)
    return np.asarray(offsets[-1] + (1 - part) * left + part * far * way.towards)


def near_from(offsets: Vector, reach: float) -> int:
    near = np.linalg.norm(offsets - offsets[-1], axis=1) <= reach
    return min(int(np.argmax(near)), len(offsets) - SHORTEST)
