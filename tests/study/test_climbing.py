"""The five levels, measured: neighbours with the seats changed, teams on the same seeds."""

import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.bots import LEVELS, Figures, Measured, Won, ladder_of
from igroteka.games import SHELF
from igroteka.study import climbing
from igroteka.study.climbed import as_toml, figures, page_text
from igroteka.study.climbing import Climb, Climber, Met
from igroteka.study.intervals import share
from igroteka.study.thinking import Thought

CLOCKWORK, URFIN = SHELF["clockwork"], SHELF["urfin"]


def test_neighbours_play_each_deal_with_the_seats_changed(tmp_path: Path) -> None:
    climber = Climber(CLOCKWORK, 3, "oak", books=tmp_path)
    found = climber.met("easy", "learner")
    assert found.won.games == 4
    assert found == Climber(CLOCKWORK, 3, "oak").met("easy", "learner")
    (book,) = tmp_path.iterdir()
    kept = book.read_bytes()
    assert climber.met("easy", "learner") == found
    assert book.read_bytes() == kept


def test_a_team_plays_the_same_seeds_whatever_its_level() -> None:
    climber = Climber(URFIN, 2, "oak")
    assert climber.shared
    seeds = [
        [task.seed for task in climber.tasks([(bot,) * 2], {})] for bot in ("learner", "master")
    ]
    assert seeds[0] == seeds[1] == ["oak/0", "oak/1"]
    assert climber.won_at("master", {}).won.games == 2


def test_stopped_it_tells_what_there_is() -> None:
    def stop(done: int, _total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    found = Climber(CLOCKWORK, 4, "oak", lambda _title: stop).climb()
    assert found.stopped
    assert [(one.bot, one.won.games) for one in found.levels] == [("easy", 3)]
    assert (found.best, found.thoughts) == ((), ())
    assert "Stopped before its end" in page_text(found, CLOCKWORK)


def test_stopped_over_its_last_thoughts_it_keeps_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(_game: Any, _ladder: Any, level: str) -> Thought:
        if level == "medium":
            raise KeyboardInterrupt
        return Thought(level, 4, 1, 1.0, 1.0)

    monkeypatch.setattr(climbing, "thought", stop)
    climber = Climber(CLOCKWORK, 2, "oak")
    assert [one.level for one in climber.timed()] == ["learner", "easy"]
    assert climber.stopped


def climb() -> Climb:
    met = tuple(
        Met(level, below, share(won, 100))
        for (below, level), won in zip(pairwise(LEVELS), (70, 62.5, 51, 66), strict=True)
    )
    best = (Met("master", "greedy:strong", share(50, 100)),)
    thoughts = tuple(Thought(level, 4, 30, 0.2, 1.6) for level in LEVELS)
    return Climb("clockwork", 2, {}, "oak", 100, False, met, best, (), thoughts)


def test_figures_are_written_as_they_are_read() -> None:
    found = figures(climb(), ladder_of(CLOCKWORK))
    told = tomllib.loads(as_toml(found, "clockwork"))
    assert told["level"]["medium"] == {"won": 62.5, "games": 100, "longest_ms": 2}
    assert found.of("easy") == Measured(70, 100, 2)
    assert found.of("learner") == Measured(0, 0, 2)
    assert found.best == Won(50, 100)
    assert replace(found, rung=(Won(1, 2),)).rung[0].of_hundred == 50
    assert Figures().of("master") == Measured()


def test_the_page_says_plainly_what_was_not_reached() -> None:
    page = page_text(climb(), CLOCKWORK)
    assert "| easy | learner | 100 | 70 % (60–78) | yes |" in page
    assert "| hard | medium | 100 | 51 % (41–61) | **no** |" in page
    assert "**not the 70 % that were asked for.**" in page
