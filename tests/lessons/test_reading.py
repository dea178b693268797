"""A lesson is read whole, or named with its file and its place."""

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Igroteka, igroteka

from igroteka.games import SHELF
from igroteka.kernel.lessons import BadLesson, Lesson, _lessons, fits, lessons_of, read_lesson
from igroteka.match import Match, bookmark, lesson_match, pages, rehearse

__all__ = ["igroteka"]

HEAD = 'title = "t"\nplace = 1\nclauses = []\nseats = 2\n'
DO_IT = '[[step]]\nsay = "a"\nright = [{ type = "Lay" }]\notherwise = "b"\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title = 1 2", r"x/y\.toml, line 1, column 11: Expected newline"),
        (DO_IT, r"x/y\.toml, the text: Object missing required field `title`"),
        (HEAD + "[[step]]\nsay = 3\n", r"x/y\.toml, step 1, say: Expected `str`, got `int`"),
        (HEAD + DO_IT + '[[step]]\nsya = "c"\n', r"step 2: Object contains unknown field `sya`"),
        (HEAD + DO_IT + "[[step]]\n", r"step 2: it says nothing and asks for nothing"),
        (HEAD + DO_IT.replace('otherwise = "b"\n', ""), r"step 1: `otherwise` is missing"),
        (HEAD + '[[step]]\nsay = "a"\n', r"step: there is no move to make in it"),
        (HEAD + DO_IT + "then = [{ seat = 0, action = {} }]", r"step 1: the learner's own move"),
        (HEAD + '[[step]]\nsay = "a"\notherwise = "b"\n', r"step 1: only a step with a right move"),
    ],
)
def test_a_broken_file_is_named_with_its_place(text: str, said: str) -> None:
    with pytest.raises(BadLesson, match=said):
        read_lesson(text, "x/y.toml")


def test_moves_that_follow_on_are_silent_steps_and_the_rest_comes_after_the_last() -> None:
    walk = DO_IT + 'on = [{ type = "Go" }, { type = "Stop" }]\nthen = [{ seat = 1, action = {} }]\n'
    first, *on = read_lesson(HEAD + walk, "x/y.toml").step
    assert [step.say for step in (first, *on)] == ["a", "", ""]
    assert [step.right for step in on] == [({"type": "Go"},), ({"type": "Stop"},)]
    assert [len(step.then) for step in (first, *on)] == [0, 0, 1]
    assert {(step.number, step.otherwise) for step in (first, *on)} == {(1, "b")}


def roads(change: dict[str, str]) -> Lesson:
    """The first lesson of Roads, with some of its text changed."""
    folder = Path(__file__).parents[2] / "src" / "igroteka" / "games" / "roads" / "lessons"
    text = (folder / "first.toml").read_text(encoding="utf-8")
    for old, new in change.items():
        assert old in text
        text = text.replace(old, new, 1)
    return read_lesson(text, "roads/first.toml")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("x = 1, y = 0, turn = 2", "x = 1, y = 0, turn = 0", "step 4: no legal move is right"),
        ('face = "X", x = 1, y = 3', 'face = "X", x = 9, y = 9', "after step 6: seat 1"),
        ('"DrawLots", starter = 1', '"DrawLots", starter = 0', "before the first step: seat 1"),
    ],
)
def test_a_script_that_cannot_be_played_is_named_with_its_step(
    old: str, new: str, said: str
) -> None:
    with pytest.raises(BadLesson, match=said):
        rehearse(SHELF["roads"], roads({old: new}))


def test_a_position_that_cannot_be_read_is_named_with_its_line() -> None:
    lesson = lessons_of(SHELF["roads"])[1]
    assert lesson.position
    spoilt = read_lesson(HEAD + 'position = "roads"\n' + DO_IT, "roads/y.toml")
    with pytest.raises(BadLesson, match="roads y, position: line 2"):
        lesson_match(SHELF["roads"], spoilt, "oak")


def test_an_old_table_of_a_changed_lesson_is_lost_and_says_so() -> None:
    match = rehearse(SHELF["roads"], roads({}))
    changed = roads({'face = "T", x = 1, y = 1': 'face = "S", x = 1, y = 1'})
    assert bookmark(changed, match).lost


def test_a_pattern_stands_for_every_action_that_has_its_fields() -> None:
    action = {"type": "Lay", "face": "D", "x": 1}
    assert fits(action, [{"face": "D"}])
    assert fits(action, [{"face": "C"}, {"type": "Lay", "x": 1}])
    assert not fits(action, [{"face": "D", "x": 2}])
    assert not fits(action, [{"y": 1}])
    assert not fits(action, [])


def test_a_pattern_names_only_some_fields_at_any_depth() -> None:
    """A file cannot say that a worker has no place: it leaves the place out."""
    action = {"type": "Settle", "moved": [4], "workers": [{"worker": 1, "cell": None}]}
    assert fits(action, [{"workers": [{"worker": 1}], "moved": [4]}])
    assert not fits(action, [{"workers": [{"worker": 2}]}])
    assert not fits(action, [{"workers": [{"worker": 1}, {"worker": 2}]}])
    assert not fits(action, [{"workers": []}])
    assert not fits(action, [{"moved": [4, 5]}])


def test_what_is_read_before_a_move_comes_with_it() -> None:
    lesson = roads({})
    assert [page.number for page in pages(lesson, 3)] == [1, 2, 3, 4]
    assert [page.number for page in pages(lesson, 4)] == [5]
    assert [page.number for page in pages(lesson, len(lesson.step))] == [11, 12, 13, 14]


def test_a_match_begins_at_the_position_of_its_header() -> None:
    lesson = lessons_of(SHELF["roads"])[1]
    match = lesson_match(SHELF["roads"], lesson, "oak")
    assert isinstance(match, Match)
    assert match.game.show(match.state).split() == lesson.position.split()


def test_the_command_lists_checks_and_covers(igroteka: Igroteka) -> None:
    assert "newspaper" in igroteka("lessons", "roads").out
    assert "roads lanes: played" in igroteka("lessons", "roads", "--check").err
    found = igroteka("lessons", "roads", "--coverage", "--json").json["roads"]
    assert found["missing"] == []
    assert found["by"]["R-1.4"] == ["first", "open"]


def test_the_command_names_a_broken_file_in_one_line(
    igroteka: Igroteka, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_package: str) -> tuple[Lesson, ...]:
        return (read_lesson(HEAD + DO_IT + "[[step]]\n", "roads lessons/y.toml"),)

    monkeypatch.setattr("igroteka.kernel.lessons._lessons", broken)
    said = igroteka("lessons", "roads").complaint
    assert re.fullmatch(r"roads lessons/y\.toml, step 2: it says nothing .*", said)
    assert _lessons is not broken
