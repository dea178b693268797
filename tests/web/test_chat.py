"""What is said beside the board: nothing written is lost, and the newest stays in sight."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .guests import LONG, PHONE, Guest, Guests, invitation
from .test_line import Line

pytestmark = pytest.mark.browser

KEYBOARD = (360, 390)
# Nothing of the last line is below what is shown.
NEWEST = """(least) => {
    const list = document.querySelector('.said');
    const last = list.querySelector('li:last-child').getBoundingClientRect();
    return list.clientHeight < least && last.bottom <= list.getBoundingClientRect().bottom;
}"""
ANY_HEIGHT = 10_000


def chat(guest: Guest) -> Locator:
    guest.page.locator("aside .handle").click()
    guest.page.get_by_role("tab", name=re.compile("Chat")).click()
    return guest.page.get_by_role("log", name="Chat")


def say(guest: Guest, words: str) -> None:
    guest.page.get_by_label("Write to the table").fill(words)
    guest.page.get_by_role("button", name="Send").click()


def newest_in_sight(guest: Guest, lower_than: int = ANY_HEIGHT) -> None:
    guest.page.wait_for_function(NEWEST, arg=lower_than)


def test_words_sent_while_the_line_is_down_stay_written(guests: Guests) -> None:
    guest = guests.come(PHONE)
    line = Line(guest)
    guest.set_table(LONG)
    said = chat(guest)
    line.pull()
    expect(guest.page.locator(".down")).to_contain_text("The line is down")
    say(guest, "Who has the dead end?")
    written = guest.page.get_by_label("Write to the table")
    expect(written).to_have_value("Who has the dead end?")
    line.mend()
    expect(guest.page.get_by_text("Back at the table.")).to_be_visible()
    guest.page.get_by_role("button", name="Send").click()
    expect(said).to_contain_text("Who has the dead end?")
    expect(written).to_have_value("")


def test_the_newest_words_stay_in_sight_as_the_keyboard_opens(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.set_table(LONG)
    said = chat(guest)
    for number in range(6):
        say(guest, f"{number} " + "and so on " * 12)
        expect(said.locator("li")).to_have_count(number + 1)
    newest_in_sight(guest)
    tall = said.evaluate("list => list.clientHeight")
    guest.page.set_viewport_size({"width": KEYBOARD[0], "height": KEYBOARD[1]})
    newest_in_sight(guest, tall)


def test_whoever_reads_further_up_stays_there(guests: Guests) -> None:
    anna, ben = guests.come(), guests.come(PHONE)
    anna.set_table("12", friend=True)
    ben.open(invitation(anna))
    ben.at_table()
    said = chat(ben)
    anna.page.get_by_role("tab", name=re.compile("Chat")).click()
    for number in range(5):
        say(anna, f"{number} " + "and so on " * 12)
        expect(said.locator("li")).to_have_count(number + 1)
    newest_in_sight(ben)
    said.evaluate("""list => new Promise(done => {
        list.addEventListener('scroll', () => done(), { once: true });
        list.scrollTop = 0;
    })""")
    say(anna, "and one more")
    expect(said).to_contain_text("and one more")
    assert said.evaluate("list => list.scrollTop") == 0
    say(ben, "I have read it all")
    expect(said).to_contain_text("I have read it all")
    newest_in_sight(ben)
