"""A puzzle that somebody shares: opened by its link, missed, taken back and solved, by keys."""

import pytest
from playwright.sync_api import Page, expect

from igroteka.games import SHELF
from igroteka.kernel.puzzles import puzzles_of

from .guests import PHONE, Guest, Guests
from .patience import until_ready

pytestmark = pytest.mark.browser

PUZZLE = puzzles_of(SHELF["roads"])[0]
SIDEWAYS = (740, 360)
# Of what is said: how much of its first line is seen, and whether anything lies over it.
SEEN = """() => {
    const said = document.querySelector('.lesson .said [role=status] p');
    const { left, top, width } = said.getBoundingClientRect();
    const line = parseFloat(getComputedStyle(said).lineHeight);
    const over = document.elementFromPoint(left + Math.min(width, 40) / 2, top + line / 2);
    return top >= 0 && top + line <= innerHeight && said.contains(over);
}"""


def press(page: Page, what: str) -> None:
    button = page.locator(f"{what}:enabled")
    button.focus()
    button.press("Enter")


def test_a_shared_puzzle_is_missed_taken_back_and_solved_by_keys(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.open(f"/p/roads#{PUZZLE.id}")
    page = guest.page
    expect(page.locator(f'section[data-puzzle="{PUZZLE.id}"]')).to_contain_text("Close the network")
    assert guest.fits()
    for used in range(1, PUZZLE.moves + 1):
        until_ready(page)
        guest.place()
        expect(page.locator(f'[data-used="{used}"]')).to_be_visible()
    expect(page.locator('[data-stands="failed"]')).to_contain_text("Open road ends")
    press(page, "[data-puzzle-again]")
    expect(page.locator('[data-used="0"]')).to_be_visible()
    while not page.locator('[data-stands="solved"]').count():
        until_ready(page)
        press(page, "[data-puzzle-show]")
        used = int(page.locator("[data-used]").get_attribute("data-used") or 0)
        press(page, "[data-hint-do]")
        expect(page.locator(f'[data-used="{used + 1}"]')).to_be_visible()
    expect(page.locator("[data-next-puzzle], [data-share-puzzle]")).to_have_count(2)
    press(page, "[data-next-puzzle]")
    expect(page.locator(f'section[data-puzzle]:not([data-puzzle="{PUZZLE.id}"])')).to_be_visible()
    guest.open("/")
    guest.box("Roads").locator("[data-puzzles]").click()
    expect(page.locator("[data-puzzle].done")).to_have_attribute("data-puzzle", PUZZLE.id)


def test_on_a_phone_on_its_side_one_reads_what_is_asked_and_what_is_taught(guests: Guests) -> None:
    guest = guests.come(SIDEWAYS)
    for address in (f"/p/roads#{PUZZLE.id}", begun(guest)):
        guest.open(address)
        guest.page.locator(".lesson .said [role=status] p").wait_for()
        until_ready(guest.page)
        assert guest.page.evaluate(SEEN), address
        assert guest.fits()


def begun(guest: Guest) -> str:
    """The address of a lesson's table."""
    wish = {"game": "roads", "lesson": "first", "name": "Anna"}
    keys = guest.context.request.post(f"{guest.site}/api/lessons", data=wish).json()
    token = next(key["token"] for key in keys["seats"] if key["token"])
    return f"{guest.site}/t/{keys['table']}#{token}"
