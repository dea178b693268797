"""Prison stands in storeys: what is above knows what is below, never the other way."""

import ast
from collections.abc import Iterator
from pathlib import Path, PurePath

import pytest

from igroteka.games.prison import rules

ROOT = Path(rules.__file__).parent
FILES = sorted(path.relative_to(ROOT) for path in ROOT.rglob("*.py"))
PACKAGE = "igroteka.games.prison"

# What lies in the box, what a position is made of, and the game as a whole stand at the root.
PIECES = {"classes", "icons", "npcs", "rooms", "components", "options"}
POSITION = {"tasks", "state", "actions", "tried", "events", "duel_events", "npc_events"}
WHOLE = {"chance", "goals", "rules", "secrets", "box", "__init__"}

MAY_IMPORT: dict[str, set[str]] = {
    "pieces": set(),
    "floor": {"pieces"},
    "position": {"pieces", "floor"},
    "figures": {"pieces", "floor", "position"},
    "deeds": {"pieces", "floor", "position", "figures"},
    "duel": {"pieces", "floor", "position", "figures", "deeds"},
    "turn": {"pieces", "floor", "position", "figures", "deeds", "duel"},
    "npc": {"pieces", "floor", "position", "figures", "deeds"},
    "telling": {"pieces", "floor", "position", "figures", "deeds", "duel", "turn"},
    "whole": {"pieces", "position", "duel", "turn", "npc", "deeds", "telling"},
}


def storey(module: tuple[str, ...]) -> str:
    if len(module) > 1:
        return module[0]
    named = {"pieces": PIECES, "position": POSITION, "whole": WHOLE}
    return next((name for name, files in named.items() if module[0] in files), module[0])


def imported(source: str, file: PurePath) -> Iterator[tuple[str, ...]]:
    """Each module of the game that a file names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            near = node.module.split(".") if node.module else []
            if node.level:
                yield from modules([*file.parts[:-1], *near], node)
            elif ".".join(near[:3]) == PACKAGE:
                yield from modules(near[3:], node)


def modules(path: list[str], node: ast.ImportFrom) -> Iterator[tuple[str, ...]]:
    for alias in node.names:
        deeper = [*path, alias.name]
        is_file = ROOT.joinpath(*deeper).with_suffix(".py").is_file()
        yield tuple(deeper if is_file else path)


def module_of(file: PurePath) -> tuple[str, ...]:
    return file.with_suffix("").parts


def wrong(source: str, file: PurePath) -> list[str]:
    own = storey(module_of(file))
    may = MAY_IMPORT[own] | {own}
    return [".".join(to) for to in imported(source, file) if storey(to) not in may]


@pytest.mark.parametrize("file", FILES, ids=str)
def test_nobody_looks_up_from_a_lower_storey(file: PurePath) -> None:
    assert wrong((ROOT / file).read_text(encoding="utf-8"), file) == []


def test_no_storey_is_above_itself() -> None:
    built: list[str] = []
    for name, below in MAY_IMPORT.items():
        assert below <= set(built)
        built.append(name)


def test_no_two_files_need_each_other() -> None:
    """In a circle nobody can be taken off the pile, because each still needs another."""
    needs = {
        module_of(file): set(imported((ROOT / file).read_text("utf-8"), file)) for file in FILES
    }
    while free := [one for one, others in needs.items() if not others & needs.keys()]:
        for one in free:
            del needs[one]
    assert needs == {}


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("floor/dungeon.py", "from igroteka.games.prison.state import State"),
        ("state.py", "from .figures.scene import scene"),
        ("figures/scene.py", "from igroteka.games.prison.deeds import bought"),
        ("deeds/fights.py", "from igroteka.games.prison.npc.mind import Mind"),
        ("npc/mind.py", "from igroteka.games.prison.turn.course import carried_on"),
        ("turn/course.py", "def late():\n    from igroteka.games.prison.npc.round import go"),
        ("telling/view.py", "from igroteka.games.prison.npc.decision import decision"),
        ("duel/doors.py", "from igroteka.games.prison.rules import Prison"),
    ],
)
def test_a_look_up_is_noticed(file: str, line: str) -> None:
    assert wrong(line, PurePath(file))
