"""A game at the terminal, by numbers, also when a pipe answers."""

import io
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from tests.tables import tables

from igroteka.games import SHELF
from igroteka.kernel.langs import LANGS

from .conftest import Igroteka, Said

ANY_MOVE = "r\n" * 20_000
SMALL = {case.game.id: case.options.items() for case in tables("small")}
ONE_END = """\
roads, rules 1

[table]
  0
0 ╶D1a1

[facts]
options: {variant: duel, cards: 24, lanes: false, width: 0, height: 0, open_border: false}
seats: 2
stage: lay
box: []
hands: [[D, D], [D, D]]
joined: [0, 0]
"""
Answers = Callable[..., Said]


@pytest.fixture
def answering(igroteka: Igroteka, monkeypatch: pytest.MonkeyPatch) -> Answers:
    """The command with these lines on its input."""

    def command(lines: str, *arguments: str) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        return igroteka("sit", *arguments, "--seed", "elm")

    return command


def options(game: str) -> list[str]:
    return [word for name, value in SMALL.get(game, ()) for word in ("--option", f"{name}={value}")]


@pytest.mark.parametrize("game", SHELF)
def test_every_game_is_played_to_its_end_from_a_pipe(answering: Answers, game: str) -> None:
    said = answering(ANY_MOVE, game, "--bots", "random", *options(game))
    assert said.code == 0
    assert "Won: " in said.out.splitlines()[-1]
    assert f"{game}-" not in said.out, "a text is missing"


def test_the_first_move_every_time_comes_to_an_end_too(answering: Answers) -> None:
    said = answering("1\n" * 100, "roads", "--bots", "random", *options("roads"))
    assert "Won: " in said.out.splitlines()[-1]


def test_a_number_plays_that_move(answering: Answers) -> None:
    said = answering("2\n", "roads", "--bots", "random", "--option", "cards=12")
    moves = [line.strip() for line in said.out.splitlines() if line.startswith("   2  ")]
    assert moves[0].startswith("2  Lay the ")
    face = moves[0].split(" at ")[0].removeprefix("2  Lay the ")
    assert any(line.startswith("You lay") and face in line for line in said.out.splitlines())


def test_whoever_says_nothing_more_leaves_the_table(answering: Answers) -> None:
    said = answering("", "roads")
    assert said.code == 0
    assert said.out.splitlines()[-1] == "Nothing more is said: you leave the table."


def test_q_leaves_and_other_letters_explain(answering: Answers) -> None:
    said = answering("?\nx\n999\nt\nq\n1\n", "roads", "--bots", "random")
    told = said.out.splitlines()
    assert told[-1] == "You leave the table."
    assert "There is no move x." in told
    assert "There is no move 999." in told
    assert any(line.startswith("A number plays that move") for line in told)
    assert said.out.count("— The table —") == 2


def test_the_table_speaks_the_readers_language(answering: Answers) -> None:
    said = answering("", "clockwork", "--lang", "ru")
    assert "Выбрать: " in said.out
    assert "Игрок 1" in said.out


def test_what_one_person_holds_is_covered_from_the_next(answering: Answers) -> None:
    said = answering("1\n1\n", "roads", "--seat", "1", "--seat", "2", "--option", "cards=12")
    told = said.out.splitlines()
    covered = next(n for n, line in enumerate(told) if "Everybody else looks away" in line)
    hands = [n for n, line in enumerate(told) if line == "Your cards"]
    assert hands[0] < covered < hands[1]


def test_any_move_may_be_chosen_for_one(answering: Answers) -> None:
    said = answering("", "roads", "--auto", "--bots", "random", "--option", "cards=12")
    assert "Won: " in said.out.splitlines()[-1]


def test_the_same_seed_and_answers_are_the_same_evening(answering: Answers) -> None:
    first, again = (answering(ANY_MOVE, "roads", "--bots", "random").out for _ in range(2))
    assert first == again


@pytest.mark.parametrize("lang", LANGS)
def test_every_language_has_the_words_of_the_terminal(lang: str) -> None:
    assert keys(lang) == keys("en")


def keys(lang: str) -> list[tuple[str, list[str]]]:
    """Each text with the arguments it asks for."""
    source = files("igroteka.cli").joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")
    lines = [line.partition(" = ") for line in source.splitlines() if line.startswith("sit-")]
    return [(key, sorted(re.findall(r"\$\w+", text))) for key, _, text in lines]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("ludo",), "no game 'ludo'"),
        (("roads", "--bots", "genius"), "bot 'genius'"),
        (("roads", "--seat", "3"), "--seat 3: there are 2 seats"),
        (("roads", "--seats", "3", "--bots", "random,random,random"), "3 bots for 2 seats"),
        (("roads", "--option", "cards=7"), "cards"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    igroteka: Igroteka, arguments: tuple[str, ...], complaint: str
) -> None:
    assert complaint in igroteka("sit", *arguments).complaint


def test_a_game_begins_at_a_position_written_as_text(answering: Answers, tmp_path: Path) -> None:
    """One card ends it: the end that is open takes a dead end (R-1.3)."""
    file = tmp_path / "roads.txt"
    file.write_text(ONE_END, encoding="utf-8")
    said = answering("1\n" * 4, "roads", "--position", str(file))
    assert said.code == 0
    assert said.out.count("Lay ") >= 1
    assert "closed" in said.out


def test_a_position_that_cannot_be_read_is_refused_with_its_line(
    answering: Answers, tmp_path: Path
) -> None:
    file = tmp_path / "roads.txt"
    file.write_text(ONE_END.replace("╶D1a1", "╶Q1a1"), encoding="utf-8")
    said = answering("", "roads", "--position", str(file))
    assert said.code == 2
    assert "line 5: '╶Q1a1' is no card" in said.err
