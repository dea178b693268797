"""Every board tells its keys in the same place: "?" opens the list, Escape closes it."""

import pytest
from playwright.sync_api import expect

from .guests import PHONE, Guest, Guests
from .test_focus import TABLES, focused, sit

pytestmark = pytest.mark.browser

# A key of that game, and what it is said to do.
TOLD = {
    "roads": ("R", "Turn it"),
    "clockwork": ("Esc", "Let go, or put it back"),
    "urfin": ("R", "Turn it"),
    "prison": ("N", "End turn"),
    "skyscraper": ("V", "The plan, or the building again"),
}


def told(guest: Guest) -> list[tuple[str, str]]:
    rows = guest.page.get_by_role("dialog").locator("dl.keys")
    return list(
        zip(
            rows.locator("kbd").all_inner_texts(), rows.locator("dd").all_inner_texts(), strict=True
        )
    )


@pytest.mark.parametrize("game", list(TABLES))
def test_a_question_mark_lists_the_keys_of_the_board(guests: Guests, game: str) -> None:
    anna = guests.come()
    sit(anna, game, TABLES[game][1])
    anna.page.keyboard.press("?")
    assert TOLD[game] in told(anna)
    assert ("?", "This list") in told(anna)
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    assert focused(anna)


def test_the_menu_opens_the_list_for_whoever_knows_no_question_mark(guests: Guests) -> None:
    anna = guests.come(PHONE)
    sit(anna, "prison", {})
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Keys").click()
    expect(anna.page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert anna.fits()
    assert anna.serious_faults() == []


def test_whoever_writes_a_question_gets_no_list(guests: Guests) -> None:
    anna = guests.come()
    sit(anna, "roads", {})
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_placeholder("Write").press_sequentially("why?")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_a_key_is_moved_refused_and_put_back(guests: Guests) -> None:
    """In Prison, which has most of them: the new key plays, also after the page was left."""
    anna = guests.come()
    sit(anna, "prison", {})
    anna.page.keyboard.press("?")
    dialog = anna.page.get_by_role("dialog", name="Keys")
    change = dialog.get_by_role("button", name="End turn: N. Change the key")
    change.press("Enter")
    change.press("r")
    expect(dialog.get_by_role("status")).to_have_text("R is taken: Open a room.")
    change.press("Enter")
    change.press("ArrowLeft")
    expect(dialog.get_by_role("status")).to_contain_text("has work of its own")
    change.press("Enter")
    change.press("Escape")
    expect(dialog.get_by_role("status")).to_have_text("")
    change.press("Enter")
    change.press("x")
    assert ("X", "End turn") in told(anna)
    anna.page.reload()
    anna.page.locator(".prison").wait_for()
    anna.page.keyboard.press("?")
    assert ("X", "End turn") in told(anna)
    assert anna.serious_faults() == []
    dialog.get_by_role("button", name="All keys as they were").press("Enter")
    assert ("N", "End turn") in told(anna)
