"""What is told about the house is so: every name of a walk, every link, every command."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import click
import pytest

from igroteka.cli.commands import COMMANDS

ROOT = Path(__file__).parents[1]
HOUSE = ROOT / "src" / "igroteka"
WALKS = ROOT / "docs" / "walks.md"
ROOMS = ("bench", "docs", "examples", "src/igroteka/games", "tests", "web/src")
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *(page for room in ROOMS for page in sorted((ROOT / room).rglob("*.md"))),
]
EACH = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
QUOTED = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
COMMAND = re.compile(r"igroteka (?!igroteka)([a-z]+)((?: [^`#\n]*)?)")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
WRITTEN = (
    r"^\s*(?:(?:export|default|async|private|readonly|get|function|class|const|interface|type)\s+)*"
    r"{name}\s*(?:[(<=:{{?!]|extends)"
)


def walked() -> Iterator[tuple[str, str]]:
    """Every name with the path that was named last before it; a path itself without a name."""
    for line in WALKS.read_text(encoding="utf-8").splitlines():
        path = ""
        for quoted in QUOTED.findall(line) if line[:1].isdecimal() else ():
            if "/" in quoted:
                path = quoted
                yield path, ""
            else:
                yield path, quoted


def place_of(path: str) -> Path:
    return next((root / path for root in (HOUSE, ROOT) if (root / path).exists()), ROOT / path)


@cache
def names_in(file: Path) -> frozenset[str]:
    """Of a Python file: its functions, classes and constants, and what its classes have."""
    found: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        found |= names_of(node)
        if isinstance(node, ast.ClassDef):
            inner = {name for each in node.body for name in names_of(each)}
            found |= inner | {f"{node.name}.{name}" for name in inner}
    return frozenset(found)


def names_of(node: ast.stmt) -> set[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return {name}
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return {name}
    return set()


def knows(file: Path, name: str) -> bool:
    if file.suffix == ".py":
        return name in names_in(file)
    pattern = WRITTEN.format(name=re.escape(name))
    return re.search(pattern, file.read_text(encoding="utf-8"), re.MULTILINE) is not None


def test_there_are_seven_walks_of_a_minute_each() -> None:
    _, *walks = re.split(r"^## ", WALKS.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert len(walks) == 7
    assert all(6 <= len(re.findall(r"^\d+\. ", walk, re.MULTILINE)) <= 15 for walk in walks)


@pytest.mark.parametrize(("path", "name"), sorted(set(walked())))
def test_whoever_walks_finds_what_is_named(path: str, name: str) -> None:
    place = place_of(path)
    assert place.exists(), f"there is no {path}"
    assert not name or knows(place, name), f"{path} has no {name}"


@EACH
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        assert "://" in link or (page.parent / link).exists(), link


@EACH
def test_every_command_is_there_with_its_options(page: Path) -> None:
    for name, rest in COMMAND.findall(page.read_text(encoding="utf-8")):
        assert name in COMMANDS, f"igroteka {name}"
        assert set(OPTION.findall(rest)) <= options_of(name), f"igroteka {name}{rest}"


@cache
def options_of(name: str) -> frozenset[str]:
    """Those of a command, and of the commands within it."""
    command = COMMANDS[name].opened()
    within = command.commands.values() if isinstance(command, click.Group) else ()
    every = [param for one in (command, *within) for param in one.params]
    return frozenset(
        {"--help", *(opt for one in every for opt in (*one.opts, *one.secondary_opts))}
    )
