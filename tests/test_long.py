"""`scripts/long`: a wrong name is told in a line, and nothing runs."""

import subprocess
import sys
from pathlib import Path

LONG = Path(__file__).parent.parent / "scripts" / "long"


def asked(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, LONG, *words], capture_output=True, text=True)


def test_a_part_that_is_not_there_is_named_beside_those_that_are() -> None:
    told = asked("lawns")
    assert told.returncode == 2
    assert "no part lawns; there are laws, fuzz, kills," in told.stderr


def test_its_help_names_its_parts() -> None:
    told = " ".join(asked("--help").stdout.split())
    first = "laws, fuzz, kills, copies, chaos, rude, doors, bots, browser, hands, browsers, touch"
    parts = f"{first}, lessons, puzzles, reviews, fair, rooms, line, evening, mutants, tellings"
    assert parts in told
