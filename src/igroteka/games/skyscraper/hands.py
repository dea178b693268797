"""A person's hand: the path of a drag, looked over before gravity gets it (S-H2)."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from igroteka.kernel import Detail, Refusal

from .acts import NONE, Hand
from .hand_path import HALVES, MOST_CHARS, MOST_SAMPLES, TENTHS, BadPath, Sample, unpacked
from .state import State

FEWEST_SAMPLES = 5
SHORTEST_MS, LONGEST_MS = 200, 3000
FASTEST_SAMPLE_MS, SLOWEST_SAMPLE_MS = 8, 250
FARTHEST_MM = 250
STEEPEST_DEG = 45
FASTEST_MM_S = 1000
FASTEST_DEG_S = 720
BEGINS_MM = 15


def refuse_hand(state: State, hand: Hand | None) -> Refusal | None:
    if hand is None:
        return None
    if state.hands == "calm":
        return Refusal("S-H3", "skyscraper-refuse-calm-hand")
    if hand.hold != NONE and not 0 <= hand.hold < len(state.building):
        return Refusal("S-B8", "skyscraper-refuse-hold")
    return refuse_path(hand.path) if hand.path else None


def no(reason: str, **details: Detail) -> Refusal:
    return Refusal("S-H2", f"skyscraper-refuse-hand-{reason}", details)


def refuse_path(path: str) -> Refusal | None:
    if len(path) > MOST_CHARS:
        return no("long", most=MOST_CHARS)
    try:
        samples = unpacked(path)
    except BadPath:
        return no("garbled")
    if len(samples) > MOST_SAMPLES:
        return no("long", most=MOST_SAMPLES)
    return refuse_times(samples) or refuse_places(samples) or refuse_speed(samples)


def refuse_times(samples: Sequence[Sample]) -> Refusal | None:
    gaps = [sample.ms for sample in samples[1:]]
    if len(samples) < FEWEST_SAMPLES or sum(gaps) < SHORTEST_MS:
        return no("short", least=SHORTEST_MS)
    if samples[0].ms or min(gaps) < FASTEST_SAMPLE_MS or max(gaps) > SLOWEST_SAMPLE_MS:
        return no("rate", least=FASTEST_SAMPLE_MS, most=SLOWEST_SAMPLE_MS)
    return no("time", most=LONGEST_MS) if sum(gaps) > LONGEST_MS else None


def refuse_places(samples: Sequence[Sample]) -> Refusal | None:
    if any(distance(sample) > FARTHEST_MM * TENTHS for sample in samples):
        return no("far", most=FARTHEST_MM)
    if any(tilt(sample) > STEEPEST_DEG * HALVES for sample in samples):
        return no("tilt", most=STEEPEST_DEG)
    return no("near", least=BEGINS_MM) if distance(samples[0]) < BEGINS_MM * TENTHS else None


def refuse_speed(samples: Sequence[Sample]) -> Refusal | None:
    """Fast fingers would pass through things."""
    for one, other in pairwise(samples):
        moved = hypot(other.x - one.x, other.y - one.y, other.z - one.z) / TENTHS
        turned = hypot(*(b - a for a, b in zip(one[4:], other[4:], strict=True))) / HALVES
        if moved * 1000 > FASTEST_MM_S * other.ms:
            return no("fast", most=FASTEST_MM_S)
        if turned * 1000 > FASTEST_DEG_S * other.ms:
            return no("twirl", most=FASTEST_DEG_S)
    return None


def distance(sample: Sample) -> float:
    return hypot(sample.x, sample.y, sample.z)


def tilt(sample: Sample) -> float:
    return hypot(sample.tilt_x, sample.tilt_y, sample.tilt_z)
