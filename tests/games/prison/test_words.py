"""Whatever Prison can say has its words in every language, and everybody a name of their own."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import igroteka.games.prison as prison
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.npcs import NPCS, Goal
from igroteka.games.prison.options import DUEL, SOLO
from igroteka.games.prison.rules import Prison
from igroteka.games.prison.turn.refusals import EXPECTED
from igroteka.games.prison.turn.walk_refusals import BARRED, ENDS

HERE = Path(prison.__file__).parent
CODE = "".join(path.read_text() for path in HERE.rglob("*.py"))
LANGS = sorted(path.stem for path in (HERE / "texts").glob("*.ftl"))
GAME = Prison()

every_language = pytest.mark.parametrize("lang", LANGS)


def words(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    text = (HERE / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def asked() -> set[str]:
    """What a player can be asked for; the non-player and the end ask nobody."""
    return {stage for stage, actions in EXPECTED.items() if actions}


def refusals() -> set[str]:
    written = set(re.findall(r'\bno\(\s*[^,()]+,\s*"([a-z-]+)"', CODE))
    return {*written, *BARRED.values(), *ENDS.values(), *(f"first-{stage}" for stage in asked())}


def settings() -> set[str]:
    options = [option for seats in (SOLO, DUEL) for option in GAME.options(seats)]
    values = {f"{option.name}-{value}" for option in options for value in option.values}
    return {option.name for option in options} | values


def needed() -> set[str]:
    events = {kind.__name__.lower() for kind in GAME.event_type.__args__}
    families = {
        "prompt": asked() | {"wait", "over"},
        "refuse": refusals(),
        "event": events,
        "option": settings(),
        "over": {"won", "lost", "five", "nobody", "turns", "draw"},
    }
    said = {f"prison-{family}-{key}" for family, keys in families.items() for key in keys}
    return said | {"prison-name", "prison-tagline"}


def named() -> dict[str, list[str]]:
    """Those who must be told apart by name alone."""
    return {
        "class": [kind.name.lower() for kind in Class],
        "object": [kind.name.lower() for kind in Kind],
        "goal": list(Goal),
        "npc": [npc.id.replace("_", "-") for npc in NPCS],
        "trait": [npc.trait.replace("_", "-") for npc in NPCS],
        "board-mark": [kind.name.lower() for kind in Class],
    }


def test_twelve_languages_are_spoken() -> None:
    assert LANGS == ["cs", "de", "en", "es", "fr", "hu", "it", "nl", "pl", "ru", "sl", "uk"]


@every_language
def test_nothing_the_game_says_is_missing(lang: str) -> None:
    bundle = words(lang)
    assert {key for key in needed() if not bundle.has_message(key)} == set()


@every_language
@pytest.mark.parametrize("family", named())
def test_names_differ(lang: str, family: str) -> None:
    bundle = words(lang)
    patterns = [bundle.get_message(f"prison-{family}-{key}").value for key in named()[family]]
    texts = [bundle.format_pattern(pattern)[0] for pattern in patterns if pattern is not None]
    assert len(set(texts)) == len(patterns)
