"""Every page, looked at closely: by ear, by finger, in the dark, in Russian."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from igroteka.kernel.langs import LANGS

from .guests import DESKTOP, PHONE, Guest, Guests

pytestmark = pytest.mark.browser


WEIGHED = """async () => {
    await document.fonts.ready;
    const came = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
    return [came.length, came.reduce((sum, each) => sum + each.transferSize, 0)];
}"""
KEY = r"\b(?:lobby|seat|mine|help|bot|level|players|rules|roads)-[a-z][a-z0-9-]+\b"


@pytest.mark.parametrize(
    ("size", "scheme"), [(PHONE, "dark"), (DESKTOP, "light")], ids=["phone", "desktop"]
)
def test_no_page_has_a_serious_fault(
    guests: Guests, size: tuple[int, int], scheme: Literal["light", "dark"]
) -> None:
    guest = guests.come(size, scheme=scheme)
    faults: dict[str, list[str]] = {}

    def look(page: str) -> None:
        faults[page] = guest.serious_faults()
        assert guest.fits(), page

    guest.open()
    look("lobby")
    guest.page.locator("[data-options]").first.click()
    look("options")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Settings").click()
    look("settings")
    guest.quick_game()
    assert guest.my_turn()
    look("table")
    if size == PHONE:
        guest.page.locator(".handle").click()
    guest.page.get_by_role("tab", name=re.compile("Chat")).click()
    look("chat")
    guest.page.get_by_role("button", name="Menu").click()
    look("menu")
    guest.open("/rules/roads")
    look("rules")
    assert not any(faults.values()), faults


def test_fingers_find_every_button(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.open()
    assert guest.small_targets() == []
    guest.page.locator("[data-options]").first.click()
    assert guest.small_targets() == []
    guest.quick_game()
    guest.page.locator(".handle").click()
    assert guest.small_targets() == []


def test_a_russian_browser_is_spoken_to_in_russian(guests: Guests) -> None:
    guest = guests.come(PHONE, locale="ru-RU")
    guest.open()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Во что сыграем?")
    guest.page.get_by_role("button", name="Играть Дороги").click()
    guest.at_table()
    assert guest.my_turn()
    guest.lay()
    guest.page.locator(".handle").click()
    log = guest.page.get_by_role("list", name="Ход игры")
    expect(log.get_by_text("Вы кладёте карточку")).to_be_visible()
    words = guest.page.locator("#app").inner_text()
    assert not re.search(r"\b[a-z]+(-[a-z]+)+\b", words), "a text key is showing"


def test_the_language_is_changed_and_kept(guest: Guest) -> None:
    guest.open()
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_label("Language").select_option("ru")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Во что сыграем?")
    guest.page.reload()
    expect(guest.page.locator("html")).to_have_attribute("lang", "ru")


def test_night_can_be_chosen_by_day(guest: Guest) -> None:
    guest.open()
    paper = "() => getComputedStyle(document.body).backgroundColor"
    by_day = guest.page.evaluate(paper)
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("radio", name="Night").check()
    assert guest.page.evaluate(paper) != by_day


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("/nowhere", "There is nothing here"),
        ("/t/nosuchtable", "The key is missing"),
        ("/t/nosuchtable#0123456789abcdef0123456789abcdef", "There is no such table."),
        ("/r/nosuchtable", "The key is missing"),
    ],
)
def test_a_wrong_address_says_so_in_one_line(guest: Guest, path: str, line: str) -> None:
    guest.open(path)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(line)


def test_the_first_load_is_light(browser: Browser, site: str) -> None:
    """Over the wire, with all there is around the files; what is in sight comes first."""
    guest = Guest(browser.new_context(service_workers="block"), site)
    guest.open()
    guest.page.wait_for_load_state("networkidle")
    files, weight = guest.page.evaluate(WEIGHED)
    assert files <= 20
    assert 60_000 < weight <= 120_000
    guest.context.close()


def test_everything_comes_from_the_house(guest: Guest) -> None:
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.quick_game()
    own = (guest.site, guest.site.replace("http", "ws"), "data:", "blob:")
    assert [url for url in asked if not url.startswith(own)] == []


def test_twelve_languages_fit_a_phone_and_show_no_key(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.open()
    for lang in LANGS:
        guest.page.evaluate("(lang) => localStorage.setItem('igroteka.lang', lang)", lang)
        guest.page.reload()
        options = guest.page.locator("[data-options]:enabled").first
        options.wait_for()
        guest.page.evaluate("() => document.documentElement.style.setProperty('font-size', '200%')")
        assert (lang, "large letters", guest.fits()) == (lang, "large letters", True)
        guest.page.evaluate("() => document.documentElement.style.removeProperty('font-size')")
        options.click()
        expect(guest.page.locator("html")).to_have_attribute("lang", lang)
        keys = re.findall(KEY, guest.page.locator("#app").inner_text())
        assert (lang, keys, guest.fits()) == (lang, [], True)


def test_what_does_not_go_together_says_why(guests: Guests) -> None:
    guest = guests.come(locale="ru")
    guest.options()
    for pick in ("Две и четыре полосы", "12"):
        guest.page.get_by_role("radio", name=pick, exact=True).check()
    guest.page.get_by_role("button", name="Сесть и играть").click()
    expect(guest.page.get_by_role("alert")).to_contain_text(re.compile("Так вместе.*R-L2"))
    assert all("422" in fault for fault in guest.faults)
    guest.faults.clear()


def test_rules_not_yet_translated_say_so(guests: Guests) -> None:
    guest = guests.come(locale="de")
    english = guest.context.request.get(f"{guest.site}/api/rules/roads/en").text()
    guest.page.route("**/api/rules/roads/de", lambda route: route.fulfill(body=english))
    guest.open("/rules/roads")
    expect(guest.page.locator("article")).to_have_attribute("lang", "en")
    expect(guest.page.locator("article .note")).to_have_attribute("lang", "de")
