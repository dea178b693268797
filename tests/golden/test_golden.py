"""Golden playthroughs: whatever players would see change, shows here as a diff to be read."""

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, convert
from tests.laws.lantern import Lantern

from igroteka.games import SHELF
from igroteka.kernel import Game

from .playthrough import playthrough

HERE = Path(__file__).parent
GAMES: dict[str, Game[Any, Any, Any]] = {**SHELF, "lantern": Lantern()}


class Set(Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    options: dict[str, str] = {}


class Played(Struct, frozen=True):
    """A file a game, `played.toml`, names its playthroughs by their seeds."""

    game: str
    seed: str
    set_up: Set
    steps: int | None

    def __str__(self) -> str:
        return f"{self.game}-{self.seed}"


def played() -> Iterator[Played]:
    for path in sorted(HERE.glob("*/played.toml")):
        asked = tomllib.loads(path.read_text(encoding="utf-8"))
        steps = asked.pop("steps", None)
        for seed, set_up in asked.items():
            yield Played(path.parent.name, seed, convert(set_up, Set), steps)


PLAYED = tuple(played())


@pytest.mark.parametrize("one", PLAYED, ids=str)
def test_a_playthrough_is_as_it_was(one: Played) -> None:
    file = HERE / one.game / f"{one.seed}.txt"
    set_up = one.set_up
    now = playthrough(GAMES[one.game], set_up.seats, set_up.options, one.seed, one.steps)
    if os.environ.get("REGOLD"):
        file.write_text(now, encoding="utf-8")
    then = file.read_text(encoding="utf-8")
    # Compared as lines, so that the first that differs is the one that is shown.
    assert now.splitlines() == then.splitlines(), "REGOLD=1 scripts/test tests/golden"


@pytest.mark.parametrize("game", SHELF)
def test_no_game_lacks_a_playthrough(game: str) -> None:
    assert list((HERE / game).glob("*.txt"))


def test_no_playthrough_is_left_behind() -> None:
    kept = {file.relative_to(HERE).as_posix() for file in HERE.glob("*/*.txt")}
    assert kept == {f"{one.game}/{one.seed}.txt" for one in PLAYED}
