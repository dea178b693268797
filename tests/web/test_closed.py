"""A damaged table is shown as far as it is sound; its people are told, and go on at a new one."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .guests import DESKTOP, PHONE, Guests
from .positions import reached, shelved

pytestmark = pytest.mark.browser


def test_players_of_a_damaged_table_are_told_and_go_on_at_a_new_one(
    guests: Guests, site: str, kept: Path
) -> None:
    keys = shelved(kept, reached("walk", 2))
    with closing(sqlite3.connect(kept)) as disk, disk:
        damaged = "UPDATE entries SET data = x'00' WHERE match = ? AND step = 9"
        assert disk.execute(damaged, (keys.table,)).rowcount == 1
    anna, ben = guests.come(DESKTOP), guests.come(PHONE)
    for guest, key in zip((anna, ben), keys.seats, strict=True):
        guest.open(f"/t/{keys.table}#{key.token}")
        expect(guest.page.locator("[data-closed=damaged]")).to_be_visible()
        expect(guest.page.locator("[data-step]")).to_have_attribute("data-step", "9")
    anna.page.locator("[data-closed] button").click()
    expect(anna.page.locator("[data-closed]")).to_have_count(0)
    ben.page.locator("[data-call] button").click()
    expect(ben.page.locator("[data-closed]")).to_have_count(0)
    assert anna.page.url == ben.page.url != f"{site}/t/{keys.table}"
