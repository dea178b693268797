#!/usr/bin/env python3
"""Skyscraper: the same declared hand by a path and by the needle, on the same towers.

.venv/bin/python -m bench.fair_hands     # from the root of the tree; a quarter of an hour
.venv/bin/python -m bench.fair_hands --tries 20 --out .cache/long/hands.md

Writes its tables after every tower, with 95 % intervals. Ends with 1 where a path and the needle
differ by more than chance would let one row of them all.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

from igroteka.study.gauges.skyscraper.fairness import (
    ASKED,
    GRADES,
    HANDS,
    Counts,
    Try,
    fair,
    tried,
)
from igroteka.study.gauges.skyscraper.risk import HEIGHTS
from igroteka.study.intervals import percent, share

ROWS = [(hands, high, name) for hands, names in ASKED.items() for high in HEIGHTS for name in names]


def main() -> int:
    parser = argparse.ArgumentParser(description="Is the needle as fair as a path?")
    parser.add_argument("--tries", type=int, default=120)
    parser.add_argument("--seed", default="hands")
    parser.add_argument("--out", type=Path, default=Path(".cache/long/hands.md"))
    asked = parser.parse_args()
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    falls: Counts = Counter()
    for number in range(asked.tries):
        falls.update(tried(number, asked.seed))
        asked.out.write_text(page(falls, number + 1, asked.seed))
    apart = [row for row in ROWS if not fair(*both(falls, row), asked.tries)]
    for row in apart:
        sys.stdout.write(f"apart: {row}, {both(falls, row)} of {asked.tries}\n")
    sys.stdout.write(f"{len(ROWS) - len(apart)} of {len(ROWS)} rows within their intervals\n")
    # At 95 % one row in twenty is apart by chance.
    return int(len(apart) > 1)


def both(falls: Counts, row: tuple[str, int, str]) -> tuple[int, int]:
    hands, high, name = row
    return falls[Try(hands, high, name, "path")], falls[Try(hands, high, name, "needle")]  # type: ignore[arg-type]


def page(falls: Counts, tries: int, seed: str) -> str:
    lines = ["| hands | cards high | hand | by a path | by the needle |", "|---|---|---|---|---|"]
    for row in ROWS:
        hands, high, name = row
        shake, release = HANDS[name]
        by = " | ".join(percent(share(count, tries)) for count in both(falls, row))
        lines.append(f"| {hands} | {high} | {name}: {shake:g} mm, {release:g} mm/s | {by} |")
    lines += ["", f"| hands | cards high | {' | '.join(GRADES)} |", "|---" * 6 + "|"]
    for hands in ASKED:
        for high in HEIGHTS:
            counts = [falls[Try(hands, high, grade, "worker")] for grade in GRADES]
            told = " | ".join(percent(share(count, tries)) for count in counts)
            lines.append(f"| {hands} | {high} | {told} |")
    return "\n".join([*lines, "", f"{tries} towers a row, seed `{seed}`.", ""])


if __name__ == "__main__":
    sys.exit(main())
