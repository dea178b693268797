"""A finished game, watched again."""

import json
import re

import pytest
from playwright.sync_api import expect

from igroteka.games import SHELF

from .fingers import SIDEWAYS, resize
from .guests import LONG, PHONE, Guest, Guests

pytestmark = pytest.mark.browser


@pytest.fixture
def over(guest: Guest) -> Guest:
    """In front of a game that has just ended by resigning."""
    guest.set_table(LONG)
    for _ in range(2):
        assert guest.my_turn()
        guest.lay()
    assert guest.my_turn()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("button", name="Yes, I resign").click()
    guest.page.get_by_role("link", name="Watch again").click()
    guest.page.wait_for_url("**/r/*")
    expect(guest.page.get_by_role("slider")).to_be_visible()
    return guest


def at(guest: Guest) -> int:
    return int(guest.page.get_by_role("slider").input_value())


def test_it_steps_forth_and_back_by_button_and_by_key(over: Guest) -> None:
    page = over.page
    page.get_by_role("button", name="One step forward").click()
    assert at(over) == 1
    page.locator("main").focus()
    page.keyboard.press("ArrowRight")
    assert at(over) == 2
    page.keyboard.press("ArrowLeft")
    assert at(over) == 1
    page.get_by_role("button", name="To the end").click()
    assert at(over) == int(page.get_by_role("slider").get_attribute("max") or 0)
    assert over.laid >= 3
    page.get_by_role("button", name="To the beginning").click()
    assert (at(over), over.laid) == (0, 0)
    # On a phone on its side the board has its room, and the controls are in sight.
    resize(page, SIDEWAYS[0])
    box = page.locator(".port").bounding_box()
    assert box
    assert box["width"] > 400
    assert box["height"] > 200
    expect(page.get_by_role("button", name="To the end")).to_be_in_viewport(ratio=1)


def test_the_other_hand_is_seen_once_it_is_over(over: Guest) -> None:
    page = over.page
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="One step back").click()
    mine = page.locator(".board").inner_text()
    page.get_by_label("Seen by").select_option("1")
    expect(page.get_by_text("(you)")).to_be_visible()
    expect(page.locator(".board")).not_to_have_text(mine)


def test_it_plays_by_itself(over: Guest) -> None:
    over.page.get_by_label("Pace").select_option("quick")
    over.page.get_by_role("button", name="Play", exact=True).click()
    expect(over.page.get_by_role("button", name="To the end")).to_be_disabled()


def test_a_line_of_its_log_leads_to_the_rule(over: Guest) -> None:
    over.page.get_by_role("button", name="To the end").click()
    over.page.get_by_role("list", name="Log").get_by_role("button").last.click()
    expect(over.page.get_by_role("dialog").locator(".here")).to_be_in_viewport()


def test_playing_on_sets_a_new_table_at_that_step(over: Guest) -> None:
    over.page.get_by_role("button", name="To the end").click()
    laid = over.laid
    over.page.get_by_role("button", name="One step back").click()
    over.page.get_by_role("button", name="Play on from here").click()
    over.at_table()
    expect(over.page.locator("[data-laid]")).to_have_count(laid)


def test_the_record_is_saved_as_a_file(over: Guest) -> None:
    saved = over.saves("Save the game")
    assert re.fullmatch(r"roads-.+\.json", saved.suggested_filename)
    record = json.loads(saved.path().read_text())
    assert record["format"] == "igroteka-record/1"
    assert record["seed"]


def test_a_record_that_does_not_come_says_so_and_comes_when_it_can(over: Guest) -> None:
    page, away = over.page, "**/export"
    page.route(away, lambda route: route.abort())
    page.get_by_role("button", name="Save the game").click()
    unsaved = page.get_by_role("alert").filter(has_text="The server does not answer")
    expect(unsaved).to_be_visible()
    over.faults.clear()
    page.unroute(away)
    over.saves("Save the game")
    expect(unsaved).to_have_count(0)


def test_finished_tables_are_listed_and_can_be_forgotten(over: Guest) -> None:
    over.open()
    mine = over.page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("link")).to_contain_text(re.compile("won!.*Watch again", re.DOTALL))
    over.page.on("dialog", lambda dialog: dialog.accept())
    mine.get_by_role("button", name="Take off my list").click()
    expect(mine.get_by_text("No tables yet")).to_be_visible()


def test_a_link_opens_this_very_moment_to_a_stranger_who_plays_on(
    over: Guest, guests: Guests
) -> None:
    page = over.page
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="One step back").click()
    link = page.get_by_label("Show this moment").input_value()
    # What stands in the address bar is that link, too.
    page.wait_for_url(link)
    stranger = guests.come(PHONE)
    stranger.open(page.url)
    expect(stranger.page.get_by_role("slider")).to_have_value(str(at(over)))
    expect(stranger.page.locator("[data-laid]")).to_have_count(over.laid)
    assert stranger.fits()
    expect(stranger.page.get_by_role("link", name="To the table")).to_have_count(0)
    stranger.page.get_by_role("button", name="Play on from here").click()
    stranger.page.wait_for_url("**/t/*")
    assert stranger.my_turn()
    assert stranger.laid == over.laid


def test_the_position_can_be_saved_as_text(over: Guest) -> None:
    page = over.page
    page.get_by_role("button", name="To the end").click()
    text = over.saves("Save the position as text").path().read_text(encoding="utf-8")
    assert SHELF["roads"].show(SHELF["roads"].read(text)) == text
