"""Whole games with one finger, upright and on its side: for `scripts/long`, not for every day."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from .conftest import BOT, ME
from .fingers import SIDEWAYS, UPRIGHT
from .guests import Guest
from .toucher import play_on

pytestmark = pytest.mark.browser

# The finger knows how to get on in these.
GAMES: dict[str, dict[str, Any]] = {
    "roads": {"seats": [ME, BOT], "options": {"cards": "12"}},
}


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS[0]], ids=["upright", "sideways"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_one_finger(
    game: str, size: tuple[int, int], browser: Browser, site: str, seed: str
) -> None:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=True, reduced_motion="reduce"
    )
    anna = Guest(context, site)
    keys = context.request.post(f"{site}/api/tables", data={"game": game, **GAMES[game]}).json()
    anna.open(f"{site}/t/{keys['table']}#{keys['seats'][0]['token']}")
    assert play_on(anna.page, Random(seed)) > 0
    context.close()
    assert not anna.faults
