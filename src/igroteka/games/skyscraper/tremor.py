"""A hand that nobody drew: straight to its place, with a stated tremor (S-H2)."""

from collections.abc import Sequence
from math import hypot, pi, sin
from random import Random

from .hand_path import HALVES, TENTHS, Sample, packed

STANDARD_MM = 1.5
BEGINS_MM = 40.0
SAMPLES = 64
SAMPLE_MS = 16
WAVES = 4
SLOWEST_HZ, FASTEST_HZ = 1.5, 6.0
TILT_DEG_PER_MM = 0.5

Course = list[tuple[float, float, float]]


def tremor_path(rng: Random, tremor_mm: float = STANDARD_MM) -> str:
    """About a second, the shake never more than that many millimetres from the straight way."""
    shake, tilt = wobble(rng, tremor_mm), wobble(rng, tremor_mm * TILT_DEG_PER_MM)
    samples = []
    for n in range(SAMPLES):
        x, y, z = shake[n]
        z += BEGINS_MM * eased(1 - n / (SAMPLES - 1))
        place = (round(TENTHS * part) for part in (x, y, z))
        turn = (round(HALVES * part) for part in tilt[n])
        samples.append(Sample(SAMPLE_MS if n else 0, *place, *turn))
    return packed(samples)


def eased(left: float) -> float:
    """Quick at first, gentle at the end."""
    return left * left * (3 - 2 * left)


def wobble(rng: Random, most: float) -> Course:
    """A few waves along each axis, the largest swing exactly so large."""
    axes = [waves(rng) for _ in range(3)]
    course = list(zip(*axes, strict=True))
    scale = most / max(hypot(*point) for point in course)
    return [(x * scale, y * scale, z * scale) for x, y, z in course]


def waves(rng: Random) -> list[float]:
    parts = [(rng.uniform(SLOWEST_HZ, FASTEST_HZ), rng.uniform(0, 2 * pi)) for _ in range(WAVES)]
    times = [n * SAMPLE_MS / 1000 for n in range(SAMPLES)]
    return [sum(sin(2 * pi * hz * t + phase) for hz, phase in parts) for t in times]


def release_mm_s(samples: Sequence[Sample]) -> float:
    """How fast the hand is when it lets go."""
    one, other = samples[-3], samples[-1]
    ms = samples[-2].ms + samples[-1].ms
    return apart_mm(one, other) * 1000 / ms


def apart_mm(one: Sample, other: Sample) -> float:
    return hypot(other.x - one.x, other.y - one.y, other.z - one.z) / TENTHS
