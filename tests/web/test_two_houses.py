"""Friends who came to different houses on one database sit at one table."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .guests import LONG, Guest, Guests, invitation, mover_first
from .patience import until_together
from .positions import rehearsal
from .profiles import Lend

pytestmark = pytest.mark.browser


class House:
    """In a process of its own; it comes back by the door it had."""

    def __init__(self, db: str, dice: Path) -> None:
        self.db, self.dice = db, dice
        self.port = 0
        self.open()

    def open(self) -> None:
        program = Path(sys.executable).with_name("igroteka")
        self.process = subprocess.Popen(
            [program, "play", "--port", str(self.port), "--db", self.db, "--rehearsal", self.dice],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        said = next((line for line in self.process.stdout if "http" in line), "")
        address = re.search(r"http://\S+", said)
        assert address, "the house did not open"
        self.site = address[0].rstrip("/")
        self.port = int(self.site.rpartition(":")[2])

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def houses(shared_db: str, kept: Path) -> Iterator[tuple[House, House]]:
    one, other = (House(shared_db, rehearsal(kept)) for _ in range(2))
    yield one, other
    one.end()
    other.end()


def test_friends_play_and_talk_from_two_houses_and_one_of_them_falls(
    lend: Lend, houses: tuple[House, House]
) -> None:
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
