"""What happens around the board: watching, bots that sit in, taking back, asking for help."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from .boxes import boxes
from .guests import LONG, PHONE, Guest, Guests, invitation, mover_first
from .patience import until_ready

pytestmark = pytest.mark.browser


def at_rest(button: Locator) -> FloatRect:
    button.wait_for()
    until_ready(button.page)
    box = button.bounding_box()
    assert box
    return box


def menu(guest: Guest, item: str) -> None:
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("dialog").get_by_role("button", name=item).click()


# As a finger, and a press that moves none.
PRESSED = "([x, y]) => dispatchEvent(new PointerEvent('pointerdown', { clientX: x, clientY: y }))"
CLICK = "it => it.click()"


def test_a_dialog_opens_with_its_main_button_beside_the_finger(guest: Guest) -> None:
    guest.set_table("12")
    assert guest.my_turn()
    page, stay = guest.page, guest.page.get_by_role("button", name="Play on")
    menu(guest, "Resign")
    place = at_rest(stay)
    for share in (0.3, 0.7):
        page.keyboard.press("Escape")
        expect(stay).to_have_count(0)
        finger = place["x"] + 20, place["y"] + place["height"] * share
        page.evaluate(PRESSED, finger)
        page.get_by_role("button", name="Menu").evaluate(CLICK)
        page.get_by_role("dialog").get_by_role("button", name="Resign").evaluate(CLICK)
        box = at_rest(stay)
        assert finger[1] + 4 < box["y"] or box["y"] + box["height"] + 4 < finger[1]


def test_a_watcher_sees_the_table_but_no_hand(guests: Guests) -> None:
    anna, eve = guests.come(), guests.come(PHONE)
    anna.set_table("12")
    assert anna.my_turn()
    menu(anna, "Link for watchers")
    eve.open(invitation(anna))
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    assert eve.page.locator("[data-card]").count() == 0


def test_a_bot_sits_in_for_me_and_gives_the_seat_back(guests: Guests) -> None:
    anna, ben = guests.come(), guests.come()
    anna.set_table(LONG, friend=True)
    ben.open(invitation(anna))
    ben.at_table()
    guest, _ = mover_first(anna, ben)
    menu(guest, "Let a bot play for me")
    guest.page.get_by_role("button", name="Sit down", exact=True).click()
    log = guest.page.get_by_role("list", name="Log")
    expect(log.get_by_text("A bot plays on for you.")).to_be_visible()
    for each in (anna, ben):
        expect(each.page.locator(".strip .name svg")).to_be_visible()
    guest.page.get_by_role("button", name="Take over again").click()
    expect(log.get_by_text("You play in person again.")).to_be_visible()


def test_no_board_moves_where_a_bot_sits_in(guests: Guests) -> None:
    guest = guests.come(PHONE)
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "learner"}] * 2]
    wish = {"game": "roads", "seats": seats, "options": {"variant": "heap"}}
    keys = guest.context.request.post(f"{guest.site}/api/tables", data=wish).json()
    guest.open(f"/t/{keys['table']}#{keys['seats'][0]['token']}")
    assert guest.my_turn()
    board = guest.page.locator(".frame-board")
    before = board.bounding_box()
    menu(guest, "Let a bot play for me")
    guest.page.get_by_role("button", name="Sit down", exact=True).click()
    guest.page.locator(".strip .name svg").wait_for()
    assert board.bounding_box() == before


def test_a_move_is_taken_back_when_the_other_agrees(guests: Guests) -> None:
    anna, ben = guests.come(), guests.come()
    anna.set_table(LONG, friend=True)
    ben.open(invitation(anna))
    ben.at_table()
    mover, other = mover_first(anna, ben)
    mover.lay()
    assert other.my_turn()
    place = boxes(other.page)
    menu(mover, "Ask to take my move back")
    expect(other.page.get_by_role("button", name="All right")).to_be_visible()
    assert boxes(other.page) == place, "a question moved the board from under a hand"
    other.page.get_by_role("button", name="All right").click()
    expect(mover.page.locator("[data-laid]")).to_have_count(0)
    expect(other.page.get_by_role("list", name="Log")).to_contain_text("A move was taken back.")
    assert mover.my_turn()


def test_more_help_needs_everybodys_word(guests: Guests) -> None:
    anna, ben = guests.come(), guests.come()
    anna.set_table("12", friend=True)
    ben.open(invitation(anna))
    ben.at_table()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("radio", name="Coach").click()
    expect(anna.page.get_by_text("More help comes when everybody")).to_be_visible()
    ben.page.get_by_role("button", name="Agreed").click()
    mover, _ = mover_first(anna, ben)
    expect(mover.page.get_by_role("button", name="Give me a hint")).to_be_visible()


def test_a_hint_comes_with_its_reasons(guest: Guest) -> None:
    guest.set_table("12", "Coach")
    assert guest.my_turn()
    guest.page.get_by_role("button", name="Give me a hint").click()
    expect(guest.page.locator(".hint li").first).to_have_text(re.compile(r"\w+ \w+"))


def give_up(guest: Guest) -> None:
    until_ready(guest.page)
    menu(guest, "Resign")
    guest.page.get_by_role("button", name="Yes, I resign").click()


def test_two_friends_play_an_evening_by_one_link(guests: Guests) -> None:
    """Three tables in a row: whoever asks first sets the next one, the other joins it."""
    anna, ben = guests.come(), guests.come(PHONE)
    anna.open()
    anna.box().locator("[data-friends]").click()
    link = invitation(anna)
    ben.open(link)
    ben.at_table()
    asking, joining = anna, ben
    for rounds in (1, 2):
        before = asking.page.url
        give_up(asking)
        asking.page.get_by_role("button", name="Another round").click()
        expect(asking.page).not_to_have_url(before)
        call = joining.page.get_by_role("dialog").locator("[data-call]")
        expect(call).to_contain_text("Bo wants another round")
        call.get_by_role("button", name="Join").click()
        joining.page.wait_for_url(asking.page.url)
        expect(joining.page.get_by_role("dialog")).to_have_count(0)
        if rounds == 1:
            asking, joining = joining, asking
    evening = anna.page.locator("[data-evening]")
    expect(evening).to_contain_text("2 rounds")
    expect(evening.locator("b")).to_have_text(["1", "1"])
    # The link of the first table leads to the third.
    ben.open()
    ben.open(link)
    ben.page.wait_for_url(anna.page.url)


def test_a_stranger_finds_an_open_table_and_sits_down(guests: Guests) -> None:
    anna, eve = guests.come(), guests.come(PHONE)
    anna.open()
    anna.box("Clockwork").locator("[data-friends]").click()
    anna.page.locator("[data-anyone]").check()
    # Another host plays another game: the board has a filter.
    wish = {"game": "roads", "seats": [{"kind": "me"}, {"kind": "friend"}], "open": True}
    assert anna.context.request.post(f"{anna.site}/api/tables", data=wish).ok
    eve.open()
    eve.page.evaluate("() => localStorage.removeItem('igroteka.settings')")
    eve.context.add_init_script("localStorage.removeItem('igroteka.settings')")
    eve.page.reload()
    eve.page.get_by_role("link", name="Open tables").click()
    tables = eve.page.locator("[data-open-table]")
    expect(tables).to_have_count(2)
    eve.page.get_by_label("Which game").select_option(label="Clockwork")
    expect(tables).to_have_count(1)
    tables.get_by_role("button", name="Sit down").click()
    # Whoever sits down with strangers is asked for a name first, and once.
    asked = eve.page.get_by_role("dialog", name="What shall the others call you?")
    expect(asked.get_by_role("button", name="That is me")).to_be_disabled()
    asked.get_by_label("Your name").fill("  Eve ")
    asked.get_by_role("button", name="That is me").click()
    eve.page.wait_for_url(anna.page.url)
    expect(anna.page.get_by_text("Eve").first).to_be_visible()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_another_round_sits_everybody_down_again(guest: Guest) -> None:
    guest.set_table("12")
    guest.my_turn()
    menu(guest, "Resign")
    guest.page.get_by_role("button", name="Yes, I resign").click()
    before = guest.page.url
    guest.page.get_by_role("button", name="Another round").click()
    guest.page.wait_for_url(lambda url: "/t/" in url and url != before)
    assert guest.my_turn()
    expect(guest.page.get_by_text("(you)").first).to_be_visible()


both_games = pytest.mark.parametrize("game", ["Roads", "Clockwork"])


@both_games
def test_nothing_serious_stands_in_the_way_to_the_end_and_back_through_it(
    guest: Guest, game: str
) -> None:
    guest.set_table(game=game)
    guest.my_turn()
    menu(guest, "Resign")
    guest.page.get_by_role("button", name="Yes, I resign").click()
    expect(guest.page.get_by_role("button", name="Another round")).to_be_visible()
    assert guest.serious_faults() == []
    guest.page.get_by_role("link", name="Watch again").click()
    expect(guest.page.get_by_role("slider")).to_be_visible()
    assert guest.serious_faults() == []
    guest.page.get_by_role("button", name="To the end").click()
    assert guest.serious_faults() == []


@both_games
def test_nothing_serious_stands_in_the_way_of_an_invitation(guest: Guest, game: str) -> None:
    guest.set_table(game=game, friend=True)
    invitation(guest)
    assert guest.serious_faults() == []


@both_games
def test_nothing_serious_stands_in_the_way_between_two_at_one_device(
    guest: Guest, game: str
) -> None:
    guest.set_table(game=game, shared=True)
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("Pass the device to")
    assert guest.serious_faults() == []
