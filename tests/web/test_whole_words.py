"""On a narrow phone words stay whole: of the prompt, of a deed, of a prisoner's name."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .fingers import resize
from .guests import PHONE
from .positions import shelved
from .prison_moments import reached
from .prison_player import LIT, Player
from .profiles import Lend

pytestmark = pytest.mark.browser

NARROW = (300, 740)
LONG_NAME = "Любопытная Лиссандра"
# A word that is begun on one line and ended on the next, and one that sticks out.
BROKEN = r"""(all) => all.flatMap((each) => {
    const text = each.firstChild, room = each.closest('button').getBoundingClientRect();
    return [...text.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()];
        return new Set(lines.map(({ top }) => Math.round(top))).size > 1
            || lines.some(({ left, right }) => left < room.left || right > room.right);
    }).map(([word]) => word);
})"""


@pytest.fixture
def olya(lend: Lend, site: str, kept: Path) -> Player:
    """In Russian, where some prisoners stand and the player acts."""
    come = Player(lend(PHONE, locale="ru-RU", reduced_motion="reduce", has_touch=True), site)
    keys = shelved(kept, reached("prisoners"))
    come.open(f"{site}/t/{keys.table}#{keys.seats[0].token}")
    come.asked("act")
    return come


def broken(words: Locator) -> Any:
    return words.evaluate_all(BROKEN)


def test_a_prisoner_and_a_deed_keep_their_words(olya: Player) -> None:
    olya.find(f"{LIT}[data-target^='square-']").first.dispatch_event("click")
    olya.find(f"{LIT}[aria-label*='Идти сюда']").first.dispatch_event("click")
    expect(olya.find("[data-move=Stop]")).to_be_visible()
    names = olya.find(".npcs .name")
    names.first.evaluate(f"name => name.firstChild.data = '{LONG_NAME}'")
    assert broken(names) == broken(olya.find(".deeds button span")) == []


def test_a_prompt_is_said_in_smaller_letters_rather_than_cut(olya: Player) -> None:
    line = olya.find(".prompt p")
    line.evaluate("line => line.firstChild.data = 'слово '.repeat(11)")
    resize(olya.page, NARROW)
    assert line.evaluate("line => line.scrollHeight <= line.parentElement.clientHeight")
