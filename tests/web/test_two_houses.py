"""Friends who came to different houses on one database sit at one table."""

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.house import House

from .guests import LONG, Guest, Guests, invitation, mover_first
from .patience import until_together
from .positions import rehearsal
from .profiles import Lend

pytestmark = pytest.mark.browser


@pytest.fixture
def houses(shared_db: str, kept: Path) -> Iterator[tuple[House, House]]:
    words = ("--db", shared_db, "--rehearsal", rehearsal(kept))
    with House(*words) as one, House(*words) as other:
        yield one, other


def test_friends_play_and_talk_from_two_houses_and_one_of_them_falls(
    houses: tuple[House, House], lend: Lend
) -> None:
    """Guests leave before the houses close, in the order of what is asked for."""
    one, other = houses
    anna, ben = Guests(lend, one.site).come(), Guests(lend, other.site).come()
    anna.set_table(LONG, friend=True)
    ben.open(invitation(anna).replace(one.site, other.site))
    ben.at_table()
    playing, waiting = mover_first(anna, ben)
    for _ in range(2):
        before = waiting.laid
        playing.lay()
        expect(waiting.page.locator("[data-laid]")).to_have_count(before + 1)
        playing, waiting = waiting, playing
    greet(anna, ben)

    other.end(signal.SIGKILL)
    if playing is anna:
        anna.lay()
    laid = anna.laid
    other.open()
    expect(ben.page.locator("[data-laid]")).to_have_count(laid)
    until_together(anna.page, ben.page)
    playing, waiting = mover_first(anna, ben)
    playing.lay()
    expect(waiting.page.locator("[data-laid]")).to_have_count(laid + 1)
    ben.faults.clear()  # that the line to a fallen house broke is said on its console


def greet(anna: Guest, ben: Guest) -> None:
    for guest in (anna, ben):
        guest.page.get_by_role("tab", name=re.compile("Chat")).click()
    anna.page.get_by_role("button", name="Good luck!").click()
    expect(ben.page.get_by_role("log")).to_contain_text("Good luck!")
