"""Chances that rise, and whether what is said comes true."""

import re
import tomllib
from math import exp
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from igroteka.bots import gauges_of
from igroteka.bots.reviews import Gauge, Gauges
from igroteka.games import SHELF
from igroteka.kernel import convert, stream
from igroteka.study.calibration import (
    NEAR,
    Calibration,
    Heard,
    Said,
    bins_of,
    calibrated,
    named,
    said_of,
)
from igroteka.study.fitting import fitted, knots, written
from igroteka.study.marks import NEVER, strict
from igroteka.study.recipes import Reviewed, recipe_for
from igroteka.study.regression import logistic
from igroteka.study.rehearsed import Rehearsal
from igroteka.study.told_true import Part, drawn, joined, page, part, parts_of

DOCS = Path(__file__).parent.parent.parent / "docs" / "review"
DUEL = Reviewed((2, 2), {"variant": "duel", "cards": "24|40|12"}, ({"cards": "12"},))


def test_bins_are_pooled_until_they_rise() -> None:
    """A reading of 0.3 won more often than one of 0.6 by chance: they are one knot."""
    wins = {0.1: 0.0, 0.3: 0.7, 0.6: 0.5, 0.9: 1.0}
    read = [(reading, won, 1.0) for reading, won in wins.items() for _ in range(3)]
    assert knots(read, 48) == ((0.1, 0.0), (0.45, 0.6), (0.9, 1.0))


def test_a_regression_finds_the_weights_that_made_the_wins() -> None:
    dice = stream("weights")
    rows = [(1.0, dice.gauss(), dice.gauss(3, 2)) for _ in range(4000)]
    odds = [0.5 + 1.5 * one - 0.4 * other for _, one, other in rows]
    won = [float(dice.random() < 1 / (1 + exp(-each))) for each in odds]
    found = logistic(np.array(rows), np.array(won), np.ones(len(rows)))
    assert found == pytest.approx([0.5, 1.5, -0.4], abs=0.15)


def test_where_few_win_less_is_a_slip() -> None:
    """Two of a hundred are nothing of an even chance, and a fifth of one in ten."""
    even, rare = (Gauge((1, 1), {}, {"1": won}, (), (), (), NEVER) for won in (0.5, 0.1))
    assert (strict(even).slip, strict(even).luck) == (200, 1000)
    assert (strict(rare).slip, strict(rare).luck) == (72, 360)


def test_what_is_fitted_reads_back_as_it_was_and_is_not_made_twice(tmp_path: Path) -> None:
    run = Rehearsal(SHELF["roads"], DUEL, 4, "oak", tmp_path)
    gauge = replace(fitted(run), made="--seed oak --games 4")
    text = written([gauge], "roads")
    assert 'made = "--seed oak --games 4"' in text
    assert convert(tomllib.loads(text), Gauges).gauge == (gauge,)
    games = sorted((tmp_path / "played").iterdir())
    books = {book: book.read_bytes() for book in tmp_path.glob("*/*.jsonl")}
    assert [len(text.splitlines()) for text in books.values()] == [len(games)] * 2 == [4, 4]
    cut = next(book for book in books if book.parent.name == "read")
    cut.write_bytes(books[cut][:-9])
    for game in games[1:]:
        game.unlink()
    assert replace(fitted(run), made=gauge.made) == gauge
    assert {book: book.read_bytes() for book in books} == books


def test_no_game_is_both_fitted_to_and_measured() -> None:
    runs = [Rehearsal(SHELF["roads"], DUEL, 1, seed) for seed in ("fit-oak", "oak")]
    ours, theirs = (run.match(0) for run in runs)
    assert ours.log != theirs.log


def test_a_kept_game_is_the_one_that_was_played(tmp_path: Path) -> None:
    played, kept = (Rehearsal(SHELF["roads"], DUEL, 1, "oak", tmp_path).match(0) for _ in range(2))
    assert kept.log == played.log
    assert kept.positions == played.positions


def test_an_interval_is_by_games_for_positions_of_one_share_its_end() -> None:
    """Ten games of ten positions each are as sure as ten games, not as a hundred."""
    once = said_of([[(0.5, float(game < 5))] for game in range(10)])
    often = said_of([[(0.5, float(game < 5))] * 10 for game in range(10)])
    assert (often.positions, often.games) == (100, 10)
    assert (often.low, often.high) == pytest.approx((once.low, once.high))
    assert often.high - often.low > 0.4


def test_what_is_said_falls_into_bins_by_its_chance() -> None:
    heard = [Heard(((0.04, 0.0), (0.11, 1.0))), Heard(((0.05, 1.0), (1.0, 1.0)))]
    assert [(one.positions, one.games, one.won) for one in bins_of(heard)] == [
        (2, 2, 0.5),
        (1, 1, 1.0),
        (1, 1, 1.0),
    ]


def test_a_page_tells_what_was_said_and_what_happened(tmp_path: Path) -> None:
    found = calibrated(Rehearsal(SHELF["roads"], DUEL, 2, "oak"))
    assert found.games == 2
    assert all(0 <= one.chance <= 1 and one.games <= 2 for one in found.bins)
    assert found.dear[0] >= found.dear[1] > 0
    one = part(found, "igroteka review --calibration roads --seed oak --games 2")
    drawn([one], "Roads", tmp_path / "roads.svg")
    assert (tmp_path / "roads.svg").stat().st_size > 1000
    told = page([one], "roads", "Roads")
    assert "--calibration roads --seed oak --games 2" in told
    assert f"| {100 * found.bins[0].chance:.0f} % |" in told


def test_a_run_of_one_table_leaves_the_parts_of_the_others_as_they_stand() -> None:
    """What is told of each is read back to the letter, and only what was run is told anew."""

    def measured(about: Reviewed, won: float) -> Part:
        bins = (Said(0.44, won, 90, 30, 0.3, 0.52), Said(0.81, 0.8, 9, 2, 0.3, 0.97))
        return part(Calibration(about, 30, bins, (2.0, 1.0)), f"--games {won}")

    lanes = Reviewed((2, 2), {"variant": "duel", "lanes": "on"})
    old = [measured(DUEL, 0.41), measured(lanes, 0.42)]
    stands = parts_of(page(old, "roads", "Roads"))
    assert list(stands.values()) == old
    assert [(one.chance, one.won, one.games) for one in old[0].told] == [(0.44, 0.41, 30)]
    anew = joined(stands, [measured(lanes, 0.47)], [named(lanes), named(DUEL)])
    assert anew == (measured(lanes, 0.47), old[0])
    assert joined(stands, [], [named(DUEL)]) == (old[0],)


@pytest.mark.parametrize("name", SHELF)
def test_of_what_is_not_measured_nothing_is_said(name: str) -> None:
    """Every gauge in the house has its tables, 300 games of them on a page, and came true there."""
    recipe = recipe_for(SHELF[name])
    tables = {(one.seats, str(one.options)): one for one in recipe.reviewed} if recipe else {}
    for gauge in gauges_of(SHELF[name]):
        title = named(tables[gauge.seats, str(gauge.options)])
        told = parts_of((DOCS / f"{name}.md").read_text(encoding="utf-8"))[title]
        off = re.search(r"or more: ([0-9.]+) of 100", told.text)
        assert told.games >= 300
        assert gauge.made
        assert f"`igroteka review --calibration {name} --seed " in told.text
        assert off
        assert float(off[1]) <= 100 * NEAR
