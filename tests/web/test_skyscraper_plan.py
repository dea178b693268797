"""The flat plan of the site: sent, built, climbed and passed by keys alone, on a phone too."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from .guests import DESKTOP, PHONE, Guest
from .positions import shelved
from .profiles import Lend
from .sites import FLAT, begun

pytestmark = pytest.mark.browser

FOUNDATION = 3
MOST_TABS = 60
MOST_LAYERS = 12
# So long the needle takes from its side to the middle, round by round.
QUARTERS_MS = (650, 550)


class Planner(Guest):
    """A guest before the plan who has no pointer at all."""

    def find(self, what: str) -> Locator:
        return self.page.locator(what)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def asked(self) -> None:
        self.find(".prompt.mine ~ .board [data-stage=play]").wait_for()

    def unfold(self) -> None:
        self.page.get_by_role("button", name="Plan", exact=True).wait_for()
        self.press("v")
        expect(self.find(".plan")).to_be_visible()

    def tab_to(self, what: str) -> None:
        self.find(what).first.wait_for()
        for _ in range(MOST_TABS):
            if self.find(f"{what}:focus").count():
                return
            self.press("Tab")
        raise AssertionError(f"Tab never comes to {what}")

    @property
    def height(self) -> int:
        return int(self.find(".plan").get_attribute("data-height") or -1)

    def up_to(self, what: str) -> None:
        """Page Up until such a place is on the layer."""
        for _ in range(MOST_LAYERS):
            if self.find(what).count():
                return
            self.press("PageUp")
        raise AssertionError(f"no layer has {what}")

    # deeds

    def send(self) -> None:
        self.tab_to(".plan .port")
        self.press("ArrowRight")
        expect(self.find("[data-target^=cell]:focus")).to_have_count(1)
        self.press("Enter")

    def take_flat(self) -> None:
        self.tab_to(".hand button")
        cards = self.find(".hand button").count()
        for _ in range(cards):
            if self.find(f"{FLAT}:focus").count():
                break
            self.press("ArrowRight")
        self.press("Enter")
        expect(self.find("[data-target^=place]:focus")).to_have_count(1)

    def about_to_build(self) -> None:
        self.take_flat()
        self.press("Enter")
        expect(self.find("[data-act=Build]")).to_be_visible()

    def build(self) -> None:
        self.about_to_build()
        self.press("Enter")

    def climb(self) -> None:
        self.press("Escape")
        while self.height > 0:
            self.press("PageDown")
        self.tab_to("[data-target^=worker]")
        self.press("Enter")
        self.up_to("[data-target^=cell][aria-label^=Move]:not([aria-label*=ground])")
        self.tab_to("[data-target^=cell]")
        self.press("Enter")


Company = Callable[..., list[Planner]]


@pytest.fixture
def company(lend: Lend, site: str, kept: Path) -> Company:
    def gathered(hands: str = "calm", size: tuple[int, int] = DESKTOP) -> list[Planner]:
        keys = shelved(kept, begun(hands))
        here: list[Planner] = []
        for key in keys.seats:
            context = lend(size, reduced_motion="reduce")
            here.append(Planner(context, site))
            here[-1].open(f"{site}/t/{keys.table}#{key.token}")
            here[-1].unfold()
        return here

    return gathered


both_sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


@both_sizes
def test_a_turn_by_keys_alone_sends_builds_and_climbs(
    company: Company, size: tuple[int, int]
) -> None:
    anna, ben = company(size=size)
    anna.asked()
    anna.send()
    expect(anna.find("[data-person]")).to_have_count(1)
    anna.asked()
    anna.build()
    expect(anna.find(f"[data-standing='{FOUNDATION}']")).to_have_count(1)
    anna.asked()
    anna.climb()
    expect(anna.find(".prompt.mine")).to_have_count(0)
    assert anna.height > 0
    expect(anna.find("[data-person]")).to_have_count(1)
    expect(ben.find(".prompt.mine")).to_have_count(1)


def test_page_up_and_down_show_the_layers_and_say_what_is_there(company: Company) -> None:
    anna = company()[0]
    anna.asked()
    anna.tab_to(".plan .port")
    assert anna.height == 0
    anna.press("PageUp")
    assert anna.height == 1
    expect(anna.find("[data-layer-said]")).to_contain_text("wall facing east")
    anna.press("PageDown")
    anna.press("PageDown")
    assert anna.height == 0


def test_every_place_has_a_name_and_r_turns_the_card_there(company: Company) -> None:
    anna = company()[0]
    anna.asked()
    anna.send()
    anna.asked()
    anna.take_flat()
    names = anna.find("[data-target^=place]").evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label'))"
    )
    assert all(", column " in name and "point" in name for name in names)
    anna.press("Enter")
    card = anna.find(".plan .card")
    before = card.get_attribute("aria-label")
    anna.press("r")
    ways = anna.find("[data-act=turn]").count()
    assert (card.get_attribute("aria-label") != before) == bool(ways)


def test_signs_and_buttons_are_large_enough_for_a_finger_on_a_phone(company: Company) -> None:
    anna = company(size=PHONE)[0]
    anna.asked()
    box = anna.find("[data-target^=cell]").first.bounding_box()
    assert box
    assert box["height"] >= 38
    assert anna.small_targets() == []
    assert anna.serious_faults() == []
    assert anna.fits()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_card_without_a_builder_is_refused_with_the_rule(
    company: Company, size: tuple[int, int]
) -> None:
    anna = company(size=size)[0]
    anna.asked()
    anna.find(".hand button").first.press("Enter")
    expect(anna.page.get_by_role("alert").filter(has_text="Rule S-")).to_be_visible()
    assert anna.serious_faults() == []
    assert anna.fits()


def test_a_steady_hand_needs_no_pointer(company: Company) -> None:
    """At the foot of the bare foundation nothing can fall: only the card asks for it."""
    anna = company(hands="forgiving")[0]
    anna.asked()
    anna.send()
    expect(anna.find(".left")).to_have_attribute("aria-label", "2 actions left")
    anna.asked()
    anna.about_to_build()
    clock = anna.page.clock
    clock.install(time=0)
    clock.pause_at(1_000)
    anna.press("Enter")
    for presses, to_the_middle_ms in enumerate(QUARTERS_MS):
        anna.find(f"dialog.steady[open][data-round='{presses}']").wait_for()
        clock.run_for(to_the_middle_ms)
        anna.find("dialog.steady[data-zone='0']").wait_for()
        anna.press("Space")
    clock.resume()
    expect(anna.find("dialog.steady[open]")).to_have_count(0)
    anna.asked()
    expect(anna.find(".left")).to_have_attribute("aria-label", "One action left")


def test_a_hand_may_think_again(company: Company) -> None:
    anna = company(hands="forgiving")[0]
    anna.asked()
    anna.send()
    anna.asked()
    anna.build()
    anna.find("dialog.steady[open]").wait_for()
    anna.press("Escape")
    expect(anna.find("dialog.steady[open]")).to_have_count(0)
    expect(anna.find("[data-act=Build]")).to_be_visible()
    expect(anna.find(".left")).to_have_attribute("aria-label", "2 actions left")
    anna.asked()
