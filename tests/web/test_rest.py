"""A page at rest is at rest: what moves without end is small, so that looking warms no phone."""

import pytest
from playwright.sync_api import expect

from .guests import DESKTOP, Guest, Guests
from .patience import until_ready
from .test_focus import TABLES, sit

pytestmark = pytest.mark.browser

# Pixels across: a mark, a dot that hops. What only fades costs nothing.
SMALL = 72
ENDLESS = """(small) => document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().iterations === Infinity)
    .filter(({ effect }) => effect.getKeyframes()
        .some((frame) => ['transform', 'rotate', 'translate', 'scale'].some((way) => way in frame)))
    .map((animation) => animation.effect.target)
    .filter((moved) => {
        const { width, height } = moved.getBoundingClientRect();
        return Math.max(width, height) > small;
    })
    .map((moved) => moved.outerHTML.slice(0, 120))"""


def moving(guest: Guest, small: int) -> list[str]:
    until_ready(guest.page)
    found: list[str] = guest.page.evaluate(ENDLESS, small)
    return found


def test_nothing_moves_without_end_in_the_lobby(guests: Guests) -> None:
    anna = guests.come(DESKTOP, motion="no-preference")
    anna.open()
    expect(anna.page.locator(".shelf[aria-busy=false]")).to_be_visible()
    expect(anna.page.locator(".stage.lively")).to_have_count(1)
    assert moving(anna, small=0) == []


@pytest.mark.parametrize("game", list(TABLES))
def test_nothing_large_moves_without_end_at_a_table(guests: Guests, game: str) -> None:
    anna = guests.come(DESKTOP, motion="no-preference")
    sit(anna, game, TABLES[game][1])
    assert moving(anna, SMALL) == []
