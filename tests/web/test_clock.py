"""At a table with a pace everybody sees how long there is to wait."""

import pytest
from playwright.sync_api import expect

from .guests import PHONE, Guests
from .patience import until_together

pytestmark = pytest.mark.browser

NAMES = ("Anna", "Maximiliane Hohenzollern", "Ben")


def test_a_phone_shows_the_clock_of_whoever_is_waited_for_at_a_table_of_three(
    guests: Guests,
) -> None:
    three = [guests.come(PHONE) for _ in NAMES]
    seats = [{"kind": "me", "name": name} for name in NAMES]
    asked = three[0].page.request.post(
        f"{three[0].site}/api/tables",
        data={"game": "roads", "seats": seats, "pace": "5m"},
        headers={"Origin": three[0].site},
    )
    keys = asked.json()
    for guest, seat in zip(three, keys["seats"], strict=True):
        guest.open(f"/t/{keys['table']}#{seat['token']}")
    until_together(*(guest.page for guest in three))
    turns = [guest.page.locator(".prompt.mine").count() for guest in three]
    assert sorted(turns) == [0, 0, 1]
    for guest in three:
        expect(guest.prompt.get_by_role("timer")).to_be_visible()
        words = guest.prompt.locator("p").evaluate("p => p.scrollHeight")
        assert words <= guest.prompt.evaluate("prompt => prompt.clientHeight")
