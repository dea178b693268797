"""Both ways up: at every size every control and every legal place can be hit."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import BOT, ME
from .fingers import SIZES, UPRIGHT, out_of_reach, resize, too_small
from .guests import Guest
from .patience import until_ready
from .profiles import Lend

pytestmark = pytest.mark.browser
Begun = Callable[[Page], None]


def push(page: Page, what: str) -> None:
    """By whatever means: this is about the next picture, not about this press."""
    until_ready(page)
    page.locator(what).first.evaluate("it => it.click()")
    until_ready(page)


def take_a_card(page: Page) -> None:
    page.locator(".hand button:not(.dim)").first.press("Enter")


def throw_and_walk(page: Page) -> None:
    push(page, "[data-character]:not(.taken)")
    page.locator("[data-target^=field]").first.wait_for()


def open_a_room(page: Page) -> None:
    for kind in range(4):
        push(page, f"[data-pick='{kind}']")
    push(page, "[data-action-card='2']")
    page.locator("[data-expected=act]").wait_for()


def send_a_worker(page: Page) -> None:
    push(page, "[data-act=Send]")


def agree(page: Page) -> None:
    push(page, ".aims button")


GAMES: dict[str, tuple[list[dict[str, str]], Begun]] = {
    "roads": ([ME, BOT], take_a_card),
    "clockwork": ([ME, BOT, BOT], throw_and_walk),
    "prison": ([ME], open_a_room),
    "skyscraper": ([ME, BOT], send_a_worker),
    "urfin": ([ME, BOT], agree),
}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_ever_out_of_reach(game: str, lend: Lend, site: str) -> None:
    seats, begin = GAMES[game]
    context = lend(UPRIGHT, has_touch=True, reduced_motion="reduce")
    anna = Guest(context, site)
    wish: dict[str, Any] = {"game": game, "seats": seats, "help": "coach"}
    keys = context.request.post(f"{site}/api/tables", data=wish).json()
    anna.open(f"{site}/t/{keys['table']}#{keys['seats'][0]['token']}")
    anna.page.locator(".prompt.mine").wait_for()
    small = too_small(anna.page)
    missed = [each for size in SIZES for each in out_of_reach(anna.page, size)]
    resize(anna.page, UPRIGHT)
    begin(anna.page)
    small += too_small(anna.page)
    missed += [each for size in SIZES for each in out_of_reach(anna.page, size)]
    assert not small, "\n".join(small)
    assert not missed, "\n".join(missed)
