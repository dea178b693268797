"""texts: for translators."""

import json
import subprocess
from pathlib import Path

import pytest

from igroteka.cli import translating
from igroteka.cli.translations import Shelf, pseudo
from igroteka.games import SHELF
from igroteka.kernel.langs import LANGS

from .conftest import Igroteka

SITE = Path(__file__).parents[2] / "web" / "src" / "i18n"
PERSON = {"NAME": "Ann", "EMAIL": "ann@example.org"}


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """A clone with one folder of texts, two of which are German."""
    for who in ("AUTHOR", "COMMITTER"):
        for what, value in PERSON.items():
            monkeypatch.setenv(f"GIT_{who}_{what}", value)
    made = Shelf("elm", tmp_path)
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    (tmp_path / "en.ftl").write_text("ask = Ask\ngive = Give\nkeep = Keep\n")
    (tmp_path / "de.ftl").write_text("ask = Frag\ngive = Gib\n")
    monkeypatch.setattr("igroteka.cli.translations.shelves", lambda: [made])
    monkeypatch.setattr(translating, "SHOWN", 1)
    commit(made, 1, monkeypatch)
    return made


def commit(shelf: Shelf, day: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_COMMITTER_DATE", f"2026-01-{day:02}T12:00:00Z")
    subprocess.run(["git", "-C", shelf.folder, "add", "-A"], check=True)
    subprocess.run(["git", "-C", shelf.folder, "commit", "-qm", f"day {day}"], check=True)


@pytest.mark.parametrize("game", SHELF)
def test_a_released_game_lacks_no_text_in_any_language(igroteka: Igroteka, game: str) -> None:
    assert igroteka("texts", "status", game, "--json").json == {
        game: {lang: [] for lang in LANGS if lang != "en"}
    }


@pytest.mark.usefixtures("shelf")
def test_what_is_missing_is_named(igroteka: Igroteka) -> None:
    missing = igroteka("texts", "status", "--json").json["elm"]
    assert missing["de"] == ["keep"]
    assert missing["ru"] == ["ask", "give", "keep"]
    assert "elm" in igroteka("texts", "status").out


def test_a_text_whose_english_was_changed_later_is_stale(
    igroteka: Igroteka, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert igroteka("texts", "stale", "--json").json["elm"]["de"] == []
    (shelf.folder / "en.ftl").write_text("ask = Ask\ngive = Give\n    two\nkeep = Keep\n")
    commit(shelf, 2, monkeypatch)
    assert igroteka("texts", "stale", "--json").json["elm"]["de"] == ["give"]
    assert "elm, de: give" in igroteka("texts", "stale").out
    (shelf.folder / "de.ftl").write_text("ask = Frag\n# Holds.\ngive = Gib\n")
    commit(shelf, 3, monkeypatch)
    assert igroteka("texts", "stale", "--json").json["elm"]["de"] == []


def test_outside_a_clone_nothing_is_known_of_age(
    igroteka: Igroteka, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for lang in ("en", "de"):
        (tmp_path / f"{lang}.ftl").write_text("ask = Ask\n")
    lone = Shelf("elm", tmp_path)
    monkeypatch.setattr("igroteka.cli.translations.shelves", lambda: [lone])
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    said = igroteka("texts", "stale", "--json")
    assert said.complaint.startswith("the age of a text is in the history of a clone")


def test_the_strange_language_is_the_browsers() -> None:
    examples: list[tuple[str, str]] = json.loads((SITE / "pseudo.json").read_text("utf-8"))
    assert examples
    for plain, strange in examples:
        assert pseudo(plain) == strange


def test_only_what_is_read_becomes_strange(igroteka: Igroteka) -> None:
    said = igroteka("texts", "pseudo", "cli").out
    assert "sit-player = [Plááýýéér ]{ $number }" in said


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("texts status chess", "no texts of 'chess'; there is roads"),
        ("texts mend", "No such command 'mend'."),
    ],
)
def test_bad_input_is_one_clear_line(igroteka: Igroteka, typed: str, complaint: str) -> None:
    assert igroteka(*typed.split()).complaint.startswith(complaint)


def test_a_file_that_is_not_fluent_is_named(igroteka: Igroteka, shelf: Shelf) -> None:
    (shelf.folder / "de.ftl").write_text("ask = Frag\n= Gib\n")
    assert "de.ftl: not Fluent: '= Gib'" in igroteka("texts", "status", "--json").complaint
