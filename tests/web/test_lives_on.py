"""A board lives on, whatever its owner sets meanwhile, and its log stays at the newest line."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .guests import PHONE, SIZES
from .positions import shelved
from .prison_moments import reached
from .prison_player import LIT, Player
from .profiles import Lend

pytestmark = pytest.mark.browser

Sit = Callable[[tuple[int, int]], Player]
BOTH = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


@pytest.fixture
def sit(lend: Lend, site: str, kept: Path) -> Sit:
    """At a table of Prison, where some prisoners stand and the player acts."""

    def sat(size: tuple[int, int]) -> Player:
        come = Player(lend(size, reduced_motion="reduce", has_touch=size == PHONE), site)
        keys = shelved(kept, reached("prisoners"))
        come.open(f"{site}/t/{keys.table}#{keys.seats[0].token}")
        come.asked("act")
        return come

    return sat


def captions_on(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    captions = page.get_by_role("dialog").get_by_role("group", name="Sounds in words")
    captions.get_by_role("radio", name="On").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def swap_boards(page: Page, to: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=to).click()


@BOTH
def test_a_setting_lays_no_board_anew(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit(size)
    board = anna.find(".prison").element_handle()
    captions_on(anna.page)
    assert board.evaluate("board => board.isConnected")


@BOTH
def test_a_picture_that_comes_back_answers(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit(size)
    swap_boards(anna.page, "Plain board")
    expect(anna.find(".plain")).to_be_visible()
    swap_boards(anna.page, "The board as a picture")
    anna.find(f"{LIT}[data-target^='square-']").first.dispatch_event("click")
    expect(anna.find(f"{LIT}[aria-label*='Walk here']").first).to_be_attached()


@BOTH
def test_the_log_is_open_at_its_newest_line(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit(size)
    if size == PHONE:
        anna.hit("aside .handle")
    log = anna.page.get_by_role("list", name="Log")
    expect(log.get_by_role("listitem").last).to_be_in_viewport(ratio=0.9)
