"""Roads against the computer and against a friend, from the first card to the last."""

import re

import pytest
from playwright.sync_api import Route, expect

from .fingers import SIDEWAYS, resize
from .guests import DESKTOP, LONG, PHONE, Guest, Guests, invitation, mover_first

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_game_against_the_computer_is_played_to_its_end(
    guests: Guests, size: tuple[int, int]
) -> None:
    guest = guests.come(size)
    guest.set_table("12")
    guest.play_to_the_end()
    result = guest.page.get_by_role("dialog")
    expect(result.get_by_role("heading", level=2)).to_have_text(re.compile("won!|draw!"))
    expect(result.get_by_text("By rule R-")).to_be_visible()
    assert guest.fits()


def test_the_big_button_deals_at_once(guest: Guest) -> None:
    guest.quick_game()
    assert guest.my_turn()
    guest.lay()


def test_a_press_before_the_boxes_are_known_is_not_lost(guest: Guest) -> None:
    """On a bad line they stand there before the server has said what they hold; nothing jumps."""
    held: list[Route] = []
    guest.page.route("**/api/games", lambda route: held.append(route))
    guest.open()
    box = guest.box("Urfin")
    early = box.bounding_box()
    box.locator("[data-options]").click()
    expect(box).to_have_attribute("aria-busy", "true")
    for route in held:
        route.continue_()
    expect(guest.page.get_by_role("dialog", name="Urfin")).to_be_visible()
    expect(box).to_have_attribute("aria-busy", "false")
    assert box.bounding_box() == early


def test_two_browsers_play_by_link(guests: Guests) -> None:
    anna, ben = guests.come(), guests.come(PHONE)
    anna.set_table("12", friend=True)
    ben.open(invitation(anna))
    ben.at_table()
    assert "#" not in ben.page.url
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    playing, waiting = mover_first(anna, ben)
    for _ in range(4):
        before = waiting.laid
        playing.lay()
        expect(waiting.page.locator("[data-laid]")).to_have_count(before + 1)
        if waiting.page.locator(".prompt.over").count():
            return
        expect(waiting.prompt).to_have_class(re.compile("mine"))
        playing, waiting = waiting, playing


def test_what_is_said_reaches_the_other_browser(guests: Guests) -> None:
    anna, ben = guests.come(), guests.come()
    anna.set_table("12", friend=True)
    ben.open(invitation(anna))
    ben.at_table()
    for guest in (anna, ben):
        guest.page.get_by_role("tab", name=re.compile("Chat")).click()
    anna.page.get_by_role("button", name="Good luck!").click()
    expect(ben.page.get_by_role("log")).to_contain_text("Good luck!")
    ben.page.get_by_label("Write to the table").fill("<b>and to you</b>")
    ben.page.get_by_role("button", name="Send").click()
    expect(anna.page.get_by_role("log")).to_contain_text("<b>and to you</b>")


def test_a_reload_in_the_middle_loses_nothing(guest: Guest) -> None:
    guest.set_table(LONG)
    assert guest.my_turn()
    guest.lay()
    assert guest.my_turn()
    laid, hand = guest.laid, guest.page.locator(".hand").inner_html()
    guest.page.reload()
    guest.at_table()
    assert guest.my_turn()
    assert (guest.laid, guest.page.locator(".hand").inner_html()) == (laid, hand)
    guest.lay()


def test_a_wrong_move_says_its_rule_and_leads_to_it(guest: Guest) -> None:
    guest.set_table(LONG)
    assert guest.my_turn()
    guest.lay()
    assert guest.my_turn()
    before = guest.laid
    guest.pick()
    guest.page.locator(".target:not(:has(.ghost))").first.press("Enter")
    refused = guest.page.get_by_role("alert").filter(has_text="Rule R-")
    expect(refused).to_be_visible()
    assert guest.serious_faults() == []
    assert guest.laid == before
    cited = refused.get_by_role("link").inner_text().split()[-1]
    refused.get_by_role("link").click()
    sheet = guest.page.get_by_role("dialog")
    expect(sheet.locator(".here dt")).to_have_text(cited)
    expect(sheet.locator(".here")).to_be_in_viewport()
    with guest.context.expect_page() as opening:
        sheet.get_by_role("link", name="Open as a page").click()
    rules = opening.value
    guest.listen(rules)
    assert rules.url.endswith(f"#{cited}")
    expect(rules.locator(f'[id="{cited}"]')).to_be_in_viewport()


def resign(guest: Guest) -> None:
    guest.quick_game()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("button", name="Yes, I resign").click()


def test_resigning_asks_first_and_ends_the_game(guest: Guest) -> None:
    resign(guest)
    expect(guest.prompt).to_have_class(re.compile("over"))


def test_whoever_did_not_win_is_offered_a_lesson(guest: Guest) -> None:
    resign(guest)
    guest.page.locator("[data-advised]").click()
    expect(guest.page.locator(".lesson .said")).to_be_visible()


def test_on_its_side_a_phone_says_how_it_came_beside_the_picture(guest: Guest) -> None:
    resign(guest)
    told = guest.page.locator("[data-account] th").first
    told.wait_for()
    resize(guest.page, SIDEWAYS[0])
    line, ways = told.bounding_box(), guest.page.locator(".ways").first.bounding_box()
    assert line is not None
    assert ways is not None
    assert line["y"] + line["height"] <= ways["y"]


def test_a_shared_device_covers_the_hand_between_turns(guest: Guest) -> None:
    guest.set_table(LONG, shared=True)
    page = guest.page
    for _ in range(2):
        expect(page.get_by_role("heading", level=1)).to_contain_text("Pass the device to")
        assert page.locator(".hand").count() == 0
        page.get_by_role("button", name=re.compile("show my cards")).click()
        assert guest.my_turn()
        guest.lay()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Pass the device to")
