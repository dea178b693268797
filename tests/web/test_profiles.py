"""Who gets a profile that somebody had before gets it as new."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext

from .guests import PHONE, Guest
from .profiles import Profiles

pytestmark = pytest.mark.browser

LEFT = "() => [localStorage.length, sessionStorage.length, document.cookie]"
BENT: dict[str, Callable[[BrowserContext], object]] = {
    "a script of its own": lambda profile: profile.add_init_script("window.bent = true"),
    "another size": lambda profile: profile.pages[0].set_viewport_size({"width": 9, "height": 9}),
    "a stopped clock": lambda profile: profile.pages[0].clock.install(),
    "a second page": lambda profile: profile.new_page(),
}


@pytest.fixture
def own(browser: Browser) -> Iterator[Profiles]:
    profiles = Profiles(browser)
    yield profiles
    for free in profiles.free.values():
        for profile in free:
            profile.context.close()


def test_the_next_guest_finds_nothing_of_the_one_before(own: Profiles, site: str) -> None:
    anna = Guest(own.lend(PHONE), site)
    anna.open()
    anna.page.evaluate("() => { sessionStorage.left = 1; document.cookie = 'left=1'; }")
    own.take_back()
    assert anna.page.evaluate(LEFT) == [0, 0, ""]
    ben = Guest(own.lend(PHONE), site)
    assert ben.context is anna.context
    ben.page.evaluate("() => console.error('a fault of Ben')")
    ben.page.wait_for_function("() => true")
    assert (anna.faults, ben.faults) == ([], ["a fault of Ben"])
    ben.faults.clear()


@pytest.mark.parametrize("bend", BENT.values(), ids=BENT)
def test_what_was_bent_is_not_handed_on(
    own: Profiles, site: str, bend: Callable[[BrowserContext], object]
) -> None:
    profile = own.lend(PHONE)
    bend(profile)
    Guest(profile, site).open()
    own.take_back()
    assert not any(own.free.values())
