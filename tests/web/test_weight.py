"""What a page weighs on its way: the bytes the server sends, packed, with headers and letters."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from .guests import PHONE
from .patience import until_ready

pytestmark = pytest.mark.browser

LOBBY = 120_000
TABLE = 170_000
# Its dungeon has more drawings and words than any other box.
TABLES = {"prison": 178_000}
MOST_FILES = 20
# Comes on top, and only where something is built in space.
THREE = "/assets/site-"
SEATS = {"roads": 2, "urfin": 2, "clockwork": 2, "prison": 1, "skyscraper": 2}
STILL = "async () => { await document.fonts.ready; return document.readyState === 'complete'; }"


class Scales:
    """Each answer of the house by its address; none from a browser's own shelves."""

    def __init__(self, page: Page) -> None:
        self.asked: dict[str, str] = {}
        self.came: dict[str, int] = {}
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.requestWillBeSent", self.ask)
        line.on("Network.loadingFinished", self.come)

    def ask(self, told: dict[str, Any]) -> None:
        self.asked[told["requestId"]] = told["request"]["url"]

    def come(self, told: dict[str, Any]) -> None:
        self.came[told["requestId"]] = round(told["encodedDataLength"])

    def files(self) -> dict[str, int]:
        named = {self.asked[number]: size for number, size in self.came.items()}
        return {url: size for url, size in named.items() if THREE not in url}


def weighed(browser: Browser, site: str, game: str) -> dict[str, int]:
    width, height = PHONE
    context = browser.new_context(
        locale="en", viewport={"width": width, "height": height}, service_workers="block"
    )
    try:
        page = context.new_page()
        page.set_default_timeout(60_000)
        scales = Scales(page)
        page.goto(site + opened(page, site, game))
        page.wait_for_selector(f"[data-game={game}] .board" if game else "main h2")
        until_ready(page)
        page.wait_for_load_state("networkidle")
        assert page.evaluate(STILL)
        return scales.files()
    finally:
        context.close()


def opened(page: Page, site: str, game: str) -> str:
    if not game:
        return "/"
    bots = [{"kind": "bot", "bot": "random"}] * (SEATS[game] - 1)
    wish = {"game": game, "seats": [{"kind": "me", "name": "Anna"}, *bots]}
    keys = page.request.post(f"{site}/api/tables", data=wish).json()
    return f"/t/{keys['table']}#{keys['seats'][0]['token']}"


def assert_light(files: dict[str, int], most: int) -> None:
    heavy = sorted(files.items(), key=lambda each: -each[1])
    assert sum(files.values()) <= most, heavy
    assert len(files) <= MOST_FILES, heavy


def test_the_lobby_is_light_and_comes_in_few_files(browser: Browser, site: str) -> None:
    assert_light(weighed(browser, site, ""), LOBBY)


def test_every_table_is_light_and_comes_in_few_files(browser: Browser, site: str) -> None:
    for game in SEATS:
        assert_light(weighed(browser, site, game), TABLES.get(game, TABLE))
