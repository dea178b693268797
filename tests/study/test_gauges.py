"""Gauges of a finished game, and risk against shake, on the page."""

from pathlib import Path
from random import Random
from xml.etree import ElementTree

from tests.games.skyscraper.table import GAME

from igroteka.games.skyscraper.acts import SetCard
from igroteka.games.skyscraper.structure import structure
from igroteka.study import balance
from igroteka.study.gauges import Spread, spread
from igroteka.study.gauges.skyscraper.risk import HEIGHTS, SHAKES_MM
from igroteka.study.gauges.skyscraper.towers import tower
from igroteka.study.intervals import share
from igroteka.study.measure import Bar, Found
from igroteka.study.pictures import draw
from igroteka.study.recipes import Figure, Target


def test_a_spread_leaves_out_a_tenth_on_either_side() -> None:
    assert spread([10.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]) == Spread(5.5, 2.0, 9.0)
    assert spread([4.0]) == Spread(4.0, 4.0, 4.0)


def test_the_page_tells_what_was_gauged_and_who_began(tmp_path: Path) -> None:
    page, (found,) = balance(GAME, tmp_path, games=3, only=["greedy-2"])
    text = page.read_text(encoding="utf-8")
    assert 2 < found.gauged["points a build"].mean < 8
    assert found.gauged["height in cards"].low >= 1.5
    assert "| a game | mean | eight of ten |" in text
    assert "points a build 2–5" in text
    assert sum(bar.won.count for bar in found.places) == 3


def test_what_is_gauged_may_be_asked_for() -> None:
    figure = Figure("f", "F", {}, ("random",), Target(), asked={"height": (2.0, 5.0)})
    low, right = (
        Found(figure, 1, "", (), (), share(0, 1), {}, gauged={"height": Spread(mean, mean, mean)})
        for mean in (1.9, 2.0)
    )
    assert right.fair
    assert not low.fair


def test_the_next_card_is_in_the_hand_on_a_tower_so_high() -> None:
    for height in (2, 3):
        state = tower(height, "real", Random(height))
        assert isinstance(state.act, SetCard)
        assert structure(state.building).top / 2 in (height, height + 0.5)
        assert state.act.pose.top / 2 >= height
        assert sum(worker.cell is not None for worker in state.workers) == 6
        assert tower(height, "real", Random(height)) == state


def test_risk_against_shake_is_drawn_as_a_curve_a_height(tmp_path: Path) -> None:
    bars = tuple(
        Bar(f"{cards} cards, {mm} mm", share(mm, 10)) for cards in HEIGHTS for mm in SHAKES_MM
    )
    figure = Figure("risk", "Risk", {}, ("greedy",), Target(), by="risk")
    draw(Found(figure, 10, "", bars, (), share(0, 10), {}), tmp_path / "risk.svg")
    text = (tmp_path / "risk.svg").read_text(encoding="utf-8")
    assert all(f">{cards} cards<" in text for cards in HEIGHTS)
    ElementTree.fromstring(text)


def test_a_study_of_risk_has_a_row_a_shake(tmp_path: Path) -> None:
    page, (found,) = balance(GAME, tmp_path, games=1, only=["risk-real"])
    assert len(found.bars) == len(HEIGHTS) * len(SHAKES_MM)
    assert "| 2 cards, 1 mm |" in page.read_text(encoding="utf-8")
