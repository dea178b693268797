"""Somebody with a browser at a table of Clockwork."""

from .guests import Guest
from .patience import until_ready, until_together

LEGAL = "[data-legal]"

# From inside the page, for hundreds of steps: the first preferred kind, else the list's middle.
PLAY_ON = """(prefer) => {
    const step = () => {
        if (document.querySelector('.prompt.over')) return clearInterval(playing);
        if (!document.querySelector('.table[data-ready=true]')) return;
        document.querySelector('.clockwork').dispatchEvent(new PointerEvent('pointerdown'));
        const all = [...document.querySelectorAll('.prompt.mine ~ .board [data-legal]')];
        const wanted = prefer.map((kind) => all.find((each) => each.dataset.legal === kind));
        (wanted.find(Boolean) ?? all[Math.floor(all.length / 2)])?.click();
    };
    const playing = setInterval(step, 20);
}"""


class Player(Guest):
    """A guest at a table of Clockwork."""

    @property
    def legal(self) -> list[str]:
        """The kinds of everything in the list of what can be done."""
        return list(self.page.locator(LEGAL).evaluate_all("all => all.map(e => e.dataset.legal)"))

    def asked(self) -> bool:
        """Waits until something is; false when the game is over instead."""
        ready = f".prompt.mine ~ .board {LEGAL}, .prompt.over"
        self.page.locator(ready).first.wait_for(state="attached", timeout=60_000)
        return self.page.locator(".prompt.over").count() == 0

    def hurry(self) -> None:
        """Nobody has to remember anything here."""
        self.page.locator(".clockwork").dispatch_event("pointerdown")

    def from_the_list(self, prefer: tuple[str, ...] = ()) -> None:
        """The first preferred kind, else what lies in the middle of the list."""
        kinds = self.legal
        at = next((kinds.index(kind) for kind in prefer if kind in kinds), len(kinds) // 2)
        before = self.page.locator(LEGAL).first.element_handle()
        self.page.locator(LEGAL).nth(at).evaluate("button => button.click()")
        self.hurry()
        self.page.wait_for_function("it => !it.isConnected", arg=before)

    def choose(self) -> None:
        """If another was quicker, somebody else."""
        free = self.page.locator("[data-character]:not(.taken)")
        free.first.press("Enter")
        until_ready(self.page)
        if self.page.get_by_role("alert").get_by_text("Taken already").count():
            free.first.press("Enter")

    def by_hand(self) -> None:
        """The next step as a hand would do it: field, place, card or button."""
        kinds = set(self.legal)
        if kinds & {"Lay", "Point"}:
            return self.touch('[data-target^="place-"]')
        if kinds & {"Walk", "Straight"}:
            return self.walk()
        if "Take" in kinds:
            return self.touch('[data-act="Take"]')
        return self.card()

    def walk(self) -> None:
        self.touch('[data-target^="field-"]')
        fork = self.page.locator(".act.main")
        if fork.count():
            fork.first.press("Enter")

    def card(self) -> None:
        """A verb first where there are several; then the card, twice."""
        lit = self.page.locator("[data-card].lit")
        if not lit.count():
            self.touch(".step .main, .step [data-act], .named .act")
        if lit.count():
            lit.first.press("Enter")
            self.touch("[data-card].picked")

    def touch(self, what: str) -> None:
        self.page.locator(what).first.press("Enter")

    def drag(self, what: str, to: str) -> None:
        """With a mouse; what has to make room does so once the card is lifted."""
        x, y = self.middle(what)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - 40, steps=3)
        self.page.locator(".air .grip").wait_for()
        self.settle(to)
        self.page.mouse.move(*self.middle(to), steps=3)
        self.page.mouse.up()

    def middle(self, what: str) -> tuple[float, float]:
        box = self.page.locator(what).first.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def settle(self, what: str) -> None:
        """Until it stays where it is."""
        before, now = (0.0, 0.0), self.middle(what)
        while before != now:
            self.page.wait_for_timeout(60)
            before, now = now, self.middle(what)

    def free_place(self) -> int:
        """A place of the table where nothing lies yet."""
        taken = '[data-anchor="place-{}"] .card'
        return next(n for n in range(20, 64) if not self.page.locator(taken.format(n)).count())


def asked(table: list[Player]) -> Player:
    """Whoever has something in the list."""
    until_together(*(player.page for player in table))
    for player in table:
        if player.page.locator(f".prompt.mine ~ .board {LEGAL}").count():
            return player
    raise AssertionError("nobody is asked")
