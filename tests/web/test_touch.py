"""With a finger on a phone: the tap that opens a dialog presses nothing in it."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .fingers import UPRIGHT
from .guests import Guest
from .patience import until_ready
from .positions import shelved
from .profiles import Lend
from .sites import begun

pytestmark = pytest.mark.browser

# The same finger, in the same moment: it opens the dialog and comes down on its button.
GHOST_TAP = """() => {
    document.querySelector('[data-dot^=place].chosen').click();
    const press = document.querySelector('[data-steady=press]');
    press.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}"""


def test_the_tap_that_asks_for_a_steady_hand_is_not_its_first_press(
    lend: Lend, site: str, kept: Path
) -> None:
    context = lend(UPRIGHT, has_touch=True, reduced_motion="reduce")
    anna = Guest(context, site)
    keys = shelved(kept, begun("forgiving"))
    anna.open(f"{site}/t/{keys.table}#{keys.seats[0].token}")
    anna.page.locator("[data-act=Send]").tap()
    anna.page.locator("[data-dot^=stand]").first.dispatch_event("click")
    until_ready(anna.page)
    anna.page.locator(".hand button:not(.dim)").first.tap()
    until_ready(anna.page)
    anna.page.locator("[data-dot^=place]").first.focus()
    anna.page.locator("[data-dot^=place].chosen").wait_for(state="attached")
    anna.page.evaluate(GHOST_TAP)
    steady = anna.page.locator("dialog.steady")
    expect(steady).to_be_visible()
    expect(steady).to_have_attribute("data-round", "0")
    anna.page.locator("[data-steady=press]").tap()
    expect(steady).to_have_attribute("data-round", "1")
