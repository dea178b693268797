"""The shelf, the version, and words that are no commands."""

from pathlib import Path

import pytest

from igroteka import __version__
from igroteka.games import SHELF

from .conftest import Igroteka

COMMANDS = {
    "admin",
    "lessons",
    "ladder",
    "puzzles",
    "play",
    "games",
    "simulate",
    "arena",
    "balance",
    "review",
    "replay",
    "rules",
    "print",
    "fuzz",
    "bench",
    "sit",
    "bots",
    "position",
    "texts",
    "tune",
    "work",
}


def test_the_version_is_the_packages(igroteka: Igroteka) -> None:
    assert igroteka("--version").out == f"igroteka {__version__}\n"


def test_help_lists_every_command(igroteka: Igroteka) -> None:
    said = igroteka("--help")
    assert said.code == 0
    listed = said.out.partition("Commands:\n")[2]
    assert {line.split()[0] for line in listed.splitlines() if line.strip()} == COMMANDS


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_explains_itself(igroteka: Igroteka, command: str) -> None:
    said = igroteka(command, "--help")
    assert said.code == 0
    assert said.out.startswith(f"Usage: igroteka {command}")


def test_without_a_command_help_goes_to_stderr(igroteka: Igroteka) -> None:
    said = igroteka()
    assert (said.code, said.out) == (2, "")
    assert "Commands:" in said.err


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("frobnicate", "No such command 'frobnicate'."),
        ("games --loud", "No such option '--loud'."),
        ("games roads", "Got unexpected extra argument (roads)"),
        ("simulate", "Missing argument 'GAME'."),
    ],
)
def test_what_is_no_command_is_said_in_one_line(
    igroteka: Igroteka, typed: str, complaint: str
) -> None:
    assert igroteka(*typed.split()).complaint == complaint


# games


def test_the_shelf_as_json(igroteka: Igroteka) -> None:
    shelf = igroteka("games", "--json").json
    assert [game["id"] for game in shelf] == list(SHELF)
    roads = shelf[0]
    assert roads["seats"] == [2, 6]
    lid = {"age": None, "minutes": [5, 10], "measured": True, "cooperative": False}
    assert roads["lid"] == lid
    assert [option["name"] for option in roads["options"]] == [
        "variant",
        "cards",
        "lanes",
        "field",
        "border",
        "help",
    ]
    variant = roads["options"][0]
    assert variant["values"] == ["duel", "newspaper", "heap"]
    assert variant["default"] == "duel"
    assert {"master", "search:strong"} <= set(roads["bots"])


def test_a_broken_map_is_refused_in_words(igroteka: Igroteka, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("name a\n...\n")
    typed = f"simulate urfin --games 1 --bots random --option map={mine}"
    said = igroteka(*typed.split())
    assert said.complaint == "option map: the map has no palace (U-C4)"


def test_the_shelf_for_people(igroteka: Igroteka) -> None:
    said = igroteka("games")
    assert said.code == 0
    assert "roads, 2 to 6 players, about 5 to 10 min" in said.out
    assert "clockwork, 2 to 4 players, from age 6, 30 to 40 min" in said.out
    assert "duel, newspaper, heap" in said.out
