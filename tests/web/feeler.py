"""Somebody with a hand in the bag of Urfin."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from .guests import Guest

SIDE = 12
WORDS = re.compile(r"(Nothing here|Low|Middling|High|Very high), (level|falling)")


class Feeler(Guest):
    """A guest with a hand for the bag, who writes down every frame."""

    def __init__(self, *given: Any) -> None:
        self.frames: list[dict[str, Any]] = []
        super().__init__(*given)

    def listen(self, page: Page) -> None:
        super().listen(page)
        page.on("websocket", self.overhear)

    def overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))

    def do(self, action: str) -> None:
        self.page.locator(f'[data-act="{action}"]').click()

    def reach(self) -> None:
        self.do("Reach")
        expect(self.felt).to_be_visible()

    @property
    def bag(self) -> Locator:
        return self.page.locator(".bag")

    @property
    def felt(self) -> Locator:
        return self.page.locator(".felt")

    @property
    def spoken(self) -> Locator:
        return self.page.locator('[aria-live="polite"]').filter(has_text=WORDS)

    def spot(self, x: int, y: int) -> tuple[float, float]:
        box = self.felt.bounding_box()
        assert box
        unit = box["width"] / SIDE
        return box["x"] + (x + 0.5) * unit, box["y"] + (y + 0.5) * unit

    def stroke(self, *spots: tuple[int, int]) -> None:
        """One finger, down at the first spot and up at the last; each is felt before the next."""
        before = int(self.felt.get_attribute("data-felt") or 0)
        mouse = self.page.mouse
        mouse.move(*self.spot(*spots[0]))
        mouse.down()
        for count, (x, y) in enumerate(spots, before + 1):
            mouse.move(*self.spot(x, y))
            expect(self.felt).to_have_attribute("data-felt", str(count))
        mouse.up()

    def take(self) -> None:
        """The next part is met, or the hand is out."""
        met = self.bag.get_attribute("data-met")
        self.do("Take")
        expect(self.page.locator(f'.bag[data-met="{met}"]')).to_have_count(0)

    def pull_the_plug(self) -> None:
        self.page.close()

    def come_back(self, table: str) -> None:
        self.page = self.context.new_page()
        self.page.set_default_timeout(40_000)
        self.listen(self.page)
        self.open(f"/t/{table}")

    @property
    def views(self) -> list[dict[str, Any]]:
        return [message["frame"] for message in self.frames if "frame" in message]
