"""Tables at which bots, hints and boards try a game: its own `tables.toml` names them."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

from msgspec import Struct, convert

from igroteka.games import SHELF
from igroteka.kernel import Game

GAMES = Path(__file__).parent / "games"


class Tried(Struct, frozen=True, forbid_unknown_fields=True):
    """So many seats, these options; where it matters, so many moves on."""

    seats: int
    options: dict[str, str] = {}
    moves: int = 0


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """`live`: bots, in the arena and at the server. `hinted`: reasons told from several worlds.

    `pressed`: a hint on the board. `spoken`: the plain board. `small`: short, for a terminal.
    """

    live: tuple[Tried, ...] = ()
    hinted: tuple[Tried, ...] = ()
    pressed: tuple[Tried, ...] = ()
    spoken: tuple[Tried, ...] = ()
    small: tuple[Tried, ...] = ()


class Case(NamedTuple):
    game: Game[Any, Any, Any]
    seats: int
    options: dict[str, str]
    moves: int

    def __str__(self) -> str:
        return "-".join((self.game.id, str(self.seats), *self.options.values()))


def tables(kind: Literal["live", "hinted", "pressed", "spoken", "small"]) -> tuple[Case, ...]:
    return tuple(case for game in SHELF.values() for case in _of(game, kind))


def _of(game: Game[Any, Any, Any], kind: str) -> Iterator[Case]:
    path = GAMES / game.id / "tables.toml"
    if path.is_file():
        named = convert(tomllib.loads(path.read_text(encoding="utf-8")), Tables)
        yield from (Case(game, t.seats, t.options, t.moves) for t in getattr(named, kind))
