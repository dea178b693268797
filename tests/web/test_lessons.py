"""Lessons in the browser: from the lobby to their end, by mouse and by keys, nothing out of sight.

With ALL_LESSONS every lesson of every game, at both sizes and in both ways.
"""

import os
import re

import pytest
from playwright.sync_api import Page, expect
from tests.lessons.told import LESSONS, Told

from igroteka.kernel.lessons import MOVE

from .guests import DESKTOP, PHONE, Guest, Guests
from .hands import ByPlaywright, Keyboard
from .patience import until_ready

pytestmark = pytest.mark.browser

MOST_PRESSES = 200
NEXT = "[data-lesson-next]:enabled"
MARK = "[data-hint], [data-hint-do]"
OVER = "[data-real-game]"
# Where gravity is real the learner's own hand sets things down: here by stopping a needle.
NEEDLE = "dialog[open] [data-steady=press]"
STOPPED = "() => !document.querySelector('dialog[open][data-round=\"2\"]')"
SHORT = [
    told for told in LESSONS if str(told) in ("roads-open", "roads-lanes", "skyscraper-joints")
]
# As in a browser without WebGL.
NO_DEPTH = """{
    const made = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...how) {
        return kind.startsWith('webgl') ? null : made.call(this, kind, ...how);
    };
}"""
WALKED = LESSONS if os.environ.get("ALL_LESSONS") else SHORT
WAYS = ["mouse", "keys"]
WALKS = [
    (told, way)
    for number, told in enumerate(WALKED)
    for way in (WAYS if os.environ.get("ALL_LESSONS") else WAYS[number % 2 :][:1])
]


def begin(guest: Guest, told: Told) -> Page:
    wish = {"game": told.game.id, "lesson": told.lesson.id, "name": "Anna"}
    keys = guest.context.request.post(f"{guest.site}/api/lessons", data=wish).json()
    token = next(key["token"] for key in keys["seats"] if key["token"])
    guest.open(f"{guest.site}/t/{keys['table']}#{token}")
    guest.page.locator(".lesson .said").wait_for()
    return guest.page


def at_page(page: Page) -> int:
    """Once there is something to press: the others' scripted moves come by themselves."""
    page.wait_for_function(STOPPED)
    until_ready(page)
    page.locator(f"{NEEDLE}, {MARK}, {NEXT}, {OVER}").first.wait_for()
    until_ready(page)
    return int(page.locator("[data-page]").get_attribute("data-page") or 0)


def look(page: Page, told: Told) -> None:
    """Whatever this page of the lesson points at is on the screen."""
    said = [step for step in told.lesson.step if step.say]
    for name in said[at_page(page) - 1].point:
        meant = page.locator("[data-hint]" if name == MOVE else f'[data-pointer="{name}"]')
        expect(meant.first).to_be_in_viewport()


def by_mouse(page: Page) -> None:
    """The mark on the board is pressed, once there is one; otherwise whoever teaches goes on."""
    shown = (page.locator(wanted) for wanted in (NEEDLE, MARK, NEXT))
    next(wanted for wanted in shown if wanted.count()).first.click()


def by_keys(page: Page) -> None:
    Keyboard(ByPlaywright(page), (NEEDLE, MARK, NEXT)).act()


def walk(guest: Guest, told: Told, way: str) -> None:
    page = begin(guest, told)
    seen = set()
    for _ in range(MOST_PRESSES):
        number = at_page(page)
        if number not in seen:
            look(page, told)
            seen.add(number)
            assert guest.fits()
        if page.locator(OVER).count():
            break
        (by_mouse if way == "mouse" else by_keys)(page)
    assert seen == set(range(1, 1 + sum(bool(step.say) for step in told.lesson.step)))
    assert guest.serious_faults() == []


@pytest.mark.parametrize(("told", "way"), WALKS, ids=[f"{told} by {way}" for told, way in WALKS])
def test_a_lesson_is_walked_to_its_end_and_points_at_what_is_there(
    guests: Guests, told: Told, way: str
) -> None:
    guest = guests.come(DESKTOP if way == "mouse" else PHONE)
    walk(guest, told, way)
    table = guest.page.url
    guest.page.locator("[data-real-game]").click()
    expect(guest.page).not_to_have_url(table)
    expect(guest.page.locator(".lesson")).to_have_count(0)


def test_a_move_tried_too_early_hides_no_word_of_the_lesson(guest: Guest) -> None:
    """In the lesson about challenging two pages are read before the first move."""
    page = begin(guest, next(told for told in LESSONS if str(told) == "clockwork-challenge"))
    said = page.locator(".lesson .said [role=status] p")
    assert at_page(page) == 1
    page.locator("[data-target^=field-][data-open]").first.press("Enter")
    expect(said).to_have_text("Read on first: then it is your move.")
    page.locator(NEXT).click()
    expect(page.locator("[data-page]")).to_have_attribute("data-page", "2")
    expect(said).not_to_have_class(re.compile("good"))
    page.locator("[data-target^=field-][data-open]").first.press("Enter")
    expect(said).to_contain_text("Show me")
    page.locator(NEXT).click()
    page.locator(MARK).first.wait_for()
    expect(said).not_to_contain_text("Show me")


def test_going_on_in_a_lesson_takes_an_old_reason_away(guest: Guest) -> None:
    page = begin(guest, next(told for told in LESSONS if str(told) == "skyscraper-joints"))
    at_page(page)
    page.locator("[data-act=Pass]").click(force=True)
    told = page.get_by_role("alert").filter(has_text="Rule S-T1")
    told.wait_for()
    page.locator(NEXT).click()
    expect(told).to_have_count(0)


def test_the_lesson_about_gravity_is_walked_on_the_plan_where_there_is_no_depth(
    guests: Guests,
) -> None:
    guest = guests.come(PHONE)
    guest.context.add_init_script(NO_DEPTH)
    walk(guest, next(told for told in LESSONS if str(told) == "skyscraper-falls"), "keys")
    page = guest.page
    expect(page.locator(".plan")).to_be_visible()
    expect(page.locator(".scene")).to_have_count(0)
    table = page.url
    page.locator("[data-next-lesson]").click()
    expect(page).not_to_have_url(table)
    expect(page.locator(".lesson .said")).to_be_visible()


def test_the_plan_goes_to_the_layer_of_what_is_pointed_at(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.context.add_init_script(NO_DEPTH)
    page = begin(guest, next(told for told in LESSONS if str(told) == "skyscraper-end"))
    for height in (0, 4, 2):
        expect(page.locator(".plan")).to_have_attribute("data-height", str(height))
        page.locator(NEXT).click()


def test_a_newcomer_is_offered_the_guided_game_once_and_comes_back_to_it(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.context.add_init_script("localStorage['igroteka.lessons'] = '{}'")
    guest.open()
    page = guest.page
    guest.box("Roads").locator("[data-play]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-know]")).to_be_visible()
    assert guest.small_targets() == []
    dialog.locator("[data-guided]").click()
    page.locator(".lesson .said").wait_for()
    table = page.url
    page.locator("[data-lesson-leave]").click()
    expect(page.locator("#mine")).to_be_visible()
    guest.box("Roads").locator("[data-learn]").click()
    expect(page.locator('[data-lesson="first"]')).to_contain_text("Go on")
    page.locator('[data-lesson="first"]').click()
    page.wait_for_url(table)
    page.locator("[data-lesson-leave]").click()
    guest.box("Roads").locator("[data-play]").click()
    guest.at_table()
    expect(page.locator(".lesson")).to_have_count(0)


def test_a_newcomer_who_knows_it_is_at_a_table_at_once(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.context.add_init_script("localStorage['igroteka.lessons'] = '{}'")
    guest.open()
    guest.box("Roads").locator("[data-play]").click()
    guest.page.locator("dialog:not([data-fresh]) [data-know]").click()
    guest.at_table()
    expect(guest.page.locator(".lesson")).to_have_count(0)


def test_a_wrong_move_is_answered_with_a_reason_and_leaves_the_board_as_it_was(
    guest: Guest,
) -> None:
    page = begin(guest, next(told for told in LESSONS if str(told) == "roads-open"))
    page.locator(NEXT).click()
    before = guest.laid
    page.locator('[data-card="C"]').press("Enter")
    place = page.locator(".target:has(.ghost)").first
    place.focus()
    place.press("Enter")
    page.locator(".target:has(.turning)").press("Enter")
    expect(page.locator(".lesson [role=status]")).to_contain_text("a single dead end would close")
    assert guest.laid == before
