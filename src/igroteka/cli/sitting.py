"""A person at the terminal: what lies on the table, the moves by number, the answer."""

import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import click
from rich.columns import Columns
from rich.text import Text

from igroteka.kernel import Game, Seat, Spoken
from igroteka.kernel.words import kebab

from .showing import console
from .speech import Speech

WIDE_GROUP = 12


class Leaves(Exception):
    """The person gets up; the text key says why."""


class Sitting:
    """Asks whoever is to move. A pipe answers in lines, and is not asked to look away."""

    def __init__(self, game: Game[Any, Any, Any], speech: Speech, rng: Random, auto: bool) -> None:
        self.game = game
        self.speech = speech
        self.rng = rng
        self.auto = auto
        self.out = console()
        self.piped = not sys.stdin.isatty()

    def tell(self, line: str, style: str = "") -> None:
        """In colour where somebody looks; a pipe gets plain lines."""
        if self.out.is_terminal:
            self.out.print(Text(line, style=style))
        else:
            click.echo(line)

    def cover(self, seat: Seat) -> None:
        """Between two people at one keyboard: nobody sees what the other holds."""
        self.out.clear()
        self.tell(self.speech.say("sit-cover", {"player": self.speech.name(seat)}))
        if not self.piped and not self.auto:
            self.answer()

    def ask(self, state: Any, seat: Seat, fresh: bool) -> Any:
        """The action chosen; `fresh` if the table is to be shown first."""
        if fresh:
            self.show_table(state, seat)
        moves = in_groups(self.game.legal(state, seat))
        self.tell(self.speech.prompt(self.game.prompt(state, seat), seat), "bold")
        self.show_moves(state, seat, moves)
        return self.chosen(state, seat, [action for _, group in moves for action in group])

    def show_table(self, state: Any, seat: Seat) -> None:
        self.tell(f"— {self.speech.say('sit-table')} —", "bold magenta")
        view = self.game.view(state, seat)
        if purpose := self.game.purpose(view, seat):
            self.tell(self.said(purpose, seat), "italic")
        for passage in self.game.aloud(view):
            if heading := self.said(passage.heading, seat):
                self.tell(heading, "bold")
            for line in passage.lines:
                self.tell(f"  {self.said(line, seat)}")

    def show_moves(self, state: Any, seat: Seat, moves: Sequence[tuple[str, list[Any]]]) -> None:
        number = 0
        for kind, group in moves:
            if len(moves) > 1:
                self.tell(self.heading(kind), "dim")
            told = [self.said(self.game.words(state, seat, action), seat) for action in group]
            self.show_lines([f"{n:>4}  {line}" for n, line in enumerate(told, start=number + 1)])
            number += len(group)

    def show_lines(self, lines: Sequence[str]) -> None:
        """Long ones side by side, where there is a screen."""
        if self.out.is_terminal and len(lines) > WIDE_GROUP:
            self.out.print(Columns(map(Text, lines)))
            return
        for line in lines:
            self.tell(line)

    def heading(self, kind: str) -> str:
        key = f"{self.game.id}-moves-{kind}"
        return self.speech.say(key if self.speech.knows(key) else "sit-other")

    def chosen(self, state: Any, seat: Seat, legal: list[Any]) -> Any:
        asked = {"player": self.speech.name(seat), "count": len(legal)}
        while True:
            self.tell(self.speech.say("sit-ask", asked), "cyan")
            said = "r" if self.auto else self.answer()
            if said == "r":
                return self.rng.choice(legal)
            if said.isdecimal() and 1 <= int(said) <= len(legal):
                return legal[int(said) - 1]
            self.answered(said, state, seat)

    def answered(self, said: str, state: Any, seat: Seat) -> None:
        match said:
            case "q":
                raise Leaves("sit-left")
            case "t":
                self.show_table(state, seat)
            case "?" | "":
                self.tell(self.speech.say("sit-help"))
            case _:
                self.tell(self.speech.say("sit-no-such", {"said": said[:20]}))

    def answer(self) -> str:
        line = sys.stdin.readline()
        if not line:
            raise Leaves("sit-silent")
        return line.strip().lower()

    def said(self, thing: Spoken, reader: Seat) -> str:
        return self.speech.spoken(thing, reader)


def in_groups(legal: Sequence[Any]) -> list[tuple[str, list[Any]]]:
    """By kind, as they come; kinds of one move each are together at the end."""
    groups: dict[str, list[Any]] = {}
    for action in legal:
        groups.setdefault(kebab(type(action).__name__), []).append(action)
    several = [(kind, group) for kind, group in groups.items() if len(group) > 1]
    single = list(singles(groups))
    return [*several, *([("", single)] if single else [])]


def singles(groups: dict[str, list[Any]]) -> Iterator[Any]:
    return (action for group in groups.values() if len(group) == 1 for action in group)
