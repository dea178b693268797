"""The words of the press, in twelve languages."""

import re
from pathlib import Path

import pytest

from igroteka import press
from igroteka.games import SHELF
from igroteka.kernel.langs import LANGS
from igroteka.press.words import Words

TEXTS = Path(press.__file__).parent / "texts"
ARGUMENTS = {
    "seats": 3,
    "cards": 21,
    "number": 1,
    "total": 2,
    "width": 6,
    "height": 8,
    "across": 270,
    "down": 360,
    "low": 2,
    "high": 4,
    "sheets": 6,
    "row": 1,
    "column": 2,
    "count": 36,
    "side": 90,
}


def keys(lang: str) -> set[str]:
    text = (TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("lang", LANGS)
def test_every_language_says_all_that_english_says(lang: str) -> None:
    assert keys("en") <= keys(lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_text_can_be_said_and_keeps_its_numbers(lang: str) -> None:
    words = Words(SHELF["roads"], lang)
    for key in sorted(keys(lang)):
        assert words(key, **ARGUMENTS)
    note = words("print-field-note", **ARGUMENTS)
    assert [number for number in ("6", "8", "270", "360") if number not in note] == []
    assert "1" in words("print-sheet", **ARGUMENTS)


@pytest.mark.parametrize("lang", LANGS)
def test_cards_and_variants_have_names_in_every_language(lang: str) -> None:
    words, english = Words(SHELF["roads"], lang), Words(SHELF["roads"], "en")
    for key in ("roads-name", "roads-face-T42", "roads-face-D", "roads-option-lanes-on"):
        assert (words(key) == english(key)) == (lang == "en")


def test_slavic_numbers_agree_with_their_nouns() -> None:
    russian = Words(SHELF["roads"], "ru")
    said = [russian("print-cards", cards=cards) for cards in (21, 24, 48)]
    assert said == ["21 карточка", "24 карточки", "48 карточек"]
