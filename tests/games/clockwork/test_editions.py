"""Twelve rulebooks, one game: what each edition prints, seen by playing it (C-V1 to C-V10).

The table below was read off the twelve rulebooks, not off the game's data. A probe plays a small
situation and says how it came out.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from msgspec.structs import replace

import igroteka.games.clockwork as clockwork
from igroteka.games.clockwork.actions import (
    Choose,
    Demand,
    Give,
    Lay,
    Point,
    Seek,
    Straight,
    Take,
    ThrowForStart,
    Walk,
)
from igroteka.kernel import BadOption, Seat
from igroteka.kernel.langs import LANGS

from .table import GAME, B, can, card, field, play, table, throw

TEXTS = Path(clockwork.__file__).parent / "texts"

# Rows: probes. Words: what the editions named print; all others print the first word.
PRINTED: dict[str, tuple[str, dict[str, str]]] = {
    "into a scrapyard": ("or more", dict.fromkeys(("nl", "de", "pl", "cs"), "exactly")),
    "into the towers": ("or more", dict.fromkeys(("nl", "de", "cs"), "exactly")),
    "double on the track": ("anywhere", dict.fromkeys(("fr", "ru"), "towers")),
    "double in a scrapyard": ("stay", {"fr": "walk"}),
    "scrap for a card": ("out", dict.fromkeys(("fr", "pl", "uk"), "table")),
    "double at the end": ("either", dict.fromkeys(("fr", "sl"), "both")),
    "sixth card kept": ("must", dict.fromkeys(("nl", "de", "hu"), "may")),
    "wrong pick": ("in place", dict.fromkeys(("es", "sl"), "anywhere")),
    "more than the count": ("challenge", {"hu": "card"}),
    "nothing but scrap": ("asks back", {"hu": "passes"}),
    "throw for the start": (
        "two",
        dict.fromkeys(("es", "hu", "pl", "cs", "sl", "uk", "it"), "one"),
    ),
    "turning back": ("never", {"cs": "once"}),
}
EDITIONS = ("en", "nl", "de", "es", "fr", "hu", "pl", "cs", "sl", "uk", "ru", "it")
FREE: dict[str, Any] = {"entry_scrapyard": "or_more", "entry_towers": "or_more"}
STAYING: dict[str, Any] = {"special_throw": "instead"}


def into_a_scrapyard(edition: str) -> str:
    state = throw(table("F1a | K1a", "boiler-spring-4", edition=edition, reversals=0), 3, 5)
    return "or more" if field("spring") in can(state, Walk) else "exactly"


def into_the_towers(edition: str) -> str:
    state = throw(table("F1a | K1a", "cog-towers-4", edition=edition, reversals=0), 3, 5)
    return "or more" if field("towers") in can(state, Walk) else "exactly"


def double_on_the_track(edition: str) -> str:
    state = throw(table("F1a | K1a", "boiler-spring-4", edition=edition), 3, 3)
    return "towers" if can(state, Straight) == {field("towers")} else "anywhere"


def double_in_a_scrapyard(edition: str) -> str:
    state = throw(table("F1a | K1a", "spring", edition=edition), 3, 3)
    return "stay" if can(state, Take) else "walk"


def scrap_for_a_card(edition: str) -> str:
    state = throw(table("F1a | F1b scrap", "spring spring", edition=edition, **STAYING), 3, 3)
    state = play(state, Demand(B, card("F1a")), Give(card("scrap")))
    return "table" if state.stage == "lay" else "out"


def double_at_the_end(edition: str) -> str:
    state = table("F1a | F1b F1c", yards="empty", discards="3:A1", edition=edition)
    state = play(throw(state, 3, 3), Demand(B, card("F1a")), Give(card("F1b")))
    return "both" if state.stage == "towers" else "either"


def sixth_card_kept(edition: str) -> str:
    state = table("F1a F2a F3a F4a K1a | K2a", "boiler-spring-5", edition=edition, **FREE)
    state = play(throw(state, 1, 2), Walk(field("spring")))
    return "may" if state.stage == "discard" else "must"


def wrong_pick(edition: str) -> str:
    state = table("F1a | K2a", "boiler-towers-4", discards="3:A1", edition=edition, **FREE)
    state = play(throw(state, 1, 2), Walk(field("towers")), Seek(card("F1a")), Point(3))
    return "anywhere" if can(state, Lay) else "in place"


def more_than_the_count(edition: str) -> str:
    state = table("F1a | K2a", "boiler-spring-5 spring", edition=edition, **FREE)
    state = play(throw(state, 1, 4), Walk(field("spring")))
    return "challenge" if state.stage == "arrive" else "card"


def nothing_but_scrap(edition: str) -> str:
    state = throw(table("F1a | K1a scrap", "spring spring", edition=edition, **STAYING), 3, 3)
    return "asks back" if play(state, Demand(B, card("F1a"))).stage == "counter" else "passes"


def throw_for_the_start(edition: str) -> str:
    state = GAME.start(2, GAME.settle(2, {"edition": edition}))
    for seat in (0, 1):
        state = GAME.apply(state, Seat(seat), Choose(seat + 1))
    thrown = GAME.draw(replace(state, stage="start"), Random(1))
    assert isinstance(thrown, ThrowForStart)
    return "two" if thrown.rounds[0][0][1] else "one"


def turning_back(edition: str) -> str:
    state = throw(table("F1a | K1a", "spring-cog-4", edition=edition), 1, 2)
    return "once" if field("spring-cog-3") in can(state, Walk) else "never"


PROBES: dict[str, Callable[[str], str]] = {
    probe.__name__.replace("_", " "): probe
    for probe in (
        into_a_scrapyard,
        into_the_towers,
        double_on_the_track,
        double_in_a_scrapyard,
        scrap_for_a_card,
        double_at_the_end,
        sixth_card_kept,
        wrong_pick,
        more_than_the_count,
        nothing_but_scrap,
        throw_for_the_start,
        turning_back,
    )
}


@pytest.mark.clause("C-V3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("situation", PRINTED)
def test_each_edition_plays_as_it_is_printed(situation: str, edition: str) -> None:
    usual, differs = PRINTED[situation]
    assert PROBES[situation](edition) == differs.get(edition, usual)


@pytest.mark.clause("C-V3")
def test_every_language_has_its_edition_and_english_comes_first() -> None:
    (edition, *parts) = GAME.options(2)
    assert (edition.name, edition.values) == ("edition", EDITIONS)
    assert {part.values[0] for part in parts} == {"edition"}
    assert len(parts) == 11


@pytest.mark.clause("C-V3")
def test_a_part_chosen_by_itself_comes_before_the_edition() -> None:
    nl = table("F1a | K1a", "boiler-spring-4", edition="nl", entry_scrapyard="or_more")
    assert field("spring") in can(throw(nl, 3, 5), Walk)
    en = table("F1a | K1a", "boiler-spring-4", entry_scrapyard="exact")
    assert field("spring") not in can(throw(en, 3, 5), Walk)
    with pytest.raises(BadOption, match="option edition: 'eo' is not one of en, nl"):
        GAME.settle(2, {"edition": "eo"})


def keys(lang: str) -> set[str]:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")))
    return set(bundle._messages)


@pytest.mark.clause("C-V4")
@pytest.mark.parametrize("lang", sorted(path.stem for path in TEXTS.glob("*.ftl")))
def test_every_language_says_all_that_english_says(lang: str) -> None:
    assert lang in LANGS
    assert keys(lang) == keys("en")


@pytest.mark.clause("C-V4")
def test_every_edition_is_in_a_language_of_the_house() -> None:
    assert set(EDITIONS) == set(LANGS)
    assert {"en", "ru"} <= {path.stem for path in TEXTS.glob("*.ftl")}
