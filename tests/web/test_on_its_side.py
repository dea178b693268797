"""A phone on its side: whatever is needed next is wholly in sight, and nothing lies over it."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from igroteka.games import SHELF
from igroteka.match import new_match
from igroteka.match.wander import wander

from .conftest import Moment
from .fingers import SIDEWAYS, UPRIGHT, resize
from .guests import Guest, Guests
from .patience import until_ready
from .players import asked
from .positions import shelved
from .test_show_me import lesson

pytestmark = pytest.mark.browser

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "learner"}
PHONE = SIDEWAYS[0]
# Its words are long, and its names stand in two lines.
LONG_WORDS = "hu-HU"


def wholly(things: Locator) -> None:
    things.first.wait_for()
    for thing in things.all():
        expect(thing).to_be_in_viewport(ratio=1)


def covered(page: Page) -> list[str]:
    """Of the buttons of a hand, those whose middle belongs to something else."""
    names: list[str] = page.locator("[data-act]").evaluate_all("""(all) => all.filter((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }).map((each) => each.dataset.act)""")
    return names


def sat(guests: Guests, game: str, **options: str) -> Guest:
    guest = guests.come(PHONE, locale=LONG_WORDS)
    wish = {"game": game, "seats": [ME, BOT, BOT], "options": options}
    keys = guest.context.request.post(f"{guest.site}/api/tables", data=wish).json()
    guest.open(f"/t/{keys['table']}#{keys['seats'][0]['token']}")
    return guest


def test_all_characters_of_clockwork_are_seen_at_once(guests: Guests) -> None:
    characters = sat(guests, "clockwork").page.locator("[data-character]")
    expect(characters).to_have_count(6)
    wholly(characters)


def test_seven_different_cards_are_seen_at_once(moment: Moment) -> None:
    page = asked(moment("motley", 3)).page
    resize(page, PHONE)
    cards = page.locator("[data-card]")
    expect(cards).to_have_count(7)
    wholly(cards)


def test_the_way_into_the_bag_and_all_that_is_in_it(guests: Guests) -> None:
    page = sat(guests, "urfin", sand="180").page
    page.locator("[data-act=Ready]").click()
    expect(page.locator("[data-part]")).to_have_count(2)
    reach = page.locator("[data-act=Reach]")
    wholly(reach)
    reach.click()
    page.locator("[data-act=Take]").wait_for()
    wholly(page.locator(".guide li, [data-act=Take], [data-act=LetGo]"))
    foot = page.locator("footer:has([data-act=Take])").bounding_box()
    guide = page.locator(".guide").bounding_box()
    assert foot is not None
    assert guide is not None
    assert guide["y"] + guide["height"] <= foot["y"]


def test_in_a_lesson_too_whoever_has_built_can_say_so(guests: Guests) -> None:
    """There the hand has half the height: the parts are scrolled to, below the button.

    On the way the hand is often in the bag, and what it may do lies beside what is said.
    """
    page = lesson(guests.come(PHONE, locale="fr-FR"), "urfin-bag", 12)
    wholly(page.locator("[data-act=Done], [data-part]"))
    assert covered(page) == []


def test_what_a_puzzle_asks_for_is_read_after_a_move_too(guests: Guests) -> None:
    guest = guests.come(PHONE, locale=LONG_WORDS)
    guest.open("/p/roads#easy-01")
    asked_for = guest.page.locator(".puzzle .said [role=status] p")
    asked_for.wait_for()
    guest.place()
    guest.page.locator(".puzzle [data-used='1'], .puzzle[data-used='1']").wait_for()
    until_ready(guest.page)
    wholly(asked_for)


def far(table: Path, seats: int) -> str:
    """A turn of the grown-up game that begins with a law in force; the link of who sits first."""
    for number in range(99):
        name = f"field {number}"
        match = new_match(SHELF["urfin"], seats, {"game": "adult"}, name.ljust(32, "."))
        rng = Random(name)
        while wander(match, rng):
            if match.state.limit and match.state.stage == "ready" and match.state.turn > 1:
                keys = shelved(table, match)
                return f"/t/{keys.table}#{keys.seats[0].token}"
    raise LookupError("nobody comes so far")


@pytest.mark.parametrize("size", [UPRIGHT, PHONE], ids=["upright", "sideways"])
def test_what_may_no_longer_be_built_is_never_cut(
    guests: Guests, kept: Path, size: tuple[int, int]
) -> None:
    page = (guest := guests.come(size, locale="ru-RU")).page
    guest.open(far(kept, 4))
    wholly(page.locator(".law, [data-act=Ready]"))
