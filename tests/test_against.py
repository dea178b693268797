"""What `scripts/compare-speed` calls slower."""

import pytest
from bench.against import is_slower

RATE, TIME = "roads duel, moves a second", "roads duel, frame µs"


@pytest.mark.parametrize(
    ("name", "told", "slower"),
    [
        (RATE, [0.9, 0.8, 0.85], True),
        (RATE, [0.9, 0.8, 1.01], False),
        (RATE, [0.97, 0.98, 0.96], False),
        (RATE, [1.2, 1.3, 1.1], False),
        (TIME, [1.2, 1.3, 1.1], True),
        (TIME, [0.9, 0.8, 0.85], False),
    ],
)
def test_slower_is_what_every_round_says_and_by_more_than_noise(
    name: str, told: list[float], slower: bool
) -> None:
    assert is_slower(name, told) is slower
