"""Whoever asks for more contrast gets words at seven to one and an edge on every button; in the
device's own colours edges tell whose turn it is."""

from typing import Literal

import pytest
from playwright.sync_api import expect

from .guests import EACH_DAY, Guest, Guests
from .patience import until_ready
from .test_focus import TABLES, sit

pytestmark = pytest.mark.browser

# Places drawn on a board have a glow of their own.
EDGELESS = """() => [...document.querySelectorAll('button')].filter((button) => {
    if (!button.checkVisibility({ checkOpacity: true }) || button.closest('.unseen')) return false;
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(button);
    const drawn = (style, width) => style !== 'none' && parseFloat(width) >= 1;
    return !drawn(outlineStyle, outlineWidth) && !drawn(borderTopStyle, borderTopWidth);
}).map((button) => button.outerHTML.slice(0, 120))"""
FAINT = """() => [...document.querySelectorAll('button:disabled')]
    .filter((button) => parseFloat(getComputedStyle(button).opacity) < 0.75)
    .map((button) => button.outerHTML.slice(0, 120))"""

# In the device's own colours: an edge as thick as may be, of another colour than the words.
MARKED = """() => [
    ...document.querySelectorAll('.prompt.mine, [aria-current=step]')
].map((each) => {
    const { borderTopColor, borderTopWidth, color } = getComputedStyle(each);
    return borderTopColor !== color && parseFloat(borderTopWidth) >= 3;
})"""

SCHEMES = {"phone": "dark", "desktop": "light"}
both_ways = pytest.mark.parametrize(
    ("size", "scheme"), [(EACH_DAY[name], SCHEMES[name]) for name in EACH_DAY], ids=EACH_DAY
)


def is_clear(guest: Guest) -> None:
    until_ready(guest.page)
    assert guest.serious_faults() == []
    assert guest.page.evaluate(EDGELESS) == []
    assert guest.page.evaluate(FAINT) == []
    assert guest.fits()
    # The same page in the colours of a device.
    guest.page.emulate_media(forced_colors="active")
    assert guest.page.evaluate(EDGELESS) == []
    assert all(guest.page.evaluate(MARKED))


@both_ways
def test_the_lobby_is_clear(
    guests: Guests, size: tuple[int, int], scheme: Literal["light", "dark"]
) -> None:
    anna = guests.come(size, scheme=scheme, contrast="more")
    anna.open()
    expect(anna.page.locator(".shelf[aria-busy=false]")).to_be_visible()
    is_clear(anna)


@both_ways
@pytest.mark.parametrize("game", list(TABLES))
def test_a_table_is_clear(
    guests: Guests, game: str, size: tuple[int, int], scheme: Literal["light", "dark"]
) -> None:
    anna = guests.come(size, scheme=scheme, contrast="more")
    sit(anna, game, TABLES[game][1])
    # A bot may begin.
    anna.page.locator(".prompt.mine").wait_for()
    is_clear(anna)
