"""The house has rooms, and each room knows only the rooms it may, and of the outer world too."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path, PurePath

import pytest

SRC = Path(__file__).parent.parent / "src" / "igroteka"
FILES = sorted(path.relative_to(SRC) for path in SRC.rglob("*.py"))

# "games" and "bots" are the tables in those packages themselves, not the folders below them.
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "parts": {"kernel"},
    "games": {"kernel", "parts"},
    "match": {"kernel"},
    "bots": {"kernel", "parts", "match"},
    "study": {"kernel", "match", "games", "bots"},
    "press": {"kernel", "games"},
    "server": {"kernel", "match", "games", "bots"},
    "cli": {"kernel", "parts", "games", "match", "bots", "study", "press", "server"},
}


# What the rooms that only reckon may have of Python's own library: nothing that looks at a clock, a
# file, the network or dice nobody handed in. Of `random` only the name of handed-in dice.
RECKONERS = ("kernel", "parts", "games", "match", "bots")
MAY_HAVE = {
    "abc",
    "base64",
    "binascii",
    "bisect",
    "collections",
    "collections.abc",
    "enum",
    "functools",
    "hashlib",
    "heapq",
    "importlib.resources",
    "importlib.util",
    "itertools",
    "math",
    "operator",
    "random.Random",
    "re",
    "string",
    "struct",
    "tomllib",
    "typing",
    "zlib",
}
# A new seed is the one thing nobody hands in; what is found by its place is opened by its name.
OWN = {
    "kernel/seeds.py": {"secrets"},
    "kernel/places.py": {"importlib", "pkgutil"},
    "games/shelf.py": {"importlib", "importlib.metadata", "inspect"},
}


def outer(source: str) -> Iterator[str]:
    """Each module of Python's own library that a file names; of `random`, what it takes of it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if is_pythons(alias.name))
        if isinstance(node, ast.ImportFrom) and not node.level and is_pythons(node.module or ""):
            module = node.module or ""
            if module == "random":
                yield from (f"random.{alias.name}" for alias in node.names)
            else:
                yield module


def is_pythons(module: str) -> bool:
    return module.split(".")[0] in sys.stdlib_module_names


def may_have(file: PurePath, module: str) -> bool:
    allowed = MAY_HAVE | OWN.get(file.as_posix(), set())
    return file.parts[0] not in RECKONERS or module in allowed


def imports(source: str, file: PurePath) -> Iterator[list[str]]:
    """Each module of the house a file names, from its room on: in functions and for types too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (inside(alias.name) for alias in node.names if is_ours(alias.name))
        if isinstance(node, ast.ImportFrom) and (node.level or is_ours(node.module or "")):
            module = from_where(node, file)
            yield from (named(module, alias.name) for alias in node.names)


def is_ours(module: str) -> bool:
    return module.split(".")[0] == "igroteka"


def inside(module: str) -> list[str]:
    return module.split(".")[1:]


def from_where(node: ast.ImportFrom, file: PurePath) -> list[str]:
    if not node.level:
        return inside(node.module or "")
    package = file.parts[:-1]
    near = package[: len(package) - node.level + 1]
    return [*near, *(node.module.split(".") if node.module else ())]


def named(module: list[str], name: str) -> list[str]:
    """`from igroteka.games import roads` names a folder, `… import SHELF` only the table."""
    path = SRC.joinpath(*module, name)
    is_module = name in MAY_IMPORT if not module else path.is_dir() or is_file(path)
    return [*module, name] if is_module else module


def is_file(path: Path) -> bool:
    return path.with_suffix(".py").is_file()


# Where a folder a game stands, it may look into that game's own box, and no other.
FOLDERS = {"bots": "taste", "press": "games", "study": "gauges"}


def may(file: PurePath, names: list[str]) -> bool:
    if not names:  # the house's own name and version
        return True
    room, *below = file.with_suffix("").parts
    to, *deeper = names
    if to == room == "games" and len(below) > 1:
        return deeper[:1] == below[:1]
    if to == room:
        return True
    if to == "games" and deeper and below[0] == FOLDERS.get(room) and len(below) > 1:
        return deeper[:1] == below[1:2]
    at_the_door = to not in ("games", "bots") or not deeper or room == "cli"
    return at_the_door and to in MAY_IMPORT.get(room, set())


@pytest.mark.parametrize("file", FILES, ids=str)
def test_a_room_imports_only_what_it_may(file: PurePath) -> None:
    source = (SRC / file).read_text(encoding="utf-8")
    assert [".".join(names) for names in imports(source, file) if not may(file, names)] == []


@pytest.mark.parametrize("file", FILES, ids=str)
def test_who_reckons_sees_no_clock_no_file_and_no_dice_but_those_handed_in(file: PurePath) -> None:
    source = (SRC / file).read_text(encoding="utf-8")
    assert [module for module in outer(source) if not may_have(file, module)] == []


def test_every_room_stands_in_the_table() -> None:
    assert {path.parent.name for path in SRC.glob("*/*.py")} <= MAY_IMPORT.keys()


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/game.py", "from igroteka.parts.grid import Grid"),
        ("kernel/game.py", "import igroteka.match"),
        ("parts/deck.py", "from ..match import Match"),
        ("games/roads/rules.py", "from ..urfin.rules import Rules"),
        ("games/roads/rules.py", "from igroteka.games import SHELF"),
        ("games/roads/rules.py", "if TYPE_CHECKING:\n    from igroteka.match import Match"),
        ("match/match.py", "def late():\n    from igroteka.games import SHELF"),
        ("bots/greedy.py", "from ..games.roads import Rules"),
        ("bots/greedy.py", "from ..games import SHELF"),
        ("bots/taste/roads.py", "from ...games.urfin import Rules"),
        ("bots/taste/__init__.py", "from igroteka.games.roads import Rules"),
        ("server/app.py", "from igroteka.games.roads.rules import Rules"),
        ("server/app.py", "from igroteka.study.simulate import simulate"),
        ("study/simulate.py", "from ..bots.search import Search"),
        ("press/sheet.py", "from .. import match"),
        ("press/games/roads.py", "from igroteka.games.urfin.parts import PARTS"),
        ("study/simulate.py", "from igroteka.games.skyscraper.structure import structure"),
        ("study/gauges/prison/risk.py", "from igroteka.games.skyscraper.state import State"),
        ("utils/all.py", "import igroteka.kernel"),
    ],
)
def test_a_wrong_door_is_noticed(file: str, line: str) -> None:
    named_rooms = list(imports(line, PurePath(file)))
    assert named_rooms
    assert not any(may(PurePath(file), names) for names in named_rooms)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/codec.py", "import json"),
        ("games/roads/rules.py", "from .state import State"),
        ("games/roads/rules.py", "from ...kernel import Game"),
        ("games/__init__.py", "from .roads import Rules"),
        ("bots/taste/roads.py", "from igroteka.games.roads.state import State"),
        ("server/app.py", "from igroteka.games import SHELF"),
        ("press/games/prison/room.py", "from igroteka.games.prison.rooms import ROOMS"),
        ("study/gauges/skyscraper/risk.py", "from igroteka.games.skyscraper.state import State"),
        ("cli/version.py", "from igroteka import __version__"),
        ("cli/bench.py", "from igroteka.games.roads import Rules"),
    ],
)
def test_a_right_door_is_open(file: str, line: str) -> None:
    assert all(may(PurePath(file), names) for names in imports(line, PurePath(file)))


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("games/skyscraper/gravity.py", "import time"),
        ("games/skyscraper/gravity.py", "from time import monotonic"),
        ("games/skyscraper/world.py", "def step():\n    import time"),
        ("games/urfin/map.py", "from pathlib import Path"),
        ("games/urfin/map.py", "import os.path"),
        ("games/roads/rules.py", "import random"),
        ("games/roads/rules.py", "from random import choice"),
        ("games/roads/rules.py", "from random import Random, shuffle"),
        ("match/match.py", "import datetime"),
        ("match/record.py", "from secrets import token_hex"),
        ("bots/search.py", "import os"),
        ("bots/search.py", "import threading"),
        ("kernel/clauses.py", "import io"),
        ("bots/taste/__init__.py", "from importlib import import_module"),
        ("games/roads/rules.py", "from importlib.metadata import entry_points"),
        ("parts/deck.py", "import tempfile"),
    ],
)
def test_a_look_outside_is_noticed(file: str, line: str) -> None:
    assert not all(may_have(PurePath(file), module) for module in outer(line))


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("games/roads/rules.py", "from random import Random"),
        ("games/urfin/map.py", "from importlib.resources import files"),
        ("bots/search.py", "import numpy as np\nfrom math import log"),
        ("kernel/seeds.py", "import secrets"),
        ("kernel/places.py", "from importlib import import_module"),
        ("server/clock.py", "import time"),
    ],
)
def test_what_reckons_may_have(file: str, line: str) -> None:
    assert all(may_have(PurePath(file), module) for module in outer(line))
