"""The board of Clockwork under fingers and keys, on a phone and on a desktop."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from .guests import DESKTOP, PHONE, Guest

pytestmark = pytest.mark.browser

ME = {"kind": "me", "name": "Anna"}
BEN = {"kind": "friend", "name": "Ben"}
CLARA = {"kind": "friend", "name": "Clara"}
BOT = {"kind": "bot", "bot": "random"}
FINGER_PX = 43
MOST_STEPS = 2_500
TURNS_BY_HAND = 12
MOST_TABLES = 10
LEGAL = "[data-legal]"

# From inside the page, for hundreds of steps: the first preferred kind, else the list's middle.
PLAY_ON = """(prefer) => {
    const step = () => {
        if (document.querySelector('.prompt.over')) return clearInterval(playing);
        document.querySelector('.clockwork').dispatchEvent(new PointerEvent('pointerdown'));
        const all = [...document.querySelectorAll('.prompt.mine ~ .board [data-legal]')];
        const wanted = prefer.map((kind) => all.find((each) => each.dataset.legal === kind));
        (wanted.find(Boolean) ?? all[Math.floor(all.length / 2)])?.click();
    };
    const playing = setInterval(step, 20);
}"""


class Player(Guest):
    """A guest at a table of Clockwork."""

    @property
    def legal(self) -> list[str]:
        """The kinds of everything in the list of what can be done."""
        return list(self.page.locator(LEGAL).evaluate_all("all => all.map(e => e.dataset.legal)"))

    def asked(self) -> bool:
        """Waits until something is; false when the game is over instead."""
        ready = f".prompt.mine ~ .board {LEGAL}, .prompt.over"
        self.page.locator(ready).first.wait_for(state="attached", timeout=60_000)
        return self.page.locator(".prompt.over").count() == 0

    def hurry(self) -> None:
        """Nobody has to remember anything here."""
        self.page.locator(".clockwork").dispatch_event("pointerdown")

    def from_the_list(self, prefer: tuple[str, ...] = ()) -> None:
        """The first preferred kind, else what lies in the middle of the list."""
        kinds = self.legal
        at = next((kinds.index(kind) for kind in prefer if kind in kinds), len(kinds) // 2)
        before = self.page.locator(LEGAL).first.element_handle()
        self.page.locator(LEGAL).nth(at).evaluate("button => button.click()")
        self.hurry()
        self.page.wait_for_function("it => !it.isConnected", arg=before)

    def choose(self) -> None:
        self.page.locator("[data-character]:not(.taken)").first.press("Enter")

    def by_hand(self) -> None:
        """The next step as a hand would do it: field, place, card or button."""
        kinds = set(self.legal)
        if kinds & {"Lay", "Point"}:
            return self.touch('[data-target^="place-"]')
        if kinds & {"Walk", "Straight"}:
            return self.walk()
        if "Take" in kinds:
            return self.touch('[data-act="Take"]')
        return self.card()

    def walk(self) -> None:
        self.touch('[data-target^="field-"]')
        fork = self.page.locator(".act.main")
        if fork.count():
            fork.first.press("Enter")

    def card(self) -> None:
        """A verb first where there are several; then the card, twice."""
        lit = self.page.locator("[data-card].lit")
        if not lit.count():
            self.touch(".step .main, .step [data-act], .named .act")
        if lit.count():
            lit.first.press("Enter")
            self.touch("[data-card].picked")

    def touch(self, what: str) -> None:
        self.page.locator(what).first.press("Enter")


Sit = Callable[..., Player]
Company = Callable[..., list[Player]]


@pytest.fixture
def company(browser: Browser, site: str) -> Iterator[Company]:
    """Everybody with a browser at one fresh table, about to choose a character."""
    here: list[Player] = []

    def gathered(
        seats: tuple[Any, ...], size: tuple[int, int] = DESKTOP, coached: bool = False
    ) -> list[Player]:
        wish = {"game": "clockwork", "seats": seats, "help": "coach" if coached else "normal"}
        come = [enter(size) for seat in seats if seat["kind"] != "bot"]
        keys = come[0].context.request.post(f"{site}/api/tables", data=wish).json()
        for player, seat in zip(come, keys["seats"], strict=False):
            player.open(f"{site}/t/{keys['table']}#{seat['token']}")
            player.asked()
        return come

    def enter(size: tuple[int, int]) -> Player:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce"
        )
        here.append(Player(context, site))
        return here[-1]

    yield gathered
    faults = [fault for player in here for fault in player.faults]
    for player in here:
        player.context.close()
    assert not faults, faults


@pytest.fixture
def sit(company: Company) -> Sit:
    """A player alone against a bot."""
    return lambda size=DESKTOP, coached=False: company((ME, BOT), size, coached)[0]


both_sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def width(what: Locator) -> float:
    box = what.bounding_box()
    assert box
    return box["width"]


def test_a_game_is_played_to_its_end_through_the_list_on_a_phone(sit: Sit) -> None:
    anna = sit(PHONE)
    anna.page.evaluate(PLAY_ON, ["Demand", "Take", "Seek", "Give"])
    anna.page.locator(".prompt.over").wait_for(timeout=400_000)
    anna.page.get_by_role("dialog").get_by_text("By rule C-").wait_for()
    assert anna.fits()


@both_sizes
def test_turns_are_played_by_fields_places_and_cards(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit(size)
    anna.choose()
    for _ in range(TURNS_BY_HAND):
        if not anna.asked():
            return
        before = anna.page.locator(LEGAL).first.element_handle()
        anna.by_hand()
        anna.page.wait_for_function("it => !it.isConnected", arg=before)
        anna.hurry()


def test_the_first_throw_leads_along_the_three_spokes(sit: Sit) -> None:
    anna = sit()
    anna.choose()
    assert anna.asked()
    expect(anna.page.locator(".trail")).to_have_count(anna.legal.count("Walk"))
    expect(anna.page.locator('[data-target^="field-"]').first).to_have_attribute(
        "aria-label", re.compile("^(Walk|Go straight) to ")
    )


def plainly_thrown(sit: Sit) -> Player:
    """A special throw leads straight to any scrapyard: then another table is tried."""
    for _ in range(MOST_TABLES):
        anna = sit()
        anna.choose()
        assert anna.asked()
        if "Straight" not in anna.legal:
            return anna
    raise AssertionError(f"special throws at {MOST_TABLES} tables")


def test_a_field_out_of_reach_says_why(sit: Sit) -> None:
    anna = plainly_thrown(sit)
    anna.hurry()
    yard = anna.page.locator('[data-anchor="yard-4"]').bounding_box()
    assert yard
    anna.page.mouse.click(yard["x"] + 2, yard["y"] + yard["height"] / 2)
    expect(anna.page.get_by_role("alert").filter(has_text="Rule C-T")).to_be_visible()


@both_sizes
def test_nothing_serious_stands_in_anybodys_way(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit(size)
    assert anna.serious_faults() == []
    anna.choose()
    assert anna.asked()
    assert anna.serious_faults() == []
    assert anna.fits()


def test_fields_and_cards_are_large_enough_for_a_finger(sit: Sit) -> None:
    anna = sit(PHONE)
    anna.choose()
    assert anna.asked()
    assert width(anna.page.locator('[data-target^="field-"] .hit').first) >= FINGER_PX
    for card in anna.page.locator("[data-card]").all():
        assert width(card) >= FINGER_PX


@pytest.mark.parametrize("coached", [False, True], ids=["normal", "coach"])
def test_discards_lie_face_down_and_only_a_coach_marks_them(sit: Sit, coached: bool) -> None:
    anna = sit(coached=coached)
    discards = anna.page.locator('[data-anchor^="place-"] .card')
    while discards.count() == 0 and anna.asked():
        anna.from_the_list(("Take", "Walk"))
    assert (anna.page.locator(".memo").count() > 0) is coached


def test_only_two_see_the_card_of_a_challenge(company: Company) -> None:
    table = company((ME, BEN, CLARA))
    for _ in range(MOST_STEPS):
        asked = next_asked(table)
        if "Give" in asked.legal:
            break
        asked.from_the_list(("Demand", "Straight", "Take", "Walk"))
    secrets = [player.page.locator(".secret") for player in table]
    for secret in secrets:
        expect(secret).to_be_visible()
    told = [secret.locator("b").count() for secret in secrets]
    assert sorted(told) == [0, 1, 1]
    assert told[table.index(asked)] == 1


def next_asked(table: list[Player]) -> Player:
    """Whoever has something in the list."""
    for _ in range(600):
        for player in table:
            player.hurry()
            if player.page.locator(f".prompt.mine ~ .board {LEGAL}").count():
                return player
        table[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")
