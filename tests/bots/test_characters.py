"""Characters: ways to play at any level. Declared, named, honest, and each known by its habit."""

import os
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.clear import one_clear_line
from tests.tables import tables

from igroteka.bots import BOTS, LEVELS, BadBot, BadCharacter, bots_at, characters_of, player
from igroteka.bots.characters import characters_from
from igroteka.bots.figures import Figures, Measured
from igroteka.bots.next_levels import by_bots
from igroteka.bots.ranks import ladder_of
from igroteka.bots.roster import is_slow
from igroteka.games import SHELF
from igroteka.kernel import stream
from igroteka.kernel.langs import LANGS
from igroteka.kernel.texts import texts_of
from igroteka.match import Knowledge
from igroteka.study.characters import Sitting, Watched, drawn, sittings, watched

from .tables import ROADS, asked, sees_no_secret

EVERY = bool(os.environ.get("EVERY_LEVEL"))
GAMES = pytest.mark.parametrize("game", SHELF.values(), ids=list(SHELF))
EACH = [(game, name) for game in SHELF.values() for name in characters_of(game)]
# As many games as it takes to see it, at a level that thinks quickly.
ENOUGH = {"roads": 16, "clockwork": 6, "prison": 3, "skyscraper": 4, "urfin": 2}


@GAMES
def test_every_game_has_two_or_three_of_its_own(game: Any) -> None:
    there = characters_of(game)
    assert len(there) in (2, 3)
    for name in there:
        assert f"master:{name}" in bots_at(game)
    assert set(BOTS) < set(bots_at(game))


@GAMES
def test_each_has_a_word_and_a_line_in_every_language(game: Any) -> None:
    keys = [f"{game.id}-bot-{name}{end}" for name in characters_of(game) for end in ("", "-hint")]
    for lang in LANGS:
        lines = texts_of(game, lang).splitlines()
        told = [line.partition(" =")[0] for line in lines if line.startswith(f"{game.id}-bot-")]
        assert told == keys, lang


@pytest.mark.parametrize("spec", ["medium:", "medium:nobody", "easy:scout", "greedy:hoarder"])
def test_a_character_of_another_game_is_told_in_one_line(spec: str) -> None:
    with one_clear_line(BadBot, "not one of"):
        player(spec, ROADS)


def test_whoever_has_no_such_character_says_which_there_are() -> None:
    with pytest.raises(BadBot, match=r"not one of medium, medium:brancher, medium:hoarder"):
        player("medium:nobody", ROADS)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[a]\nleans = { luck = 1 }", "a, leans: 'luck' is not one of far"),
        ("[a]\nleans = { far = 0 }", "a, leans: a leaning is not nothing"),
        ("[a]\nleans = {}", "a, leans: a leaning is not nothing"),
        ("[a]\nlean = { far = 1 }", "unknown field `lean`"),
        ("[a", "Expected ']'"),
    ],
)
def test_a_bad_character_is_one_clear_line(text: str, why: str) -> None:
    with one_clear_line(BadCharacter, re.escape(why)):
        characters_from(text, "x characters.toml", ("far",))


def test_the_next_level_is_offered_whatever_the_character() -> None:
    figures = Figures("s", "m", {"easy": Measured(7, 10), "medium": Measured(6, 10)})
    found = list(by_bots(ladder_of(ROADS), figures, {}, ["easy:hoarder", "easy"]))
    assert [one.bot for one in found] == ["learner", "medium"]


def swapped() -> Iterator[tuple[Any, str]]:
    """The first table of each game at one level; all of both where time is given."""
    for game in SHELF.values():
        there = [case for case in tables("live") if case.game is game]
        for case in there if EVERY else there[:1]:
            for level in LEVELS if EVERY else ("easy" if is_slow("medium", game) else "medium",):
                yield from ((case, f"{level}:{name}") for name in characters_of(game))


@pytest.mark.parametrize(("case", "spec"), list(swapped()), ids=str)
def test_what_a_character_cannot_see_does_not_change_its_move(case: Any, spec: str) -> None:
    assert sees_no_secret(spec, case)


@pytest.mark.parametrize(("game", "name"), EACH, ids=lambda one: getattr(one, "id", one))
def test_a_character_is_known_by_its_habit(game: Any, name: str) -> None:
    """A first sight of it; fifty whole games a character are `scripts/long bots`."""
    found = [watched(one) for one in sittings(game, "easy", name, ENOUGH[game.id], "sight")]
    seen = drawn(game, "easy", name, found)
    lean = characters_of(game)[name].more
    assert (seen.own > seen.alone) == lean
    assert seen.own != seen.alone


def test_how_far_apart_they_are_is_told_with_its_interval() -> None:
    """Seed by seed a hoarder keeps 6, 8 and 10 of a hundred more: 8, and an error of 2 / √3."""
    shares = ((0.0, -0.06), (0.04, -0.04), (0.02, -0.08))
    found = [Watched({"junctions": one}, True) for seed in shares for one in seed]
    seen = drawn(ROADS, "easy", "hoarder", found)
    assert (seen.alone, seen.own) == pytest.approx((2, -6))
    assert (seen.low, seen.high) == pytest.approx((-8 - 2.263, -8 + 2.263), abs=0.001)
    assert seen.sure


def test_a_search_leans_only_in_what_it_does_itself() -> None:
    """And the same dice give the same move."""
    table = asked(ROADS, 2, "lean", 8)
    known = Knowledge(ROADS, table.state, table.state.turn)
    bot = player("medium:hoarder", ROADS)
    assert len({bot.choose(known, None, stream("lean")).action for _ in range(2)}) == 1
    assert watched(Sitting(ROADS, "random", "lean", 9)).habits.keys() == {"junctions"}
