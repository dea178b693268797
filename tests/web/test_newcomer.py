"""Somebody who has read nothing: words stay whole, keys are not lost, the first game is gentle."""

import pytest
from playwright.sync_api import expect
from tests.lessons.told import LESSONS

from .broken import broken_words
from .conftest import Moment
from .fingers import SIDEWAYS
from .guests import DESKTOP, PHONE, Guest, Guests
from .patience import until_ready
from .players import LEGAL, asked
from .positions import reached, winning
from .test_focus import sit
from .test_lessons import NEXT, begin, walk

pytestmark = pytest.mark.browser

NEW_HERE = "localStorage['igroteka.lessons'] = '{}'; localStorage['igroteka.played'] = '[]'"
SHORT = next(told for told in LESSONS if str(told) == "roads-open")
HEIGHT = "strip => strip.getBoundingClientRect().height"
LINES = """it =>
    it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).lineHeight)"""
SCROLLED = """port => {
    port.scrollTop = port.scrollLeft = 40;
    return [port.scrollTop, port.scrollLeft];
}"""


def meet_a_brancher(guest: Guest) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "medium:brancher"}]
    wish = {"game": "roads", "seats": seats}
    keys = guest.context.request.post(f"{guest.site}/api/tables", data=wish).json()
    guest.open(f"{guest.site}/t/{keys['table']}#{keys['seats'][0]['token']}")


@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_has_built_three_machines_still_has_a_name(moment: Moment, seats: int) -> None:
    table = moment("last", seats, PHONE)
    mover = asked(table)
    until_ready(mover.page)
    before = mover.page.locator(".strip").evaluate(HEIGHT)
    last = winning(reached("last", seats).state) or 0
    mover.page.locator(LEGAL).nth(last).evaluate("it => it.click()")
    mover.page.get_by_role("dialog").wait_for()
    mover.page.keyboard.press("Escape")
    expect(mover.page.locator(".won .machine")).to_have_count(3)
    assert broken_words(mover.page, ".strip, section[tabindex]") == []
    assert abs(mover.page.locator(".strip").evaluate(HEIGHT) - before) < 1


def test_enter_on_the_first_question_shows_how_to_play(guests: Guests) -> None:
    guest = guests.come(DESKTOP)
    guest.context.add_init_script(NEW_HERE)
    guest.open()
    guest.box("Roads").locator("[data-play]").press("Enter")
    expect(guest.page.locator("[data-guided]")).to_be_focused()
    until_ready(guest.page)
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".lesson .said")).to_be_visible()


def test_no_name_of_a_character_is_broken_in_russian(guests: Guests) -> None:
    guest = guests.come(PHONE, locale="ru-RU")
    told = next(told for told in LESSONS if str(told) == "clockwork-first")
    page = begin(guest, told)
    page.locator("[data-character]").first.wait_for()
    assert broken_words(page, ".choose") == []


def test_a_bot_with_a_character_has_a_short_name_on_a_phone(guests: Guests) -> None:
    guest = guests.come(PHONE, locale="de")
    meet_a_brancher(guest)
    name = guest.page.locator(".strip .seat:nth-child(2) .name")
    expect(name.locator(".short")).to_have_text("Bot (Verzweiger)")
    expect(name.locator(".whole")).to_have_text("Bot (Verzweiger, mittel)")
    until_ready(guest.page)
    assert broken_words(guest.page, ".strip") == []
    assert name.evaluate(LINES) < 2.5


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS[0]], ids=["phone", "sideways"])
def test_four_long_names_at_one_table_are_small_and_whole(
    guests: Guests, size: tuple[int, int]
) -> None:
    guest = guests.come(size, locale="de")
    ways = ("climber", "settler", "foreman")
    around = [{"kind": "bot", "bot": f"learner:{way}"} for way in ways]
    sit(guest, "skyscraper", {"hands": "calm"}, others=around)
    assert broken_words(guest.page, ".strip") == []


def test_what_is_to_be_chosen_next_is_in_sight(guests: Guests) -> None:
    told = next(told for told in LESSONS if str(told) == "prison-first")
    page = begin(guests.come(PHONE), told)
    for _ in range(2):
        page.locator(NEXT).click()
    page.locator("[data-pick][data-hint]").evaluate("naga => naga.click()")
    expect(page.locator("[data-page]")).to_have_attribute("data-page", "4")
    expect(page.locator("[data-pick][data-hint]")).to_be_in_viewport(ratio=0.9)


def test_the_frame_of_a_board_does_not_scroll_away_with_its_buttons(guests: Guests) -> None:
    told = next(told for told in LESSONS if str(told) == "prison-first")
    page = begin(guests.come(PHONE), told)
    page.locator(".port").wait_for()
    assert page.locator(".port").evaluate(SCROLLED) == [0, 0]


def test_after_a_lesson_the_keys_are_on_the_next_step(guests: Guests) -> None:
    guest = guests.come(DESKTOP)
    walk(guest, SHORT, "keys")
    expect(guest.page.locator("[data-next-lesson]")).to_be_focused()


def test_the_first_game_after_a_lesson_is_a_gentle_one(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.context.add_init_script(NEW_HERE)
    page = guest.page
    walk(guest, SHORT, "mouse")
    with page.expect_request("**/api/tables") as sent:
        page.locator("[data-real-game]").click()
    wish = sent.value.post_data_json or {}
    assert (wish["help"], wish["seats"][1]["bot"]) == ("coach", "learner")


def test_beside_the_board_the_whole_name_of_a_bot_is_unbroken(guests: Guests) -> None:
    guest = guests.come(DESKTOP, locale="de")
    meet_a_brancher(guest)
    expect(guest.page.locator(".strip .whole")).to_have_text("Bot (Verzweiger, mittel)")
    assert broken_words(guest.page, ".strip") == []
