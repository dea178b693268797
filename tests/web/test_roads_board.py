"""The board of Roads under fingers, mouse and keys, on a phone and on a desktop."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .guests import DESKTOP, PHONE
from .profiles import Lend
from .roads_player import FITS, Player, middle, width

pytestmark = pytest.mark.browser

FINGER_PX = 44
DOES_NOT_FIT = "[data-target]:not(:has(.ghost)):not(:has(.turning))"


Sit = Callable[..., Player]


@pytest.fixture
def sit(lend: Lend, site: str) -> Sit:
    """Lets a player sit down at a table."""

    def sat(size: tuple[int, int] = DESKTOP, help: str = "normal", **settings: Any) -> Player:
        context = lend(size, has_touch=size == PHONE, **settings)
        player = Player(context, site)
        player.touch = size == PHONE
        player.help = help
        player.sit_down()
        return player

    return sat


both_sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


@both_sizes
def test_two_taps_lay_a_card(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit(size, reduced_motion="reduce")
    begin(anna)
    before = anna.laid
    anna.hit(anna.card("S"))
    anna.hit(anna.open_place())
    anna.has_laid(before)


@both_sizes
def test_a_card_is_dragged_from_the_hand_to_its_place(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit(size, reduced_motion="reduce")
    begin(anna)
    before = anna.laid
    anna.drag(anna.card("S"))
    anna.has_laid(before)


@both_sizes
def test_a_card_is_laid_by_keys_alone(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit(size, reduced_motion="reduce")
    begin(anna)
    before, keys = anna.laid, anna.page.keyboard
    anna.reach("[data-card]")
    keys.press("Home")
    expect(anna.page.locator("[data-card]").first).to_be_focused()
    # Turns come first in a hand without straight roads.
    if not anna.focused().startswith("turn"):
        keys.press("ArrowRight")
    assert anna.focused().startswith("turn")
    keys.press("Enter")
    expect(anna.page.locator(":focus")).to_have_attribute("aria-label", re.compile("^Fits at"))
    keys.press("Enter")
    expect(anna.page.locator(":focus")).to_have_attribute("aria-label", re.compile("^turn at"))
    shown = anna.focused()
    keys.press("r")
    expect(anna.page.locator(":focus")).not_to_have_attribute("aria-label", shown)
    keys.press("Enter")
    anna.has_laid(before)
    assert anna.focused(), "the focus is lost when a card is laid"


@both_sizes
def test_a_tap_turns_the_card_only_through_turns_that_fit(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit(size, reduced_motion="reduce")
    begin(anna)
    place = show_a_turn(anna)
    first = place.get_attribute("aria-label") or ""
    anna.page.wait_for_timeout(400)
    anna.hit(place)
    expect(place).not_to_have_attribute("aria-label", first)
    anna.hit(anna.page.get_by_role("button", name="Turn", exact=True))
    expect(place).to_have_attribute("aria-label", first)
    before = anna.laid
    anna.hit(anna.page.get_by_role("button", name="Lay here"))
    anna.has_laid(before)
    leads = first.partition("Roads: ")[2]
    expect(anna.page.locator(f'[data-laid][aria-label*="{leads}"]').first).to_be_visible()


def test_escape_puts_a_shown_card_back(sit: Sit) -> None:
    anna = sit(reduced_motion="reduce")
    begin(anna)
    show_a_turn(anna)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(FITS).first).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-target]")).to_have_count(0)


@both_sizes
def test_a_refused_place_shakes_and_explains(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit(size, reduced_motion="reduce")
    begin(anna)
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.hit(anna.card("S"))
    anna.hit(anna.page.locator(DOES_NOT_FIT).first)
    expect(anna.page.get_by_role("alert").filter(has_text="Rule R-")).to_be_visible()
    anna.page.wait_for_function("() => motionRecord.filter(it => it === 'refused S').length === 1")
    expect(anna.card("S")).to_have_attribute("aria-pressed", "true")


def test_a_card_on_a_card_is_refused(sit: Sit) -> None:
    anna = sit(reduced_motion="reduce")
    begin(anna)
    anna.hit(anna.card("S"))
    anna.page.mouse.click(*middle(anna.page.locator("[data-laid]").first))
    refused = anna.page.get_by_role("alert").filter(has_text="A card already lies there")
    expect(refused).to_be_visible()


def test_a_purist_sees_no_ghosts_and_may_try_anywhere(sit: Sit) -> None:
    anna = sit(help="purist", reduced_motion="reduce")
    anna.hit(anna.card("C"))
    expect(anna.page.locator("[data-target]").first).to_be_visible()
    expect(anna.page.locator(FITS)).to_have_count(0)
    expect(anna.page.locator(".hand .dim")).to_have_count(0)
    anna.hit(anna.page.locator("[data-target]").first)
    anna.hit(anna.page.get_by_role("button", name="Lay here"))
    expect(anna.page.locator("[data-laid], [role=alert]").first).to_be_visible()


def test_wheel_keys_and_buttons_zoom_and_drags_pan(sit: Sit) -> None:
    anna = sit(reduced_motion="reduce")
    begin(anna)
    card, mouse = anna.page.locator("[data-laid]").first, anna.page.mouse
    at_rest, (x, y) = width(card), middle(card)
    mouse.move(x, y)
    mouse.wheel(0, 600)
    anna.sees(card, "box.width < than", at_rest * 0.6)
    anna.page.get_by_role("group", name="The road network").first.focus()
    anna.page.keyboard.press("0")
    anna.sees(card, "box.width > than", at_rest * 0.7)
    was_wide = width(card)
    anna.page.keyboard.press("+")
    anna.sees(card, "box.width > than", was_wide * 1.2)
    anna.page.get_by_role("button", name="Zoom in").click()
    anna.sees(card, "box.width > than", was_wide * 1.5)
    was_x, _ = middle(card)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 60, y, steps=4)
    mouse.up()
    anna.sees(card, "box.x + box.width / 2 > than", was_x + 20)


def test_two_fingers_zoom(sit: Sit) -> None:
    anna = sit(PHONE, reduced_motion="reduce")
    begin(anna)
    card = anna.page.locator("[data-laid]").first
    before, (x, y) = width(card), middle(card)
    line = anna.context.new_cdp_session(anna.page)
    for kind, apart in (("touchStart", 80), ("touchMove", 60), ("touchMove", 40)):
        fingers = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.sees(card, "box.width < than", before * 0.7)


def test_places_are_large_enough_for_a_finger(sit: Sit) -> None:
    anna = sit(PHONE, reduced_motion="reduce")
    for _ in range(4):
        if not anna.my_turn():
            break
        anna.page.locator(".hand button:not(.dim)").first.press("Enter")
        assert width(anna.page.locator(FITS).first) >= FINGER_PX
        anna.page.keyboard.press("Escape")
        anna.lay()


def test_the_marks_say_who_laid_what(sit: Sit) -> None:
    anna = sit(reduced_motion="reduce")
    begin(anna)
    anna.page.get_by_role("button", name="Show who laid what").click()
    expect(anna.page.locator("[data-laid] .mark")).to_have_count(anna.laid)


def begin(anna: Player) -> None:
    """There are two cards on the table and it is Anna's turn.

    Two dead ends may close the network before that: then there is another game.
    """
    while anna.laid < 2:
        anna.lay()
        if not anna.my_turn():
            anna.sit_down()


def show_a_turn(anna: Player) -> Locator:
    """A bend, shown at a place that it fits in several ways."""
    anna.hit(anna.card("C"))
    several = anna.page.locator('[data-target][aria-label*="ways"]').first
    spot = several.get_attribute("data-target")
    anna.hit(several)
    place = anna.page.locator(f'[data-target="{spot}"]')
    expect(place).to_have_attribute("aria-label", re.compile("^turn at"))
    return place
