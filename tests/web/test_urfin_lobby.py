"""Urfin from the lobby: maps of one's own, options that matter, and the team's start."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .guests import DESKTOP, PHONE, Guest, Guests

pytestmark = pytest.mark.browser

MAPS = Path(__file__).parents[2] / "src" / "igroteka" / "games" / "urfin" / "maps"
MEADOW = (MAPS / "meadow.txt").read_text(encoding="utf-8")
SIT = "Sit down and play"


def set_urfin(guest: Guest, box: str = "Urfin") -> Page:
    guest.options(box)
    return guest.page


def give_map(page: Page, text: str) -> None:
    own = page.locator('[data-option="map"]').get_by_role("radio", name="Your own")
    own.check(force=True)
    page.get_by_label("A file: Map").set_input_files(
        {"name": "mine.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_broken_map_is_refused_with_its_reason(guests: Guests, size: tuple[int, int]) -> None:
    guest = guests.come(size)
    page = set_urfin(guest)
    give_map(page, MEADOW.replace("PPP", "ccc"))
    page.get_by_role("button", name=SIT).click()
    alert = page.locator('[data-option="map"]').get_by_role("alert")
    expect(alert).to_contain_text("no palace")
    expect(alert).to_be_in_viewport()
    assert guest.fits()
    # The browser itself writes down that the server said no.
    assert all("422" in fault for fault in guest.faults)
    guest.faults.clear()


@pytest.mark.parametrize(
    ("lang", "box", "said"),
    [
        ("de", "Urfin", "die Karte hat keinen Palast (U-C4)"),
        ("uk", "Урфін", "на карті немає палацу (U-C4)"),
    ],
    ids=["de", "uk"],
)
def test_a_map_is_refused_in_the_readers_language(
    guest: Guest, lang: str, box: str, said: str
) -> None:
    guest.open()
    guest.page.evaluate("lang => localStorage.setItem('igroteka.lang', lang)", lang)
    page = set_urfin(guest, box)
    page.locator('[data-option="map"] input[type="radio"]').last.check(force=True)
    page.locator('[data-option="map"] input[type="file"]').set_input_files(
        {"name": "m.txt", "mimeType": "text/plain", "buffer": MEADOW.replace("PPP", "ccc").encode()}
    )
    page.locator("form button").last.click()
    alert = page.locator('[data-option="map"]').get_by_role("alert")
    expect(alert).to_contain_text(said)
    guest.faults.clear()


def test_a_map_of_ones_own_is_played(guest: Guest) -> None:
    page = set_urfin(guest)
    give_map(page, MEADOW.replace("name meadow", "name home"))
    expect(page.locator('[data-option="map"] svg')).to_be_visible()
    page.get_by_role("button", name=SIT).click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-soldier]")).to_have_count(6)


def test_a_file_too_large_is_not_even_sent(guest: Guest) -> None:
    page = set_urfin(guest)
    give_map(page, MEADOW + "#\n" * 40_000)
    expect(page.locator('[data-option="map"]').get_by_role("alert")).to_contain_text("64 kB")
    expect(page.get_by_role("button", name=SIT)).to_be_disabled()


def test_signposts_are_not_asked_for_in_the_grown_up_game(guest: Guest) -> None:
    page = set_urfin(guest)
    expect(page.locator('[data-option="signposts"]')).to_be_visible()
    page.get_by_role("radio", name="Grown-up").check(force=True)
    expect(page.locator('[data-option="signposts"]')).to_have_count(0)


def test_one_tap_sits_a_team_down(guest: Guest) -> None:
    guest.open()
    page = guest.page
    guest.box("Urfin").locator("[data-play]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-anchor^='seat-']")).to_have_count(2)
    expect(page.locator('[data-act="Ready"]')).to_be_visible()
