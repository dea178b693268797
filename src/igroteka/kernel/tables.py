"""Tables beside a game's rules, written as TOML: read into structs, with a fault's place named."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import TypeVar

import msgspec

from .errors import GameError

T = TypeVar("T")


class BadTable(GameError):
    """One that cannot be read or played; names the file and the place."""

    def __init__(self, file: str, place: str, why: str) -> None:
        super().__init__(f"{file}, {place}: {why}")


def read_table(text: str, kind: type[T], file: str, bad: type[BadTable]) -> T:
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise bad(file, *placed(str(error))) from error
    except msgspec.ValidationError as error:
        why, _, where = str(error).partition(" - at ")
        raise bad(file, spelt(where), why) from error


def tables_in(package: str, folder: str) -> Iterator[tuple[str, str]]:
    """Text and name of each file there, in the order of their names; none where no folder is."""
    place = files(package) / folder
    if not place.is_dir():
        return
    for source in sorted(place.iterdir(), key=lambda source: source.name):
        if source.name.endswith(".toml"):
            yield source.read_text(encoding="utf-8"), f"{package} {folder}/{source.name}"


def name_of(file: str) -> str:
    """Its id is the name of the file."""
    return file.rpartition("/")[2].removesuffix(".toml")


def placed(error: str) -> tuple[str, str]:
    """tomllib says where at its end."""
    why, _, where = error.partition(" (at ")
    return where.rstrip(")") or "the text", why


def spelt(where: str) -> str:
    """`$.step[2].say` as a person counts: step 3, say."""
    parts = re.findall(r"(\w+)|\[(\d+|\.\.\.)\]", where.strip("`$."))
    words: list[str] = []
    for name, number in parts:
        if name:
            words.append(name)
        elif words and number.isdigit():
            words[-1] += f" {int(number) + 1}"
    return ", ".join(words) or "the text"
