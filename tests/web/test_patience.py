"""The hands of these tests are a person's: they wait for what is in the way."""

import pytest
from playwright.sync_api import expect

from .guests import LONG, Guest, invitation

pytestmark = pytest.mark.browser

SOON = "() => setTimeout(() => document.querySelector('dialog').close(), 500)"


def test_no_key_is_pressed_behind_a_dialog(guest: Guest) -> None:
    """A friend who comes closes the invitation: until then a card behind it takes no key."""
    guest.set_table(LONG, friend=True)
    invitation(guest)
    guest.page.evaluate(SOON)
    card = guest.page.locator(".hand button").first
    card.focus()
    expect(card).to_be_focused()
