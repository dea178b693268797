"""Two who play without a mouse: one by keys alone, one by what a screen reader is told."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Page

from .guests import Guest
from .patience import until_ready

MOST_TABS = 120

# Which deed has the focus (-2: none, and nothing has), which is wanted, and the way inside a hand.
WHERE = """(deeds) => {
    const at = document.activeElement;
    const seen = at && at !== document.body && at.isConnected && at.checkVisibility();
    const shown = (deed) => [...document.querySelectorAll(deed)].filter((e) => e.checkVisibility());
    const wanted = deeds.findIndex((deed) => shown(deed).length);
    const beside = seen && at.closest('.hand') && shown(deeds[wanted] ?? 'hr').find(
        (e) => e.closest('.hand') === at.closest('.hand'));
    const before = beside && at.compareDocumentPosition(beside) & Node.DOCUMENT_POSITION_PRECEDING;
    return [seen ? deeds.findIndex((deed) => at.matches(deed)) : -2, wanted,
        beside ? (before ? 'ArrowLeft' : 'ArrowRight') : 'Tab'];
}"""


class Hands(Protocol):
    """A keyboard at any browser, and eyes for what is on the page once it is ready."""

    def press(self, key: str) -> None: ...

    def ask(self, script: str, arg: Any) -> Any: ...


class ByPlaywright:
    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def ask(self, script: str, arg: Any) -> Any:
        until_ready(self.page)
        return self.page.evaluate(script, arg)


class Keyboard:
    """Tab to the next thing worth doing, arrows in a hand, Enter on it."""

    def __init__(self, hands: Hands, deeds: tuple[str, ...]) -> None:
        self.hands = hands
        self.deeds = deeds

    def act(self) -> str:
        """The most urgent deed there is; it must be within so many keys."""
        for _ in range(MOST_TABS):
            here, wanted, way = self.where()
            assert wanted >= 0, "nothing can be done, and it is my turn"
            if here == wanted:
                self.hands.press("Enter")
                return self.deeds[here]
            self.hands.press(way)
        raise AssertionError(f"{self.deeds[wanted]} is not reached by keys")

    def where(self) -> tuple[int, int, str]:
        here, wanted, way = self.hands.ask(WHERE, list(self.deeds))
        return here, wanted, way

    @property
    def nowhere(self) -> bool:
        return self.where()[0] == -2


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

    def nameless(self) -> list[Heard]:
        return [thing for thing in self.tree() if thing.role in ACTIVE and not thing.name.strip()]

    def act(self) -> str:
        """One of all moves, as the list reads them out."""
        opener = next(it for it in self.tree() if it.role == "button" and it.name == "All moves")
        self.press(opener)
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
