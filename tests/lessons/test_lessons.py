"""What holds for every lesson of every game."""

from pathlib import Path
from typing import Any

import pytest
from tests.laws.words import speak
from tests.server.guests import House

from igroteka.kernel import NP, Game
from igroteka.kernel.clauses import page
from igroteka.kernel.langs import LANGS
from igroteka.kernel.lessons import lessons_of
from igroteka.match import (
    answer,
    bookmark,
    deed,
    first_right,
    lesson_match,
    pages,
    rebuild,
    record_of,
    rehearse,
    verify,
)
from igroteka.study.taught import taught

from .learner import Learner, begun
from .told import LESSONS, TAUGHT, Told

GAMES = Path(__file__).parents[2] / "src" / "igroteka" / "games"
MOST_CHARS = 180
EACH = pytest.mark.parametrize("told", LESSONS, ids=str)
EACH_GAME = pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])


def texts(game: Game[Any, Any, Any], lang: str) -> Path:
    return GAMES / game.id / "lessons" / "texts" / f"{lang}.ftl"


@EACH
def test_every_wrong_move_of_every_step_has_an_answer_and_changes_nothing(told: Told) -> None:
    game, lesson = told
    match = lesson_match(game, lesson, "oak")
    met = set()
    while True:
        stands = bookmark(lesson, match)
        assert not stands.lost
        if stands.due is not None:
            match.play(stands.due.by, deed(game, stands.due))
        elif NP in match.active():
            match.non_player()
        elif stands.step == len(lesson.step):
            break
        else:
            step = lesson.step[stands.step]
            met.add(stands.step)
            said = [answer(game, step, move) for move in game.legal(match.state, lesson.seat)]
            assert "" in said
            assert {*said} <= {"", *lesson.texts}
            match.play(lesson.seat, first_right(game, match.state, lesson.seat, step))
    assert met == {number for number, step in enumerate(lesson.step) if step.right}


@EACH
@pytest.mark.parametrize("lang", LANGS)
def test_it_says_everything_in_every_language_and_shortly(told: Told, lang: str) -> None:
    for key in told.lesson.texts:
        said = speak(texts(told.game, lang), key, {})
        assert len(said) <= MOST_CHARS, f"{key}: {len(said)} letters"


@EACH_GAME
def test_its_lessons_have_no_text_that_nobody_says(game: Game[Any, Any, Any]) -> None:
    said = {key for lesson in lessons_of(game) for key in lesson.texts}
    for lang in LANGS:
        lines = texts(game, lang).read_text(encoding="utf-8").splitlines()
        written = {line.partition(" =")[0] for line in lines if " = " in line and line[0] != "#"}
        assert written == said


@EACH_GAME
def test_every_clause_of_its_basic_rules_is_met_in_a_lesson(game: Game[Any, Any, Any]) -> None:
    assert game.box.basics
    assert taught(game, lessons_of(game)).missing == ()


@EACH_GAME
def test_its_lessons_name_only_clauses_there_are(game: Game[Any, Any, Any]) -> None:
    known = {clause.id for clause in page(game, "en").clauses}
    assert {*game.box.basics, *(c for one in lessons_of(game) for c in one.clauses)} <= known


@EACH_GAME
def test_there_is_a_guided_game_and_several_short_lessons(game: Game[Any, Any, Any]) -> None:
    first, *short = lessons_of(game)
    assert 3 <= len(short) <= 5
    assert len(first.step) > max(len(lesson.step) for lesson in short)


@EACH
def test_it_begins_and_ends_with_words(told: Told) -> None:
    lesson = told.lesson
    assert lesson.step[0].say
    assert pages(lesson, len(lesson.step))[-1].say == lesson.step[-1].say


@EACH
def test_it_is_played_to_its_end_at_a_table_of_the_house(told: Told, tmp_path: Path) -> None:
    """Every move is the one that "show me" shows; halfway the house is closed and opened again."""
    moves = sum(bool(step.right) for step in told.lesson.step)
    with House(tmp_path) as house:
        keys = begun(house, told.game.id, told.lesson.id)
        anna = Learner(house, keys)
        for number in range(moves):
            if number == moves // 2:
                before = anna.lesson
                house.restart()
                anna = Learner(house, keys)
                assert anna.lesson == before
            anna.acts(anna.shown())
        assert anna.lesson["done"]
        assert anna.lesson["pages"][-1]["number"] == anna.lesson["of"]


@EACH
def test_its_record_is_found_sound(told: Told) -> None:
    match = rehearse(told.game, told.lesson)
    assert verify(match, told.lesson.id).fault == ""
    assert rebuild(told.game, match.header, record_of(match).entries).state == match.state
