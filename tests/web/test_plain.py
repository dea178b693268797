"""The plain board: every game by its words, also one that nobody has drawn yet."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.elsewhere.planting import plant, plant_nim, with_planted
from tests.house import House
from tests.tables import Case, tables

from .guests import PHONE, Guest, Guests
from .patience import until_ready
from .positions import rehearsal
from .profiles import Lend

pytestmark = pytest.mark.browser

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "random"}
MOST_MOVES = 200
PLAIN = """localStorage.setItem('igroteka.settings', JSON.stringify({ plain: true }))"""


class Reader(Guest):
    """Somebody who plays by the words alone."""

    def sit(self, game: str, *seats: dict[str, str], **options: str) -> None:
        wish: dict[str, Any] = {"game": game, "seats": seats, "options": options}
        keys = self.context.request.post(f"{self.site}/api/tables", data=wish).json()
        self.open(f"/t/{keys['table']}#{keys['seats'][0]['token']}")
        self.page.locator(".plain").wait_for()

    def asked(self) -> bool:
        """Waits until there is a move to choose; false when the game is over instead."""
        # The prompt still asks for what was done just now, until that has been shown.
        until_ready(self.page)
        ready = ".plain:not([data-step='']) [data-move]"
        self.page.locator(f".prompt.mine ~ .board {ready}, .prompt.over").first.wait_for(
            state="attached"
        )
        return self.page.locator(".prompt.over").count() == 0

    @property
    def step(self) -> str:
        return str(self.page.locator(".plain").get_attribute("data-step"))

    def choose(self, number: int) -> None:
        """By its number and Enter."""
        before = self.step
        box = self.page.get_by_label("Number of a move, then Enter")
        box.fill(str(number))
        box.press("Enter")
        self.page.wait_for_function(
            "step => !['', step].includes(document.querySelector('.plain')?.dataset.step ?? '')",
            arg=before,
        )


@pytest.fixture
def reader(guests: Guests) -> Reader:
    """On a phone, with words for pictures."""
    return reading(guests, guests.site)


def reading(guests: Guests, site: str) -> Reader:
    come = Reader(guests.come(PHONE).context, site)
    come.context.add_init_script(PLAIN)
    return come


def test_a_whole_game_of_roads_is_played_by_its_words(guests: Guests) -> None:
    guest = Reader(guests.come(PHONE).context, guests.site)
    guest.set_table("12")
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Plain board").click()
    for _ in range(MOST_MOVES):
        if not guest.asked():
            break
        expect(guest.page.locator("[data-move='1']")).to_have_text(re.compile(r"1\s*Lay the "))
        guest.choose(1)
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=2)).to_have_text(re.compile("won!|draw!"))
    guest.page.reload()
    expect(guest.page.locator(".plain")).to_be_visible()


@pytest.mark.parametrize("case", tables("spoken"), ids=str)
def test_a_turn_of_every_other_game_is_played_by_its_words(reader: Reader, case: Case) -> None:
    game = case.game.id
    reader.sit(game, ME, *[BOT] * (case.seats - 1), **case.options)
    for _ in range(6):
        assert reader.asked()
        reader.choose(1)
    assert f"{game}-" not in reader.page.locator(".plain").inner_text(), "a text is missing"
    assert reader.page.locator(".plain .seen li").count() > 3
    assert reader.fits()
    assert reader.small_targets() == []
    assert reader.serious_faults() == []


def test_all_moves_are_a_key_away_on_a_board_with_a_picture(guest: Guest) -> None:
    guest.set_table("12")
    assert guest.my_turn()
    before = guest.laid
    guest.page.keyboard.press("Alt+KeyM")
    moves = guest.page.get_by_role("dialog", name="All moves")
    first = moves.get_by_role("button", name=re.compile("^1? ?Lay the ")).first
    first.press("Enter")
    expect(guest.page.locator("[data-laid]")).not_to_have_count(before)
    expect(moves).to_have_count(0)


@pytest.fixture(scope="module")
def house_of_seven(tmp_path_factory: pytest.TempPathFactory, kept: Path) -> Iterator[str]:
    """A house with two games more than its pages were built for, planted beside it."""
    folder = tmp_path_factory.mktemp("elsewhere")
    plant(plant_nim(folder), "lantern", "1", {"lantern": "tests.laws.lantern:Lantern"})
    words = ("--db", folder / "tables.db", "--rehearsal", rehearsal(kept))
    with House(*words, env=with_planted(folder)) as house:
        yield house.site


@pytest.fixture
def anna(lend: Lend, house_of_seven: str) -> Reader:
    return Reader(lend(PHONE, reduced_motion="reduce"), house_of_seven)


def test_nim_is_set_in_the_lobby_and_won_on_the_plain_board(anna: Reader) -> None:
    """A game from elsewhere; in a language it has no words in it speaks English."""
    anna.open()
    box = anna.page.locator(".box").last
    for lang, players in (("hu", "2 játékos"), ("en", "2 players")):
        anna.page.evaluate("lang => localStorage.setItem('igroteka.lang', lang)", lang)
        anna.page.reload()
        expect(box).to_contain_text("Nim")
        expect(box).to_contain_text(players)
        expect(box).to_contain_text("whoever takes the last stick wins")
    box.locator("[data-options]").click()
    expect(anna.page.locator("[data-option='heaps']")).to_contain_text("One, three, five and seven")
    anna.page.keyboard.press("Escape")
    box.locator("[data-play]").click()
    anna.page.locator(".plain").wait_for()
    while anna.asked():
        expect(anna.page.locator("[data-move='1']")).to_have_text(
            re.compile(r"1\s*Take 1 from heap ")
        )
        anna.choose(1)
    assert "nim-" not in anna.page.locator("main").inner_text(), "a text is missing"
    expect(anna.page.get_by_role("dialog")).to_contain_text("The last stick is taken.")


def test_a_game_is_played_on_its_first_day(anna: Reader) -> None:
    """It has no board: nothing but its rules and its words."""
    anna.open()
    expect(anna.page.locator(".box").filter(has_text="Lantern")).to_be_visible()
    anna.sit("lantern", ME, BOT, sand="off")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Lantern")
    told = set()
    for _ in range(MOST_MOVES):
        if not anna.asked():
            break
        told.add(anna.page.locator("[data-move='1']").inner_text())
        anna.choose(1)
    assert any("Look at place" in text for text in told)
    expect(anna.page.get_by_role("dialog")).to_contain_text("The dearest hand wins.")
