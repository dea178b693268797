"""Why a card missed its clips: what its hand did in the last moments (S-H2, S-H4)."""

from collections.abc import Sequence
from math import hypot
from typing import Literal

from .acts import Hand
from .hand_path import TENTHS, Sample, unpacked
from .tremor import release_mm_s

Missing = Literal["aside", "fast", "shaky"]

FAST_MM_S = 40.0
SHAKY_MM = 2.5
LAST_MS = 400


def why_missed(hand: Hand | None) -> Missing:
    """A hand without a path of its own just missed."""
    if hand is None or not hand.path:
        return "aside"
    samples = unpacked(hand.path)
    if release_mm_s(samples) > FAST_MM_S:
        return "fast"
    return "shaky" if swing_mm(samples) > SHAKY_MM else "aside"


def swing_mm(samples: Sequence[Sample]) -> float:
    """How far from a straight way it was, shortly before it let go."""
    last, ms = [samples[-1]], 0
    for one, after in zip(samples[-2::-1], samples[::-1], strict=False):
        ms += after.ms
        if ms > LAST_MS:
            break
        last.append(one)
    return max(beside(sample, last[0], last[-1]) for sample in last) / TENTHS


def beside(at: Sample, one: Sample, other: Sample) -> float:
    """From the line between the two, in the measure of samples."""
    way = (other.x - one.x, other.y - one.y, other.z - one.z)
    off = (at.x - one.x, at.y - one.y, at.z - one.z)
    long = hypot(*way)
    if not long:
        return hypot(*off)
    along = sum(a * b for a, b in zip(way, off, strict=True)) / long
    return hypot(*(b - along * a / long for a, b in zip(way, off, strict=True)))
