"""rules and print."""

import subprocess
import sys
from pathlib import Path

import pytest

import igroteka as package

from .conftest import Igroteka

ROOT = Path(__file__).parents[2]


def test_the_rules_clause_by_clause(igroteka: Igroteka) -> None:
    said = igroteka("rules", "roads")
    assert said.code == 0
    for clause in ("R-C1", "R-P1", "R-2.2", "R-L2"):
        assert clause in said.out


def test_the_rules_in_another_language(igroteka: Igroteka) -> None:
    assert igroteka("rules", "roads", "--lang", "ru", "--json").json["lang"] == "ru"


def test_coverage_as_json_has_three_words(igroteka: Igroteka) -> None:
    found = igroteka("rules", "roads", "--coverage", "--json").json
    assert list(found) == ["clauses", "tested", "missing"]
    assert found["clauses"] == 22
    assert found["tested"] == 22 - len(found["missing"])


def test_coverage_lists_each_clause_with_its_tests(igroteka: Igroteka) -> None:
    said = igroteka("rules", "roads", "--coverage")
    assert said.code == 0
    assert "R-P1" in said.out
    assert "tests/games/roads/" in said.out
    assert "of 22 clauses have a test" in said.out


def test_outside_a_clone_coverage_says_so(tmp_path: Path) -> None:
    """The package alone, as a wheel would install it."""
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "igroteka").symlink_to(Path(package.__file__).parent)
    code = "import sys; from igroteka.cli.main import run; sys.exit(run(sys.argv[1:]))"
    said = subprocess.run(
        [sys.executable, "-c", code, "rules", "roads", "--coverage"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path / "lib"), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr == (
        "igroteka: --coverage reads the tests, and they are in a clone of the project only\n"
    )


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("rules chess", "no game 'chess'; there is roads"),
        ("rules roads --lang tlh", "option lang: 'tlh' is not one of en, ru"),
        ("print chess --out x.pdf", "no game 'chess'; there is roads"),
        ("print roads", "Missing option '--out'."),
        ("print roads --out x.pdf --paper papyrus", "paper 'papyrus' is not one of a4, letter"),
        ("print roads --out x.pdf --option cards=1", "option cards: '1' is not one of"),
        ("print roads --out x.pdf --seats 12", "option seats: roads is for 2 to 6"),
    ],
)
def test_bad_input_is_one_clear_line(igroteka: Igroteka, typed: str, complaint: str) -> None:
    assert igroteka(*typed.split()).complaint.startswith(complaint)


def test_a_game_is_printed(igroteka: Igroteka, tmp_path: Path) -> None:
    out = tmp_path / "roads.pdf"
    report = igroteka("print", "roads", "--out", out, "--option", "cards=12", "--json").json
    assert report["cards"] == 24
    assert out.read_bytes().startswith(b"%PDF")
    assert len(out.read_bytes()) == report["bytes"]


def test_a_pdf_that_cannot_be_written_is_one_clear_line(igroteka: Igroteka, tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "roads.pdf"
    said = igroteka("print", "roads", "--out", out, "--option", "cards=12")
    assert said.complaint.startswith(f"cannot write {out}")
