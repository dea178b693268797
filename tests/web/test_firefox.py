"""From the lobby to the second move in Firefox, by mouse at a desk and by keys on a narrow page.

Every day so much of it; `scripts/long browsers` plays every game to its end in Firefox and WebKit.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from .bidi import TURN, Firefox
from .guests import DESKTOP
from .hands import Keyboard
from .left_behind import present
from .test_focus import DEEDS
from .wires import Cable

pytestmark = pytest.mark.browser

# The hand of Roads has to scroll there; by itself it is no place for keys.
NARROW = (320, 740)
SETTINGS = "header button[aria-label=Settings]"
COMES = """(what) => new Promise((done) => {
    const look = () => document.querySelector(what) ? done() : setTimeout(look, 25);
    look();
})"""
LAID = "() => document.querySelectorAll('[data-laid]').length"
STICKS_OUT = """() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
}"""


@pytest.fixture
def fox(firefox: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    opened = Firefox(firefox, tmp_path_factory.mktemp("firefox"))
    present.append(opened)
    yield opened
    opened.close()


def test_roads_is_begun_in_firefox(fox: Firefox, site: str) -> None:
    fox.resize(DESKTOP)
    fox.open(site)
    assert fox.ask(STICKS_OUT, None) <= 0
    sit_down(fox)
    assert fox.ask(TURN, None) == "mine"
    dealt = fox.ask(LAID, None)
    lay_by_mouse(fox)
    assert fox.ask(TURN, None) == "mine"
    assert fox.ask(LAID, None) == dealt + 2
    assert fox.ask(STICKS_OUT, None) <= 0
    fox.resize(NARROW)
    lay_by_keys(fox)
    assert fox.ask(TURN, None) == "mine"
    assert fox.ask(LAID, None) == dealt + 4
    assert fox.ask(STICKS_OUT, None) <= 0
    assert fox.heard() == []


def test_settings_that_did_not_come_come_with_the_page_anew(fox: Firefox, site: str) -> None:
    """Firefox never fetches again what failed once."""
    cable = Cable(site)
    fox.resize(DESKTOP)
    fox.open(cable.site)
    cable.pull()
    fox.click(SETTINGS)
    fox.ask(COMES, "dialog [role=alert]")
    cable.mend()
    loads = fox.loads
    fox.click("dialog .btn.main")
    fox.until_loaded(loads)
    fox.click(SETTINGS)
    fox.ask(COMES, "dialog select")
    cable.close()


def sit_down(fox: Firefox) -> None:
    """Against a bot, with cards that cannot all be closed in the first few moves."""
    fox.click(".box[data-game=roads] [data-options]")
    fox.click("label:has(input[value=newspaper])")
    fox.click("form .btn.main")


def lay_by_mouse(fox: Firefox) -> None:
    fox.click(".hand button:not(.dim)")
    fox.click("[data-target]:has(.ghost)")
    if fox.ask("() => !!document.querySelector('.confirm .yes')", None):
        fox.click(".confirm .yes")


def lay_by_keys(browser: Any) -> None:
    keys, before = Keyboard(browser, DEEDS["roads"]), browser.ask(LAID, None)
    while browser.ask(LAID, None) == before:
        keys.act()
        assert not keys.nowhere
