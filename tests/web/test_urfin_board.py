"""The board of Urfin under fingers, mouse and keys, alone, with bots and with a friend."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .guests import DESKTOP, PHONE, Guest
from .profiles import Lend

pytestmark = pytest.mark.browser

ME = {"kind": "me", "name": "Anna"}
BEN = {"kind": "friend", "name": "Ben"}
BOT = {"kind": "bot", "bot": "random"}
QUICK = {"map": "meadow", "bag": "blind", "sand": "off"}
BASES, ROOFS = range(6), range(6, 15)
MOST_TABLES = 12
FINGER_PX = 43
FREE_PART = '[data-part][data-by=""]'
MAP = '[data-anchor="map"]'

# From inside the page, turn by turn: hands in, hands out, nothing built.
PLAY_ON = """() => {
    const step = () => {
        if (document.querySelector('.prompt.over')) return clearInterval(playing);
        if (!document.querySelector('.table[data-ready=true]')) return;
        document.querySelector('[data-act=Ready], [data-act=Reach], [data-act=Done]')?.click();
    };
    const playing = setInterval(step, 40);
}"""
# The middles of cells on the screen where the held part may stand and nothing lies over them.
OPEN_CELLS = """() => {
    const open = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    return [...document.querySelectorAll('[data-target^="cell-"]')].flatMap((cell) => {
        const [x, y] = open(cell.querySelector('.hit').getBoundingClientRect());
        return cell.contains(document.elementFromPoint(x, y)) ? [[x, y, cell.dataset.target]] : [];
    });
}"""


class Player(Guest):
    """A guest at a table of Urfin, whose fingers touch where the screen is one."""

    touch = False

    def sit(self, keys: Any, seat: int = 0) -> None:
        self.open(f"{self.site}/t/{keys['table']}#{keys['seats'][seat]['token']}")
        expect(self.page.locator("[data-act=Ready]")).to_be_visible()

    def hit(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def say(self, what: str) -> None:
        self.hit(self.page.locator(f"[data-act={what}]"))

    def draw(self) -> None:
        """Every own hand goes in and comes out."""
        due = self.page.locator("[data-act=Reach], [data-act=Done]")
        while due.first.get_attribute("data-act") == "Reach":
            reach = due.first.element_handle()
            self.say("Reach")
            self.page.wait_for_function("it => !it.isConnected", arg=reach)
            self.page.locator("[data-act=Reach], [data-part]:enabled").first.wait_for()

    @property
    def parts(self) -> list[int]:
        found = self.page.locator(FREE_PART).evaluate_all("all => all.map(e => +e.dataset.part)")
        return list(found)

    def part(self, kinds: range) -> Locator:
        return self.page.locator(f'[data-part="{next(p for p in self.parts if p in kinds)}"]').first

    def grab(self, kinds: range) -> None:
        self.hit(self.part(kinds))
        expect(self.page.locator("[data-part].held")).to_have_count(1)

    def cell(self) -> tuple[float, float]:
        """A cell in the open, near the middle of those that can be seen."""
        cells = self.page.evaluate(OPEN_CELLS)
        assert cells, "no cell to put it on"
        x, y, _ = cells[len(cells) // 2]
        return x, y

    def built(self, count: int) -> None:
        expect(self.page.locator("[data-built]")).to_have_count(count)

    def with_keys(self, part: Locator) -> None:
        """The part is taken, and the focus is on the map."""
        part.focus()
        part.press("Enter")
        expect(self.page.locator(".target:focus")).to_have_count(1)


Company = Callable[..., list[Player]]
Sit = Callable[..., Player]


@pytest.fixture
def company(lend: Lend, site: str) -> Company:
    """Everybody with a browser at one fresh table, about to turn the glass."""

    def gathered(
        *seats: Any, size: tuple[int, int] = DESKTOP, options: dict[str, str] = QUICK
    ) -> list[Player]:
        come = [enter(size) for seat in seats if seat["kind"] != "bot"]
        wish = {"game": "urfin", "seats": seats, "options": options}
        keys = come[0].context.request.post(f"{site}/api/tables", data=wish).json()
        for number, player in enumerate(come):
            player.sit(keys, number)
        return come

    def enter(size: tuple[int, int]) -> Player:
        context = lend(size, reduced_motion="reduce", has_touch=size == PHONE)
        come = Player(context, site)
        come.touch = size == PHONE
        return come

    return gathered


@pytest.fixture
def builder(company: Company) -> Sit:
    """Alone, with a base and a roof among the open parts: chance may need several tables."""

    def drawn(size: tuple[int, int] = DESKTOP, **options: str) -> Player:
        for _ in range(MOST_TABLES):
            anna = company(ME, size=size, options={**QUICK, **options})[0]
            anna.say("Ready")
            anna.draw()
            if {part in BASES for part in anna.parts if part < ROOFS.stop} == {True, False}:
                return anna
        raise AssertionError(f"no base with a roof at {MOST_TABLES} tables")

    return drawn


both_sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_game_with_bots_is_played_to_its_end_on_a_phone(company: Company) -> None:
    anna = company(ME, BOT, size=PHONE)[0]
    anna.page.evaluate(PLAY_ON)
    anna.page.locator(".prompt.over").wait_for(timeout=120_000)
    end = anna.page.get_by_role("dialog")
    expect(end.locator("[data-finale]")).to_be_visible()
    end.get_by_text("By rule U-").wait_for()
    assert anna.fits()


def test_a_tower_is_built_with_taps_on_a_phone(builder: Sit) -> None:
    anna = builder(PHONE, map="emerald")
    anna.grab(BASES)
    x, y = middle(anna.page.locator(MAP))
    anna.page.touchscreen.tap(x, y - 120)
    hit = anna.page.locator('[data-target^="cell-"] .hit').first
    anna.page.wait_for_function(
        f"it => it.getBoundingClientRect().width >= {FINGER_PX}", arg=hit.element_handle()
    )
    anna.page.touchscreen.tap(*anna.cell())
    expect(anna.page.locator("[data-ghost]")).to_be_visible()
    anna.page.locator("[data-do=put]").tap()
    anna.built(1)
    anna.grab(ROOFS)
    anna.page.touchscreen.tap(*anna.cell())
    anna.page.locator("[data-do=put]").tap()
    expect(anna.page.locator("[data-part].held")).to_have_count(0)
    anna.built(1)


def test_a_tower_is_built_by_dragging(builder: Sit) -> None:
    anna = builder()
    mouse = anna.page.mouse
    for kinds in (BASES, ROOFS):
        before = len(anna.parts)
        x, y = middle(anna.part(kinds))
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 30, y - 30, steps=3)
        expect(anna.page.locator("[data-part].held")).to_have_count(1)
        mouse.move(*anna.cell(), steps=5)
        expect(anna.page.locator("[data-ghost]")).to_be_visible()
        mouse.up()
        expect(anna.page.locator(FREE_PART)).to_have_count(before - 1)
    anna.built(1)


def test_a_tower_is_built_with_keys_alone(builder: Sit) -> None:
    anna = builder()
    anna.with_keys(anna.part(BASES))
    anna.page.keyboard.press("ArrowLeft")
    label = anna.page.locator(".target:focus").get_attribute("aria-label") or ""
    assert re.match(r"column \d+, row \d+, ", label)
    anna.page.keyboard.press("Enter")
    anna.built(1)
    expect(anna.page.locator("[data-part]:focus")).to_have_count(1)
    anna.with_keys(anna.part(ROOFS))
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("[data-part].held")).to_have_count(0)
    anna.built(1)


def test_escape_lays_the_part_back(builder: Sit) -> None:
    anna = builder()
    before = anna.parts
    anna.grab(BASES)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(FREE_PART)).to_have_count(len(before))


def test_hovering_shows_what_a_tower_would_cover(builder: Sit) -> None:
    anna = builder()
    anna.grab(BASES)
    anna.page.mouse.move(*anna.cell())
    expect(anna.page.locator(".covers")).to_be_visible()
    expect(anna.page.locator(".advice")).to_have_text(re.compile(r"Covers \d+ cells"))


@both_sizes
def test_a_roof_needs_a_base_and_the_rule_is_told(builder: Sit, size: tuple[int, int]) -> None:
    anna = builder(size)
    anna.grab(ROOFS)
    expect(anna.page.locator(".advice")).to_contain_text("Put down a base first")
    if anna.touch:
        # From far away a finger comes closer first; the next one means a cell.
        anna.page.touchscreen.tap(*middle(anna.page.locator(MAP)))
        anna.page.touchscreen.tap(*middle(anna.page.locator(".port")))
    else:
        anna.page.mouse.click(*middle(anna.page.locator(MAP)))
    expect(anna.page.get_by_role("alert").filter(has_text="Rule U-B")).to_be_visible()
    assert anna.serious_faults() == []


def test_a_half_built_tower_goes_back_with_the_last_grain(builder: Sit) -> None:
    anna = builder(sand="30")
    expect(anna.page.locator("[data-glass]").first).to_be_visible()
    anna.grab(BASES)
    anna.page.mouse.click(*anna.cell())
    anna.built(1)
    happened = anna.page.get_by_role("region", name="What happened")
    expect(happened).to_contain_text("sand has run out")
    expect(happened).to_contain_text(re.compile("Back into the bag:.* base"))
    anna.built(0)


def test_two_friends_see_each_other_aim_grab_and_build(company: Company) -> None:
    anna, ben = company(ME, BEN)
    anna.page.locator("[data-aim=roof]").click()
    expect(ben.page.locator('[data-anchor="seat-0"] [data-goal=roof]')).to_be_visible()
    anna.say("Ready")
    expect(ben.page.locator('[data-anchor="seat-0"]')).to_have_attribute("data-doing", "ready")
    ben.say("Ready")
    anna.page.locator("[data-act=Reach]").click()
    expect(ben.page.locator('[data-anchor="seat-0"]')).to_have_attribute("data-doing", "out")
    ben.page.locator("[data-act=Reach]").click()
    expect(ben.page.locator("[data-part]:enabled")).to_have_count(4)
    anna.page.locator(FREE_PART).first.press("Enter")
    expect(ben.page.locator('[data-part][data-by="0"]')).to_have_count(1)
    ben.say("Done")
    expect(anna.page.locator('[data-anchor="seat-1"]')).to_have_attribute("data-doing", "done")


@both_sizes
def test_nothing_serious_stands_in_anybodys_way(builder: Sit, size: tuple[int, int]) -> None:
    anna = builder(size)
    assert anna.serious_faults() == []
    anna.grab(BASES)
    assert anna.serious_faults() == []
    assert anna.small_targets() == []
    assert anna.fits()
