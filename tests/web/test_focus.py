"""Whoever plays by keys is never left without a place: the focus is on something that is seen."""

from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from .boxes import boxes
from .guests import DESKTOP, EACH_DAY, Guest, Guests
from .patience import until_ready

pytestmark = pytest.mark.browser

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "random"}
ACTS = 14

each_size = pytest.mark.parametrize("size", EACH_DAY.values(), ids=list(EACH_DAY))

# What an Enter does next, the most urgent first; Skyscraper's site in three dimensions or flat.
DEEDS: dict[str, tuple[str, ...]] = {
    "roads": (".target:has(.turning)", ".target:has(.ghost)", ".hand button:not(.dim)"),
    "clockwork": (
        ".choose button:not(.taken)",
        ".row .act.main",
        ".target",
        ".hand button.picked",
        ".hand button.lit",
        ".row .act",
    ),
    "urfin": (
        ".confirm .yes",
        ".urfin:has([data-part].held) .target[tabindex='0']",
        "[data-part]:not([disabled])",
        ".done",
        ".go",
    ),
    "prison": (
        ".starters button:not([disabled])",
        ".combat .cards button:not(.no)",
        ".actions .now.lit",
        ".target:has(.hit.lit)",
        "[data-move]",
        "[data-act=Pass]",
    ),
    "skyscraper": (
        "[data-dot^=place], [data-target^=place]",
        ".hand button:not(.dim)",
        "[data-dot^=stand], [data-target^=cell]",
        "[data-act=Send]:not([aria-disabled=true])",
        "[data-act=Pass]:not([aria-disabled=true])",
        "[data-dot^=worker], [data-target^=worker]",
    ),
}
TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "roads": (2, {}),
    "clockwork": (2, {}),
    "urfin": (1, {"bag": "blind", "sand": "off"}),
    "prison": (1, {}),
    "skyscraper": (2, {"hands": "calm"}),
}

FOCUSED = """() => {
    const at = document.activeElement;
    const seen = at && at !== document.body && at.isConnected && at.checkVisibility();
    return seen ? at.outerHTML.slice(0, 120) : '';
}"""

FOLLOWED = """said => document.querySelector('.steady[open]')
    || document.querySelector('.hint strong')?.innerText !== said"""


def sit(
    guest: Guest,
    game: str,
    options: dict[str, str],
    help: str = "normal",
    others: list[dict[str, str]] | None = None,
) -> list[str]:
    """At a table of one's own; the keys of all its seats."""
    around = [BOT] * (TABLES[game][0] - 1) if others is None else others
    wish: dict[str, Any] = {"game": game, "seats": [ME, *around], "help": help}
    keys = guest.context.request.post(f"{guest.site}/api/tables", data=wish | {"options": options})
    told = keys.json()
    guest.open(f"{guest.site}/t/{told['table']}#{told['seats'][0]['token']}")
    until_ready(guest.page)
    return [f"{guest.site}/t/{told['table']}#{seat.get('token', '')}" for seat in told["seats"]]


def focused(guest: Guest) -> str:
    until_ready(guest.page)
    here: str = guest.page.evaluate(FOCUSED)
    return here


def press_on(guest: Guest, deeds: tuple[str, ...]) -> str:
    """An Enter where the keys are, if that is a deed, else on the first deed there is."""
    deed = next(deed for deed in deeds if guest.page.locator(deed).count())
    here = guest.page.locator(f":is({deed}):focus")
    (here if here.count() else guest.page.locator(deed).first).press("Enter")
    return deed


@each_size
@pytest.mark.parametrize("game", list(DEEDS))
def test_after_each_act_by_key_the_focus_is_on_something_seen_and_the_board_in_its_place(
    guests: Guests, game: str, size: tuple[int, int]
) -> None:
    """From the first choice on: deeds, words, open parts and prisoners have their room kept."""
    anna = guests.come(size)
    sit(anna, game, TABLES[game][1])
    _, _, place = boxes(anna.page)
    for _ in range(ACTS):
        if not anna.my_turn():
            break
        until_ready(anna.page)
        done = press_on(anna, DEEDS[game])
        assert focused(anna), f"{done} left the focus nowhere"
        if anna.page.locator(".prompt.over").count():
            break
        assert boxes(anna.page)[2] == place, f"{done} moved the board"


@pytest.mark.parametrize("game", list(DEEDS))
def test_a_hint_taken_by_key_leaves_the_focus_on_something_seen(guests: Guests, game: str) -> None:
    anna = guests.come(DESKTOP)
    sit(anna, game, TABLES[game][1], help="coach")
    for _ in range(3):
        if not anna.my_turn():
            break
        anna.page.get_by_role("button", name="Give me a hint").press("Enter")
        hint = anna.page.locator(".hint")
        expect(hint).to_be_in_viewport(ratio=1)
        expect(anna.page.locator("[data-hint]")).to_be_focused()
        said = hint.inner_text()
        anna.page.keyboard.press("Enter")
        expect(hint.filter(has_text=said)).to_have_count(0)
        assert focused(anna), "the hint is done, and the focus is gone"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_hint_for_a_hand_is_followed_by_keys(
    guests: Guests, motion: Literal["no-preference", "reduce"]
) -> None:
    """Enter on what it means, one press after another, until a card is about to be set."""
    anna = guests.come(DESKTOP, motion=motion)
    sit(anna, "skyscraper", {"hands": "forgiving"}, help="coach")
    steady = anna.page.locator(".steady[open]")
    while not steady.count():
        assert anna.my_turn(), "three workers sent, and nothing built"
        if not anna.page.locator(".hint").count():
            anna.page.get_by_role("button", name="Give me a hint").press("Enter")
        said = anna.page.locator(".hint strong").inner_text()
        meant = anna.page.locator("[data-hint]")
        expect(meant).to_be_focused()
        expect(meant).to_be_in_viewport(ratio=0.9)
        anna.page.keyboard.press("Enter")
        anna.page.wait_for_function(FOLLOWED, arg=said)


def steadying(anna: Guest) -> None:
    """A card is about to be set, by key, and the hand has to be steady."""
    sit(anna, "skyscraper", {"hands": "forgiving"})
    assert anna.my_turn()
    anna.page.locator("[data-dot^=stand]").first.press("Enter")
    anna.page.locator(".hand button:not(.dim)").first.press("Enter")
    anna.page.locator("[data-dot^=place]").first.press("Enter")
    anna.page.locator(".steady[open]").wait_for()


def test_whoever_thinks_again_before_the_steady_hand_is_back_on_the_site(guests: Guests) -> None:
    anna = guests.come(DESKTOP)
    steadying(anna)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".steady[open]")).to_have_count(0)
    assert focused(anna), "the dialog took the focus with it"


def test_a_steady_hand_leaves_the_focus_on_something_seen(guests: Guests) -> None:
    anna = guests.come(DESKTOP)
    steadying(anna)
    for done in range(2):
        anna.page.locator(f".steady[data-round='{done}']").wait_for()
        anna.page.keyboard.press("Space")
    expect(anna.page.locator(".steady[open]")).to_have_count(0)
    assert focused(anna), "the dialog took the focus with it"
