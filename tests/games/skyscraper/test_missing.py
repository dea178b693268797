"""Why a card missed, and the needle's hand beside every other."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from igroteka.games.skyscraper.acts import Hand
from igroteka.games.skyscraper.hand_path import HALVES, TENTHS, Sample, packed, unpacked
from igroteka.games.skyscraper.hands import refuse_path
from igroteka.games.skyscraper.missing import Missing, beside, swing_mm, why_missed
from igroteka.games.skyscraper.tremor import release_mm_s
from igroteka.study.gauges.skyscraper.fairness import fair
from igroteka.study.gauges.skyscraper.needle import needle_path, presses_of

NEEDLE = Path(__file__).parents[3] / "web/src/games/skyscraper/plan/needle.json"


def hand(x_mm: Callable[[int], float]) -> Hand:
    """A second down to the place, so far to its side at each sample."""
    drawn = (
        Sample(16 if n else 0, round(x_mm(n) * TENTHS), 0, 6 * (63 - n), 0, 0, 0) for n in range(64)
    )
    return Hand(packed(drawn))


@pytest.mark.clause("S-H4")
@pytest.mark.parametrize(
    ("x_mm", "why"),
    [
        (lambda _: 6.0, "aside"),
        (lambda n: 63 - n, "fast"),
        (lambda n: 4.0 * (n // 4 % 2) if n < 60 else 0.0, "shaky"),
    ],
)
def test_a_miss_says_what_the_hand_did(x_mm: Callable[[int], float], why: Missing) -> None:
    assert why_missed(hand(x_mm)) == why


def test_how_far_beside_its_way_a_hand_was_is_measured_across_the_way() -> None:
    """A way of 3 to the side and 4 along; 5 from it."""
    one, other, at = (Sample(16, x, y, 0, 0, 0, 0) for x, y in ((0, 2), (3, 6), (4, -1)))
    assert beside(at, one, other) == pytest.approx(5)
    assert beside(at, one, one) == pytest.approx(5)


def test_a_hand_without_a_path_just_missed() -> None:
    assert why_missed(None) == "aside"


@pytest.mark.clause("S-H2")
@pytest.mark.parametrize(
    "declared", [(0.5, 5.0), (1.0, 20.0), (4.0, 30.0), (8.0, 60.0), (8.0, 5.0)]
)
def test_two_presses_are_a_shake_and_a_speed_of_letting_go(declared: tuple[float, float]) -> None:
    tremor_mm, release = declared
    path = needle_path(*presses_of(tremor_mm, release))
    samples = unpacked(path)
    assert refuse_path(path) is None
    assert release_mm_s(samples) == pytest.approx(release, abs=3)
    assert swing_mm(samples) <= 2 * tremor_mm + 1
    assert max(abs(sample.tilt_x) for sample in samples) <= tremor_mm * 0.5 * HALVES + 1


def test_the_same_presses_are_the_same_hand_and_others_another() -> None:
    assert needle_path(0.3, -0.2) == needle_path(0.3, -0.2)
    assert needle_path(0.3, -0.2) != needle_path(-0.3, -0.2)


def test_two_shares_are_apart_only_beyond_chance() -> None:
    assert fair(10, 14, 80)
    assert not fair(10, 40, 80)


def test_the_study_presses_as_the_browser_does() -> None:
    """The browser's own test reads the same file."""
    told = json.loads(NEEDLE.read_text(encoding="utf-8"))
    assert [needle_path(hand["shake"], hand["release"]) for hand in told] == [
        hand["path"] for hand in told
    ]
