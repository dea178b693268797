"""A hand longer than the window: what matters is in sight, and a mouse comes to the rest."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from igroteka.games.skyscraper.actions import Pick
from igroteka.games.skyscraper.state import State
from igroteka.kernel import Seat
from igroteka.match import Match, new_match
from igroteka.match.wander import wander

from .guests import DESKTOP, PHONE, Guests
from .positions import shelved
from .sites import GAME, begun
from .test_focus import sit

pytestmark = pytest.mark.browser

# So many cards of the hand a phone shows at once.
AT_ONCE = 5
MOST_STEPS = 60
FITTING = ".hand button:not(.dim)"


def hidden(state: State) -> bool:
    """Some cards can be built, and all of them lie beyond the first few."""
    if state.stage != "play" or state.turn != 0 or state.picked >= 0:
        return False
    fits = {move.card for move in GAME.legal(state, Seat(0)) if isinstance(move, Pick)}
    return bool(fits) and not fits & set(state.cards[0][: AT_ONCE + 1])


@cache
def far_along() -> Match[Any, Any]:
    for number in range(200):
        name = f"row {number}"
        match, rng = new_match(GAME, 2, {"hands": "calm"}, name.ljust(32, ".")), Random(name)
        for _ in range(MOST_STEPS):
            if hidden(match.state):
                return match
            if not wander(match, rng):
                break
    raise LookupError("whatever fits is at the beginning")


def test_on_a_phone_a_card_that_can_be_played_is_in_sight(
    guests: Guests, site: str, kept: Path
) -> None:
    keys = shelved(kept, far_along())
    anna = guests.come(PHONE)
    anna.open(f"{site}/t/{keys.table}#{keys.seats[0].token}")
    assert anna.my_turn()
    expect(anna.page.locator(FITTING).first).to_be_in_viewport(ratio=0.9)


def test_a_mouse_reaches_every_card(guests: Guests, site: str, kept: Path) -> None:
    """By the wheel, and by the arrow over the end of the row."""
    keys = shelved(kept, begun("calm"))
    anna = guests.come(DESKTOP)
    anna.open(f"{site}/t/{keys.table}#{keys.seats[0].token}")
    assert anna.my_turn()
    first, last = (anna.page.locator(".hand button").nth(at) for at in (0, -1))
    expect(last).not_to_be_in_viewport()
    first.hover()
    anna.page.mouse.wheel(0, 3000)
    expect(last).to_be_in_viewport(ratio=0.9)
    anna.page.locator("[data-row-end=back]").click()
    expect(first).to_be_in_viewport(ratio=0.9)
    expect(anna.page.locator("[data-row-end=back]")).to_have_count(0)


def test_keys_are_seen_wherever_they_come_to_in_a_hand(guests: Guests) -> None:
    anna = guests.come(PHONE)
    sit(anna, "skyscraper", {"hands": "calm"})
    assert anna.my_turn()
    anna.page.locator(".hand [tabindex='0']").focus()
    anna.page.keyboard.press("End")
    expect(anna.page.locator(".hand button").last).to_be_focused()
    expect(anna.page.locator(".hand button").last).to_be_in_viewport(ratio=0.9)
