"""What each seat sees when it matters: challenges, searches, special throws, the end."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Moment
from .guests import DESKTOP, PHONE, Guest
from .players import LEGAL, PLAY_ON, Player, asked
from .positions import reached, winning

pytestmark = pytest.mark.browser


def others(table: list[Player], *but: Player) -> list[Player]:
    return [player for player in table if player not in but]


def sees_the_secret(player: Player) -> bool:
    """Everybody sees the envelope; it is open only for two."""
    secret = player.page.locator("[data-secret]")
    expect(secret).to_be_visible()
    shown = player.page.locator(".secret b").count() == 1
    assert (secret.get_attribute("data-secret") == "open") is shown
    return shown


@pytest.mark.parametrize(("kind", "size"), [("give", PHONE), ("named", DESKTOP)])
def test_only_two_see_what_a_challenge_is_about(
    moment: Moment, kind: str, size: tuple[int, int]
) -> None:
    table = moment(kind, 3, size)
    giver = asked(table)
    assert sees_the_secret(giver)
    assert sum(map(sees_the_secret, others(table, giver))) == 1


def test_a_card_is_given_by_dragging_it_to_who_demands_it(moment: Moment) -> None:
    table = moment("give", 3)
    giver = asked(table)
    (asker,) = (player for player in others(table, giver) if sees_the_secret(player))
    (third,) = others(table, giver, asker)
    giver.drag("[data-card].lit", f'[data-anchor="seat-{table.index(asker)}"]')
    told = third.page.get_by_role("list", name="Log").get_by_text(re.compile("gives .* a card\\."))
    expect(told.last).to_be_visible()


def test_a_card_is_shown_by_dragging_it_to_whom_one_meets(moment: Moment) -> None:
    table = moment("meet", 3)
    mover = asked(table)
    met = mover.page.locator(".act.main").first.inner_text().removeprefix("Challenge ")
    seat = ("Anna", "Ben", "Clara").index(met)
    card = mover.page.locator("[data-card]").first.get_attribute("data-card")
    mover.drag(f'[data-card="{card}"]', f'[data-anchor="seat-{seat}"]')
    expect(mover.prompt).not_to_have_class(re.compile("mine"))
    log = table[seat].page.get_by_role("list", name="Log")
    expect(log.get_by_text(re.compile(r"challenges \w+ and shows in secret")).last).to_be_visible()


def test_scrap_in_place_of_a_card_is_seen_by_all(moment: Moment) -> None:
    table = moment("scrap", 3)
    giver = asked(table)
    giver.page.locator('[data-card="49"]').press("Enter")
    giver.page.locator('[data-card="49"]').press("Enter")
    for player in table:
        log = player.page.get_by_role("list", name="Log")
        expect(log.get_by_text(re.compile("scrap", re.IGNORECASE)).last).to_be_visible()


def test_who_had_nothing_may_demand_in_return(moment: Moment) -> None:
    answering = asked(moment("counter", 3, PHONE))
    assert {"Demand", "Rest"} == set(answering.legal)
    expect(answering.prompt).to_contain_text("You may demand a card")
    answering.page.locator(".named .act").first.click()
    expect(answering.page.locator('[data-legal="Rest"]')).to_have_count(0)


def test_a_special_throw_leads_straight_to_the_yards(moment: Moment) -> None:
    mover = asked(moment("special", 2, PHONE))
    expect(mover.page.locator(".advice")).to_contain_text("Lightning")
    assert mover.page.locator(".bolt").count() >= 5


def test_a_card_is_shown_to_all_by_dragging_it_to_the_towers(moment: Moment) -> None:
    table = moment("towers", 3)
    mover = asked(table)
    mover.drag("[data-card].lit", '[data-anchor="city"]')
    for player in table:
        expect(player.page.locator(".open figure")).to_have_count(1)
    assert set(mover.legal) == {"Point"}


def test_a_wrong_pick_after_naming_is_swapped_for_a_card_of_ones_choice(moment: Moment) -> None:
    table = moment("swap", 3)
    mover = asked(table)
    expect(mover.page.locator(".open figure")).to_have_count(2)
    mover.page.locator("[data-card].lit").first.press("Enter")
    mover.touch("[data-card].picked")
    for player in table:
        log = player.page.locator(".unseen[aria-live]")
        expect(log).not_to_have_text(re.compile("turn.* up"))


def test_the_end_phase_is_said_above_the_city(moment: Moment) -> None:
    for player in moment("ending", 3, PHONE):
        expect(player.page.locator(".ending")).to_be_visible()


def test_a_hand_of_few_cards_is_counted_at_its_seat(moment: Moment) -> None:
    table = moment("few", 2)
    mover = asked(table)
    seat = mover.page.locator(f'[data-anchor="seat-{table.index(mover)}"]')
    assert int(seat.locator(".cards b").inner_text()) < 5
    expect(seat.get_by_role("img", name=re.compile("complete")).first).to_be_visible()


def test_four_browsers_play_on_to_the_end(moment: Moment) -> None:
    table = moment("late", 4, PHONE)
    for player in table:
        player.page.evaluate(PLAY_ON, [])
    for player in table:
        player.page.locator(".prompt.over").wait_for(timeout=120_000)
        expect(player.page.get_by_role("dialog").get_by_text("By rule C-")).to_be_visible()


def test_four_browsers_see_the_last_move_and_everything_turned_up(moment: Moment) -> None:
    table = moment("last", 4)
    mover = asked(table)
    mover.page.locator(LEGAL).nth(winning(reached("last", 4).state) or 0).evaluate(
        "it => it.click()"
    )
    for player in table:
        dialog = player.page.get_by_role("dialog")
        expect(dialog.get_by_text("By rule C-W")).to_be_visible()
        player.page.keyboard.press("Escape")
        expect(player.page.get_by_role("region", name="What the others still held")).to_be_visible()
    assert mover.serious_faults() == []


def test_a_shared_device_covers_the_hand_between_turns(guest: Guest) -> None:
    guest.set_table(game="Clockwork", shared=True)
    page = guest.page
    cover = page.get_by_role("heading", level=1).filter(has_text="Pass the device to")
    for _ in range(2):
        expect(cover).to_be_visible()
        page.get_by_role("button", name=re.compile("show my cards")).click()
        page.locator("[data-character]:not(.taken)").first.click()
    # Whoever chose last may have the first turn as well.
    while not cover.count():
        if page.locator(LEGAL).count():
            page.locator(LEGAL).first.dispatch_event("click")
        page.wait_for_timeout(100)
    assert page.locator("[data-card]").count() == 0
