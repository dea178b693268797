"""What the house asks of the pages and words of every game."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.rules.asked import as_the_house_asks, words

import igroteka.games.urfin as urfin
from igroteka.games.urfin.components import components
from igroteka.games.urfin.parts import ALL_PARTS, COLOURS, KINDS, PARTS
from igroteka.kernel import BadOption

from .table import GAME, LANES

HERE = Path(urfin.__file__).parent
CODE = "".join(path.read_text() for path in HERE.glob("*.py"))
LANGS = sorted(path.stem for path in (HERE / "texts").glob("*.ftl"))


@as_the_house_asks
def test_the_page_is_as_the_house_asks(asked: Callable[[Any], None]) -> None:
    asked(GAME)


def needed() -> set[str]:
    """Every key the game, its options and its parts could ask for; puzzles have numbers."""
    written = set(re.findall(r'"(urfin-[a-z-]+)"', CODE))
    kinds = {f"urfin-kind-{kind}" for kind in KINDS}
    colours = {f"urfin-colour-{colour}" for colour in COLOURS}
    events = {f"urfin-event-{kind.__name__.lower()}" for kind in GAME.event_type.__args__}
    options = {f"urfin-option-{option.name}" for option in GAME.options(2)}
    values = {
        f"urfin-option-{option.name}-{value}"
        for option in GAME.options(2)
        for value in (option.values if option.name != "puzzle" else ("off",))
    }
    return {*written, *kinds, *colours, *events, *options, *values, "urfin-name", "urfin-tagline"}


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_the_game_says_is_missing(lang: str) -> None:
    bundle = words(HERE, lang)
    assert {key for key in needed() if not bundle.has_message(key)} == set()


@pytest.mark.parametrize("lang", LANGS)
def test_every_part_has_a_name_of_its_own(lang: str) -> None:
    bundle = words(HERE, lang)
    pattern = bundle.get_message("urfin-part").value
    assert pattern is not None
    names = [bundle.format_pattern(pattern, {"part": part}) for part in PARTS]
    assert all(errors == [] for _, errors in names)
    assert len({name for name, _ in names}) == len(PARTS)


@pytest.mark.parametrize("given", [{"sand": "29"}, {"sand": "181"}, {"sand": "1"}, {"sand": "060"}])
def test_sand_runs_for_half_a_minute_to_three(given: dict[str, str]) -> None:
    with pytest.raises(BadOption, match="30…180"):
        GAME.settle(2, given)
    assert GAME.start(2, GAME.settle(2, {"sand": "45"})).settings.sand == 45


@pytest.mark.clause("U-D2")
@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_play(seats: int) -> None:
    with pytest.raises(BadOption, match="1 to 4 players"):
        GAME.settle(seats, {})


def test_the_press_finds_every_part_and_the_map_in_the_box() -> None:
    box = components(LANES)
    assert [deck.size for deck in box.decks] == [sum(ALL_PARTS), 4]
    assert set(box.decks[0].faces) == set(box.faces)
    assert box.boards["map"]["width"] == 31
