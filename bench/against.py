#!/usr/bin/env python3
"""Is this tree slower than another? The same bench on both, in turn, on this machine.

    .venv/bin/python bench/against.py            # against main
    .venv/bin/python bench/against.py v0.1.0 --rounds 5

A trend to read, not a threshold: it always ends well.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parent.parent
BENCH = "from igroteka.cli import main; main()"


def main() -> None:
    parser = argparse.ArgumentParser(description="The same bench on two trees, in turn.")
    parser.add_argument("other", nargs="?", default="main", help="a commit, branch or tag")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "tree"
        git("worktree", "add", "--detach", "--quiet", str(other), asked.other)
        try:
            figures = measured(ROOT, other, asked.rounds, asked.seconds)
        finally:
            git("worktree", "remove", "--force", str(other))
    report(asked.other, *figures)


def git(*arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=ROOT, check=True)


def measured(here: Path, there: Path, rounds: int, seconds: float) -> tuple[Any, Any]:
    """Turn by turn, so that a machine that warms up is fair to both."""
    found: tuple[list[Any], list[Any]] = ([], [])
    for _ in range(rounds):
        for tree, kept in zip((here, there), found, strict=True):
            kept.append(bench(tree, seconds))
    return middle(found[0]), middle(found[1])


def bench(tree: Path, seconds: float) -> dict[str, float]:
    command = [sys.executable, "-c", BENCH, "bench", "--json", "--no-server"]
    said = subprocess.run(
        [*command, "--seconds", str(seconds)],
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
        cwd=tree,
        capture_output=True,
        check=True,
    )
    found = json.loads(said.stdout)
    rates = {f"{one['name']}, moves a second": one["moves_per_second"] for one in found["games"]}
    frames = {f"{one['name']}, frame µs": one["median_us"] for one in found["frames"]}
    return rates | frames


def middle(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: median(one[name] for one in rounds) for name in rounds[0]}


def report(other: str, ours: dict[str, float], theirs: dict[str, float]) -> None:
    print(f"{'':34}{'here':>12}{other[:11]:>12}{'ratio':>8}")
    for name in (name for name in ours if name in theirs):
        print(
            f"{name:34}{ours[name]:>12,.1f}{theirs[name]:>12,.1f}{ours[name] / theirs[name]:>8.2f}"
        )


if __name__ == "__main__":
    main()
