"""Each game in Firefox and WebKit, by keys, to its end. Not daily: `scripts/long browsers`.

What is asked of a page here is asked in the same words of all three engines.
"""

import shutil
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from .bidi import BOXES, TURN, Firefox
from .endings import WHOLE, Journey, set_table
from .hands import Keyboard
from .test_focus import DEEDS as EVERY_DAY
from .webdriver import WebKit

pytestmark = pytest.mark.browser

COMES_BACK = 4
# Rooms before ways: whoever only walks about never meets the dungeon.
FIRST, THEN = EVERY_DAY["prison"][:2], EVERY_DAY["prison"][2:]
DEEDS = {**EVERY_DAY, "prison": (*FIRST, "[data-target^=room]:has(.hit.lit)", *THEN)}
ENGINES: dict[str, tuple[str, Any]] = {
    "firefox": ("firefox-esr", Firefox),
    "webkit": ("WebKitWebDriver", WebKit),
}
STEP = "() => +document.querySelector('.table').dataset.step"


@pytest.fixture(scope="module", params=list(ENGINES))
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Any]:
    program, made = ENGINES[request.param]
    binary = shutil.which(program)
    assert binary, f"no {program} here: scripts/long browsers installs it"
    opened = made(binary, tmp_path_factory.mktemp(request.param))
    yield opened
    opened.close()


def test_an_error_on_the_console_is_heard(engine: Any, site: str) -> None:
    engine.open(site)
    engine.ask("() => console.error('a broken window')", None)
    assert any("a broken window" in fault for fault in engine.heard())


@pytest.mark.parametrize("game", WHOLE)
def test_a_game_from_the_lobby_to_its_end(engine: Any, site: str, game: str, seed: str) -> None:
    """And whoever comes back in the middle finds the table as it was; no word on the console."""
    engine.open(site)
    assert engine.ask(BOXES, None) >= len(WHOLE)
    engine.open(set_table(site, game))
    keys = Keyboard(engine, DEEDS[game], Random(seed))
    journey, faults = Journey(engine.name, game), ["unheard"]
    try:
        while engine.ask(TURN, None) != "over":
            done = keys.act()
            journey.act(done, keys.nowhere)
            if journey.acts == COMES_BACK:
                come_back(engine)
        journey.ended = True
        faults = engine.heard()
    finally:
        journey.tell(engine.picture(), faults)
    assert (faults, journey.lost) == ([], [])


def come_back(engine: Any) -> None:
    engine.ask(TURN, None)
    step = engine.ask(STEP, None)
    engine.reload()
    engine.ask(TURN, None)
    assert engine.ask(STEP, None) >= step
