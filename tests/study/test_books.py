"""Books: a study keeps each game as it is played, and goes on where it was left."""

from pathlib import Path

import pytest

from igroteka.games import SHELF
from igroteka.study import balance
from igroteka.study.books import played, read
from igroteka.study.ledger import Task, tasks
from igroteka.study.measure import Found

CLOCKWORK = SHELF["clockwork"]


def todo(games: int) -> list[Task]:
    return tasks(CLOCKWORK, {}, [("greedy:strong", "greedy:strong")], games, "books")


@pytest.fixture
def book(tmp_path: Path) -> Path:
    return tmp_path / "book.jsonl"


def test_a_book_has_every_game_in_order(book: Path) -> None:
    lines = played(todo(3), book=book)
    assert read(book) == lines
    assert all(line.winners and line.rounds for line in lines)


def test_a_study_goes_on_where_it_was_left(book: Path) -> None:
    whole = played(todo(4))
    played(todo(2), book=book)
    told: list[int] = []
    assert played(todo(4), book=book, progress=lambda done, _: told.append(done)) == whole
    assert told == [3, 4]


def test_what_a_book_has_already_is_not_played_again(book: Path) -> None:
    played(todo(1), book=book)
    book.write_bytes(book.read_bytes().replace(b"clockwork-over-", b"surely-over-"))
    (line,) = played(todo(1), book=book)
    assert line.reason.startswith("surely-over-")


def test_a_line_cut_short_is_played_anew(book: Path) -> None:
    lines = played(todo(2), book=book)
    book.write_bytes(book.read_bytes()[:-9])
    assert played(todo(2), book=book) == lines
    assert read(book) == lines


def measured(folder: Path, games: int, books: Path | None = None) -> Found:
    _, found = balance(CLOCKWORK, folder, games, only=["strong-2"], books=books)
    return found[0]


def test_a_page_made_from_books_is_the_page_made_at_once(tmp_path: Path) -> None:
    books = tmp_path / "books"
    measured(tmp_path / "one", 2, books)
    assert measured(tmp_path / "one", 5, books) == measured(tmp_path / "two", 5)
    pages = [(tmp_path / name / "clockwork.md").read_text("utf-8") for name in ("one", "two")]
    assert pages[0] == pages[1]


def test_the_page_says_how_games_end_and_how_long_they_are(tmp_path: Path) -> None:
    found = measured(tmp_path, 5)
    assert sum(bar.won.count for bar in found.ends) + found.draws.count == 5
    assert found.rounds["min"] >= 1
    page = (tmp_path / "clockwork.md").read_text("utf-8")
    assert "| machines and fuel |" in page
    assert "Rounds: min" in page
    assert "| [2 players, perfect memory](#2-players-perfect-memory) | 5 |" in page
