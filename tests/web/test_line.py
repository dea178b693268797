"""The line breaks, the server goes away: nobody loses anything, and everybody is told."""

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from .bad_lines import set_it_down
from .fingers import SIDEWAYS
from .guests import DESKTOP, LONG, PHONE, Guest, Guests
from .test_focus import sit

pytestmark = pytest.mark.browser

# What a hand needs, and the bar lies on.
COVERED = """() => {
    const bar = document.querySelector('.down').getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('.prompt > p'));
    const needed = [...document.querySelectorAll('.board button, main .prompt'), words];
    return needed.filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return right > bar.left && left < bar.right && bottom > bar.top && top < bar.bottom;
    }).map((each) => (each.outerHTML ?? `${each}`).slice(0, 120));
}"""


class Line:
    """The wire between a guest and the house, with somebody's hand on it."""

    def __init__(self, guest: Guest) -> None:
        self.cut = False
        self.open: list[WebSocketRoute] = []
        guest.page.route_web_socket("**/ws/*", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close()
            return
        socket.connect_to_server()
        self.open.append(socket)

    def pull(self) -> None:
        self.cut = True
        for socket in self.open:
            socket.close()
        self.open.clear()

    def mend(self) -> None:
        self.cut = False


def test_a_broken_line_is_said_and_mended(guest: Guest) -> None:
    line = Line(guest)
    guest.set_table(LONG)
    assert guest.my_turn()
    line.pull()
    down = guest.page.locator(".down")
    expect(down).to_contain_text("The line is down")
    aloud = guest.page.locator("[aria-live]").filter(has_text="The line is down")
    expect(aloud).to_have_count(1)
    expect(aloud.locator("xpath=ancestor-or-self::*[contains(@class, 'down')]")).to_have_count(0)
    line.mend()
    expect(guest.page.get_by_text("Back at the table.")).to_be_visible()
    guest.lay()


@pytest.mark.parametrize(
    "size", [PHONE, SIDEWAYS[0], DESKTOP], ids=["phone", "sideways", "desktop"]
)
def test_a_broken_line_is_said_where_no_hand_is_in_its_way(
    guests: Guests, size: tuple[int, int]
) -> None:
    guest = guests.come(size, locale="ru-RU")
    line = Line(guest)
    sit(guest, "clockwork", {})
    line.pull()
    guest.page.locator(".down").wait_for()
    assert guest.page.evaluate(COVERED) == []


def test_a_move_made_while_the_line_is_down_arrives_later(guest: Guest) -> None:
    line = Line(guest)
    guest.set_table(LONG)
    assert guest.my_turn()
    before = guest.laid
    line.pull()
    expect(guest.page.locator(".down")).to_contain_text("The line is down")
    guest.place()
    assert guest.laid == before
    line.mend()
    expect(guest.page.locator("[data-laid]")).not_to_have_count(before)


def test_a_card_in_the_air_stays_there_while_the_line_breaks_and_comes_back(guest: Guest) -> None:
    line = Line(guest)
    guest.set_table(LONG)
    assert guest.my_turn()
    before, hand = guest.laid, guest.page.mouse
    guest.page.locator(".hand button:not(.dim)").first.click()
    goal = middle(guest.page.locator("[data-target]:has(.ghost)").first)
    x, y = middle(guest.page.locator(".hand button.picked"))
    hand.move(x, y)
    hand.down()
    hand.move(x, y - 40, steps=3)
    line.pull()
    expect(guest.page.locator(".down")).to_contain_text("The line is down")
    line.mend()
    expect(guest.page.get_by_text("Back at the table.")).to_be_visible()
    hand.move(*goal, steps=4)
    hand.up()
    set_it_down(guest.page)
    expect(guest.page.locator("[data-laid]")).not_to_have_count(before)


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_server_that_does_not_answer_is_named_and_waited_for(guest: Guest) -> None:
    guest.page.route("**/api/**", lambda route: route.abort())
    guest.open()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("The server does not answer")
    guest.page.unroute("**/api/**")
    expect(guest.page.locator(".box").first).to_be_visible()
    assert all("ERR_FAILED" in fault for fault in guest.faults)
    guest.faults.clear()
