"""How sure a share is: checked against values worked out elsewhere."""

import pytest

from igroteka.study.intervals import percent, share


@pytest.mark.parametrize(
    ("count", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.27753),
        (5, 10, 0.23659, 0.76341),
        (10, 10, 0.72247, 1.0),
        (81, 263, 0.25529, 0.36618),
        (100, 200, 0.43136, 0.56864),
    ],
)
def test_wilsons_interval(count: int, games: int, low: float, high: float) -> None:
    """81 of 263 is the worked example of Newcombe (1998), method 3: 0.2553 to 0.3662."""
    found = share(count, games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_more_games_make_it_surer() -> None:
    few, many = share(6, 10), share(600, 1000)
    assert few.part == many.part
    assert few.high - few.low > many.high - many.low


def test_nothing_is_known_after_no_games() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)


def test_a_share_in_words() -> None:
    assert percent(share(100, 200)) == "50 % (43–57)"


def test_a_share_has_as_many_decimals_as_its_games_can_tell() -> None:
    assert percent(share(50, 200)) == "25 % (20–31)"
    assert percent(share(500, 2_000)) == "25.0 % (23.2–26.9)"
    assert percent(share(0, 10_000)) == "0.00 % (0.00–0.04)"
