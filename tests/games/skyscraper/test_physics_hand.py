"""The path of a hand: packed, bounded, refused with its reason (S-H2)."""

from base64 import b64encode
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from igroteka.games.skyscraper.acts import Hand
from igroteka.games.skyscraper.hand_path import BadPath, Sample, packed, unpacked
from igroteka.games.skyscraper.hands import refuse_hand, refuse_path
from igroteka.games.skyscraper.tremor import apart_mm, tremor_path

from .sites import site

GOLDEN = (
    "AQAAAAAALAEAAAAQAwAAABQB/wAAEPz////8AAAAABAFAP7/5AABAAAQ/v/9/8wA/wAAEAEA/P+0AAAA/hAAAPv/"
    "nAABAAAQAgD6/4QA/wAAEP//+f9sAAAAABAAAPj/VAABAAAQAQD3/zwA/wAAEAAA9v8kAAAAABABAPX/DAABAAAh"
    "+f8EAAMAAf8A"
)
CALM = [Sample(16 if n else 0, 0, 0, 300 - 10 * n, 0, 0, 0) for n in range(31)]


def reason(samples: list[Sample]) -> str:
    refusal = refuse_path(packed(samples))
    assert refusal is None or refusal.clause == "S-H2"
    return refusal.reason.removeprefix("skyscraper-refuse-hand-") if refusal else ""


def changed(place: int, **parts: int) -> list[Sample]:
    return [*CALM[:place], CALM[place]._replace(**parts), *CALM[place + 1 :]]


@pytest.mark.clause("S-H2")
def test_the_golden_path_reads_and_writes_the_same() -> None:
    samples = unpacked(GOLDEN)
    assert packed(samples) == GOLDEN
    assert (samples[0], samples[-1]) == (
        Sample(0, 0, 0, 300, 0, 0, 0),
        Sample(33, -7, 4, 3, 1, -1, 0),
    )
    assert refuse_path(GOLDEN) is None


@pytest.mark.clause("S-H2")
@pytest.mark.parametrize(
    ("samples", "why"),
    [
        (CALM, ""),
        (CALM[:4], "short"),
        (CALM[:6], "short"),
        (changed(0, ms=16), "rate"),
        (changed(5, ms=7), "rate"),
        (changed(5, ms=251), "rate"),
        ([*CALM, *[CALM[-1]._replace(ms=200)] * 15], "time"),
        ([*CALM, *[CALM[-1]] * 280], "long"),
        (changed(0, z=2501), "far"),
        (changed(7, tilt_x=91), "tilt"),
        ([sample._replace(z=sample.z // 3) for sample in CALM], "near"),
        (changed(9, x=170), "fast"),
        (changed(9, tilt_z=40), "twirl"),
    ],
)
def test_a_hand_is_bounded_in_length_rate_reach_and_speed(samples: list[Sample], why: str) -> None:
    assert reason(samples) == why


def even(many: int, ms: int, z: int = 300) -> list[Sample]:
    return [Sample(ms if n else 0, 0, 0, z, 0, 0, 0) for n in range(many)]


def jumped(samples: list[Sample], **parts: int) -> list[Sample]:
    return [*samples[:3], *(sample._replace(**parts) for sample in samples[3:])]


@pytest.mark.clause("S-H2")
@pytest.mark.parametrize(
    "samples",
    [
        pytest.param(even(5, 50), id="200 ms in five samples"),
        pytest.param(even(26, 8), id="8 ms between two"),
        pytest.param(even(13, 250), id="3 s, 250 ms between two"),
        pytest.param(even(20, 16, z=2500), id="250 mm away"),
        pytest.param(even(20, 16, z=150), id="from 15 mm"),
        pytest.param([one._replace(tilt_y=90) for one in even(20, 16)], id="45 degrees"),
        pytest.param(jumped(even(30, 10), x=100), id="1000 mm a second"),
        pytest.param(jumped(even(20, 25), tilt_z=36), id="720 degrees a second"),
    ],
)
def test_a_hand_may_go_to_its_very_bounds(samples: list[Sample]) -> None:
    assert reason(samples) == ""


@pytest.mark.clause("S-H2")
@pytest.mark.parametrize(
    "path",
    [
        "not base64!",
        "AQ",
        "AA==",
        "AgAAAAAALAEAAAA=",
        "AQAAAAAALAEAAAAQ",
        GOLDEN + "\n",
        "AQAAAAAALAEAAAB=",
        "ﬀ" * 9,
        b64encode(bytes(30)).decode(),
    ],
)
def test_what_is_no_path_is_garbled(path: str) -> None:
    refusal = refuse_path(path)
    assert refusal is not None
    assert refusal.reason in ("skyscraper-refuse-hand-garbled", "skyscraper-refuse-hand-short")
    with pytest.raises(BadPath):
        unpacked("!" + path)


@pytest.mark.clause("S-H2")
def test_bytes_at_random_are_refused_or_can_be_read() -> None:
    rng = Random("elm")
    for _ in range(300):
        path = b64encode(b"\x01" + rng.randbytes(rng.choice((9, 10, 60, 200, 3000)))).decode()
        refusal = refuse_path(path)
        assert refusal is None or refusal.reason.startswith("skyscraper-refuse-hand-")


@pytest.mark.clause("S-H2")
def test_a_path_of_more_than_four_kilobytes_is_not_even_read() -> None:
    refusal = refuse_path("A" * 4097)
    assert refusal is not None
    assert refusal.reason == "skyscraper-refuse-hand-long"


@pytest.mark.clause("S-B8", "S-H3")
def test_the_other_hand_holds_a_card_that_stands_and_calm_hands_need_no_path() -> None:
    state = site(1, 3)
    assert refuse_hand(state, Hand("", 2)) is None
    for hold in (-2, len(state.building)):
        refusal = refuse_hand(state, Hand("", hold))
        assert refusal is not None
        assert refusal.clause == "S-B8"
    refusal = refuse_hand(replace(state, hands="calm"), Hand(GOLDEN))
    assert refusal is not None
    assert refusal.clause == "S-H3"


@pytest.mark.clause("S-H2")
@pytest.mark.parametrize("tremor_mm", [0.5, 1.5, 8.0, 12.0])
def test_a_stated_tremor_is_a_hand_like_any_other(tremor_mm: float) -> None:
    for seed in range(20):
        path = tremor_path(Random(seed), tremor_mm)
        assert refuse_path(path) is None
        steps = pairwise(unpacked(path))
        assert max(apart_mm(one, other) * 1000 / other.ms for one, other in steps) < 1000
    assert tremor_path(Random(3), tremor_mm) == tremor_path(Random(3), tremor_mm)
