"""Whole games with one finger, upright and on its side: for `scripts/long`, not for every day."""

from random import Random

import pytest
from playwright.sync_api import Browser

from .endings import WHOLE, Journey, set_table
from .fingers import SIDEWAYS, UPRIGHT
from .guests import Guest
from .toucher import play_on

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS[0]], ids=["upright", "sideways"])
@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_is_played_with_one_finger(
    game: str, size: tuple[int, int], browser: Browser, site: str, seed: str
) -> None:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    anna = Guest(context, site)
    anna.open(set_table(site, game))
    journey = Journey("finger " + ("upright" if size == UPRIGHT else "sideways"), game)
    try:
        play_on(anna.page, Random(seed), journey)
    finally:
        journey.tell(anna.page.screenshot(), anna.faults)
    context.close()
    assert journey.ended
    assert not anna.faults
