"""Two friends, one link, three whole games in a row; one sits at a phone that loses its network.

For `scripts/long evening`.
"""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from .endings import keep, tell
from .fingers import UPRIGHT
from .guests import MOST_MOVES, Guest, invitation, mover_first
from .patience import until_together
from .wires import Cable

pytestmark = pytest.mark.browser

ROUNDS = 3
# Before these moves of a round the phone is without a network.
DROPS_OUT = (2, 7)


@pytest.fixture
def friends(browser: Browser, site: str, cable: Cable) -> Iterator[tuple[Guest, Guest]]:
    """Anna at a desk, Ben at a phone whose network goes through the cable."""
    width, height = UPRIGHT
    desk = browser.new_context(reduced_motion="reduce", service_workers="block")
    phone = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    anna, ben = Guest(desk, site), Guest(phone, cable.site)
    yield anna, ben
    for context in (desk, phone):
        context.close()
    lost = [fault for fault in ben.faults if "ERR_" not in fault and "WebSocket" not in fault]
    assert [*anna.faults, *lost] == []


def to_its_end(anna: Guest, ben: Guest, cable: Cable) -> int:
    """By moves; so many were made."""
    for move in range(MOST_MOVES):
        until_together(anna.page, ben.page)
        if anna.page.locator(".prompt.over").count():
            return move
        mover, _ = mover_first(anna, ben)
        if move in DROPS_OUT:
            cable.pull()
            expect(ben.page.locator(".down[role=status]")).to_be_visible()
        if mover is ben and cable.cut:
            before = ben.laid
            ben.place()
            expect(ben.prompt).to_contain_text("Your move is kept")
            cable.mend()
            expect(ben.page.locator("[data-laid]")).not_to_have_count(before)
        else:
            mover.lay()
        cable.mend()
    raise AssertionError("the game does not end")


def another_round(asking: Guest, joining: Guest) -> None:
    before = asking.page.url
    asking.page.get_by_role("button", name="Another round").click()
    expect(asking.page).not_to_have_url(before)
    call = joining.page.get_by_role("dialog").locator("[data-call]")
    call.get_by_role("button", name="Join").click()
    joining.page.wait_for_url(f"**{urlsplit(asking.page.url).path}")
    for guest in (asking, joining):
        expect(guest.page.get_by_role("dialog")).to_have_count(0)


def test_three_whole_games_in_a_row_by_one_link(
    friends: tuple[Guest, Guest], cable: Cable, site: str
) -> None:
    anna, ben = friends
    anna.set_table("12", friend=True)
    link = invitation(anna).replace(site, cable.site)
    ben.open(link)
    ben.at_table()
    tables, moves = set(), []
    for number in range(ROUNDS):
        tables.add(anna.page.url)
        moves.append(to_its_end(anna, ben, cable))
        for name, guest in (("desk", anna), ("phone", ben)):
            keep(guest.page.screenshot(), f"evening-{number + 1}-{name}")
        if number + 1 < ROUNDS:
            another_round(*((anna, ben) if number % 2 else (ben, anna)))
    assert len(tables) == ROUNDS
    # The link of the first table leads to the last one.
    ben.open("/")
    ben.open(link)
    ben.page.wait_for_url(f"**{urlsplit(anna.page.url).path}")
    drops = ROUNDS * len(DROPS_OUT)
    tell(f"three games by one link: {moves} moves, the phone dropped out {drops} times")
