"""What is long in some language has its room: beside a button, in a row of fields, above a hand."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .broken import broken_words
from .fingers import SIDEWAYS
from .guests import DESKTOP, PHONE, Guests
from .patience import until_ready
from .positions import shelved
from .sites import begun
from .test_focus import sit

pytestmark = pytest.mark.browser

# A list of fixed choices does not say that it cuts its words: they are measured in its letters.
CUT = """rows => rows.flatMap((row) => [...row.querySelectorAll('select')]).filter((field) => {
    const { font, paddingLeft } = getComputedStyle(field);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = font;
    const wide = pen.measureText(field.selectedOptions[0].text).width;
    return wide > field.clientWidth - 2 * parseFloat(paddingLeft);
}).map((field) => field.selectedOptions[0].text)"""
TOPS = "all => all.map((each) => each.getBoundingClientRect().top)"
TOP = "hand => hand.getBoundingClientRect().top"


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_whoever_waits_for_a_friend_reads_whole_words_on_a_phone(
    guests: Guests, locale: str
) -> None:
    anna = guests.come(PHONE, locale=locale)
    anna.open()
    anna.page.locator(".box [data-friends]").first.click()
    anna.page.get_by_role("dialog").locator("input[readonly]").wait_for()
    anna.page.keyboard.press("Escape")
    until_ready(anna.page)
    assert broken_words(anna.page, ".bar") == []
    assert anna.fits()


def test_three_seats_are_chosen_in_whole_words(guests: Guests) -> None:
    luc = guests.come(DESKTOP, locale="fr-FR")
    luc.options()
    luc.page.get_by_role("button", name="Ajouter une place").click()
    rows = luc.page.locator(".seat")
    expect(rows).to_have_count(3)
    assert rows.evaluate_all(CUT) == []


@pytest.mark.parametrize("locale", ["ru-RU", "uk-UA", "hu-HU"])
def test_the_site_keeps_its_height_while_a_card_is_turned_and_set(
    guests: Guests, site: str, kept: Path, locale: str
) -> None:
    """It shrank under the very finger that held the card over its place."""
    keys = shelved(kept, begun("forgiving"))
    olga = guests.come(PHONE, locale=locale)
    olga.open(f"{site}/t/{keys.table}#{keys.seats[0].token}")
    assert olga.my_turn()
    olga.page.locator("[data-dot^=stand]").first.press("Enter")
    olga.page.locator(".hand button:not(.dim)").last.press("Enter")
    olga.page.locator("[data-dot^=place]").first.focus()
    expect(olga.page.locator("[data-act=Build]")).to_be_visible()
    deeds = olga.page.locator(".deeds button")
    before = deeds.first.evaluate(TOP)
    assert all(top == before for top in deeds.evaluate_all(TOPS)), "two rows of deeds"
    assert olga.fits()
    assert broken_words(olga.page, ".deeds") == []


def test_on_its_side_the_hand_stays_where_it_is_under_two_lines(guests: Guests) -> None:
    olga = guests.come(SIDEWAYS[0], locale="ru-RU")
    sit(olga, "roads", {})
    assert olga.my_turn()
    hand, advice = olga.page.locator(".hand"), olga.page.locator(".advice")
    before = hand.evaluate(TOP)
    olga.page.locator('[data-card="C"]').press("Enter")
    olga.page.locator(".target:has(.ghost)").first.press("Enter")
    expect(advice).to_have_text("Выберите карточку ещё раз, чтобы повернуть.")
    assert hand.evaluate(TOP) == before
