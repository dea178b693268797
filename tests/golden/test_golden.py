"""Golden playthroughs: whatever players would see change, shows here as a diff to be read."""

import os
from pathlib import Path
from typing import Any

import pytest
from tests.laws.lantern import Lantern

from igroteka.games import TABLE
from igroteka.kernel import Game

from .playthrough import playthrough

HERE = Path(__file__).parent
GAMES: dict[str, Game[Any, Any, Any]] = {**TABLE, "lantern": Lantern()}

# Where random players wander for long, the beginning is enough to read.
STEPS = {"clockwork": 60, "urfin": 60, "skyscraper": 40, "prison": 120}

# game, name of the file, seats, options; the name is the seed.
PLAYED: tuple[tuple[str, str, int, dict[str, str]], ...] = (
    ("roads", "elm", 2, {"cards": "12"}),
    ("roads", "oak", 3, {"variant": "newspaper", "field": "4x4"}),
    ("roads", "fir", 2, {"variant": "heap", "cards": "12", "lanes": "on"}),
    ("clockwork", "ash", 2, {}),
    ("clockwork", "yew", 3, {"edition": "fr"}),
    ("urfin", "lime", 2, {"map": "meadow"}),
    ("urfin", "reed", 3, {"map": "meadow", "game": "adult", "bag": "blind", "sand": "off"}),
    ("skyscraper", "pine", 2, {"hands": "calm"}),
    ("skyscraper", "rowan", 3, {"hands": "calm"}),
    ("prison", "alder", 1, {}),
    ("prison", "hazel", 2, {}),
    ("lantern", "wick", 2, {}),
)


@pytest.mark.parametrize(("game", "seed", "seats", "options"), PLAYED, ids=str)
def test_a_playthrough_is_as_it_was(
    game: str, seed: str, seats: int, options: dict[str, str]
) -> None:
    file = HERE / game / f"{seed}.txt"
    now = playthrough(GAMES[game], seats, options, seed, STEPS.get(game))
    if os.environ.get("REGOLD"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(now, encoding="utf-8")
    then = file.read_text(encoding="utf-8")
    # Compared as lines, so that the first that differs is the one that is shown.
    assert now.splitlines() == then.splitlines(), "REGOLD=1 scripts/test tests/golden"


@pytest.mark.parametrize("game", TABLE)
def test_no_game_lacks_a_playthrough(game: str) -> None:
    assert list((HERE / game).glob("*.txt"))


def test_no_playthrough_is_left_behind() -> None:
    kept = {file.relative_to(HERE).as_posix() for file in HERE.glob("*/*.txt")}
    assert kept == {f"{game}/{seed}.txt" for game, seed, _, _ in PLAYED}
