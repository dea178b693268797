"""What the house asks of the pages and words of every game."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from tests.rules.asked import as_the_house_asks, words

import igroteka.games.clockwork as clockwork
from igroteka.games.clockwork import Clockwork
from igroteka.games.clockwork.cards import FACES, KIND_OF_SET, SETS, set_id
from igroteka.games.clockwork.dealing import CHARACTERS

GAME = Clockwork()
HERE = Path(clockwork.__file__).parent
CODE = "".join(path.read_text() for path in HERE.glob("*.py"))


@as_the_house_asks
def test_the_page_is_as_the_house_asks(asked: Callable[[Any], None]) -> None:
    asked(GAME)


def needed() -> set[str]:
    """Every key the game, its options and its parts could ask for."""
    written = set(re.findall(r'"(clockwork-[a-z-]+)"', CODE))
    parts = {f"clockwork-card-{face.id}" for face in FACES[1:]}
    parts |= {f"clockwork-set-{set_id(number)}" for number in SETS}
    parts |= {f"clockwork-kind-{kind}" for kind in KIND_OF_SET}
    parts |= {f"clockwork-character-{who}" for who in CHARACTERS}
    events = {f"clockwork-event-{kind.__name__.lower()}" for kind in clockwork_events()}
    options = {f"clockwork-option-{option.name}" for option in GAME.options(2)}
    values = {
        f"clockwork-option-{option.name}-{value}"
        for option in GAME.options(2)
        for value in option.values
    }
    return {*written, *parts, *events, *options, *values, "clockwork-name", "clockwork-tagline"}


def clockwork_events() -> tuple[type, ...]:
    return tuple(GAME.event_type.__args__)


@pytest.mark.clause("C-V4")
@pytest.mark.parametrize("lang", sorted(path.stem for path in (HERE / "texts").glob("*.ftl")))
def test_nothing_the_game_says_is_missing(lang: str) -> None:
    bundle = words(HERE, lang)
    assert {key for key in needed() if not bundle.has_message(key)} == set()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_set_and_place_is_named_by_its_number(lang: str) -> None:
    bundle = words(HERE, lang)
    for name, key, numbers in (
        ("card", "clockwork-card", range(1, len(FACES))),
        ("set", "clockwork-set", SETS),
        ("field", "clockwork-field", range(8)),
        ("to", "clockwork-to", range(8)),
        ("character", "clockwork-character", CHARACTERS),
    ):
        said = [speak(bundle, key, {name: number}) for number in numbers]
        assert len(set(said)) == len(said)


def speak(bundle: FluentBundle, key: str, details: dict[str, int]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, details)
    assert errors == []
    return str(text)


@pytest.mark.clause("C-C1")
def test_the_press_finds_every_card_character_and_field_in_the_box() -> None:
    box = GAME.components(4, GAME.settle(4, {}))
    cards, characters = box.decks
    assert (cards.size, characters.size) == (58, 6)
    assert set(cards.faces) == set(box.faces)
    assert box.faces["owl-reel"] == {
        "card": 27,
        "kind": "code",
        "set": "owl",
        "part": "reel",
        "number": 3,
        "of": 4,
    }
    links = box.boards["city"]["links"]
    assert isinstance(links, tuple)
    assert len(links) == 2 * (45 + 19)
