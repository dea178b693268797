#!/usr/bin/env python3
"""Is this tree slower than another? The same bench on both, in turn, on this machine.

    scripts/compare-speed            # against main
    scripts/compare-speed v0.1.0 --rounds 5

What got slower in every round, and by more than noise, is named; it always ends well.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

NOISE = 0.05
MORE_IS_BETTER = "moves a second"
ROOT = Path(__file__).parent.parent
BENCH = "from igroteka.cli import main; main()"


def main() -> None:
    parser = argparse.ArgumentParser(description="The same bench on two trees, in turn.")
    parser.add_argument("other", nargs="?", default="main", help="a commit, branch or tag")
    parser.add_argument("games", nargs="*", help="only these")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "tree"
        git("worktree", "add", "--detach", "--quiet", str(other), asked.other)
        try:
            rounds = measured(ROOT, other, asked)
        finally:
            git("worktree", "remove", "--force", str(other))
    report(asked.other, rounds)


def git(*arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=ROOT, check=True)


Figures = dict[str, float]


def measured(here: Path, there: Path, asked: argparse.Namespace) -> list[tuple[Figures, Figures]]:
    """Turn by turn, so that a machine that warms up is fair to both."""
    how = (asked.games, asked.seconds)
    return [(bench(here, *how), bench(there, *how)) for _ in range(asked.rounds)]


def bench(tree: Path, games: list[str], seconds: float) -> Figures:
    command = [sys.executable, "-c", BENCH, "bench", *games, "--json", "--no-server"]
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


def report(other: str, rounds: list[tuple[Figures, Figures]]) -> None:
    both = [name for name in rounds[0][0] if name in rounds[0][1]]
    print(f"{'':34}{'here':>12}{other[:11]:>12}{'ratio':>8}{'least to most':>16}")
    for name in both:
        here, there = (median(one[name] for one in side) for side in zip(*rounds, strict=True))
        told = ratios(name, rounds)
        spread = f"{min(told):.2f} to {max(told):.2f}"
        print(f"{name:34}{here:>12,.1f}{there:>12,.1f}{median(told):>8.2f}{spread:>16}")
    worse = [name for name in both if is_slower(name, ratios(name, rounds))]
    print("slower: " + ("; ".join(worse) or "nothing"))


def ratios(name: str, rounds: list[tuple[Figures, Figures]]) -> list[float]:
    return [here[name] / there[name] for here, there in rounds]


def is_slower(name: str, told: list[float]) -> bool:
    """By more than noise, and in every round."""
    speeds = told if name.endswith(MORE_IS_BETTER) else [1 / ratio for ratio in told]
    return max(speeds) < 1 and median(speeds) < 1 - NOISE


if __name__ == "__main__":
    main()
