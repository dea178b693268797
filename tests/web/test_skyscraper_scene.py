"""The site in three dimensions, under mouse, finger and keys: send, build, climb, drag."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from igroteka.games import SHELF
from igroteka.games.skyscraper.actions import Move
from igroteka.games.skyscraper.lattice import Cell
from igroteka.games.skyscraper.state import State
from igroteka.match import Match, new_match
from igroteka.match.wander import wander

from .guests import DESKTOP, PHONE, Guest
from .patience import until_ready, until_together
from .positions import shelved
from .profiles import Lend
from .sites import begun

pytestmark = pytest.mark.browser

GAME = SHELF["skyscraper"]
ME = {"kind": "me", "name": "Anna"}
BEN = {"kind": "friend", "name": "Ben"}
BOT = {"kind": "bot", "bot": "random"}
STAND, PLACE, WORKER = "[data-dot^=stand]", "[data-dot^=place]", "[data-dot^=worker]"
FITTING = "[data-card]:not(.dim)"
NO_WEBGL = """() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return kind.startsWith('webgl') ? null : real.call(this, kind, ...rest);
    };
}"""


class Builder(Guest):
    """A guest at a table of Skyscraper."""

    built = 0

    def find(self, what: str) -> Locator:
        return self.page.locator(what)

    def sees(self) -> None:
        self.find(".scene[data-pictures=yes]").wait_for()

    def asked(self) -> None:
        """It is one's turn, and what happened before has been shown."""
        self.find(".prompt.mine").wait_for()
        self.find("[data-act=Pass]").wait_for()

    def said(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_attached()

    def send(self, left: int = 4) -> None:
        self.stand()
        expect(self.find("[data-act=Send]")).to_contain_text(f"({left})")

    def stand(self) -> None:
        if self.find("[data-act=Send]").get_attribute("aria-pressed") != "true":
            self.find("[data-act=Send]").click()
        self.find(STAND).first.press("Enter")

    def take(self) -> None:
        self.find(FITTING).first.press("Enter")
        self.find(PLACE).first.wait_for(state="attached")
        self.built = int(self.find(".skyscraper").get_attribute("data-built") or 0)

    def has_built(self) -> None:
        self.find(f".skyscraper[data-built='{self.built + 1}']").wait_for()

    def spot(self, what: str) -> tuple[float, float]:
        """The middle of a dot, once the last picture has been drawn."""
        until_ready(self.page)
        return self.middle(what)

    def middle(self, what: str) -> tuple[float, float]:
        box = self.find(what).first.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


Sit = Callable[..., list[Builder]]


@pytest.fixture
def come(lend: Lend, site: str) -> Callable[..., Builder]:
    def came(size: tuple[int, int] = DESKTOP, script: str = "") -> Builder:
        context = lend(size, reduced_motion="reduce", has_touch=size == PHONE)
        if script:
            context.add_init_script(f"({script})()")
        return Builder(context, site)

    return came


@pytest.fixture
def sit(come: Callable[..., Builder], site: str) -> Sit:
    """In the calm game, everybody with a browser of their own."""

    def sat(*others: dict[str, str], size: tuple[int, int] = DESKTOP, **more: Any) -> list[Builder]:
        anna = come(size, **more)
        wish = {"game": "skyscraper", "seats": [ME, *others], "options": {"hands": "calm"}}
        keys = anna.context.request.post(f"{site}/api/tables", data=wish).json()
        table = [anna, *(come(size) for other in others if other["kind"] == "friend")]
        for guest, key in zip(table, keys["seats"], strict=False):
            guest.open(f"{site}/t/{keys['table']}#{key['token']}")
        return table

    return sat


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_worker_is_sent_and_a_card_built_by_keys(sit: Sit, size: tuple[int, int]) -> None:
    (anna,) = sit(BOT, size=size)
    anna.sees()
    anna.asked()
    anna.send()
    anna.asked()
    anna.take()
    anna.find(PLACE).first.focus()
    expect(anna.find("[data-act=Build]")).to_be_visible()
    anna.page.keyboard.press("r")
    anna.page.keyboard.press("Enter")
    anna.has_built()


def test_a_ghost_is_tapped_the_card_turned_and_set(sit: Sit) -> None:
    (anna,) = sit(BOT)
    anna.sees()
    anna.asked()
    anna.send()
    anna.asked()
    anna.take()
    anna.page.mouse.click(*anna.spot(PLACE))
    anna.find("[data-act=Build]").click()
    anna.has_built()


def test_a_card_is_dragged_to_its_place(sit: Sit) -> None:
    (anna,) = sit(BOT)
    anna.sees()
    anna.asked()
    anna.send()
    anna.asked()
    anna.take()
    anna.page.mouse.click(*anna.spot(PLACE))
    goal = anna.spot("[data-dot].chosen")
    anna.page.mouse.move(*anna.spot("[data-card].picked"))
    anna.page.mouse.down()
    anna.page.mouse.move(*goal, steps=12)
    anna.page.mouse.up()
    anna.has_built()


def test_others_see_what_is_built_and_wait(sit: Sit) -> None:
    anna, ben = sit(BEN)
    for guest in (anna, ben):
        guest.sees()
    until_together(anna.page, ben.page)
    first, other = (anna, ben) if anna.find(".prompt.mine").count() else (ben, anna)
    first.asked()
    first.send()
    other.page.get_by_text("sends a worker to the site.").first.wait_for(state="attached")
    expect(other.find("[data-act=Pass]")).to_have_count(0)
    first.asked()
    first.send(left=3)
    first.asked()
    first.stand()
    other.asked()


def can_climb(state: State) -> bool:
    if state.stage != "play" or state.picked >= 0:
        return False
    moves = [move for move in GAME.legal(state, state.turn) if isinstance(move, Move)]
    return any(move.cell.z > 1 for move in moves)


def climbing() -> Match[Any, Any]:
    """The first position of random games in which somebody may go up."""
    for number in range(200):
        rng = Random(number)
        match = new_match(GAME, 2, {"hands": "calm"}, f"climb {number}".ljust(32, "."))
        while wander(match, rng):
            if can_climb(match.state):
                return match
    raise LookupError("nobody can climb")


def test_a_worker_climbs(come: Callable[..., Builder], site: str, kept: Path) -> None:
    match = climbing()
    keys = shelved(kept, match)
    anna = come()
    anna.open(f"{site}/t/{keys.table}#{keys.seats[match.state.turn].token}")
    anna.sees()
    anna.asked()
    moves = GAME.legal(match.state, match.state.turn)
    up = next(move for move in moves if isinstance(move, Move) and move.cell.z > 1)
    anna.find(f"[data-dot='worker-{up.worker}']").press("Enter")
    anna.find(f"[data-dot='stand-{up.cell.x},{up.cell.y},{up.cell.z}']").press("Enter")
    anna.said("Your worker goes to floor")


def test_whoever_ends_the_turn_too_early_is_told_why_not(sit: Sit) -> None:
    (anna,) = sit(BOT)
    anna.asked()
    anna.find("[data-act=Pass]").click(force=True)
    expect(anna.page.get_by_role("alert").filter(has_text="Rule S-T1")).to_be_visible()


def test_a_card_tapped_in_anothers_turn_says_whose_it_is(sit: Sit) -> None:
    anna, ben = sit(BEN, size=PHONE)
    until_together(anna.page, ben.page)
    waits, acts = (ben, "Anna") if anna.find(".prompt.mine").count() else (anna, "Ben")
    card = waits.find("[data-card]").first
    card.tap(force=True)
    told = waits.page.locator(".toast", has_text=f"It is the turn of {acts}.")
    expect(told).to_be_visible()


def all_on_site() -> Match[Any, Any]:
    state = begun("calm").state
    site = Cell(0, 0, 0)
    crew = tuple(replace(each, cell=site) if each.seat == 0 else each for each in state.workers)
    begins = new_match(GAME, 2, {"hands": "calm"}, "all on site".ljust(32, "."))
    header = replace(begins.header, position=GAME.show(replace(state, workers=crew)))
    return Match(GAME, header, begins.seed)


@pytest.mark.clause("S-W1")
def test_whoever_sends_from_an_empty_crew_is_told_so(
    come: Callable[..., Builder], site: str, kept: Path
) -> None:
    keys = shelved(kept, all_on_site())
    anna = come()
    anna.open(f"{site}/t/{keys.table}#{keys.seats[0].token}")
    anna.asked()
    anna.find("[data-act=Send]").click(force=True)
    expect(anna.page.get_by_role("alert").filter(has_text="Rule S-W1")).to_be_visible()


def test_the_table_turns_under_arrows_and_finger(sit: Sit) -> None:
    (anna,) = sit(BOT)
    anna.sees()
    anna.asked()
    before = anna.spot(STAND)
    anna.find(".scene").focus()
    for _ in range(3):
        anna.page.keyboard.press("ArrowRight")
    after = anna.spot(STAND)
    assert before != after
    anna.page.mouse.move(500, 250)
    anna.page.mouse.down()
    anna.page.mouse.move(640, 270, steps=4)
    anna.page.mouse.up()
    assert anna.spot(STAND) != after


def test_without_webgl_the_plan_is_there(sit: Sit) -> None:
    (anna,) = sit(BOT, script=NO_WEBGL)
    anna.asked()
    expect(anna.find(".scene")).to_have_count(0)
    expect(anna.page.get_by_text("Ground").first).to_be_visible()
