"""The board of Clockwork under fingers and keys, on a phone and on a desktop."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Moment, Sit
from .guests import DESKTOP, PHONE
from .players import LEGAL, PLAY_ON, asked

pytestmark = pytest.mark.browser

FINGER_PX = 44
TURNS_BY_HAND = 12

both_sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def width(what: Locator) -> float:
    box = what.bounding_box()
    assert box
    return round(box["width"], 1)


def test_two_phones_play_on_to_the_end_through_the_list(moment: Moment) -> None:
    anna, ben = moment("late", 2, PHONE)
    for player in (anna, ben):
        player.page.evaluate(PLAY_ON, ["Demand", "Take", "Seek", "Give"])
    anna.page.locator(".prompt.over").wait_for(timeout=200_000)
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


def test_the_way_taken_is_seen_by_all(moment: Moment) -> None:
    table = moment("meet", 3)
    for player in table:
        expect(player.page.locator("[data-way]")).to_be_attached()


def test_a_field_out_of_reach_says_why(moment: Moment) -> None:
    mover = asked(moment("walk", 2))
    mover.hurry()
    reached = set(
        mover.page.locator("[data-target]").evaluate_all("all => all.map(e => e.dataset.target)")
    )
    yard = next(n for n in range(1, 7) if f"field-{n}" not in reached)
    mover.page.locator(f'[data-anchor="yard-{yard}"]').click(position={"x": 3, "y": 20})
    expect(mover.page.get_by_role("alert").filter(has_text="Rule C-T")).to_be_visible()
    assert mover.serious_faults() == []


@both_sizes
def test_nothing_serious_stands_in_anybodys_way(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit(size)
    assert anna.serious_faults() == []
    anna.choose()
    assert anna.asked()
    assert anna.serious_faults() == []
    assert anna.fits()


def test_fields_are_large_enough_for_a_finger(moment: Moment) -> None:
    mover = asked(moment("walk", 3, PHONE))
    assert width(mover.page.locator('[data-target^="field-"] .hit').first) >= FINGER_PX


@pytest.mark.parametrize("seats", [2, 4])
def test_places_and_cards_are_large_enough_for_a_finger(moment: Moment, seats: int) -> None:
    mover = asked(moment("lay", seats, PHONE))
    mover.settle('[data-target^="place-"] .hit')
    assert width(mover.page.locator('[data-target^="place-"] .hit').first) >= FINGER_PX
    for card in mover.page.locator("[data-card]").all():
        assert width(card) >= FINGER_PX
    assert mover.small_targets() == []


@pytest.mark.parametrize("coached", [False, True], ids=["normal", "coach"])
def test_discards_lie_face_down_and_only_a_coach_marks_them(sit: Sit, coached: bool) -> None:
    anna = sit(coached=coached)
    discards = anna.page.locator('[data-anchor^="place-"] .card')
    while discards.count() == 0 and anna.asked():
        anna.from_the_list(("Take", "Walk"))
    assert (anna.page.locator(".memo").count() > 0) is coached


@both_sizes
def test_a_card_is_discarded_by_dragging_it_to_its_place(
    moment: Moment, size: tuple[int, int]
) -> None:
    table = moment("discard", 2, size)
    mover = asked(table)
    free = mover.free_place()
    mover.drag("[data-card].lit", f'[data-anchor="place-{free}"]')
    for player in table:
        expect(player.page.locator(f'[data-anchor="place-{free}"] .card')).to_be_attached()


def test_a_card_let_go_beside_the_table_is_in_the_hand_again(moment: Moment) -> None:
    mover = asked(moment("discard", 2))
    before = mover.page.locator(".hand").inner_text()
    mover.drag("[data-card].lit", ".prompt")
    expect(mover.page.locator(".hand")).to_have_text(before)
    assert "Discard" in mover.legal
