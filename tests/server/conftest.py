"""Fixtures of the server room."""

import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest
from tests.laws.lantern import Lantern

from igroteka.games import SHELF

from .guests import House

PATIENCE_S = 120


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """A guest who waits for a word that never comes fails, instead of waiting for ever."""

    def enough(_number: int, _frame: FrameType | None) -> None:
        raise TimeoutError("nothing more is heard")

    before = signal.signal(signal.SIGALRM, enough)
    signal.alarm(PATIENCE_S)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """On a file of its own; with `on_both` once more on a database that others may share."""
    shared = getattr(request, "param", "") == "shared"
    db = request.getfixturevalue("shared_db") if shared else None
    with House(tmp_path, db=db) as opened:
        yield opened


@pytest.fixture
def lantern(monkeypatch: pytest.MonkeyPatch) -> Lantern:
    """The test game with hidden hands, sand and two seats at once, put on the shelf."""
    game = Lantern()
    monkeypatch.setitem(SHELF, game.id, game)
    return game
