"""Show me, in a lesson and in a puzzle: whatever comes between, it can be asked for again."""

import pytest
from playwright.sync_api import Page, expect
from tests.lessons.told import LESSONS

from .guests import PHONE, Guest, Guests
from .patience import until_ready
from .test_lessons import MARK, NEXT, at_page, begin
from .test_line import Line

pytestmark = pytest.mark.browser

SHOW = "[data-lesson-next]"
BROKEN = ".down"


def lesson(guest: Guest, name: str, number: int) -> Page:
    """At that page of it, the ones before as shown."""
    page = begin(guest, next(told for told in LESSONS if str(told) == name))
    while at_page(page) < number:
        page.locator(f"{MARK}, {NEXT}").first.click()
    return page


def test_whoever_feels_elsewhere_in_the_bag_may_be_shown_again(guests: Guests) -> None:
    """To feel is free: the page stays, and what was shown is of a moment that has passed."""
    page = lesson(guests.come(PHONE), "urfin-bag", 3)
    page.locator(SHOW).click()
    page.locator("[data-hint-do]").wait_for()
    page.locator(".felt").click()
    expect(page.locator("[data-hint-do]")).to_have_count(0)
    page.locator(SHOW).click()
    page.locator("[data-hint-do]").click()
    expect(page.locator("[data-page]")).to_have_attribute("data-page", "4")


def test_a_puzzle_shows_its_way_after_the_line_was_broken(guests: Guests) -> None:
    guest = guests.come(PHONE)
    line = Line(guest)
    guest.open("/p/roads#easy-02")
    page = guest.page
    page.locator("[data-puzzle-show]").wait_for()
    until_ready(page)
    line.pull()
    page.locator(BROKEN).wait_for()
    page.locator("[data-puzzle-show]").click()
    line.mend()
    expect(page.locator(BROKEN)).to_have_count(0)
    page.locator("[data-puzzle-show]").click()
    page.locator("[data-hint-do]").click()
    expect(page.locator('[data-used="1"]')).to_be_visible()


def test_why_a_move_was_refused_is_not_said_on_the_next_page(guests: Guests) -> None:
    """Without a worker on the site nobody builds; the next page is about the worker."""
    page = lesson(guests.come(PHONE), "skyscraper-first", 3)
    page.locator("[data-card]").first.press("Enter")
    refused = page.locator(".toast.refused")
    refused.wait_for()
    page.locator(NEXT).click()
    expect(refused).to_have_count(0)
