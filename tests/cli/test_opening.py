"""A command opens what it needs and nothing else: `--help` is quick because it reads little."""

import subprocess
import sys

import click
import pytest

from igroteka.cli.commands import COMMANDS

HEAVY = {
    "alembic",
    "fluent",
    "matplotlib",
    "msgspec",
    "mujoco",
    "numba",
    "numpy",
    "rich",
    "sqlalchemy",
    "starlette",
    "uvicorn",
}
LIGHT = ("main", "commands", "failing")
LOADED = """
import sys
from igroteka.cli.main import run
code = run(sys.argv[1:])
print(code, *sorted({name.partition(".")[0] for name in sys.modules}), file=sys.stderr)
print(*(name for name in sys.modules if name.startswith("igroteka.")), file=sys.stderr)
"""


def opened(*words: str) -> tuple[set[str], set[str]]:
    """The packages and the files of the house that were read."""
    done = subprocess.run([sys.executable, "-c", LOADED, *words], capture_output=True, text=True)
    packages, files = done.stderr.splitlines()[-2:]
    code, *names = packages.split()
    assert (done.returncode, code) == (0, "0"), done.stderr
    return set(names), set(files.split())


@pytest.mark.parametrize("words", [["--help"], ["--version"]])
def test_help_reads_no_heavy_package_and_no_command(words: list[str]) -> None:
    packages, files = opened(*words)
    assert not packages & HEAVY
    assert files == {
        "igroteka.cli",
        *(f"igroteka.cli.{n}" for n in ("main", "commands", "failing")),
    }


def test_the_list_of_games_needs_no_server_and_no_arrays() -> None:
    packages, _ = opened("games", "--json")
    assert not packages & (HEAVY - {"msgspec"})


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_listed_with_the_first_sentence_of_its_own_help(name: str) -> None:
    command = COMMANDS[name].opened()
    assert isinstance(command, click.Command)
    assert command.name == name
    first, _, _ = (command.help or "").partition("\n\n")
    assert " ".join(first.split()) == COMMANDS[name].line
