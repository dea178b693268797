"""How long the command line itself takes: CPU seconds of whole commands, each a new process."""

import os
import subprocess
import sys
from collections.abc import Iterable

OPENED = "from igroteka.cli import main; main()"


def command_times(commands: Iterable[str], rounds: int) -> dict[str, list[float]]:
    asked = list(commands)
    found: dict[str, list[float]] = {words: [] for words in asked}
    for _ in range(rounds):
        for words in asked:
            found[words].append(cpu_seconds(words.split()))
    return found


def cpu_seconds(words: list[str]) -> float:
    before = os.times()
    subprocess.run([sys.executable, "-c", OPENED, *words], capture_output=True, check=True)
    after = os.times()
    user = after.children_user - before.children_user
    return round(user + after.children_system - before.children_system, 3)
