"""A box that cannot be opened is told of in a line, and the shelf goes on without it."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.bots.taste import taste_of
from igroteka.games import FAULTS, OWN, SHELF
from igroteka.games.shelf import stood_up
from igroteka.kernel import Seat, places
from igroteka.press.games import sheet_of
from igroteka.study import recipe_for

from .planting import plant, plant_nim


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.syspath_prepend(tmp_path)
    before = {*sys.modules}
    yield tmp_path
    for name in {*sys.modules} - before:
        if name.split(".")[0] in ("nim", "odd"):
            del sys.modules[name]
    places._module.cache_clear()


def test_our_own_stand_on_the_shelf_without_a_fault() -> None:
    assert [*SHELF][: len(OWN)] == ["roads", "clockwork", "urfin", "prison", "skyscraper"]
    assert FAULTS == ()


def test_a_game_from_elsewhere_stands_behind_our_own(elsewhere: Path) -> None:
    plant_nim(elsewhere)
    games, faults = stood_up()
    assert [*games] == [*SHELF, "nim"]
    assert faults == ()


def test_what_other_rooms_have_of_a_game_may_be_missing(elsewhere: Path) -> None:
    plant_nim(elsewhere)
    game = stood_up()[0]["nim"]
    assert (taste_of(game), sheet_of(game), recipe_for(game)) == (None, None, None)


TASTE = """
from igroteka.bots.taste import Taste
class NimTaste(Taste):
    def worth(self, state, seat): return float(state.turn != seat)
    def reasons(self, *_): return ()
TASTE = NimTaste()
"""


def test_a_game_from_elsewhere_may_bring_its_taste(elsewhere: Path) -> None:
    plant_nim(elsewhere)
    (elsewhere / "nim" / "taste.py").write_text(TASTE, encoding="utf-8")
    game = stood_up()[0]["nim"]
    taste = taste_of(game)
    assert taste is not None
    assert taste.worth(game.start(2, game.settle(2, {})), Seat(1)) == 1


WITHOUT_RULES = """
from igroteka.kernel import Game
from msgspec import Struct
class State(Struct, frozen=True): pass
class Bare(Game): id = "bare"
class Mute(Game):
    options = start = active = legal = refuse = apply = None
    outcome = prompt = view = imagine = bound = None
class Wordless(Mute):
    id, version, seats = "wordless", 1, (1, 2)
    state_type = action_type = event_type = view_type = State
"""


@pytest.mark.parametrize(
    ("game", "where", "said"),
    [
        ("gone", "nowhere:Gone", "ModuleNotFoundError: No module named 'nowhere'"),
        ("gone", "odd.rules:Gone", "has no attribute 'Gone'"),
        ("slip", "odd.slip:Slip", "ZeroDivisionError: division by zero"),
        ("state", "odd.rules:State", "is no Game"),
        ("bare", "odd.rules:Bare", "Bare has no active, apply, bound, imagine, legal"),
        ("mute", "odd.rules:Mute", "Mute does not say its id, version, seats, state_type"),
        ("wordless", "odd.rules:Wordless", "odd has no texts/en.ftl"),
        ("silent", "odd.rules:Wordless", "its id is 'wordless': a game is found by its id"),
        ("roads", "odd.rules:Wordless", "there is a game of that name already"),
    ],
)
def test_a_bad_box_is_told_of_in_one_line(
    elsewhere: Path, game: str, where: str, said: str
) -> None:
    (elsewhere / "odd").mkdir()
    (elsewhere / "odd" / "rules.py").write_text(WITHOUT_RULES, encoding="utf-8")
    (elsewhere / "odd" / "slip.py").write_text("one = 1\ntwo = one / 0\n", encoding="utf-8")
    plant(elsewhere, "odd-games", "2.1", {game: where})
    games, (fault,) = stood_up()
    assert [*games] == [*SHELF]
    assert fault.startswith(f"game {game} (odd-games 2.1, {where}): ")
    assert said in fault
    assert "\n" not in fault


def test_a_slip_is_told_with_its_file_and_line(elsewhere: Path) -> None:
    (elsewhere / "slipping.py").write_text("one = 1\ntwo = one / 0\n", encoding="utf-8")
    plant(elsewhere, "slipping", "1", {"slip": "slipping:Slip"})
    _, (fault,) = stood_up()
    assert fault.endswith(f"({elsewhere / 'slipping.py'}:2)")
