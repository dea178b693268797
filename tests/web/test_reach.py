"""Both ways up: at every size every control and every legal place can be hit."""

from collections.abc import Callable
from os import environ
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from igroteka.kernel import Help
from igroteka.kernel.langs import LANGS

from .conftest import BOT, ME
from .fingers import SIDEWAYS, SIZES, UPRIGHT, out_of_reach, resize, too_small
from .guests import Guest
from .patience import until_ready
from .positions import shelved
from .profiles import Lend
from .test_skyscraper_hand import with_worker

pytestmark = pytest.mark.browser
Begun = Callable[[Page], None]
# English a third longer, each day; `scripts/long rooms` has all that are spoken.
SPOKEN = LANGS if "EVERY_LANGUAGE" in environ else ("qps",)


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


def choose_a_place(page: Page) -> None:
    """All deeds there can be: put back, hold, set."""
    page.locator(".hand button:not(.dim)").first.press("Enter")
    page.locator("[data-dot^=place]").first.focus()
    page.locator("[data-act=Build]").wait_for()


def agree(page: Page) -> None:
    push(page, ".aims button")


GAMES: dict[str, tuple[list[dict[str, str]], Begun]] = {
    "roads": ([ME, BOT], take_a_card),
    "clockwork": ([ME, BOT, BOT], throw_and_walk),
    "prison": ([ME], open_a_room),
    "skyscraper": ([ME, BOT], choose_a_place),
    "urfin": ([ME, BOT], agree),
}


@pytest.fixture
def chair(site: str, kept: Path, lend: Lend) -> Callable[[str, str], Guest]:
    """With a coach; at the site of Skyscraper a worker stands already, and hands are real."""

    def sat(game: str, lang: str) -> Guest:
        context = lend(UPRIGHT, has_touch=True, reduced_motion="reduce")
        context.add_init_script(f"localStorage.setItem('igroteka.lang', '{lang}')")
        if game == "skyscraper":
            match = with_worker()
            match.help = Help.COACH
            shelf = shelved(kept, match)
            table, token = shelf.table, shelf.seats[0].token
        else:
            wish: dict[str, Any] = {"game": game, "seats": GAMES[game][0], "help": "coach"}
            keys = context.request.post(f"{site}/api/tables", data=wish).json()
            table, token = keys["table"], keys["seats"][0]["token"]
        anna = Guest(context, site)
        anna.open(f"{site}/t/{table}#{token}")
        anna.page.locator(".prompt.mine").wait_for()
        return anna

    return sat


@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_ever_out_of_reach(
    game: str, lang: str, chair: Callable[[str, str], Guest]
) -> None:
    anna = chair(game, lang)
    small = too_small(anna.page)
    missed = [each for size in SIZES for each in out_of_reach(anna.page, size)]
    resize(anna.page, UPRIGHT)
    GAMES[game][1](anna.page)
    small += too_small(anna.page)
    missed += [each for size in SIZES for each in out_of_reach(anna.page, size)]
    assert not small, "\n".join(small)
    assert not missed, "\n".join(missed)
    resize(anna.page, SIDEWAYS[0])
    anna.page.locator("aside > button").click()
    assert all(each.is_visible() for each in anna.page.locator("aside li .name").all())
