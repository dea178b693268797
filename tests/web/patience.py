"""Hands that wait: nothing on a board is touched before the board says that it is ready.

A board is ready when no move is on its way, nothing moves, and all that happened has been shown
(`data-ready` of the table); a page is ready when nothing of it is still to come, and no dialog or
bubble is so fresh that it takes no tap yet (`data-fresh`). Whoever takes the
mouse or the keyboard into a variable waits once, so a drag is not broken up; `evaluate` waits for
nothing and is for what has to be quick. A key is pressed on nothing that lies behind a dialog: a
mouse cannot be, and a friend's coming closes the invitation in its own time.
"""

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

UNREADY = ".boot, .skeleton, .table[data-ready=false], [data-fresh]"
READY = f"() => !document.querySelector('{UNREADY}')"
TABLE = ".table[data-step]"
SHOWS = f"""(step) => {{
    const table = document.querySelector('{TABLE}');
    return table && table.dataset.ready === 'true' && +table.dataset.step >= step;
}}"""
TOUCHES = (
    "check",
    "click",
    "dispatch_event",
    "fill",
    "focus",
    "hover",
    "press",
    "select_option",
    "tap",
)
POINTED = ("check", "click", "tap")
KEYED = ("focus", "press")
BEHIND = "(thing) => document.querySelector('dialog:modal') && !thing.closest('dialog:modal')"
ALONE = "() => !document.querySelector('dialog:modal')"
HANDS = ("keyboard", "mouse", "touchscreen")


def until_ready(page: Page) -> None:
    """At once on a page without a table, as soon as it has come."""
    page.wait_for_function(READY)


def until_together(*pages: Page) -> None:
    """Until all of them are ready and have been told of the same step."""
    shown: list[int] = []
    while len(set(shown)) != 1:
        for page in pages:
            page.wait_for_function(SHOWS, arg=max(shown, default=0))
        shown = [int(page.locator(TABLE).get_attribute("data-step") or 0) for page in pages]


def patient(touch: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(touch)
    def touched(locator: Locator, *how: Any, **more: Any) -> Any:
        # What comes up meanwhile, such as a dialog, may be too fresh to be touched.
        if touch.__name__ in POINTED:
            locator.first.wait_for(state="attached" if more.get("force") else "visible")
        if touch.__name__ in KEYED and locator.first.evaluate(BEHIND):
            locator.page.wait_for_function(ALONE)
        until_ready(locator.page)
        return touch(locator, *how, **more)

    return touched


def patient_hand(hand: Any) -> property:
    def taken(page: Page) -> Any:
        until_ready(page)
        return hand.fget(page)

    return property(taken)


@pytest.fixture(scope="session", autouse=True)
def patience() -> Iterator[None]:
    """For every test of this folder, so that nobody can forget it."""
    with pytest.MonkeyPatch.context() as patch:
        for name in TOUCHES:
            patch.setattr(Locator, name, patient(getattr(Locator, name)))
        for name in HANDS:
            patch.setattr(Page, name, patient_hand(getattr(Page, name)))
        yield
