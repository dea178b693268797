"""Where was it decided? From the end of a game to its landscape, a flag, and the better move."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from igroteka.games import SHELF
from igroteka.study.rehearsed import rehearsed

from .guests import DESKTOP, PHONE, Guests
from .positions import shelved

pytestmark = pytest.mark.browser


SO_FAR = "() => document.querySelector('progress')?.value ?? -1"
FURTHER = f"was => ({SO_FAR})() !== was"


def look_back(page: Page) -> None:
    """However long the house thinks beside others' games: it has to get on."""
    bar = page.locator("progress")
    bar.or_(page.locator(".land")).first.wait_for()
    while bar.count():
        page.wait_for_function(FURTHER, arg=page.evaluate(SO_FAR))
    expect(page.get_by_role("img", name="Chance to win")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_flag_leads_to_the_better_move(guests: Guests, kept: Path, size: tuple[int, int]) -> None:
    game = SHELF["roads"]
    match = rehearsed(game, 2, game.settle(2, {"cards": "12"}), "greedy:easy", "ash")
    keys = shelved(kept, match)
    guest = guests.come(size)
    page = guest.page
    guest.open(f"/t/{keys.table}#{keys.seats[0].token}")
    page.get_by_role("link", name="Where was it decided?").click()
    look_back(page)
    expect(page.get_by_role("heading", name="Where was it decided?")).to_be_in_viewport()
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


@pytest.mark.parametrize("variant", ["newspaper"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_three_players_read_adds_up_to_who_won(
    guests: Guests, kept: Path, size: tuple[int, int], variant: str
) -> None:
    """A third at first, then luck, choice and the others, as they stand there in rounded parts."""
    game = SHELF["roads"]
    options = game.settle(3, {"variant": variant, "cards": "12"})
    match = rehearsed(game, 3, options, "greedy:easy", "oak")
    keys = shelved(kept, match)
    guest = guests.come(size)
    page = guest.page
    guest.open(f"/t/{keys.table}#{keys.seats[0].token}")
    page.get_by_role("link", name="Where was it decided?").click()
    look_back(page)
    rows = page.get_by_role("table").locator("tbody tr").all()
    read = [[number(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
    outcome = match.outcome()
    assert outcome is not None
    ends = [100 * outcome.worth(seat) for seat in match.seats]
    assert [33 + sum(parts) for parts in read] == [pytest.approx(end, abs=3) for end in ends]
    assert all(abs(luck) < 100 for luck, _, _ in read)
    assert guest.fits()
    assert guest.small_targets() == []
    assert guest.serious_faults() == []


def number(text: str) -> int:
    return int(text.replace("%", "").replace("\u2212", "-"))
