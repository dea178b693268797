"""Two who play without a mouse: one by keys alone, one by what a screen reader is told."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Page

from .guests import Guest
from .patience import until_ready

MOST_TABS = 120
# Whoever always does the most urgent thing may go round in a circle.
OTHERWISE = 0.3

# Which deeds there are, which has the focus (-2: none, and nothing has), the key to the wanted one:
# arrows between the cards of a hand and the places of a board, else Tab.
WHERE = """([deeds, wanted]) => {
    const at = document.activeElement;
    const seen = at && at !== document.body && at.isConnected && at.checkVisibility();
    const shown = (deed) => [...document.querySelectorAll(deed)].filter((e) => e.checkVisibility());
    const among = (e) => e.closest('.hand') ?? e.closest('.target')?.parentElement;
    const middle = (e) => {
        const { x, y, width, height } = (e.querySelector('.hit') ?? e).getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const beside = seen && among(at) && shown(deeds[wanted] ?? 'hr').find(
        (e) => e !== at && e.tabIndex < 0 && among(e) === among(at));
    const arrow = () => {
        const [[x, y], [toX, toY]] = [middle(at), middle(beside)];
        // Straight at it there may be nothing: now by the one way, now by the other.
        const [far, high] = [Math.abs(toX - x), Math.abs(toY - y)];
        window.otherWay = Math.min(far, high) > 1 && !window.otherWay;
        if (at.closest('.hand') || (far > high) !== window.otherWay)
            return toX > x ? 'ArrowRight' : 'ArrowLeft';
        return toY > y ? 'ArrowDown' : 'ArrowUp';
    };
    // One thing may be several deeds: a main act is an act.
    const here = () => at.matches(deeds[wanted] ?? 'hr')
        ? wanted : deeds.findIndex((deed) => at.matches(deed));
    return [deeds.flatMap((deed, i) => (shown(deed).length ? [i] : [])),
        seen ? here() : -2, beside ? arrow() : 'Tab'];
}"""


class Hands(Protocol):
    """A keyboard at any browser, and eyes for what is on the page once it is ready."""

    def press(self, key: str) -> None: ...

    def ask(self, script: str, arg: Any) -> Any: ...


class ByPlaywright:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = page.keyboard

    def press(self, key: str) -> None:
        # Whoever looks around need not wait.
        keys = self.keys if key != "Enter" else self.page.keyboard
        keys.press(key)

    def ask(self, script: str, arg: Any) -> Any:
        until_ready(self.page)
        return self.page.evaluate(script, arg)


class Keyboard:
    """Tab to the next thing worth doing, arrows in a hand, Enter on it."""

    def __init__(self, hands: Hands, deeds: tuple[str, ...], dice: Random | None = None) -> None:
        self.hands = hands
        self.deeds = deeds
        self.dice = dice

    def act(self) -> str:
        """The most urgent deed there is, or sometimes another; it must be within so many keys."""
        wanted = self.wanted()
        for _ in range(MOST_TABS):
            shown, here, way = self.where(wanted)
            if wanted not in shown:
                wanted = self.wanted()
            elif here == wanted:
                self.hands.press("Enter")
                return self.deeds[here]
            else:
                self.hands.press(way)
        raise AssertionError(f"{self.deeds[wanted]} is not reached by keys")

    def wanted(self) -> int:
        shown, *_ = self.where()
        assert shown, "nothing can be done, and it is my turn"
        if self.dice and self.dice.random() < OTHERWISE:
            return self.dice.choice(shown)
        return shown[0]

    def where(self, wanted: int = -1) -> tuple[list[int], int, str]:
        shown, here, way = self.hands.ask(WHERE, [list(self.deeds), wanted])
        return shown, here, way

    @property
    def nowhere(self) -> bool:
        return self.where()[1] == -2


class Heard(NamedTuple):
    """One thing of the accessibility tree."""

    role: str
    name: str
    backend: int
    within: tuple[str, ...]


# What somebody expects to be able to act on, and so has to be called something.
ACTIVE = {"button", "link", "textbox", "radio", "tab", "combobox", "slider", "checkbox", "menuitem"}


class Listener:
    """Reads roles and names only, and presses what it has heard of."""

    def __init__(self, guest: Guest, seed: str) -> None:
        self.guest = guest
        self.page: Page = guest.page
        self.dice = Random(seed)
        # What could be acted on and was called nothing.
        self.unnamed: list[Heard] = []
        self.line = guest.context.new_cdp_session(self.page)

    def tree(self) -> list[Heard]:
        until_ready(self.page)
        nodes = self.line.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        return [
            Heard(
                said(node, "role"),
                said(node, "name"),
                node.get("backendDOMNodeId", 0),
                tuple(said(above, "role") for above in ancestors(node, known)),
            )
            for node in nodes
            if not node.get("ignored")
        ]

    def press(self, thing: Heard) -> None:
        self.line.send("DOM.focus", {"backendNodeId": thing.backend})
        self.page.keyboard.press("Enter")

    def act(self) -> str:
        """One of all moves, as the list reads them out."""
        heard = self.tree()
        self.unnamed += [it for it in heard if it.role in ACTIVE and not it.name.strip()]
        self.press(next(it for it in heard if it.role == "button" and it.name == "All moves"))
        moves = self.moves()
        chosen = self.dice.choice(moves)
        self.press(chosen)
        return chosen.name

    def moves(self) -> list[Heard]:
        """They come from the server a moment after the list has opened."""
        self.page.get_by_role("dialog").get_by_role("listitem").first.wait_for()
        return [
            it
            for it in self.tree()
            if it.role == "button" and {"dialog", "listitem"} <= set(it.within)
        ]

    def read_aloud(self) -> str:
        """What live regions say just now."""
        return " ".join(it.name for it in self.tree() if it.role == "StaticText" and is_live(it))


def is_live(thing: Heard) -> bool:
    return bool({"status", "alert", "log"} & set(thing.within)) or "paragraph" in thing.within


def said(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", ""))


def ancestors(node: dict[str, Any], known: dict[str, dict[str, Any]]) -> Iterator[dict[str, Any]]:
    while (above := known.get(node.get("parentId", ""))) is not None:
        yield above
        node = above
