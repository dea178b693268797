"""Somebody with a browser, who plays Roads as a person would."""

import re
import time
from collections import deque
from os import environ
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Download,
    Locator,
    Page,
    WebSocket,
    expect,
)

from .fingers import too_small
from .left_behind import present
from .patience import until_ready, until_together
from .profiles import Lend, introduced

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKED_FOR = """{
    resultTypes: ['violations'], rules: { 'color-contrast-enhanced': { enabled: true } },
}"""
PHONE = (360, 740)
DESKTOP = (1280, 800)
SIZES = {"phone": PHONE, "desktop": DESKTOP}
# What has to hold in every room is seen on a phone each day; `scripts/long rooms` has both.
EACH_DAY = SIZES if "EVERY_SIZE" in environ else {"phone": PHONE}
MOST_MOVES = 60
# As much of the line as is kept for whoever looks into a failure.
FRAMES = 300
FRAME = 400
HELLO = '"type":"Hello"'
# No dead ends in this deck: nobody can end it in the first few moves.
LONG = "Newspaper"

expect.set_options(timeout=40_000)


class Guest:
    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context = context
        self.site = site
        self.faults: list[str] = []
        self.console: list[str] = []
        self.line: deque[str] = deque(maxlen=FRAMES)
        self.page: Page = context.pages[0] if context.pages else introduced(context)
        self.page.set_default_timeout(40_000)
        self.listen(self.page)
        present.append(self)

    def listen(self, page: Page) -> None:
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("websocket", self.overhear)

    def overhear(self, socket: WebSocket) -> None:
        """What went over the line, each way."""
        socket.on("framesent", lambda said: self.note("->", said))
        socket.on("framereceived", lambda told: self.note("<-", told))

    def note(self, way: str, said: str | bytes) -> None:
        """The first word of a line is a key, and stays unsaid."""
        if HELLO not in str(said):
            self.line.append(f"{time.monotonic():.3f} {way} {str(said)[:FRAME]}")

    def heard(self, message: ConsoleMessage) -> None:
        self.console.append(f"{message.type}: {message.text}")
        if message.type == "error":
            self.faults.append(message.text)

    def address(self) -> str:
        return self.page.url

    def picture(self) -> bytes:
        return self.page.screenshot(timeout=5_000)

    # going about

    def open(self, path: str = "/") -> None:
        self.page.goto(path if path.startswith("http") else self.site + path)
        expect(self.page.locator("main")).to_be_visible()

    def box(self, game: str = "") -> Locator:
        """The first box on the shelf, or the one with that name on its lid."""
        boxes = self.page.locator(".box")
        return boxes.filter(has=self.page.get_by_role("heading", name=game)).first

    def options(self, game: str = "") -> None:
        """The sheet of a box."""
        self.open()
        self.box(game).locator("[data-options]").click()

    def quick_game(self) -> None:
        """One tap in the lobby."""
        self.open()
        self.box().locator("[data-play]").click()
        self.at_table()

    def set_table(
        self, *picks: str, friend: bool = False, shared: bool = False, game: str = ""
    ) -> None:
        """The long way, for the first game or a named one: each pick is an option's value."""
        self.options(game)
        if friend or shared:
            kind = "friend" if friend else "me"
            self.page.get_by_label("Who sits at seat 2").select_option(kind)
        else:
            self.page.get_by_label("Bot at seat 2", exact=True).select_option("learner")
        for pick in picks:
            self.page.get_by_role("radio", name=pick, exact=True).check()
        self.page.get_by_role("button", name="Sit down and play").click()
        self.page.wait_for_url("**/t/*")

    def at_table(self) -> None:
        self.page.wait_for_url("**/t/*")
        expect(self.page.locator(".board .hand, .board .roads").first).to_be_visible()

    # playing

    @property
    def prompt(self) -> Any:
        return self.page.locator(".prompt")

    @property
    def laid(self) -> int:
        return self.page.locator("[data-laid]").count()

    def saves(self, button: str) -> Download:
        """The file that comes of a press; what the button waits for is not the file's time."""
        pressed = self.page.get_by_role("button", name=button)
        pressed.wait_for()
        until_ready(self.page)
        with self.page.expect_download() as saving:
            pressed.click()
        return saving.value

    def my_turn(self) -> bool:
        """Waits until it is; false when the game is over instead."""
        # The prompt still asks for what was done just now, until that has been shown.
        until_ready(self.page)
        self.page.locator(".prompt.mine, .prompt.over").first.wait_for()
        return self.page.locator(".prompt.mine").count() > 0

    def pick(self) -> None:
        self.page.locator(".hand button:not(.dim)").first.press("Enter")

    def lay(self) -> None:
        """A card that fits, where it fits, by keyboard."""
        before = self.laid
        self.place()
        expect(self.page.locator("[data-laid]")).not_to_have_count(before)

    def place(self) -> None:
        self.pick()
        place = self.page.locator(".target:has(.ghost)").first
        place.focus()
        place.press("Enter")
        chosen = self.page.locator(".target:has(.turning)")
        if chosen.count():
            chosen.press("Enter")

    def play_to_the_end(self) -> None:
        for _ in range(MOST_MOVES):
            if not self.my_turn():
                return
            self.lay()
        raise AssertionError("the game does not end")

    # looking closely

    def serious_faults(self) -> list[str]:
        """All that axe-core finds, with seven to one for words; beside the page's own policy."""
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate(f"() => axe.run({LOOKED_FOR})")
        return [
            f"{fault['id']}: {[node['html'][:160] for node in fault['nodes'][:3]]}"
            for fault in found["violations"]
        ]

    def fits(self) -> bool:
        """Nothing sticks out sideways."""
        wide: bool = self.page.evaluate(
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
        return wide

    def small_targets(self) -> list[str]:
        """What a finger would miss."""
        return too_small(self.page)


class Guests:
    def __init__(self, lend: Lend, site: str) -> None:
        self.lend = lend
        self.site = site

    def come(
        self,
        size: tuple[int, int] = DESKTOP,
        locale: str = "en-GB",
        scheme: Literal["light", "dark"] = "light",
        contrast: Literal["more", "no-preference"] = "no-preference",
        motion: Literal["reduce", "no-preference"] = "reduce",
    ) -> Guest:
        context = self.lend(
            size, locale=locale, color_scheme=scheme, contrast=contrast, reduced_motion=motion
        )
        return Guest(context, self.site)


def invitation(guest: Guest) -> str:
    """The link shown to whoever set the table for a friend."""
    link = guest.page.get_by_role("dialog").locator("input[readonly]").first.input_value()
    assert re.search(r"/t/[^#]+#.{16,}", link)
    return link


def mover_first(anna: Guest, ben: Guest) -> tuple[Guest, Guest]:
    """Whoever is to move, then the other."""
    until_together(anna.page, ben.page)
    first, other = (anna, ben) if anna.page.locator(".prompt.mine").count() else (ben, anna)
    expect(first.prompt).to_have_class(re.compile("mine"))
    return first, other
