"""An operator's commands: one clear line, and a code that a timer understands."""

import sqlite3
from pathlib import Path

import pytest
from tests.server.guests import House, Message, one_move

from .conftest import Igroteka


@pytest.fixture
def kept(tmp_path: Path) -> tuple[Path, Message]:
    """A house that is closed by now, and one table of it."""
    with House(tmp_path) as house:
        keys = house.table()
        one_move(house.start(keys))
    return house.db, keys


def test_a_sound_file_is_sound_and_a_damaged_one_is_not(
    igroteka: Igroteka, kept: tuple[Path, Message]
) -> None:
    db, keys = kept
    said = igroteka("admin", "check", "--db", db)
    assert (said.code, said.out) == (0, "1 matches, 0 wrong\n")
    with sqlite3.connect(db) as disk:
        disk.execute("UPDATE entries SET data = x'00' WHERE step = 1")
    disk.close()
    said = igroteka("admin", "check", "--db", db, "--json")
    assert (said.code, said.json[0]["state"], said.json[0]["step"]) == (1, "damaged", 1)
    assert keys["table"] in igroteka("admin", "check", "--db", db).out


def test_copied_changed_and_put_back(
    igroteka: Igroteka, kept: tuple[Path, Message], tmp_path: Path
) -> None:
    db, keys = kept
    copy, file = tmp_path / "copy.db", tmp_path / "match.json"
    assert "1 matches" in igroteka("admin", "backup", copy, "--db", db).out
    assert "--force" in igroteka("admin", "backup", copy, "--db", db).complaint
    assert "--force" in igroteka("admin", "restore", copy, "--db", db).complaint
    assert igroteka("admin", "restore", copy, "--db", db, "--force").code == 0
    assert "--running" in igroteka("admin", "export", keys["table"], file, "--db", db).complaint
    exporting = ("admin", "export", keys["table"], file, "--db", db, "--running")
    assert igroteka(*exporting).code == 0
    links = igroteka("admin", "import", file, "--db", db).out.splitlines()
    assert [line.partition(":")[0] for line in links] == ["seat 0", "seat 1", "watch"]
    rotated = igroteka("admin", "rotate", keys["table"], 1, "--db", db).out
    assert rotated.startswith(f"/t/{keys['table']}#")
    assert igroteka("admin", "prune", "--older-than", 1, "--dry-run", "--db", db).out.startswith(
        "0"
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "--db", "nowhere.db"),
        ("backup", "copy.db", "--db", "nowhere.db"),
        ("restore", "nowhere.db", "--db", "x.db"),
        ("prune", "--older-than", "soon"),
        ("prune", "--older-than", "0"),
        ("import", "nowhere.json"),
        ("rotate", "oak", "first"),
        ("export", "oak", "x.json", "--db", "nowhere.db"),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_line(igroteka: Igroteka, arguments: tuple[str, ...]) -> None:
    assert igroteka("admin", *arguments).complaint
