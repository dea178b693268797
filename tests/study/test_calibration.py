"""Curves that rise, and whether what they say comes true."""

import tomllib
from pathlib import Path

from igroteka.bots import gauges_of
from igroteka.bots.reviews import Gauges
from igroteka.games import SHELF
from igroteka.kernel import convert
from igroteka.study.calibration import calibrated, drawn, page
from igroteka.study.fitting import Seen, fitted, knots, written
from igroteka.study.recipes import Reviewed, recipe_for

DUEL = Reviewed((2, 2), {"variant": "duel"}, {"cards": "12"})


def test_bins_are_pooled_until_they_rise() -> None:
    """A worth of 0.3 won more often than one of 0.6 by chance: they are one knot."""
    wins = {0.1: 0.0, 0.3: 0.7, 0.6: 0.5, 0.9: 1.0}
    seen = [Seen(0, 0, worth, won, 1.0) for worth, won in wins.items() for _ in range(3)]
    assert knots(seen) == ((0.1, 0.0), (0.45, 0.6), (0.9, 1.0))


def test_what_is_fitted_reads_back_as_it_was() -> None:
    gauge = fitted(SHELF["roads"], DUEL, 4, "oak")
    text = written([gauge], "roads", [4], "oak")
    assert "--fit roads --seed oak --games 4" in text
    assert convert(tomllib.loads(text), Gauges).gauge == (gauge,)


def test_a_page_tells_what_was_said_and_what_happened(tmp_path: Path) -> None:
    found = calibrated(SHELF["roads"], DUEL, 2, "oak")
    assert found.games == 2
    assert all(0 <= one.chance <= 1 and one.won.games <= 2 for one in found.bins)
    drawn([found], "Roads", tmp_path / "roads.svg")
    assert (tmp_path / "roads.svg").stat().st_size > 1000
    told = page([found], "roads", "Roads", "oak")
    assert "--calibration roads --seed oak --games 2" in told
    assert f"| {100 * found.bins[0].chance:.0f} % |" in told


def test_every_table_that_is_fitted_is_named_to_be_reviewed() -> None:
    for game in SHELF.values():
        recipe = recipe_for(game)
        named = [(one.seats, one.options) for one in recipe.reviewed] if recipe else []
        assert all((one.seats, one.options) in named for one in gauges_of(game))
