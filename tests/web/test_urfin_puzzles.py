"""Puzzles of Urfin, from the lobby to their solution and on to the next one."""

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .guests import DESKTOP, PHONE, Guest, Guests

pytestmark = pytest.mark.browser

TOLD = Path(__file__).parents[1] / "games" / "urfin" / "solutions.toml"
SOLUTIONS = tomllib.loads(TOLD.read_text(encoding="utf-8"))


def open_puzzles(guest: Guest) -> Page:
    guest.open()
    guest.box("Urfin").locator("[data-puzzles]").click()
    return guest.page


def build(page: Page, part: int, cell: int) -> None:
    page.locator(f'[data-part="{part}"]').first.press("Enter")
    expect(page.locator(f'[data-part="{part}"][aria-pressed="true"]')).to_have_count(1)
    before = page.locator("[data-part]").count()
    place = page.locator(f'[data-target="cell-{cell}"]')
    place.focus()
    place.press("Enter")
    expect(page.locator("[data-part]")).to_have_count(before - 1)


@pytest.mark.parametrize(
    ("puzzle", "size"), [("one-01", PHONE), ("two-01", DESKTOP)], ids=["one turn", "two turns"]
)
def test_a_puzzle_is_solved_from_the_lobby(
    guests: Guests, puzzle: str, size: tuple[int, int]
) -> None:
    guest = guests.come(size)
    page = open_puzzles(guest)
    assert guest.fits()
    page.locator(f'[data-puzzle="{puzzle}"]').click()
    for turn in SOLUTIONS[puzzle]["turns"]:
        for part, cell in turn:
            build(page, part, cell)
        page.locator('[data-act="Done"]').click()
    expect(page.locator('[data-stands="solved"]')).to_contain_text("Solved")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("[data-next-puzzle]").click()
    expect(page.locator(f'section[data-puzzle="{puzzle}"]')).to_have_count(0)
    expect(page.locator('[data-stands="open"]')).to_be_visible()
    expect(page.locator("[data-part]").first).to_be_visible()
    open_puzzles(guest)
    expect(page.locator("[data-puzzle].done")).to_have_attribute("data-puzzle", puzzle)
    expect(page.locator("[data-puzzle].done")).to_contain_text("solved")


def test_an_unsolved_puzzle_may_be_tried_again(guest: Guest) -> None:
    page = open_puzzles(guest)
    page.locator('[data-puzzle="one-01"]').click()
    page.locator('[data-act="Done"]').click()
    expect(page.locator('[data-stands="failed"]')).to_contain_text("Soldiers still marching: 4")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator('[data-stands="open"]')).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-part]")).to_have_count(4)
    open_puzzles(guest)
    expect(page.locator("[data-puzzle]").first).to_be_visible()
    expect(page.locator("[data-puzzle].done")).to_have_count(0)
