"""How to play, beside the table: in short with pictures, and the rules at the clause asked for."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from igroteka.games import SHELF

from .conftest import BOT, ME
from .guests import PHONE, Guest, Guests
from .patience import until_ready

pytestmark = pytest.mark.browser

LEAST_PX = 40
SIDEWAYS = (740, 360)
IN_SIGHT = """(it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
}"""
WIDER = "(it) => it.scrollWidth > it.clientWidth"


def seated(guest: Guest, game: str) -> Guest:
    wish = {"game": game, "seats": [ME, BOT][: SHELF[game].seats[1]]}
    keys = guest.context.request.post(f"{guest.site}/api/tables", data=wish).json()
    guest.open(f"/t/{keys['table']}#{keys['seats'][0]['token']}")
    until_ready(guest.page)
    return guest


def opened(page: Page) -> Locator:
    page.get_by_role("button", name="How to play").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("li svg").first).to_be_visible()
    return sheet


@pytest.mark.parametrize("game", SHELF)
def test_the_rules_in_short_have_a_picture_each(guests: Guests, game: str) -> None:
    anna = seated(guests.come(PHONE), game)
    sheet = opened(anna.page)
    rows = sheet.locator("li[data-clause]")
    expect(rows.locator(".picture > svg")).to_have_count(rows.count())
    for row in rows.all():
        drawn = row.locator("svg").first.bounding_box()
        assert drawn is not None, row.text_content()
        assert min(drawn["width"], drawn["height"]) > LEAST_PX, row.text_content()
    assert not sheet.locator(".inside").evaluate(WIDER)
    assert anna.serious_faults() == []
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(anna.page.get_by_role("button", name="How to play")).to_be_focused()


def test_on_a_phone_on_its_side_nothing_lies_over_what_is_read(guests: Guests) -> None:
    sheet = opened(seated(guests.come(SIDEWAYS), "urfin").page)
    read, foot = sheet.locator(".inside").bounding_box(), sheet.locator("footer").bounding_box()
    assert read is not None
    assert foot is not None
    assert read["height"] > 2 * LEAST_PX
    assert read["y"] + read["height"] <= foot["y"]


def test_what_is_told_in_short_leads_to_its_clause(guest: Guest) -> None:
    sheet = opened(seated(guest, "urfin").page)
    sheet.get_by_role("link", name="U-F3", exact=True).click()
    clause = sheet.locator(".here")
    expect(clause).to_contain_text("A roof 1 covers the four cells exactly two away")
    guest.page.wait_for_function(IN_SIGHT, arg=clause.element_handle())
    sheet.get_by_role("tab", name="In short").click()
    expect(sheet.locator("li[data-clause='U-F3']")).to_be_visible()


def test_the_menu_opens_the_rules_beside_the_table(guest: Guest) -> None:
    page = seated(guest, "urfin").page
    address = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Read the rules").click()
    expect(page.get_by_role("dialog").get_by_role("tab", name="In short")).to_be_visible()
    assert page.url == address
    assert len(guest.context.pages) == 1


def test_a_line_of_the_log_leads_to_its_rule(guest: Guest) -> None:
    page = seated(guest, "roads").page
    log = page.get_by_role("list", name="Log")
    line = log.get_by_role("button").first
    expect(line).to_contain_text("begin")
    line.click()
    clause = page.get_by_role("dialog").locator(".here")
    expect(clause).to_contain_text("R-P3")
    page.wait_for_function(IN_SIGHT, arg=clause.element_handle())
    page.keyboard.press("Escape")
    expect(line).to_be_focused()


def test_arrows_go_from_line_to_line_and_tab_past_them(guest: Guest) -> None:
    page = seated(guest, "roads").page
    lines = page.get_by_role("list", name="Log").get_by_role("button")
    assert lines.count() > 1
    lines.last.focus()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").locator(".here")).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert page.evaluate("() => !document.activeElement.closest('ol')")


def test_the_page_of_the_rules_begins_with_them_in_short(guest: Guest) -> None:
    guest.open("/rules/clockwork")
    expect(guest.page.get_by_role("heading", name="In short")).to_be_visible()
    rows = guest.page.locator("li[data-clause]")
    expect(rows.locator(".picture > svg")).to_have_count(rows.count())
    rows.first.get_by_role("link").click()
    expect(guest.page).to_have_url(re.compile(r"#C-W3$"))
    expect(guest.page.locator(".here")).to_be_in_viewport()


def test_without_a_line_the_sheet_says_why_it_is_empty(guest: Guest) -> None:
    """What it is made of comes only when it is asked for."""
    page = seated(guest, "roads").page
    page.route("**/HelpSheet*.js", lambda route: route.abort())
    page.get_by_role("button", name="How to play").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("No line to the server")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert all("HelpSheet" in fault or "ERR_FAILED" in fault for fault in guest.faults)
    guest.faults.clear()
