"""Nothing jumps: the room of a hint is kept, the prompt has one height, names are whole."""

import pytest
from playwright.sync_api import expect

from .boxes import boxes
from .guests import EACH_DAY, PHONE, Guests
from .test_focus import TABLES, sit

pytestmark = pytest.mark.browser

MOVES = 4
SHARE = 0.6
each_size = pytest.mark.parametrize("size", EACH_DAY.values(), ids=list(EACH_DAY))


@each_size
@pytest.mark.parametrize("game", list(TABLES))
def test_the_board_keeps_its_place_when_a_hint_comes_and_goes(
    guests: Guests, game: str, size: tuple[int, int]
) -> None:
    anna = guests.come(size)
    sit(anna, game, TABLES[game][1], help="coach")
    assert anna.my_turn()
    before = boxes(anna.page)
    anna.page.get_by_role("button", name="Give me a hint").click()
    anna.page.locator(".hint").wait_for()
    assert boxes(anna.page) == before
    frame, said = (anna.page.locator(name).bounding_box() for name in (".board-frame", ".hint"))
    assert frame
    assert said
    assert said["y"] >= frame["y"] + frame["height"] - 1, "the advice lies over the table"
    assert frame["height"] > size[1] * SHARE, "the advice takes the table's room"
    anna.page.locator(".hint").get_by_role("button", name="Close").click()
    expect(anna.page.locator(".hint")).to_have_count(0)
    assert boxes(anna.page) == before


@each_size
@pytest.mark.parametrize("game", list(TABLES))
def test_the_prompt_has_one_height_whatever_it_says(
    guests: Guests, game: str, size: tuple[int, int]
) -> None:
    anna = guests.come(size)
    sit(anna, game, TABLES[game][1], help="coach")
    heights = set()
    for _ in range(MOVES):
        if not anna.my_turn():
            break
        heights.add(boxes(anna.page)[:2][1])
        if not anna.page.locator("[data-hint-do]").count():
            anna.page.get_by_role("button", name="Give me a hint").click()
        anna.page.locator("[data-hint-do]").click()
        heights.add(boxes(anna.page)[:2][1])
    assert len(heights) == 1, heights


def test_the_board_keeps_its_place_when_a_friend_comes_and_leaves(guests: Guests) -> None:
    """On a phone: where a seat has a task and is away, it says one of them."""
    anna, ben = guests.come(PHONE), guests.come(PHONE)
    keys = sit(anna, "roads", {"variant": "duel"}, others=[{"kind": "friend", "name": "Ben"}])
    ben.open(keys[1])
    away = anna.page.locator(".strip .state", has_text="away")
    expect(away).to_have_count(0)
    before = boxes(anna.page)
    ben.page.close()
    expect(away).to_be_visible()
    assert boxes(anna.page) == before


CUT = """() => [...document.querySelectorAll('.strip .name')]
    .filter((name) => !name.checkVisibility() || name.scrollWidth > name.clientWidth + 1
        || name.getBoundingClientRect().right > innerWidth)
    .map((name) => name.textContent)"""
WHOLE = """() => {
    const wins = document.querySelector('.purpose');
    return wins.scrollHeight <= wins.clientHeight + 1 && wins.scrollWidth <= wins.clientWidth + 1;
}"""
WOLFGANG = {"kind": "friend", "name": "Wolfgang-Maximilian von Hohenlohe"}
MOST = {"roads": 4, "clockwork": 4, "urfin": 4, "prison": 2, "skyscraper": 4}


@each_size
@pytest.mark.parametrize("game", list(TABLES))
def test_no_name_around_a_board_is_cut(guests: Guests, game: str, size: tuple[int, int]) -> None:
    anna = guests.come(size)
    sit(anna, game, TABLES[game][1], others=[WOLFGANG] * (MOST[game] - 1))
    expect(anna.page.locator(".strip .name")).to_have_count(MOST[game])
    assert anna.page.evaluate(CUT) == []
    assert anna.page.evaluate(WHOLE), "what wins is cut"
