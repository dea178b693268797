"""Somebody at a table of Prison."""

from playwright.sync_api import Locator, expect

from .guests import Guest
from .patience import until_ready

CLERIC, NAGA, TELEPATH, WIZARD = 2, 5, 6, 7
STARTERS = (WIZARD, NAGA, CLERIC, TELEPATH)
LIT = "[data-target]:has(.hit.lit)"


class Player(Guest):
    """A guest at a table of Prison, whose fingers touch where the screen is one."""

    touch = False

    def find(self, what: str) -> Locator:
        return self.page.locator(what)

    def hit(self, what: str) -> None:
        first = self.find(what).first
        if self.touch:
            if "data-target" in what:
                self.go_to(what)
            first.tap()
        else:
            first.click()

    def go_to(self, what: str) -> None:
        """A board does not scroll: what glows beyond its edge is gone to by the arrow there."""
        until_ready(self.page)
        port = self.find(".port").first.bounding_box()
        while port and self.find("[data-beyond]").count():
            x, y = self.middle(what)
            across = port["x"] < x < port["x"] + port["width"]
            if across and port["y"] < y < port["y"] + port["height"]:
                return
            self.find("[data-beyond]").first.tap()
            until_ready(self.page)

    @property
    def expected(self) -> str:
        return self.find(".prison").get_attribute("data-expected") or ""

    def asked(self, *what: str) -> None:
        """Waits until one of these is asked for; a six is answered with the first square."""
        wanted = ", ".join(f".prompt.mine ~ .board [data-expected={each}]" for each in what)
        six = ".prompt.mine ~ .board [data-expected=choose]"
        self.find(f"{wanted}, {six}").first.wait_for()
        until_ready(self.page)
        while self.expected == "choose" and "choose" not in what:
            self.find(LIT).first.dispatch_event("click")
            until_ready(self.page)
            self.find(f"{wanted}, {six}").first.wait_for()

    def start(self) -> None:
        for kind in STARTERS:
            self.hit(f"[data-pick='{kind}']")
            expect(self.find(f"[data-pick='{kind}']:enabled")).to_have_count(0)
        self.asked("card")

    def open_first_room(self) -> None:
        self.hit("[data-action-card='2']")
        self.asked("act")
        self.hit("[data-target='room-0']")
        expect(self.find("[data-room='0'][data-open=true]")).to_have_count(1)
        self.asked("act", "card")

    def square(self, figure: int) -> int:
        at = self.find(f"[data-figure='{figure}']").get_attribute("data-square")
        return int(at or -1)

    def ways(self) -> list[str]:
        """Where the chosen figure can walk to."""
        found = self.find(f"{LIT}[aria-label*='Walk here']").evaluate_all(
            "all => all.map(e => e.dataset.target)"
        )
        return list(found)

    def middle(self, what: str) -> tuple[float, float]:
        box = self.find(what).first.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
