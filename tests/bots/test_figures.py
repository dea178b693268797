"""What was measured: kept figures, pages and the table of how many games say the same."""

import re
from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import Any

import pytest

from igroteka.bots import LEVELS, Figures, Won, figures_of, ladder_of
from igroteka.games import SHELF
from igroteka.study.climbed import beside_the_best, rungs, said, strengths
from igroteka.study.climbing import Climb, Met
from igroteka.study.intervals import share
from igroteka.study.rewards import is_shared

PAGES = Path(__file__).parents[2] / "docs" / "ladder"
GAMES = pytest.mark.parametrize("game", SHELF.values(), ids=list(SHELF))
# The page tells tenths of what is kept rounded up.
ROUNDED = 0.05
ROW = re.compile(r"^\| (\w+) \| (\d+) \| (\d+) \|$", re.MULTILINE)
THOUGHT = re.compile(r"^\| (\w+) \| \d+ \| [\d.]+ \| ([\d.]+) \|$", re.MULTILINE)


def counted() -> dict[str, tuple[int, int]]:
    """The games asked and measured, as the table says."""
    told = (PAGES / "README.md").read_text(encoding="utf-8")
    return {game: (int(asked), int(measured)) for game, asked, measured in ROW.findall(told)}


def test_every_game_has_its_row() -> None:
    assert list(counted()) == list(SHELF)


def measured(game: Any, figures: Figures) -> dict[str, Won]:
    """All that must have been played; among rivals a learner has nobody below."""
    shared = is_shared(game, ladder_of(game).seats)
    found: dict[str, Won] = {level: figures.of(level) for level in LEVELS[not shared :]}
    found["best"] = figures.best
    return found | {f"rung {at}": rung for at, rung in enumerate(figures.rung)}


@GAMES
def test_no_figure_rests_on_fewer_games_than_the_table_says(game: Any) -> None:
    asked, played = counted()[game.id]
    assert asked == ladder_of(game).games
    assert played <= asked
    found = {name: won.games for name, won in measured(game, figures_of(game)).items()}
    assert found == dict.fromkeys(found, played)
    assert len(figures_of(game).rung) == len(ladder_of(game).rung)


def climbed(game: Any, figures: Figures) -> Climb:
    """As it would be told anew."""
    ladder = ladder_of(game)
    shared = is_shared(game, ladder.seats)
    won = {level: share(figures.of(level).won, figures.of(level).games) for level in LEVELS}
    best = share(figures.best.won, figures.best.games)
    return Climb(
        game=game.id,
        seats=ladder.seats,
        options={},
        seed=figures.seed,
        games=figures.best.games,
        shared=shared,
        levels=tuple(
            [Met(level, "", won[level]) for level in LEVELS]
            if shared
            else [Met(level, below, won[level]) for below, level in pairwise(LEVELS)]
        ),
        best=(Met(ladder.best, "", best) if shared else Met(LEVELS[-1], ladder.best, best),),
        rungs=tuple(
            Met(ladder.climber, "", share(found.won, found.games), rung.options)
            for rung, found in zip(ladder.rung, figures.rung, strict=True)
        ),
    )


@GAMES
def test_the_page_tells_the_figures_that_are_kept(game: Any) -> None:
    figures, ladder = figures_of(game), ladder_of(game)
    page = (PAGES / f"{game.id}.md").read_text(encoding="utf-8")
    again = climbed(game, figures)
    told = [*strengths(again), *beside_the_best(again), *rungs(again, ladder)]
    told += [f"| {level} | {said(ladder.rank(level))} |" for level in LEVELS]
    missing = [line for part in told for line in part.split("\n") if line not in page]
    assert missing == []
    thought = dict(THOUGHT.findall(page))
    assert list(thought) == list(LEVELS)
    for level, ms in thought.items():
        assert figures.of(level).longest_ms in (ceil(float(ms)), ceil(float(ms) + ROUNDED))
