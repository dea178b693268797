"""The table read aloud: headed lists of what lies there, for whoever has no picture of it."""

from collections.abc import Iterator
from typing import Any, get_type_hints

from msgspec import Struct, to_builtins

from .seats import Seat, is_player
from .words import Spoken

SEVERAL = (list, tuple, dict)
NOTHING: tuple[Any, ...] = (None, "", [], (), {})


class Passage(Struct, frozen=True):
    """A heading with its lines; the first, without a heading, are facts of one line each."""

    heading: Spoken
    lines: tuple[Spoken, ...]


def read_aloud(view: Any) -> tuple[Passage, ...]:
    """Any view, by the names of its fields: enough for a game on its first day."""
    fields = {name: value for name, value in to_builtins(view).items() if value not in NOTHING}
    facts = {name: value for name, value in fields.items() if not isinstance(value, SEVERAL)}
    whose = seats_of(type(view))
    short = tuple(
        f"{humane(name)}: {player(value) if name in whose else plain(value)}"
        for name, value in facts.items()
    )
    lists = (
        Passage(humane(name), tuple(lines(value)))
        for name, value in fields.items()
        if name not in facts
    )
    return (*((Passage("", short),) if short else ()), *lists)


def seats_of(view: type) -> frozenset[str]:
    """The fields that say who, not how many."""
    kinds = get_type_hints(view)
    return frozenset(name for name, kind in kinds.items() if kind in (Seat, Seat | None))


def player(seat: Seat) -> str:
    """People count from one."""
    return f"player {seat + 1}" if is_player(seat) else plain(seat)


def humane(name: str) -> str:
    return name.replace("_", " ").capitalize()


def lines(value: Any) -> Iterator[str]:
    """A thing of several parts is a line; what is short enough goes on one."""
    if isinstance(value, dict):
        yield from (f"{humane(name)}: {plain(inner)}" for name, inner in value.items())
    elif any(isinstance(each, SEVERAL) for each in value):
        yield from (f"{number}. {plain(each)}" for number, each in enumerate(value, start=1))
    else:
        yield plain(value)


def plain(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value in NOTHING:
        return "–"
    if isinstance(value, dict):
        return ", ".join(f"{name.replace('_', ' ')} {plain(each)}" for name, each in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(plain, value))
    return str(value)
