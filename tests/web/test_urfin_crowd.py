"""Four builders of Urfin on one phone each."""

import pytest
from playwright.sync_api import expect

from .guests import PHONE, Guests
from .patience import until_ready
from .test_focus import BOT, sit

pytestmark = pytest.mark.browser


def test_all_three_others_are_seen_from_the_bag_on_a_phone(guests: Guests) -> None:
    anna = guests.come(PHONE)
    sit(anna, "urfin", {"bag": "touch", "sand": "off"}, others=[BOT] * 3)
    for act in ("Ready", "Reach"):
        until_ready(anna.page)
        anna.page.locator(f'[data-act="{act}"]').click()
    others = anna.page.locator(".agreed.others")
    expect(others.locator("li")).to_have_count(3)
    until_ready(anna.page)
    assert others.evaluate("row => row.scrollWidth - row.clientWidth") <= 1
