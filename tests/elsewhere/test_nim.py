"""A sixth game, planted outside the house: on the shelf, under the laws, at a table."""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import httpx
import pytest
from hatchling.build import build_wheel
from tests.house import IGROTEKA, House
from websockets.sync.client import connect

from .planting import NIM, ROOT, plant_nim, with_planted

MOST_MOVES = 12
# A busy machine may take its time.
guest = httpx.Client(timeout=None)


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which Nim is installed; nothing of the house is touched."""
    return with_planted(plant_nim(tmp_path_factory.mktemp("elsewhere")))


def igroteka(nim: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [IGROTEKA, *words]
    return subprocess.run(command, env=nim, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def house(nim: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    kept = tmp_path_factory.mktemp("house") / "tables.db"
    with House("--db", kept, env=nim) as opened:
        yield opened.site


def test_it_stands_on_the_shelf(nim: dict[str, str]) -> None:
    shelf = json.loads(igroteka(nim, "games", "--json").stdout)
    assert shelf[-1]["id"] == "nim"
    assert shelf[-1]["lid"] == {
        "age": 6,
        "minutes": [2, 5],
        "measured": False,
        "cooperative": False,
    }


def test_an_installer_can_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was planted here by hand is what its project ships."""
    monkeypatch.chdir(NIM)
    wheel = ZipFile(tmp_path / build_wheel(str(tmp_path)))
    shipped = {name for name in wheel.namelist() if name.startswith("nim/")}
    assert shipped == {
        str(path.relative_to(NIM))
        for path in (NIM / "nim").rglob("*.*")
        if path.suffix in (".py", ".ftl", ".md")
    }
    assert b"nim = nim:Nim" in wheel.read("igroteka_nim-1.0.dist-info/entry_points.txt")


def test_it_keeps_the_laws(nim: dict[str, str]) -> None:
    """By the very command of the guide."""
    guide = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    (laws,) = re.findall(r"^scripts/test (.* -k nim)\b", guide, re.MULTILINE)
    words = [*shlex.split(laws), "-p", "no:cacheprovider", "-p", "no:xdist"]
    told = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        env=nim,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout
    assert int(re.findall(r"(\d+) subtests passed", told.stdout)[0]) > 100


def test_bots_play_it_without_a_taste(nim: dict[str, str]) -> None:
    told = igroteka(nim, "arena", "nim", "--bots", "random,search:easy", "--games", "20", "--json")
    assert told.returncode == 0, told.stderr


def test_nobody_has_drawn_it_for_paper(nim: dict[str, str], tmp_path: Path) -> None:
    told = igroteka(nim, "print", "nim", "--out", str(tmp_path / "nim.pdf"))
    assert told.returncode == 2
    assert told.stderr.startswith("igroteka: nobody has drawn 'nim' for paper yet; there is ")


@pytest.mark.parametrize("what", ["puzzles", "lessons"])
def test_what_nobody_has_written_for_it_is_said_to_be_none(nim: dict[str, str], what: str) -> None:
    assert igroteka(nim, what, "nim").stdout == "nim: none\n"


def test_its_page_of_rules_can_be_read(house: str) -> None:
    page = guest.get(f"{house}/api/rules/nim/hu").json()
    assert page["lang"] == "en"
    assert [clause["id"] for clause in page["sections"][0]["clauses"]] == ["N-1", "N-2"]


def test_it_is_played_to_its_end_at_a_real_table(house: str) -> None:
    assert guest.get(f"{house}/api/games").json()[-1]["id"] == "nim"
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy:easy"}]
    keys = guest.post(f"{house}/api/tables", json={"game": "nim", "seats": seats}).json()
    with connect(house.replace("http", "ws") + f"/ws/{keys['table']}") as line:
        say(line, type="Hello", token=keys["seats"][0]["token"])
        frame = heard(line, "Welcome")["frame"]
        for number in range(MOST_MOVES):
            if frame["outcome"]:
                break
            if frame["legal"]:
                say(line, type="Act", id=str(number), step=frame["step"], action=frame["legal"][0])
            frame = heard(line, "Update")["frame"]
    assert frame["outcome"]["reason"] == "nim-over"
    assert frame["view"]["heaps"] == [0, 0, 0]
    with connect(house.replace("http", "ws") + f"/ws/{keys['table']}") as line:
        say(line, type="Hello", token=keys["seats"][0]["token"])
        assert not heard(line, "Welcome")["info"]["chance"], "nothing was dealt"


def say(line: Any, **message: Any) -> None:
    line.send(json.dumps(message))


def heard(line: Any, kind: str) -> Any:
    while (message := json.loads(line.recv(timeout=60)))["type"] != kind:
        pass
    return message
