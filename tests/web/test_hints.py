"""A hint on the board: one mark, pressed it is played, by mouse or by key, at every size."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.tables import tables

from .guests import DESKTOP, PHONE, Guest, Guests
from .patience import until_ready

pytestmark = pytest.mark.browser

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "random"}
HINTS = 4

Table = tuple[str, int, dict[str, str]]
TABLES: list[Table] = [(t.game.id, t.seats, t.options) for t in tables("pressed")]
BY_GAME = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=[t[0] for t in TABLES])


def sit(guest: Guest, game: str, seats: int, options: dict[str, str]) -> None:
    """At a fresh table with a coach."""
    wish: dict[str, Any] = {"game": game, "seats": [ME, *[BOT] * (seats - 1)], "help": "coach"}
    keys = guest.context.request.post(f"{guest.site}/api/tables", data=wish | {"options": options})
    told = keys.json()
    guest.open(f"{guest.site}/t/{told['table']}#{told['seats'][0]['token']}")


def asked_for(guest: Guest) -> Locator:
    """The mark of a hint, asked for if the last one is done."""
    until_ready(guest.page)
    if not guest.page.locator(".hint").count():
        guest.page.get_by_role("button", name="Give me a hint").click()
    guest.page.locator(".hint").wait_for()
    mark = guest.page.locator("[data-hint]")
    expect(mark).to_have_count(1)
    return mark


def words(guest: Guest) -> str:
    return guest.page.locator(".hint strong").inner_text()


def has_been_played(guest: Guest, hint: str) -> None:
    """The words of that hint are gone: its move has been made."""
    guest.page.wait_for_function(
        "said => document.querySelector('.hint strong')?.innerText !== said", arg=hint
    )


@BY_GAME
def test_a_hint_has_one_mark_and_a_press_plays_it(
    guests: Guests, game: str, seats: int, options: dict[str, str]
) -> None:
    anna = guests.come(DESKTOP)
    sit(anna, game, seats, options)
    for number in range(HINTS):
        if not anna.my_turn():
            break
        mark = asked_for(anna)
        name = mark.get_attribute("aria-label") or mark.get_attribute("aria-description") or ""
        hint = words(anna)
        assert re.search(r"\w", name)
        if number % 2:
            mark.focus()
            mark.press("Enter")
        else:
            mark.click()
        has_been_played(anna, hint)


@BY_GAME
def test_on_a_phone_the_mark_is_in_view(
    guests: Guests, game: str, seats: int, options: dict[str, str]
) -> None:
    anna = guests.come(PHONE)
    sit(anna, game, seats, options)
    assert anna.my_turn()
    mark = asked_for(anna)
    until_ready(anna.page)
    expect(mark).to_be_in_viewport()
    hint = words(anna)
    mark.click()
    has_been_played(anna, hint)
