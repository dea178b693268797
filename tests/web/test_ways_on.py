"""Every way that leads on is gone once: whatever can be pressed does what it says."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from .guests import LONG, PHONE, Guest, Guests
from .positions import shelved
from .prison_moments import reached
from .profiles import Lend

pytestmark = pytest.mark.browser

NEW_HERE = "localStorage['igroteka.played'] = '[]'"


def menu(guest: Guest, item: str) -> None:
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("dialog", name="Menu").get_by_role("button", name=item).click()


def close(guest: Guest) -> None:
    guest.page.get_by_role("dialog").last.get_by_role("button", name="Close").click()


def test_whoever_is_new_may_have_the_usual_game(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.context.add_init_script(NEW_HERE)
    guest.open()
    guest.box("Roads").locator("[data-usual]").click()
    guest.at_table()
    expect(guest.page.get_by_role("button", name="Give me a hint")).to_have_count(0)


def test_seats_are_added_named_and_taken_away_before_the_game(guest: Guest) -> None:
    guest.options("Clockwork")
    page = guest.page
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Name at seat 3").fill("Clara")
    page.get_by_role("button", name="Remove seat 4").click()
    expect(page.get_by_label("Who sits at seat 4")).to_have_count(0)
    page.get_by_label("Who sits at seat 3").select_option("me")
    page.get_by_role("button", name="Sit down and play").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="I am Bo, show my cards").click()
    expect(page.get_by_text("Clara").first).to_be_attached()


def test_the_menu_of_a_table_does_all_that_it_offers(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.set_table(LONG, friend=True)
    close(guest)
    page = guest.page
    menu(guest, "Link for watchers")
    page.get_by_role("dialog").last.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    close(guest)
    page.get_by_label("Your name").fill("Robert")
    page.get_by_label("Your name").press("Tab")
    expect(page.get_by_text("Robert").first).to_be_attached()
    close(guest)
    page.get_by_role("button", name="Menu").click()
    assert guest.saves("Save the game as a file").suggested_filename.endswith(".json")
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Sit down").click()
    menu(guest, "Take over again")
    menu(guest, "Leave the table")
    expect(guest.box()).to_be_visible()


def test_the_end_leads_to_an_easier_game_and_back_to_what_it_said(guest: Guest) -> None:
    guest.set_table("12")
    page = guest.page
    menu(guest, "Resign")
    page.get_by_role("button", name="Yes, I resign").click()
    guest.saves("Save the game as a file")
    page.get_by_role("button", name="Look at the board").click()
    page.locator(".prompt.over button").click()
    page.get_by_role("radio", name="As they were").check()
    before = page.url
    page.get_by_role("button", name="Another round").click()
    expect(page).not_to_have_url(before)


def test_what_the_house_tells_of_the_end_moves_no_way_on(lend: Lend, site: str, kept: Path) -> None:
    keys = shelved(kept, reached("over"))
    anna = Guest(lend(PHONE, reduced_motion="reduce"), site)
    asked: list[Route] = []
    anna.page.route("**/api/tables/*/end", lambda route: asked.append(route))
    with anna.page.expect_request("**/api/tables/*/end"):
        anna.open(f"{site}/t/{keys.table}#{keys.seats[0].token}")
    anna.page.locator("[data-finale]").wait_for()
    again = anna.page.locator(".ways .main")
    before = again.bounding_box()
    asked[0].continue_()
    anna.page.locator("[data-account]").wait_for()
    assert before == again.bounding_box()


def test_sounds_captions_and_speed_are_kept(guest: Guest) -> None:
    guest.open()
    page = guest.page
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    for kept in ("Sounds in words", "Sound"):
        dialog.get_by_role("group", name=kept, exact=True).get_by_role("radio", name="On").check()
    dialog.get_by_role("radio", name=re.compile("[Qq]uick|[Ff]ast")).check()
    close(guest)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(dialog.get_by_role("radio", name=re.compile("[Qq]uick|[Ff]ast"))).to_be_checked()
    expect(
        dialog.get_by_role("group", name="Sounds in words").get_by_role("radio", name="On")
    ).to_be_checked()
