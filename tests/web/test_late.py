"""What comes only when it is asked for says if it did not come, and can be asked for again."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from igroteka.games import SHELF
from igroteka.kernel.puzzles import puzzles_of
from igroteka.study.rehearsed import rehearsed

from .guests import PHONE, Guests
from .positions import shelved

pytestmark = pytest.mark.browser

END = "**/Over*.js"
PUZZLE = "**/Puzzle-*.js"
SETTINGS = "**/Settings-*.js"


def test_an_end_that_did_not_come_says_so_and_comes_when_asked_again(
    guests: Guests, kept: Path
) -> None:
    game = SHELF["roads"]
    match = rehearsed(game, 2, game.settle(2, {"cards": "12"}), "greedy:easy", "ash")
    keys = shelved(kept, match)
    guest = guests.come(PHONE)
    page = guest.page
    page.route(END, lambda route: route.abort())
    guest.open(f"/t/{keys.table}#{keys.seats[0].token}")
    said = page.get_by_role("dialog")
    expect(said.get_by_role("alert")).to_contain_text("No line to the server")
    page.unroute(END)
    said.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("link", name="Where was it decided?")).to_be_visible()
    assert all("Over" in fault or "ERR_FAILED" in fault for fault in guest.faults)
    guest.faults.clear()


def test_a_page_that_did_not_come_says_so_and_comes_as_soon_as_it_can(guests: Guests) -> None:
    guest = guests.come(PHONE)
    page = guest.page
    page.route(PUZZLE, lambda route: route.abort())
    guest.open(f"/p/roads#{puzzles_of(SHELF['roads'])[0].id}")
    expect(page.get_by_role("heading", level=1)).to_have_text("The server does not answer")
    page.unroute(PUZZLE)
    expect(page.locator("section[data-puzzle]")).to_be_visible()
    assert all("Puzzle" in fault or "ERR_FAILED" in fault for fault in guest.faults)
    guest.faults.clear()


def test_settings_that_did_not_come_say_so_and_come_when_asked_again(guests: Guests) -> None:
    guest = guests.come(PHONE)
    page = guest.page
    page.route(SETTINGS, lambda route: route.abort())
    guest.open()
    page.get_by_role("button", name="Settings").click()
    said = page.get_by_role("dialog")
    expect(said.get_by_role("alert")).to_contain_text("No line to the server")
    page.unroute(SETTINGS)
    said.get_by_role("button", name="Try again").click()
    expect(said.get_by_role("alert")).to_have_count(0)
    expect(said.get_by_role("combobox").first).to_be_visible()
    assert all("Settings" in fault or "ERR_FAILED" in fault for fault in guest.faults)
    guest.faults.clear()
