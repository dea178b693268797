"""Games from elsewhere, laid in a folder as an installer would lay them."""

import os
import shutil
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
NIM = ROOT / "examples" / "nim"
GROUP = "igroteka.games"


def plant_nim(folder: Path) -> Path:
    """The example of the guide: its package, and the entry point that its project names."""
    shutil.copytree(NIM / "nim", folder / "nim", ignore=shutil.ignore_patterns("__pycache__"))
    project = tomllib.loads((NIM / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return plant(folder, project["name"], project["version"], project["entry-points"][GROUP])


def plant(folder: Path, name: str, version: str, entries: dict[str, str]) -> Path:
    """What pip writes beside a package."""
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    about = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    (info / "METADATA").write_text(about, encoding="utf-8")
    lines = [f"[{GROUP}]", *(f"{game} = {where}" for game, where in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    return folder


def with_planted(folder: Path) -> dict[str, str]:
    """The environment of a process that finds what is planted there."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
