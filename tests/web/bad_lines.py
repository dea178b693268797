"""A line that breaks in the middle of things, for seconds; and one as slow as a telephone's.

For `scripts/long line`: a card in the air, a fight, running sand. Whatever the hand did meanwhile
is in the log of the house once, and the person was told.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec import json
from playwright.sync_api import Browser, Mouse, Page, expect

from .conftest import BOT, ME
from .endings import WHOLE, keep, set_table, tell
from .fingers import DRAWN
from .guests import DESKTOP, Guest
from .hands import ByPlaywright, Keyboard
from .left_behind import log_of, table_of
from .patience import TABLE, until_ready
from .positions import shelved
from .prison_moments import reached
from .test_focus import DEEDS
from .wires import Cable

pytestmark = pytest.mark.browser

SECONDS = (5, 30)
BEN = {"kind": "friend", "name": "Ben"}
ACTS_ON_3G = 12
DOWN = ".down[role=status]"


class Caller(Guest):
    """A guest on a long line; `home` is the address without it."""

    home = ""
    # Where the card in the air is meant to go.
    goal = (0.0, 0.0)


@pytest.fixture
def anna(browser: Browser, cable: Cable, site: str) -> Iterator[Caller]:
    width, height = DESKTOP
    context = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        service_workers="block",
    )
    guest = Caller(context, cable.site)
    guest.home = site
    yield guest
    context.close()
    # That a socket or a request failed is what these tests are about.
    assert [
        fault for fault in guest.faults if "ERR_" not in fault and "WebSocket" not in fault
    ] == []


def done_by(kept: Path, guest: Guest, seat: int = 0) -> list[str]:
    """The kinds of all that the seat has done, as the house wrote it down."""
    rows = json.decode(log_of(kept, table_of(guest.address())))["entries"]
    entries = [row["data"] for row in rows]
    played = [it for it in entries if it["entry"] == "played" and it["seat"] == seat]
    return [it["action"]["type"] for it in played]


def done_since(kept: Path, guest: Guest, kind: str, before: int) -> int:
    """Once it is heard of; a second of the same kind has had its time, too."""
    for _ in range(100):
        guest.page.wait_for_timeout(100)
        if done_by(kept, guest).count(kind) > before:
            break
    until_ready(guest.page)
    guest.page.wait_for_timeout(1_000)
    return done_by(kept, guest).count(kind) - before


def set_up(guest: Guest, game: str, options: dict[str, str], others: int = 1) -> None:
    wish: dict[str, Any] = {"game": game, "seats": [ME, *[BOT] * others], "options": options}
    keys = guest.context.request.post(f"{guest.site}/api/tables", data=wish).json()
    guest.open(f"{guest.site}/t/{keys['table']}#{keys['seats'][0]['token']}")
    assert guest.my_turn()


def middle(guest: Guest, what: str) -> tuple[float, float]:
    box = guest.page.locator(what).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Deed(NamedTuple):
    """Begun with a line, ended without one."""

    begin: Callable[[Caller, Path], None]
    # With the mouse that was taken before: nobody waits in the middle of a drag.
    end: Callable[[Caller, Mouse], None]
    kind: str


# Roads: a card in the air


def lift_a_road(guest: Caller, _: Path) -> None:
    set_up(guest, "roads", {"cards": "24"})
    card = ".hand button:not(.dim)"
    guest.page.locator(card).first.click()
    fits = guest.page.locator("[data-target]:has(.ghost)")
    fits.first.wait_for()
    guest.goal = middle(guest, "[data-target]:has(.ghost)")
    x, y = middle(guest, f"{card}.picked")
    hand = guest.page.mouse
    hand.move(x, y)
    hand.down()
    hand.move(x, y - 40, steps=3)


def set_it_down(page: Page) -> None:
    """Where a card may be turned, it is asked for once more."""
    page.evaluate(DRAWN)
    page.evaluate("() => document.querySelector('.confirm .yes')?.click()")


def drop_the_road(guest: Caller, hand: Mouse) -> None:
    hand.move(*guest.goal, steps=4)
    hand.up()
    set_it_down(guest.page)


# Skyscraper: the same, on a site


def lift_a_wall(guest: Caller, _: Path) -> None:
    set_up(guest, "skyscraper", {"hands": "calm"})
    guest.page.locator("[data-act=Send]").click()
    guest.page.locator("[data-dot^=stand]").first.press("Enter")
    guest.page.locator("[data-card]:not(.dim)").first.press("Enter")
    guest.page.locator("[data-dot^=place]").first.focus()
    guest.page.locator("[data-dot].chosen").wait_for(state="attached")
    guest.goal = middle(guest, "[data-dot].chosen")
    x, y = middle(guest, "[data-card].picked")
    hand = guest.page.mouse
    hand.move(x, y)
    hand.down()
    hand.move(x, y - 60, steps=4)


def drop_the_wall(guest: Caller, hand: Mouse) -> None:
    hand.move(*guest.goal, steps=6)
    hand.up()


# Prison: a card for a fight


def come_to_blows(guest: Caller, kept: Path) -> None:
    keys = shelved(kept, reached("fight"))
    guest.open(f"{guest.site}/t/{keys.table}#{keys.seats[0].token}")
    guest.page.locator("[data-fight-card]:not(.no)").first.wait_for()


def strike(guest: Guest, _: Mouse) -> None:
    guest.page.locator("[data-fight-card]:not(.no)").first.evaluate("it => it.click()")


# Urfin: a part for a tower, while sand runs


def turn_the_glass(guest: Caller, _: Path) -> None:
    """With a friend whose line holds: alone, the glass would stand still."""
    options = {"map": "meadow", "bag": "blind", "sand": "180"}
    wish: dict[str, Any] = {"game": "urfin", "seats": [ME, BEN], "options": options}
    keys = guest.context.request.post(f"{guest.site}/api/tables", data=wish).json()
    here, there = guest.page, guest.context.new_page()
    for page, site, key in zip((here, there), (guest.site, guest.home), keys["seats"], strict=True):
        page.goto(f"{site}/t/{keys['table']}#{key['token']}")
        page.locator("[data-act=Ready]").click()
    while not here.locator("[data-part]:enabled").count():
        for page in (here, there):
            if page.locator("[data-act=Reach]").count():
                page.locator("[data-act=Reach]").first.click()
            until_ready(page)


def take_a_part(guest: Guest, _: Mouse) -> None:
    guest.page.locator("[data-part]:enabled").first.evaluate(
        "it => it.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))"
    )


DEED_OF = {
    "roads": Deed(lift_a_road, drop_the_road, "Lay"),
    "skyscraper": Deed(lift_a_wall, drop_the_wall, "Build"),
    "prison": Deed(come_to_blows, strike, "FightCard"),
    "urfin": Deed(turn_the_glass, take_a_part, "Grab"),
}


# Half a minute is too long for a team that builds; what becomes of it then has a test of its own.
IN_TIME = [(game, s) for game in DEED_OF for s in SECONDS if (game, s) != ("urfin", 30)]


@pytest.mark.parametrize(("game", "seconds"), IN_TIME)
def test_what_is_done_while_the_line_is_down_is_done_once(
    anna: Caller, cable: Cable, kept: Path, game: str, seconds: int
) -> None:
    deed = DEED_OF[game]
    hand = anna.page.mouse
    deed.begin(anna, kept)
    before = done_by(kept, anna).count(deed.kind)
    cable.pull()
    expect(anna.page.locator(DOWN)).to_be_visible()
    deed.end(anna, hand)
    expect(anna.prompt).to_contain_text("Your move is kept")
    anna.page.wait_for_timeout(1_000 * seconds)
    keep(anna.page.screenshot(), f"line-{game}-done")
    assert done_by(kept, anna).count(deed.kind) == before, "nobody can have heard of it"
    cable.mend()
    expect(anna.page.get_by_text("Back at the table.")).to_be_visible()
    assert done_since(kept, anna, deed.kind, before) == 1
    forgiven(anna, game)
    tell(f"cut for {seconds:2} s, done meanwhile   {game:10} told, kept, done once")


def test_whoever_is_away_for_half_a_minute_of_building_counts_as_done_and_is_told(
    anna: Caller, cable: Cable, kept: Path
) -> None:
    """U-B11: the others need not wait; the part taken meanwhile stays where it was."""
    deed = DEED_OF["urfin"]
    deed.begin(anna, kept)
    cable.pull()
    expect(anna.page.locator(DOWN)).to_be_visible()
    deed.end(anna, anna.page.mouse)
    expect(anna.prompt).to_contain_text("Your move is kept")
    while "Done" not in done_by(kept, anna):
        anna.page.wait_for_timeout(500)
    cable.mend()
    expect(anna.page.get_by_text("That came too late")).to_be_visible()
    expect(anna.prompt).to_contain_text("You are done")
    keep(anna.page.screenshot(), "line-urfin-too-late")
    assert done_by(kept, anna).count(deed.kind) == 0
    tell("cut for 30 s, done meanwhile   urfin      told, kept, too late: counted as done")


def forgiven(guest: Guest, game: str) -> None:
    """Sand that ran meanwhile is given back, and everybody can read it."""
    if game == "urfin":
        expect(guest.page.get_by_role("list", name="Log")).to_contain_text("of sand are given back")


@pytest.mark.parametrize("seconds", SECONDS)
@pytest.mark.parametrize("game", ["roads", "skyscraper"])
def test_what_is_in_the_hand_stays_there_until_the_line_is_back(
    anna: Caller, cable: Cable, kept: Path, game: str, seconds: int
) -> None:
    deed = DEED_OF[game]
    hand = anna.page.mouse
    deed.begin(anna, kept)
    before = done_by(kept, anna).count(deed.kind)
    cable.pull()
    expect(anna.page.locator(DOWN)).to_be_visible()
    anna.page.wait_for_timeout(1_000 * seconds)
    keep(anna.page.screenshot(), f"line-{game}-held")
    cable.mend()
    expect(anna.page.get_by_text("Back at the table.")).to_be_visible()
    deed.end(anna, hand)
    assert done_since(kept, anna, deed.kind, before) == 1
    tell(f"cut for {seconds:2} s, held meanwhile   {game:10} still in the hand, done once")


@pytest.mark.parametrize("game", WHOLE)
def test_a_game_is_played_on_a_line_of_the_third_generation(
    anna: Caller, cable: Cable, kept: Path, game: str
) -> None:
    """400 kbit/s, and 300 ms there and back."""
    cable.slow(0.15, 50_000)
    anna.page.set_default_timeout(120_000)
    anna.open(set_table(anna.site, game))
    keys = Keyboard(ByPlaywright(anna.page), DEEDS[game])
    acts = 0
    while acts < ACTS_ON_3G and anna.my_turn():
        keys.act()
        acts += 1
    # While others act, the house is ahead of a slow line.
    anna.my_turn()
    shown = int(anna.page.locator(TABLE).get_attribute("data-step") or 0)
    rows = json.decode(log_of(kept, table_of(anna.address())))["entries"]
    assert shown == len(rows)
    tell(f"3G, 300 ms there and back   {game:10} {acts} acts by keys, {shown} steps, all shown")
