"""Another version of the program beside this one: a copied tree that Python finds first.

In a newer one Roads' rules get a new number and stay as they are; Clockwork's dice fall otherwise,
so whatever was thrown before comes out differently.
"""

import os
import re
import shutil
from pathlib import Path

from igroteka import __version__

PACKAGE = Path(__file__).parent.parent / "src" / "igroteka"
RENUMBERED = ("roads", "clockwork")
UNCHANGED = ("static", "__pycache__")
VERSION = re.compile(r"(\n    version: ClassVar\[int\] = )(\d+)")
FELL = "THROWS[int(rng.random() * len(THROWS))]"
FALLS = "THROWS[(int(rng.random() * len(THROWS)) + {}) % len(THROWS)]"
LEASE = "LEASE_MS = 3_500"
LONG_LEASE = "LEASE_MS = 3_600_000"


def copied(folder: Path) -> Path:
    """The folder is to be put before all others."""
    package = folder / "igroteka"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns(*UNCHANGED))
    static = PACKAGE / "server" / "static"
    if static.exists():
        (package / "server" / "static").symlink_to(static)
    return folder


def patient(tree: Path) -> Path:
    """Its house stays one of the street however long this machine stands still."""
    change(tree / "igroteka" / "server" / "presence.py", LEASE, LONG_LEASE)
    return tree


def newer(folder: Path, generation: int = 1) -> Path:
    """So many versions ahead."""
    package = copied(folder) / "igroteka"
    major, minor, _ = __version__.split(".")
    change(package / "__init__.py", __version__, f"{major}.{int(minor) + generation}.0")
    for game in RENUMBERED:
        rules = package / "games" / game / "rules.py"
        text = rules.read_text(encoding="utf-8")
        (begun, number) = VERSION.findall(text)[0]
        change(rules, f"{begun}{number}", f"{begun}{int(number) + generation}")
    change(package / "games" / "clockwork" / "dice.py", FELL, FALLS.format(generation))
    return folder


def change(path: Path, before: str, after: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{path.name}: {before} is not there once"
    path.write_text(text.replace(before, after), encoding="utf-8")


def environment(tree: Path | None) -> dict[str, str]:
    """Of a process that runs that version; of this one where there is none."""
    if tree is None:
        return dict(os.environ)
    return {**os.environ, "PYTHONPATH": str(tree)}
