"""Without a line the page is still there: what was opened can be read, nothing secret is kept."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .guests import LONG, Guest
from .patience import until_ready
from .wires import Cable

pytestmark = pytest.mark.browser

KEPT = """async () => {
    const all = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) all.push(request.url);
    return all;
}"""


@pytest.fixture
def settler(browser: Browser, cable: Cable) -> Iterator[Guest]:
    """Somebody whose browser may keep the page; the others' may not: each would fill a shelf."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    guest = Guest(context, cable.site)
    yield guest
    context.close()


def installed(page: Page) -> None:
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def kept(page: Page) -> list[str]:
    urls: list[str] = page.evaluate(KEPT)
    return urls


def test_the_page_is_there_without_the_house_and_comes_back(settler: Guest, cable: Cable) -> None:
    page = settler.page
    settler.open()
    installed(page)
    manifest: dict[str, Any] = page.evaluate(
        "() => fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.json())"
    )
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    settler.set_table(LONG)
    assert settler.my_turn()
    settler.open("/rules/roads")
    settler.open()
    until_ready(page)
    settings = page.get_by_role("button", name="Settings").bounding_box()

    addresses = kept(page)
    assert any("/api/rules/roads/" in each for each in addresses)
    assert not [each for each in addresses if "/api/tables" in each or "/t/" in each or "#" in each]

    cable.pull()
    page.reload()
    expect(page.get_by_text("No line to the server")).to_be_visible()
    expect(page.locator(".box").first).to_be_visible()
    page.goto(f"{cable.site}/rules/roads")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Roads")
    page.goto(cable.site)
    expect(page.get_by_text("No line to the server")).to_be_visible()
    until_ready(page)
    assert page.get_by_role("button", name="Settings").bounding_box() == settings
    cable.mend()
    expect(page.get_by_text("No line to the server")).to_have_count(0)


def test_my_tables_and_a_game_watched_before_are_there_without_the_house(
    settler: Guest, cable: Cable
) -> None:
    page = settler.page
    settler.open()
    installed(page)
    settler.set_table(LONG)
    assert settler.my_turn()
    settler.lay()
    assert settler.my_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, I resign").click()
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    settler.open()
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("link")).to_contain_text("Watch again")
    expect(mine.locator("[data-known]")).to_have_count(0)

    cable.pull()
    page.reload()
    expect(mine.locator("[data-known]")).to_contain_text("The server is not there")
    mine.get_by_role("link").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[data-laid]")).not_to_have_count(0)


def test_a_move_that_waits_is_seen_to_wait(guest: Guest, cable: Cable) -> None:
    """The line is silent, not broken: neither end has been told."""
    guest.site = cable.site
    guest.set_table(LONG)
    assert guest.my_turn()
    before = guest.laid
    cable.stall()
    guest.place()
    expect(guest.page.locator("[data-waiting]")).to_be_visible()
    expect(guest.page.locator(".down")).to_contain_text("Nothing is heard from the server")
    expect(guest.prompt).to_contain_text("Your move is kept")
    assert guest.laid == before
    cable.mend()
    expect(guest.page.locator("[data-laid]")).not_to_have_count(before)
    expect(guest.page.locator("[data-waiting]")).to_have_count(0)
