"""Figures: a rule in a picture, in `figures/*.toml` beside a game's rules.

A file is a position in the game's text form and what is tried there: each try is a figure, with the
clause it stands beside. Its words are the text key `<game>-figure-<id>`. Nothing is said twice: the
rules themselves must allow what is shown as allowed, and refuse the rest by the clause named.
`book.toml` lists the figures of the printed rulebook, each with its clause, and which parts of a
view are drawn.
"""

from functools import lru_cache
from importlib.resources import files
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from .game import Game
from .lessons import Pattern, Scripted
from .places import home
from .seats import Seat
from .tables import BadTable, read_table

FOLDER = "figures"
BOOK = "book.toml"


class BadFigure(BadTable):
    """A figure that cannot be read, or that does not tell the truth; names the file and why."""


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure of the rulebook as it calls it, and the clause it stood beside."""

    name: str
    clause: str


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    """Parts of a view that are drawn: `fields` before and after, `shared` the same in all.

    `told` are the kinds of happenings that are drawn; without it, all of them. Where the moves
    say enough, what is seen `after` them need not be kept.
    """

    fields: tuple[str, ...]
    shared: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    after: bool = True
    printed: tuple[Printed, ...] = ()


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """`moves` are made one after another; without any the position itself is shown.

    The last of them is `refused` by that clause, or else allowed like the others. `tells` are
    happenings that come of it, `silent` ones that do not. `printed` are figures of the rulebook
    it stands for, `focus` what the picture makes of it beyond the position.
    """

    id: str
    clause: str
    moves: tuple[Scripted, ...] = ()
    refused: str = ""
    tells: tuple[Pattern, ...] = ()
    silent: tuple[Pattern, ...] = ()
    printed: tuple[str, ...] = ()
    focus: tuple[int, ...] = ()

    @property
    def right(self) -> bool:
        return not self.refused


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, seen from `seat`, and what is tried there."""

    position: str
    figure: tuple[Figure, ...]
    seat: Seat = Seat(0)
    file: str = ""


def book_of(game: Game[Any, Any, Any]) -> Book:
    return _book(home(game))


def scenes_of(game: Game[Any, Any, Any]) -> tuple[Scene, ...]:
    """By the names of their files."""
    return _scenes(home(game))


def figures_of(game: Game[Any, Any, Any]) -> tuple[Figure, ...]:
    return tuple(figure for scene in scenes_of(game) for figure in scene.figure)


@lru_cache(maxsize=1 << 6)
def _book(package: str) -> Book:
    source = files(package) / FOLDER / BOOK
    text = source.read_text(encoding="utf-8") if source.is_file() else "fields = []"
    return read_table(text, Book, f"{package} {FOLDER}/{BOOK}", BadFigure)


@lru_cache(maxsize=1 << 6)
def _scenes(package: str) -> tuple[Scene, ...]:
    folder = files(package) / FOLDER
    if not folder.is_dir():
        return ()
    names = sorted(source.name for source in folder.iterdir() if source.name.endswith(".toml"))
    return tuple(
        read_scene((folder / name).read_text(encoding="utf-8"), f"{package} {FOLDER}/{name}")
        for name in names
        if name != BOOK
    )


def read_scene(text: str, file: str) -> Scene:
    return replace(read_table(text, Scene, file, BadFigure), file=file)
