"""Where was it decided? From the end of a game to its landscape, a flag, and the better move."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from igroteka.games import SHELF
from igroteka.study.rehearsed import rehearsed

from .guests import DESKTOP, PHONE, Guests
from .positions import shelved

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_flag_leads_to_the_better_move(guests: Guests, kept: Path, size: tuple[int, int]) -> None:
    game = SHELF["roads"]
    match = rehearsed(game, 2, game.settle(2, {"cards": "12"}), "greedy:easy", "ash")
    keys = shelved(kept, match)
    guest = guests.come(size)
    page = guest.page
    guest.open(f"/t/{keys.table}#{keys.seats[0].token}")
    page.get_by_role("link", name="Where was it decided?").click()
    expect(page.get_by_role("img", name="Chance to win")).to_be_visible()
    flag = page.locator(".land").get_by_role("button").first
    flag.focus()
    page.keyboard.press("Enter")
    told = page.get_by_role("group", name="Where was it decided?")
    expect(told).to_contain_text("Better: Lay")
    expect(told).to_be_in_viewport()
    expect(page.locator(".board .advised")).to_be_visible()
    assert int(page.get_by_role("slider").input_value()) > 0
    listed = page.get_by_role("button", name=told.locator("strong").inner_text(), exact=True)
    expect(listed).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("button", name="Play on from here")).to_be_enabled()
    assert guest.fits()
    assert guest.small_targets() == []
    assert guest.serious_faults() == []
    page.get_by_role("button", name="One step forward").click()
    expect(told).to_be_hidden()
