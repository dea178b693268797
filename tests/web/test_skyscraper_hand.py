"""Hands that gravity judges at a live table: a card let go calmly stands, a careless one not."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect
from tests.games.skyscraper.test_physics_sway import stalk

from igroteka.games.skyscraper.actions import Send
from igroteka.games.skyscraper.lattice import Cell
from igroteka.kernel import Seat
from igroteka.match import Match, new_match

from .guests import DESKTOP, PHONE
from .patience import until_ready
from .positions import shelved
from .profiles import Lend
from .sites import FLAT, GAME, begun
from .test_skyscraper_scene import PLACE, Builder

pytestmark = pytest.mark.browser

LIFT_PX = 46
STEP_S = 0.016
Spot = tuple[float, float]


class Hand(Builder):
    """A guest who drags; by finger on a phone, where the card hangs above it."""

    def take_flat(self) -> Spot:
        """Its place chosen; where it is."""
        self.find(FLAT).first.press("Enter")
        self.find(PLACE).first.focus()
        self.built = int(self.find(".skyscraper").get_attribute("data-built") or 0)
        return self.spot("[data-dot].chosen")

    def carry(
        self, to: Spot, finger: bool, swings: int = 0, card: str = "[data-card].picked"
    ) -> Callable[[], None]:
        """From the hand to there, and to and fro so often; called, it lets go."""
        start, goal = self.spot(card), (to[0], to[1] + LIFT_PX * finger)
        way = [(start[0], start[1] - rise) for rise in range(0, 50, 10)]
        for step in range(1, 13):
            part = step / 12
            way.append(
                (start[0] + (goal[0] - start[0]) * part, way[4][1] + (goal[1] - way[4][1]) * part)
            )
        for _ in range(swings):
            way += [(goal[0] + 24, goal[1]), goal, (goal[0] - 24, goal[1]), goal]
        if not finger:
            mouse = self.page.mouse
            mouse.move(*start)
            mouse.down()
            for at in way:
                mouse.move(*at)
            return mouse.up
        line = self.context.new_cdp_session(self.page)
        moment_s = time.time()

        def touch(kind: str, *points: Spot) -> None:
            """In a hand's own time, however busy the machine is."""
            nonlocal moment_s
            moment_s += STEP_S
            touched = [{"x": x, "y": y} for x, y in points]
            message = {"type": kind, "touchPoints": touched, "timestamp": moment_s}
            line.send("Input.dispatchTouchEvent", message)

        def let_go() -> None:
            nonlocal moment_s
            if not swings:
                moment_s = max(moment_s, time.time())
            touch("touchEnd")

        touch("touchStart", start)
        for at in way:
            touch("touchMove", at)
        return let_go


@pytest.fixture
def hand(lend: Lend, site: str, kept: Path) -> Callable[..., Hand]:
    """At a table with real hands, a worker of one's own at the foot of the site."""

    def came(size: tuple[int, int], match: Match[Any, Any] | None = None) -> Hand:
        keys = shelved(kept, match or with_worker())
        anna = Hand(lend(size, reduced_motion="reduce", has_touch=size == PHONE), site)
        anna.open(f"{site}/t/{keys.table}#{keys.seats[0].token}")
        anna.sees()
        anna.asked()
        return anna

    return came


def with_worker() -> Match[Any, Any]:
    match = begun("real")
    send = next(move for move in GAME.legal(match.state, Seat(0)) if isinstance(move, Send))
    match.play(Seat(0), send, match.now_ms)
    match.throw(match.now_ms)
    return match


def slender() -> Match[Any, Any]:
    """Five floors on one wall each, a worker on the highest."""
    state = stalk(5)
    crew = (replace(state.workers[0], cell=Cell(0, 0, 10)), *state.workers[1:])
    state = replace(state, turn=Seat(0), workers=crew, left=3)
    begins = new_match(GAME, 2, {"hands": "real"}, "slender".ljust(32, "."))
    header = replace(begins.header, position=GAME.show(state))
    return Match(GAME, header, begins.seed)


both_sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


@both_sizes
@pytest.mark.clause("S-H2")
def test_a_card_held_still_over_its_dot_and_let_go_stands(
    hand: Callable[..., Hand], size: tuple[int, int]
) -> None:
    anna = hand(size)
    let_go = anna.carry(anna.take_flat(), finger=size == PHONE)
    anna.find(".still.calm").wait_for()
    let_go()
    anna.has_built()
    expect(anna.find(".still")).to_have_count(0)


@pytest.mark.clause("S-H4")
def test_a_card_let_go_beside_its_place_is_told_how_far_it_was_off(
    hand: Callable[..., Hand],
) -> None:
    anna = hand(DESKTOP)
    x, y = anna.take_flat()
    anna.carry((x, y - 30), finger=False)()
    until_ready(anna.page)
    told = anna.page.get_by_text(re.compile(r"The card did not join \(\d+ mm off\)"))
    expect(told.first).to_be_attached()
    expect(anna.find(f".skyscraper[data-built='{anna.built}']")).to_have_count(1)


@pytest.mark.clause("S-F4")
def test_a_shaking_finger_brings_a_high_tower_down_and_one_may_look_again(
    hand: Callable[..., Hand],
) -> None:
    anna = hand(PHONE, slender())
    anna.take()
    anna.find("[data-dot='place-2,0,1,10']").focus()
    anna.carry(anna.spot("[data-dot].chosen"), finger=True, swings=8)()
    expect(anna.find(".skyscraper[data-stage=over]")).to_have_count(1)
    anna.page.get_by_role("button", name="Look at the board").click()
    anna.find("[data-act=film]").click()
    film = anna.find(".film input")
    film.press("Home")
    expect(film).to_have_value("0")
    film.press("End")
    expect(film).to_have_value("1000")
    anna.find(".film button").last.click()
    expect(anna.find("[data-act=film]")).to_be_visible()
