"""The five levels where they are chosen, each with its card."""

import pytest
from playwright.sync_api import expect

from igroteka.bots import LEVELS

from .guests import PHONE, Guests

pytestmark = pytest.mark.browser

WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def test_each_level_has_its_card_on_a_phone(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.options("Clockwork")
    chosen = guest.page.get_by_label("Bot at seat 2", exact=True)
    expect(chosen.locator("option")).to_have_text(list(LEVELS))
    for level in LEVELS:
        chosen.select_option(level)
        card = guest.page.locator(f"[data-card={level}]")
        expect(card.get_by_role("listitem")).to_have_count(3)
    expect(card).to_contain_text("Beats the level below (hard)")
    expect(card).to_contain_text("Never slips.")
    assert not guest.page.evaluate(WIDER)
    assert guest.small_targets() == []
    assert guest.serious_faults() == []
