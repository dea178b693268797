"""Somebody at a table of Roads, against a bot."""

from playwright.sync_api import Locator, expect

from .guests import Guest

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "random"}
FITS = "[data-target]:has(.ghost)"
IN_THE_OPEN = """(places) => places.findIndex((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return place.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""


class Player(Guest):
    """A guest at a table of Roads, whose fingers touch where the screen is one."""

    touch = False
    help = "normal"

    def sit_down(self) -> None:
        """At a fresh table against a bot, at the first turn."""
        wish = {"game": "roads", "seats": [ME, BOT], "help": self.help}
        keys = self.context.request.post(f"{self.site}/api/tables", data=wish).json()
        self.open(f"{self.site}/t/{keys['table']}#{keys['seats'][0]['token']}")
        assert self.my_turn()
        expect(self.page.locator(".advice")).not_to_be_empty()

    def card(self, face: str) -> Locator:
        return self.page.locator(f'[data-card="{face}"]')

    def hit(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def drag(self, what: Locator) -> None:
        """To a place it fits."""
        self.hit(what)
        (x, y), (there_x, there_y) = middle(what), middle(self.open_place())
        if self.touch:
            return self.drag_finger(x, y, there_x, there_y)
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y - 30, steps=3)
        mouse.move(there_x, there_y, steps=6)
        mouse.up()
        return None

    def drag_finger(self, x: float, y: float, to_x: float, to_y: float) -> None:
        line = self.context.new_cdp_session(self.page)

        def finger(kind: str, *points: tuple[float, float]) -> None:
            touched = [{"x": px, "y": py} for px, py in points]
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

        # Up first: a finger that starts sideways scrolls the hand instead.
        finger("touchStart", (x, y))
        for rise in range(10, 50, 10):
            finger("touchMove", (x, y - rise))
        for step in range(1, 9):
            finger("touchMove", (x + (to_x - x) * step / 8, y - 40 + (to_y - y + 40) * step / 8))
        finger("touchEnd")

    def open_place(self) -> Locator:
        """One that the picked card fits and no button lies over."""
        expect(self.page.locator(FITS).first).to_be_visible()
        places = self.page.locator(FITS)
        free: int = places.evaluate_all(IN_THE_OPEN)
        assert free >= 0, "every place lies under something"
        return places.nth(free)

    def reach(self, selector: str) -> Locator:
        """By Tab alone."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("s => document.activeElement.matches(s)", selector):
                return self.page.locator(":focus")
        raise AssertionError(f"no Tab leads to {selector}")

    def focused(self) -> str:
        said: str = self.page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
        return said

    def sees(self, what: Locator, condition: str, than: float) -> None:
        """`condition` speaks of `box`, where the thing is on the screen."""
        seen = "const box = element.getBoundingClientRect()"
        rule = f"([element, than]) => {{ {seen}; return {condition} }}"
        self.page.wait_for_function(rule, arg=[what.element_handle(), than])

    def has_laid(self, before: int) -> None:
        expect(self.page.locator("[data-laid]")).not_to_have_count(before)


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def width(what: Locator) -> float:
    box = what.bounding_box()
    assert box
    return box["width"]
