"""A page at rest is at rest: what moves without end is small, so that looking warms no phone."""

import pytest
from playwright.sync_api import expect

from .guests import DESKTOP, Guest, Guests
from .patience import until_ready
from .test_focus import TABLES, sit

pytestmark = pytest.mark.browser

# Pixels across: a mark that breathes, a dot that hops.
SMALL = 72
ENDLESS = f"""() => document.getAnimations()
    .filter((animation) => animation.effect.getComputedTiming().iterations === Infinity)
    .map((animation) => animation.effect.target)
    .filter((moved) => {{
        const {{ width, height }} = moved.getBoundingClientRect();
        return Math.min(width, height) > {SMALL};
    }})
    .map((moved) => moved.outerHTML.slice(0, 120))"""


def rests(guest: Guest) -> None:
    until_ready(guest.page)
    assert guest.page.evaluate(ENDLESS) == []


def test_nothing_large_moves_without_end_in_the_lobby(guests: Guests) -> None:
    anna = guests.come(DESKTOP)
    anna.open()
    expect(anna.page.locator(".shelf[aria-busy=false]")).to_be_visible()
    rests(anna)
    expect(anna.page.locator(".stage.lively")).to_have_count(1)
    rests(anna)


@pytest.mark.parametrize("game", list(TABLES))
def test_nothing_large_moves_without_end_at_a_table(guests: Guests, game: str) -> None:
    anna = guests.come(DESKTOP)
    sit(anna, game, TABLES[game][1])
    rests(anna)
