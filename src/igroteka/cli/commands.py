"""The commands by name: what each does in a line, and the file that is opened to do it.

A file is read when its command is called. Listing them reads none: that `--help` is quick.
"""

from importlib import import_module
from typing import NamedTuple

import click

MARGIN = 6  # what click leaves beside the names


class Listed(NamedTuple):
    """`line` is the first sentence of the command's own help."""

    module: str
    line: str

    def shortened(self, room: int) -> str:
        return click.Command(None, help=self.line).get_short_help_str(room)

    def opened(self) -> click.Command:
        module = import_module(f".{self.module}", __package__)
        found = next(one for one in vars(module).values() if isinstance(one, click.Command))
        assert found.callback
        assert found.callback.__module__ == module.__name__
        return found


COMMANDS = {
    "play": Listed("play", "Opens the house: prints the address, serves until Ctrl-C."),
    "work": Listed("work", "Thinks for houses on one PostgreSQL: bots, gravity, hints, reviews."),
    "admin": Listed("admin", "For whoever keeps the house: copies, checks, tidying up."),
    "sit": Listed(
        "sit", "Plays a game by numbers: the table in words, your moves in a list, bots all round."
    ),
    "games": Listed("games", "What can be played, for how many, with which options."),
    "simulate": Listed(
        "simulate", "Bots play many games; how they end, how long they are, how fast they go."
    ),
    "arena": Listed(
        "arena", "Everybody meets everybody at every seat; who wins how often, and a rating."
    ),
    "ladder": Listed(
        "ladder",
        "Plays the levels of a game against each other: who beats whom how often, and how surely.",
    ),
    "tune": Listed(
        "tune",
        "Seeks better weights for a level's taste: candidates play the same seeds against the"
        " present.",
    ),
    "balance": Listed(
        "balance", "Plays what the game's recipe asks for, and writes its page with pictures."
    ),
    "bots": Listed(
        "bots",
        "The bots of the house; `--live-check` shows that people meet those that were measured.",
    ),
    "replay": Listed(
        "replay",
        "Tells a record in sentences; --verify throws its dice and judges its moves again.",
    ),
    "review": Listed(
        "review",
        "Where a record was decided: every seat's chances, what was luck and what was choice.",
    ),
    "position": Listed(
        "position",
        "Reads a position from a text and prints it as the house would; says what is wrong and"
        " where.",
    ),
    "lessons": Listed(
        "lessons", "The lessons of the games; --check plays each by its own solution."
    ),
    "puzzles": Listed(
        "puzzles", "The puzzles of the games; --check proves each anew, --find looks for more."
    ),
    "rules": Listed("rules", "The rules in our own words, clause by clause."),
    "print": Listed("printing", "A PDF to print at home, glue on card and cut."),
    "fuzz": Listed(
        "fuzz",
        "Random games in random set-ups; crashes, dead ends and endless games are kept as records.",
    ),
    "bench": Listed(
        "bench",
        "Random moves a second on one core, time of a frame, moves a second through the server.",
    ),
    "texts": Listed(
        "translating",
        "For translators: what is missing, what is older than its English, and a test language.",
    ),
}


class InOrder(click.Group):
    """Listed as one would want them, not by the alphabet."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return COMMANDS[cmd_name].opened() if cmd_name in COMMANDS else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        room = formatter.width - MARGIN - max(map(len, COMMANDS))
        lines = [(name, one.shortened(room)) for name, one in COMMANDS.items()]
        with formatter.section("Commands"):
            formatter.write_dl(lines)
