"""A phone offers to put the lobby among its apps: all that a browser asks for is there.

The browser reads the manifest itself and says what it makes of it. Its own verdict on the whole is
given only with a window, so what it goes by is asked one by one.
"""

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from .guests import Guest

pytestmark = pytest.mark.browser

WORKER = """() => navigator.serviceWorker.ready.then(({ scope, active }) =>
    ({ scope, script: active.scriptURL }))"""
DRAWN = """(all) => Promise.all(all.map(async (url) => {
    const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
    return `${width}x${height}`;
}))"""
# The four corners, where a mask cuts, and the middle of each edge.
SEEN_THROUGH = """async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    const at = [0, 0.5, 0.999].flatMap((x) => [0, 0.5, 0.999].map((y) => [x * width, y * height]));
    return at.filter(([x, y]) => canvas.getImageData(x, y, 1, 1).data[3] < 255).length;
}"""
AS_AN_APP = {"kStandalone", "kFullscreen", "kMinimalUi"}


@pytest.fixture
def page(browser: Browser, site: str) -> Any:
    context = browser.new_context(reduced_motion="reduce")
    guest = Guest(context, site)
    guest.open()
    expect(guest.page.locator(".shelf[aria-busy=false]")).to_be_visible()
    yield guest.page
    assert not guest.faults
    context.close()


@pytest.fixture
def devtools(page: Page) -> CDPSession:
    return page.context.new_cdp_session(page)


def test_the_browser_reads_the_manifest_without_complaint(
    page: Page, devtools: CDPSession, site: str
) -> None:
    told = devtools.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = told["manifest"]
    assert manifest["name"] == "Igroteka"
    assert manifest["display"] in AS_AN_APP
    assert manifest["startUrl"].startswith(manifest["scope"])
    assert urlsplit(manifest["scope"]).path == "/"
    assert manifest["startUrl"] == page.url == f"{site}/"


def test_the_icons_are_as_large_as_they_say_and_may_be_cut(
    page: Page, devtools: CDPSession
) -> None:
    icons = page.evaluate(
        "() => fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.json())"
    )["icons"]
    known = {icon["url"] for icon in devtools.send("Page.getAppManifest")["manifest"]["icons"]}
    assert known == {page.url.rstrip("/") + icon["src"] for icon in icons}
    for purpose in ("any", "maskable"):
        given = [icon for icon in icons if purpose in icon["purpose"].split()]
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in given}
        sizes = page.evaluate(DRAWN, [icon["src"] for icon in given])
        assert sizes == [icon["sizes"] for icon in given]
    masked = [icon["src"] for icon in icons if icon["purpose"] == "maskable"]
    assert [page.evaluate(SEEN_THROUGH, src) for src in masked] == [0] * len(masked)


def test_a_worker_keeps_the_page_that_the_app_opens(page: Page, devtools: CDPSession) -> None:
    start = devtools.send("Page.getAppManifest")["manifest"]["startUrl"]
    worker = page.evaluate(WORKER)
    assert start.startswith(worker["scope"])
    assert page.evaluate("(url) => caches.match(url).then((it) => it?.status)", start) == 200
