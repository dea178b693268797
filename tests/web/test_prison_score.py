"""The score above the dungeon: five stars a side, in their own box."""

from pathlib import Path

import pytest

from .guests import PHONE
from .positions import shelved
from .prison_moments import reached
from .profiles import Lend
from .test_prison_panels import Player

pytestmark = pytest.mark.browser

LARGE = "() => document.documentElement.style.setProperty('font-size', '200%')"
# How far the last star of each side stands beyond its box.
BEYOND = """seats => seats.map((seat) => {
    const right = (it) => it.getBoundingClientRect().right;
    return right([...seat.querySelectorAll('.stars svg')].at(-1)) - right(seat);
})"""


@pytest.mark.parametrize("locale", ["de-DE", "hu-HU"])
def test_the_stars_stay_in_their_box_in_letters_twice_as_large(
    lend: Lend, site: str, kept: Path, locale: str
) -> None:
    keys = shelved(kept, reached("first card"))
    anna = Player(lend(PHONE, reduced_motion="reduce", locale=locale), site)
    anna.open(f"{site}/t/{keys.table}#{keys.seats[0].token}")
    anna.find(".strip .seat .stars").first.wait_for()
    anna.page.evaluate(LARGE)
    beyond = anna.find(".strip .seat").evaluate_all(BEYOND)
    assert len(beyond) == 2
    assert max(beyond) <= 0
    assert anna.find(".strip .middle").evaluate("it => it.scrollWidth - it.clientWidth") <= 0
