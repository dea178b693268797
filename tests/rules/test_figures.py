"""No figure of the rules can lie: what it shows is played by the rules themselves."""

from pathlib import Path
from typing import Any

import pytest
from tests.laws.words import speak

from igroteka.games import SHELF
from igroteka.kernel import Game
from igroteka.kernel.clauses import page
from igroteka.kernel.figures import (
    BadFigure,
    book_of,
    figures_of,
    read_scene,
    scenes_of,
)
from igroteka.kernel.langs import LANGS
from igroteka.kernel.shown import shown, shown_of

GAMES = Path(__file__).parents[2] / "src" / "igroteka" / "games"
DRAWN = [game for game in SHELF.values() if (GAMES / game.id / "figures").is_dir()]
EACH = pytest.mark.parametrize("game", DRAWN, ids=[game.id for game in DRAWN])
MOST_CHARS = 110


@EACH
def test_the_rules_say_the_same_as_every_figure(game: Game[Any, Any, Any]) -> None:
    """What is allowed is made, what is forbidden is refused by the clause named."""
    assert [one.id for one in shown_of(game)] == [one.id for one in figures_of(game)]


@EACH
def test_every_figure_stands_beside_a_clause_and_has_a_name_of_its_own(
    game: Game[Any, Any, Any],
) -> None:
    figures = figures_of(game)
    known = {clause.id for clause in page(game, "en").clauses}
    assert {one.clause for one in figures} <= known
    assert {one.refused for one in figures} - {""} <= known
    assert len({one.id for one in figures}) == len(figures)


@EACH
def test_every_figure_of_the_rulebook_has_one_here_beside_its_clause(
    game: Game[Any, Any, Any],
) -> None:
    ours = {(name, one.clause) for one in figures_of(game) for name in one.printed}
    theirs = {(one.name, one.clause) for one in book_of(game).printed}
    assert ours == theirs


@EACH
@pytest.mark.parametrize("lang", LANGS)
def test_every_figure_says_one_short_sentence(game: Game[Any, Any, Any], lang: str) -> None:
    texts = GAMES / game.id / "texts" / f"{lang}.ftl"
    keys = [f"{game.id}-figure-{one.id}" for one in figures_of(game)]
    for key in keys:
        said = speak(texts, key, {})
        assert len(said) <= MOST_CHARS, f"{key}: {len(said)} letters"
        assert said.endswith(".")
    lines = texts.read_text(encoding="utf-8").splitlines()
    written = [line.partition(" =")[0] for line in lines if line.startswith(f"{game.id}-figure-")]
    assert sorted(written) == sorted(keys)


def spoilt(old: str, new: str) -> str:
    """What is said of a scene of Roads in which something was changed."""
    source = GAMES / "roads" / "figures" / "joins.toml"
    text = source.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadFigure) as caught:
        played(text.replace(old, new, 1))
    return str(caught.value)


def played(text: str) -> None:
    scene = read_scene(text, "roads figures/joins.toml")
    for figure in scene.figure:
        shown(SHELF["roads"], scene, figure)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('refused = "R-P1"\n', "", "apart, move 1: refused by R-P1"),
        ('refused = "R-P1"', 'refused = "R-P2"', "apart, move 1: refused by R-P1, not by R-P2"),
        ('id = "joins"', 'id = "joins"\nrefused = "R-P1"', "joins, move 1: the rules allow it"),
        ("joined = 1", "joined = 2", "joins: it does not come to {'kind': 'laid', 'joined': 2}"),
        ("tells = [", "silent = [", "joins: it comes to {'kind': 'laid', 'joined': 1}"),
        ("stage: lay", "stage: sing", "position: line 10: "),
        ('face = "T"', 'face = "Q"', "joins, move 1: refused by R-P3"),
        ("seat = 0", "seat = 1", "joins, move 1: it is not for 1 to move"),
        ('clause = "R-P1"', "clause = 1", "figure 1, clause: Expected `str`"),
        ("[[figure]]", "[[figure", "line 18"),
    ],
)
def test_a_figure_that_is_not_true_is_found(old: str, new: str, said: str) -> None:
    assert said in spoilt(old, new)


def test_a_game_without_figures_has_none() -> None:
    lantern = [game for game in SHELF.values() if game not in DRAWN]
    assert all(scenes_of(game) == () and book_of(game).fields == () for game in lantern)
