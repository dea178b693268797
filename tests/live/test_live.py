"""What is measured is what people meet: a live table's log is the arena's."""

from pathlib import Path
from typing import Any

import pytest

from igroteka.games import SHELF
from igroteka.match import Choice, Played
from igroteka.server import live_check, thinking
from igroteka.server.live_check import Arranged, arena_log, compared

from .cases import EVERY, Case, most_steps


@pytest.mark.parametrize(("case", "spec"), EVERY, ids=str)
def test_bots_at_a_live_table_play_the_arenas_game(case: Case, spec: str, tmp_path: Path) -> None:
    """The real table, driver, disk and workers, with the pauses left out."""
    bots, most = (spec,) * case.seats, most_steps(spec)
    found = compared(Arranged(case.game, bots, case.options, "oak", most), tmp_path)
    assert found.equal, found
    assert found.steps > 8


def test_bots_of_different_kinds_meet_at_a_live_table(tmp_path: Path) -> None:
    specs = ("greedy:standard", "random", "greedy:easy")
    assert compared(Arranged(SHELF["urfin"], specs, {"sand": "30"}, "mixed"), tmp_path).equal


def test_gravity_decides_alike_in_the_lab_and_at_the_table(tmp_path: Path) -> None:
    game = SHELF["skyscraper"]
    specs, options = ("greedy:standard", "greedy:easy"), {"hands": "forgiving"}
    found = compared(Arranged(game, specs, options, "plumb", most=14), tmp_path)
    assert found.equal, found


def test_the_sand_is_heard_at_a_live_table(tmp_path: Path) -> None:
    """Team-mates are told how much is left, and it runs out for them as in the arena."""
    specs = ("greedy:standard", "random")
    arranged = Arranged(SHELF["urfin"], specs, {"sand": "30"}, "glass")
    assert compared(arranged, tmp_path).equal
    kinds = {type(entry.action).__name__ for entry in arena_log(arranged)}
    assert "SandOut" in kinds


def test_a_table_that_asks_its_bots_otherwise_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it once was: without what the bot bears in mind, and with other dice."""

    def asked_otherwise(asked: Any) -> Choice:
        return honest(thinking.Question(asked.game, asked.state, asked.seat, "", 0, asked.spec))

    honest = thinking.choose
    monkeypatch.setattr(thinking, "choose", asked_otherwise)
    found = compared(Arranged(SHELF["roads"], ("greedy:easy",) * 2, {}, "oak"), tmp_path)
    assert not found.equal


def test_a_log_that_is_shorter_than_the_arenas_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut(*given: Any) -> list[Played]:
        return (await whole(*given))[:-1]

    whole = live_check.live_log
    monkeypatch.setattr(live_check, "live_log", cut)
    assert not compared(Arranged(SHELF["roads"], ("random",) * 2, {}, "oak"), tmp_path).equal
