"""In a language a third longer than English nothing is cut off, and nothing stays English."""

from typing import Any

import pytest

from .guests import DESKTOP, PHONE, Guests
from .patience import until_ready

pytestmark = pytest.mark.browser

ANNA = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "random"}
TABLES: dict[str, dict[str, Any]] = {
    "roads": {"seats": [ANNA, BOT]},
    "clockwork": {"seats": [ANNA, BOT]},
    "urfin": {"seats": [ANNA, BOT], "options": {"sand": "off"}},
    "prison": {"seats": [ANNA]},
    "skyscraper": {"seats": [ANNA, BOT], "options": {"hands": "calm"}},
}
# Every text on the screen: those that never were a text of ours, and those that are cut off. The
# names of people, and the last line of the log, end with dots where there is no room.
LOOK = r"""() => {
    const english = [], cut = [];
    const style = (each) => getComputedStyle(each).overflowX;
    const hides = (each) => ['hidden', 'clip'].includes(style(each));
    const scrolls = (each) => ['auto', 'scroll'].includes(style(each));
    const words = (each) => [...each.childNodes].filter((node) => node.nodeType === 3);
    const isText = (each) => !['SCRIPT', 'STYLE', 'TITLE'].includes(each.tagName);
    const ends = (each) => !each || hides(each) || scrolls(each);
    const port = (each) => (ends(each) ? each : port(each.parentElement));
    for (const each of document.querySelectorAll('body *')) {
        const text = words(each).map((node) => node.data).join('').trim();
        if (!text || !isText(each) || !each.checkVisibility()) continue;
        if (/[A-Za-z]{3,}/.test(text) && !/\[|Anna/.test(text)) english.push(text);
        if (!(each instanceof HTMLElement) || each.closest('.unseen, .name, .last')) continue;
        const seen = port(each);
        if (!seen || scrolls(seen) || seen.clientWidth <= 2) continue;
        const [inner, outer] = [each.getBoundingClientRect(), seen.getBoundingClientRect()];
        if (each.scrollWidth > each.clientWidth + 1 && seen === each) cut.push(text);
        if (inner.right > outer.right + 2) cut.push(text);
    }
    return { english, cut };
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_longer_words_fit_and_all_words_are_translated(
    guests: Guests, size: tuple[int, int]
) -> None:
    anna = guests.come(size)
    anna.context.add_init_script("localStorage.setItem('igroteka.lang', 'qps')")
    found: dict[str, Any] = {}

    def look(page: str) -> None:
        until_ready(anna.page)
        found[page] = anna.page.evaluate(LOOK)
        assert anna.fits(), page

    anna.open()
    look("lobby")
    anna.page.locator("[data-options]").first.click()
    look("options")
    for game, wish in TABLES.items():
        posted = anna.context.request.post(
            f"{anna.site}/api/tables", data={"game": game, "help": "coach", **wish}
        )
        keys = posted.json()
        anna.open(f"/t/{keys['table']}#{keys['seats'][0]['token']}")
        anna.page.locator(".prompt.mine").wait_for()
        look(game)
    assert not any(texts for page in found.values() for texts in page.values()), found
