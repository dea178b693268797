"""Each game in Firefox and WebKit, by keys, to its end. Not daily: `scripts/long browsers`.

What is asked of a page here is asked in the same words of all three engines.
"""

import json
import os
import shutil
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

from .bidi import Firefox
from .hands import Keyboard
from .test_focus import DEEDS, TABLES
from .test_hands import OPTIONS
from .webdriver import WebKit

pytestmark = pytest.mark.browser

ACTS = 6_000 if os.environ.get("WHOLE_GAMES") == "1" else 5
ENGINES: dict[str, tuple[str, Any]] = {
    "firefox": ("firefox-esr", Firefox),
    "webkit": ("WebKitWebDriver", WebKit),
}
TURN = """() => new Promise((done) => {
    const look = () => {
        const ready = document.querySelector('.table[data-ready=true]');
        const prompt = ready && document.querySelector('.prompt.mine, .prompt.over');
        if (prompt) done(prompt.matches('.over') ? 'over' : 'mine'); else setTimeout(look, 25);
    };
    look();
})"""
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


def table(site: str, game: str) -> str:
    others = [{"kind": "bot", "bot": "random"}] * (TABLES[game][0] - 1)
    wish = {"game": game, "seats": [{"kind": "me", "name": "Anna"}, *others]}
    request = urllib.request.Request(
        f"{site}/api/tables",
        data=json.dumps({**wish, "options": OPTIONS[game]}).encode(),
        headers={"Content-Type": "application/json", "Origin": site},
    )
    with urllib.request.urlopen(request) as answer:
        keys = json.load(answer)
    return f"{site}/t/{keys['table']}#{keys['seats'][0]['token']}"


def test_an_error_on_the_console_is_heard(engine: Any, site: str) -> None:
    engine.open(site)
    engine.ask("() => console.error('a broken window')", None)
    assert any("a broken window" in fault for fault in engine.heard())


@pytest.mark.parametrize("game", list(DEEDS))
def test_a_game_from_the_lobby_to_its_end(engine: Any, site: str, game: str) -> None:
    """And whoever comes back in the middle finds the table as it was; no word on the console."""
    engine.open(site)
    assert engine.ask("() => document.querySelectorAll('.box').length", None) >= len(DEEDS)
    engine.open(table(site, game))
    keys = Keyboard(engine, DEEDS[game])
    for act in range(ACTS):
        if engine.ask(TURN, None) == "over":
            break
        keys.act()
        if act == 3:
            engine.ask(TURN, None)
            step = engine.ask(STEP, None)
            engine.reload()
            engine.ask(TURN, None)
            assert engine.ask(STEP, None) >= step
    else:
        assert ACTS < 10, "the game does not end"
    assert engine.heard() == []
