"""The bag of Urfin under fingers and keys, what its wire says, and a plug that is pulled."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .feeler import SIDE, Feeler
from .guests import DESKTOP, PHONE
from .patience import until_ready
from .profiles import Lend

pytestmark = pytest.mark.browser

ME = {"kind": "me", "name": "Anna"}
BEN = {"kind": "friend", "name": "Ben"}
SAND_MS = 45_000
CALM = {"sand": "off"}

# All that may be said of a hand in the bag, of what happens in it, and of what it may do.
OWN = {"felt", "met", "holding", "lets_left", "taken_count", "taken_felt"}
SEEN = {"seat", "due", "taken", "state", "met", "touches", "aim"}
FELT = {"x", "y", "height", "slope_x", "slope_y"}
HAPPENINGS = {
    "began": {"turn", "left"},
    "intends": {"seat", "at"},
    "readied": {"seat"},
    "turned": {"turn", "seconds"},
    "reached": {"seat", "due"},
    "met": {"seat"},
    "touched": {"seat", *FELT},
    "kept": {"seat", "taken", "due"},
    "loosed": {"seat"},
}
MOVES = {"Aim": {"at"}, "Reach": set(), "Touch": {"x", "y"}, "Take": set(), "LetGo": set()}

# Another finger comes down as soon as another part is met.
TAPS_AGAIN = """(bag) => new MutationObserver((_, watch) => {
    watch.disconnect();
    const take = bag.querySelector('[data-act=Take]');
    take.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    take.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}).observe(bag, { attributeFilter: ['data-met'] })"""

Company = Callable[..., list[Feeler]]


@pytest.fixture
def company(lend: Lend, site: str) -> Company:
    """Everybody at one fresh table, with the glass turned."""

    def gathered(
        *seats: Any, size: tuple[int, int] = DESKTOP, help: str = "normal", **options: str
    ) -> list[Feeler]:
        come = [enter(size) for _ in seats]
        wish = {"game": "urfin", "seats": seats, "help": help, "options": options}
        keys = come[0].context.request.post(f"{site}/api/tables", data=wish).json()
        for feeler, seat in zip(come, keys["seats"], strict=True):
            feeler.open(f"/t/{keys['table']}#{seat['token']}")
        for feeler in come:
            feeler.do("Ready")
        return come

    def enter(size: tuple[int, int]) -> Feeler:
        context = lend(size, reduced_motion="reduce")
        return Feeler(context, site)

    return gathered


both_sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def table_of(feeler: Feeler) -> str:
    return feeler.page.url.rsplit("/", 1)[-1].split("#")[0]


@both_sizes
def test_a_finger_feels_spot_by_spot(company: Company, size: tuple[int, int]) -> None:
    (anna,) = company(ME, size=size, **CALM)
    anna.reach()
    anna.stroke(*[(x, 5) for x in range(8)])
    felt = anna.views[-1]["view"]["hand"]["felt"]
    assert [(touch["x"], touch["y"]) for touch in felt] == [(x, 5) for x in range(8)]
    assert anna.fits()


def test_a_hasty_finger_is_never_told_to_slow_down(company: Company) -> None:
    (anna,) = company(ME, **CALM)
    anna.reach()
    mouse, (left, top), (right, bottom) = anna.page.mouse, anna.spot(0, 0), anna.spot(1, 1)
    mouse.move(left, top)
    mouse.down()
    for y in range(SIDE):
        for x in range(SIDE):
            mouse.move(left + x * (right - left), top + y * (bottom - top))
            anna.page.wait_for_timeout(20)
    mouse.up()
    troubles = [message for message in anna.frames if message["type"] in ("Trouble", "Refused")]
    felt = anna.views[-1]["view"]["hand"]["felt"]
    assert troubles == []
    assert len({(touch["x"], touch["y"]) for touch in felt}) == len(felt) > 6


def test_the_felt_takes_no_finger_before_it_lies_still(company: Company) -> None:
    (anna,) = company(ME, size=PHONE, **CALM)
    anna.page.emulate_media(reduced_motion="no-preference")
    # Ten times slower than it opens; a busy machine's first picture comes no sooner.
    slowly = anna.context.new_cdp_session(anna.page)
    slowly.send("Animation.enable")
    slowly.send("Animation.setPlaybackRate", {"playbackRate": 0.1})
    anna.reach()
    opening = anna.bag.evaluate("bag => bag.getAnimations().map(it => it.playState)")
    assert opening == ["running"]
    until_ready(anna.page)
    assert anna.bag.evaluate("bag => bag.getAnimations()") == []
    anna.stroke((4, 4), (5, 4), (5, 5))


def test_the_second_of_two_taps_takes_no_part_unfelt(company: Company) -> None:
    (anna,) = company(ME, size=PHONE, **CALM)
    anna.reach()
    anna.bag.evaluate(TAPS_AGAIN)
    anna.take()
    anna.stroke((5, 5))
    expect(anna.bag).to_contain_text("1 of 2")


def test_keys_move_the_fingertip_and_the_slope_is_spoken(company: Company) -> None:
    (anna,) = company(ME, **CALM)
    anna.reach()
    expect(anna.felt).to_be_focused()
    for count, key in enumerate(("Enter", "ArrowRight", "ArrowDown", "ArrowLeft"), 1):
        anna.page.keyboard.press(key)
        expect(anna.felt).to_have_attribute("data-felt", str(count))
    expect(anna.spoken).to_contain_text("Column 6, row 7.")
    anna.page.keyboard.press("ArrowUp")
    expect(anna.spoken).to_contain_text("Column 6, row 6.")
    expect(anna.felt).to_have_attribute("data-felt", "4")


def test_a_phone_hums_along_the_contour_unless_told_not_to(company: Company) -> None:
    (anna,) = company(ME, size=PHONE, **CALM)
    anna.page.evaluate(
        "() => { window.hums = []; navigator.vibrate = (ms) => window.hums.push(ms); }"
    )
    anna.reach()
    anna.stroke(*[(x, 5) for x in range(SIDE)])
    hums = anna.page.evaluate("() => window.hums")
    assert len(set(hums)) > 1
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("group", name="Vibration").get_by_role("radio", name="Off").check()
    anna.page.keyboard.press("Escape")
    anna.stroke(*[(x, 7) for x in range(4)])
    assert anna.page.evaluate("() => window.hums") == hums


def test_a_part_let_go_is_followed_by_another_and_a_part_taken_too(company: Company) -> None:
    (anna,) = company(ME, **CALM)
    anna.reach()
    anna.stroke((2, 2), (3, 2))
    anna.do("LetGo")
    expect(anna.bag).to_have_attribute("data-met", "2")
    expect(anna.felt).to_have_attribute("data-felt", "0")
    expect(anna.page.get_by_role("button", name="Let go (11 left)")).to_be_visible()
    anna.take()
    expect(anna.bag).to_contain_text("1 of 2 taken")


def test_a_lone_player_has_two_hands_one_after_the_other(company: Company) -> None:
    (anna,) = company(ME, **CALM)
    for hand in ("Hand 1 of 2", "Hand 2 of 2"):
        anna.reach()
        expect(anna.bag).to_contain_text(hand)
        anna.take()
        anna.take()
        expect(anna.bag).to_have_count(0)
    expect(anna.page.locator("[data-part]")).to_have_count(4)


def test_a_blind_bag_needs_no_feeling(company: Company) -> None:
    (anna,) = company(ME, bag="blind", **CALM)
    anna.do("Reach")
    anna.do("Reach")
    expect(anna.page.locator("[data-part]")).to_have_count(4)
    assert anna.felt.count() == 0


@pytest.mark.parametrize(("help", "shapes"), [("normal", 6), ("purist", 0)])
def test_what_it_might_be_is_not_shown_to_a_purist(
    company: Company, help: str, shapes: int
) -> None:
    (anna,) = company(ME, help=help, **CALM)
    anna.reach()
    expect(anna.page.locator(".guide li")).to_have_count(shapes)


def test_the_trial_is_felt_like_any_turn(company: Company) -> None:
    (anna,) = company(ME, trial="on")
    anna.reach()
    expect(anna.bag).to_contain_text("A trial")
    anna.stroke((5, 5), (6, 5))
    anna.take()


def test_the_team_hears_what_one_goes_for_while_feeling(company: Company) -> None:
    anna, ben = company(ME, BEN, **CALM)
    anna.reach()
    ben.reach()
    anna.page.locator('[data-tell="roof"]').click()
    expect(ben.bag).to_contain_text(re.compile("Anna.*roof", re.DOTALL))


@both_sizes
def test_nothing_serious_stands_in_a_hands_way(company: Company, size: tuple[int, int]) -> None:
    anna, _ben = company(ME, BEN, size=size, **CALM)
    anna.reach()
    anna.stroke((4, 4), (5, 4), (5, 5))
    assert anna.serious_faults() == []
    assert anna.small_targets() == []


# what the wire says


def tells_nothing(frame: dict[str, Any], hands: set[int]) -> None:
    """Not a field that could name a part in these seats' hands."""
    view = frame["view"]
    assert not {drawn["seat"] for drawn in view["drawn"]} & hands
    assert not {seat for seat, _parts in view["shown"]} & hands
    assert all(set(hand) == SEEN for hand in view["hands"])
    if view["hand"] is not None:
        assert set(view["hand"]) == OWN
        parts = (view["hand"]["felt"], *view["hand"]["taken_felt"])
        assert all(set(touch) == FELT for felt in parts for touch in felt)
    for event in frame["events"]:
        assert set(event) == {"kind", *HAPPENINGS[event["kind"]]}
        if event["kind"] == "touched" and event["seat"] != frame["seat"]:
            assert (event["x"], event["y"], event["height"]) == (-1, -1, 0)
    for move in frame["legal"]:
        assert set(move) == {"type", *MOVES[move["type"]]}


def test_no_frame_names_a_part_before_its_hand_is_out(company: Company) -> None:
    anna, ben = company(ME, BEN, **CALM)
    for feeler in (anna, ben):
        feeler.reach()
        feeler.stroke((3, 3), (4, 3), (5, 3))
        feeler.take()
        feeler.stroke((3, 3), (4, 3))
    drawing = 0
    for feeler in (anna, ben):
        for frame in feeler.views:
            if frame["view"]["stage"] == "draw":
                tells_nothing(frame, {0, 1})
                drawing += 1
    assert drawing > 20
    anna.take()
    expect(ben.page.locator('[data-anchor="seat-0"][data-doing="out"]')).to_have_count(1)
    assert {drawn["seat"] for drawn in ben.views[-1]["view"]["drawn"]} == {0}


# the plug


def test_a_hand_is_where_it_was_when_its_player_comes_back(company: Company) -> None:
    anna, ben = company(ME, BEN, sand="180")
    table = table_of(anna)
    anna.reach()
    ben.reach()
    anna.take()
    anna.stroke((3, 3), (4, 3), (5, 3))
    left = anna.views[-1]["sand"][0]["left_ms"]
    anna.pull_the_plug()
    ben.stroke((6, 6), (7, 6))
    anna.come_back(table)
    expect(anna.felt).to_have_attribute("data-felt", "3")
    expect(anna.bag).to_contain_text("1 of 2 taken")
    assert anna.views[-1]["sand"][0]["left_ms"] < left
    anna.stroke((3, 4))
    anna.take()
    expect(anna.bag).to_have_count(0)


def test_the_sand_runs_out_for_a_hand_whose_player_is_gone(company: Company) -> None:
    anna, ben = company(ME, BEN, sand="30")
    anna.reach()
    anna.take()
    ben.reach()
    anna.pull_the_plug()
    for seconds in (10, 5):
        said = ben.page.locator("[aria-live]").filter(has_text=f"{seconds} seconds left")
        expect(said).to_have_count(1)
    expect(ben.page.locator(".glass").first).to_have_class(re.compile("urgent"))
    expect(ben.bag).to_have_count(0, timeout=SAND_MS)
    expect(ben.page.locator(".prompt")).to_contain_text("Turn 2")
    expect(ben.page.locator('[data-act="Ready"]')).to_be_visible()
