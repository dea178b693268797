"""The needle's hand, as the browser makes it of two presses (`plan/steady.ts`): a shake and a
speed of letting go on the scale of every other hand, with waves that follow from the presses."""

from collections.abc import Iterator
from math import hypot, pi, sin

from igroteka.games.skyscraper.hand_path import HALVES, TENTHS, Sample, packed
from igroteka.games.skyscraper.tremor import (
    BEGINS_MM,
    FASTEST_HZ,
    SAMPLE_MS,
    SAMPLES,
    SLOWEST_HZ,
    TILT_DEG_PER_MM,
    WAVES,
    eased,
)

LEAST_MM, MORE_MM = 0.5, 7.5
LEAST_MM_S, MORE_MM_S = 5.0, 55.0
# So many samples before the end the hand begins to let go.
LETS_GO = 12

Course = list[list[float]]


def presses_of(tremor_mm: float, release_mm_s: float) -> tuple[float, float]:
    """What has to be missed for such a hand."""
    return (tremor_mm - LEAST_MM) / MORE_MM, (release_mm_s - LEAST_MM_S) / MORE_MM_S


def needle_path(shake: float, release: float) -> str:
    """What was missed by the two presses, each from −1 to 1."""
    dice = thrown(shake, release)
    tremor = LEAST_MM + MORE_MM * abs(shake)
    course, tilts = wobble(dice, tremor), wobble(dice, tremor * TILT_DEG_PER_MM)
    for n, point in enumerate(course):
        point[2] += BEGINS_MM * eased(1 - n / (SAMPLES - 1))
    course = let_go(course, LEAST_MM_S + MORE_MM_S * abs(release))
    return packed(
        Sample(SAMPLE_MS if n else 0, *tenths(at, TENTHS), *tenths(tilt, HALVES))
        for n, (at, tilt) in enumerate(zip(course, tilts, strict=True))
    )


def tenths(point: list[float], scale: int) -> list[int]:
    return [round(scale * part) for part in point]


def thrown(shake: float, release: float) -> Iterator[float]:
    """The same presses are the same hand, the least other ones another."""
    state = round((shake + 1) * 10_000) * 20_011 + round((release + 1) * 10_000)
    while True:
        state = (state * 1_664_525 + 1_013_904_223) % 2**32
        yield state / 2**32


def wobble(dice: Iterator[float], most: float) -> Course:
    axes = []
    for _ in range(3):
        parts = [
            (SLOWEST_HZ + (FASTEST_HZ - SLOWEST_HZ) * next(dice), 2 * pi * next(dice))
            for _ in range(WAVES)
        ]
        times = [n * SAMPLE_MS / 1000 for n in range(SAMPLES)]
        axes.append([sum(sin(2 * pi * hz * t + phase) for hz, phase in parts) for t in times])
    course = list(zip(*axes, strict=True))
    scale = most / max(hypot(*point) for point in course)
    return [[part * scale for part in point] for point in course]


def let_go(course: Course, release_mm_s: float) -> Course:
    """It ends where it ends, and as fast as that, in the direction it goes."""
    seconds = 2 * SAMPLE_MS / 1000
    speed = [(last - one) / seconds for one, last in zip(course[-3], course[-1], strict=True)]
    size = hypot(*speed)
    way = [part / size for part in speed] if size else [0.0, 0.0, -1.0]
    more = (release_mm_s - size) * seconds / -bow(2)
    return [
        [at + more * bow(SAMPLES - 1 - n) * along for at, along in zip(point, way, strict=True)]
        for n, point in enumerate(course)
    ]


def bow(left: int) -> float:
    """Out of the way and back into it, in the last samples; none at the end."""
    part = max(0.0, 1 - left / LETS_GO)
    return part * part * (part - 1)
