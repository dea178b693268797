"""Reading a rules page."""

from pathlib import Path

import pytest

from igroteka.games import SHELF
from igroteka.kernel import BadOption
from igroteka.kernel.clauses import BadPage, Clause, RulesPage, Section, page, read_page

PAGE = """# Ferry

Crates go over the river,
and come back.

Second thoughts.

## Loading

- **F-B1** One crate.
- **F-B2** Another,
  or two; with a `dash - inside`.

## Rowing
- **F-2.10** Row.
"""


def test_a_page_has_a_title_an_intro_and_sections_of_clauses() -> None:
    assert read_page(PAGE, "en") == RulesPage(
        lang="en",
        title="Ferry",
        intro="Crates go over the river, and come back.\n\nSecond thoughts.",
        sections=(
            Section(
                "Loading",
                (
                    Clause("F-B1", "One crate."),
                    Clause("F-B2", "Another, or two; with a `dash - inside`."),
                ),
            ),
            Section("Rowing", (Clause("F-2.10", "Row."),)),
        ),
    )


SHORT = """* **F-B2** Load
  one crate or two.
* **F-2.10** Row.

## Loading
"""


def test_what_stands_before_the_sections_is_the_page_in_short() -> None:
    found = read_page(PAGE.replace("## Loading\n", SHORT), "en")
    assert found.short == (Clause("F-B2", "Load one crate or two."), Clause("F-2.10", "Row."))
    assert found.clauses == read_page(PAGE, "en").clauses


def test_the_clauses_of_a_page_come_in_its_order() -> None:
    assert [clause.id for clause in read_page(PAGE, "en").clauses] == ["F-B1", "F-B2", "F-2.10"]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "rules page, line 0: a page has a title, an intro and clauses"),
        ("# Ferry\n\nIntro.\n\n## A\n", "line 5: a page has a title"),
        ("# Ferry\n\n## A\n- **F-1** One.\n", "line 4: a page has a title"),
        ("Ferry\n", "line 1: neither title, intro, section nor clause: 'Ferry'"),
        ("# Ferry\n# Boat\n", "line 2: neither title"),
        ("# Ferry\n\nIntro.\n- **F-1** One.\n", "line 4: neither title"),
        ("# Ferry\n\nIntro.\n* One.\n", "line 4: a clause is written"),
        ("# Ferry\n\nI.\n* **F-1** One.\n* **F-1** Two.\n", "line 5: clause F-1 stands"),
        ("# Ferry\n\nI.\n* **F-1** One.\n\nMore.\n", "line 6: neither title"),
        ("# Ferry\n\nI.\n## A\n* **F-1** One.\n", "line 5: neither title"),
        ("# Ferry\n\nIntro.\n## A\n\nLoose.\n", "line 6: neither title"),
        ("# Ferry\n\nIntro.\n## A\n### B\n", "line 5: neither title"),
        ("# Ferry\n\nIntro.\n## A\n- One.\n", "line 5: a clause is written"),
        ("# Ferry\n\nIntro.\n## A\n- **F1** One.\n", "line 5: a clause is written"),
        ("# Ferry\n\nIntro.\n## A\n- **F-1**\n", "line 5: a clause is written"),
        (
            "# F\n\nI.\n## A\n- **F-1** One.\n- **F-1** Two.\n",
            "line 6: clause F-1 stands",
        ),
    ],
)
def test_a_page_that_cannot_be_read_names_the_line(text: str, error: str) -> None:
    with pytest.raises(BadPage, match=error.replace("*", r"\*")):
        read_page(text, "en")


def test_an_unwritten_language_gets_the_english_page_which_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = tmp_path / "ferry" / "rules"
    rules.mkdir(parents=True)
    (tmp_path / "ferry" / "__init__.py").touch()
    (rules / "en.md").write_text(PAGE)
    (rules / "nl.md").write_text(PAGE.replace("Ferry", "Veerboot"))
    monkeypatch.syspath_prepend(tmp_path)
    ferry = type("Ferry", (type(SHELF["roads"]),), {"__module__": "ferry.rules"})()
    assert page(ferry, "hu") == page(ferry, "en")
    assert page(ferry, "hu").lang == "en"
    assert page(ferry, "nl").title == "Veerboot"


def test_a_written_language_gets_its_own_page() -> None:
    assert page(SHELF["roads"], "ru").title == "Дороги"
    assert page(SHELF["roads"], "hu").title == "Utak"
    assert page(SHELF["clockwork"], "hu").title == "Óramű"


@pytest.mark.parametrize("lang", ["", "tlh", "../ru", "EN"])
def test_a_language_of_no_house_page_is_refused(lang: str) -> None:
    with pytest.raises(BadOption, match=r"option lang: .* is not one of en, ru"):
        page(SHELF["roads"], lang)
