"""The eight rooms, read from their drawings and looked over (P-1.1, P-1.2).

A room has 25 squares, `row * 5 + column`, and 60 edges: 30 upright ones, `row * 6 + column`, then
30 flat ones. All in the room's own directions, whichever way it lies.
"""

import tomllib
from collections.abc import Iterator
from enum import IntEnum
from functools import cached_property
from importlib.resources import files
from typing import Literal

from msgspec import Struct, ValidationError, convert

SIDE = 5
SQUARES = SIDE * SIDE
UPRIGHT = SIDE * (SIDE + 1)
EDGES = 2 * UPRIGHT
LINES = 2 * SIDE + 1
FLOOR, GEAR, PIT = " ", "o", "v"


class Edge(IntEnum):
    """What stands between two squares, from weakest to strongest (P-1.6)."""

    OPEN = 0
    PORTCULLIS = 1
    SLIT = 2
    WALL = 3


DRAWN = {".": Edge.OPEN, "=": Edge.PORTCULLIS, "s": Edge.SLIT, "#": Edge.WALL}


class BadRoom(ValueError):
    """The drawing is no room one could play in; the text says which room, line and column."""


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    arrow: Literal["clockwise", "counter-clockwise"]
    drawing: str


class Rooms(Struct, frozen=True, forbid_unknown_fields=True):
    room: tuple[Drawing, ...]


class Room(Struct, frozen=True, dict=True):
    """`arrow` is the quarter turn the gear makes: 1 clockwise, 3 the other way."""

    id: str
    arrow: int
    gear: int
    pits: frozenset[int]
    edges: tuple[Edge, ...]

    @cached_property
    def portcullises(self) -> tuple[int, ...]:
        return tuple(n for n, edge in enumerate(self.edges) if edge is Edge.PORTCULLIS)


def read(text: str) -> tuple[Room, ...]:
    try:
        drawn = convert(tomllib.loads(text), Rooms).room
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise BadRoom(f"rooms: {error}") from error
    rooms = tuple(map(_room, drawn))
    _are_four_pairs(rooms)
    return rooms


def upright(row: int, column: int) -> int:
    """The edge at the left of that column; column 5 is the right border."""
    return row * (SIDE + 1) + column


def flat(line: int, column: int) -> int:
    """The edge above that row; line 5 is the bottom border."""
    return UPRIGHT + line * SIDE + column


def _room(drawn: Drawing) -> Room:
    lines = drawn.drawing.rstrip("\n").split("\n")
    if len(lines) != LINES or any(len(line) != LINES for line in lines):
        raise BadRoom(f"room {drawn.id}: a drawing has {LINES} lines of {LINES} characters")
    squares = "".join(line[1::2] for line in lines[1::2])
    edges = tuple(_edges(drawn.id, lines))
    _is_sound(drawn.id, squares, edges)
    pits = frozenset(n for n, mark in enumerate(squares) if mark == PIT)
    return Room(drawn.id, 1 if drawn.arrow == "clockwise" else 3, squares.index(GEAR), pits, edges)


def _edges(room: str, lines: list[str]) -> Iterator[Edge]:
    spots = [(y, x) for y in range(1, LINES, 2) for x in range(0, LINES, 2)]
    spots += [(y, x) for y in range(0, LINES, 2) for x in range(1, LINES, 2)]
    for y, x in spots:
        mark = lines[y][x]
        if mark not in DRAWN:
            raise BadRoom(f"room {room}: {mark!r} in line {y + 1}, column {x + 1} is no edge")
        yield DRAWN[mark]


def _is_sound(room: str, squares: str, edges: tuple[Edge, ...]) -> None:
    strange = set(squares) - {FLOOR, GEAR, PIT}
    if strange:
        raise BadRoom(f"room {room}: {min(strange)!r} is no square")
    if squares.count(GEAR) != 1:
        raise BadRoom(f"room {room}: one gear, not {squares.count(GEAR)}")
    if any(edges[border] is Edge.PORTCULLIS for border in BORDER):
        raise BadRoom(f"room {room}: a portcullis stands inside a room, not at its border")


def _are_four_pairs(rooms: tuple[Room, ...]) -> None:
    arrows: dict[str, list[int]] = {}
    for room in rooms:
        arrows.setdefault(room.id[:-1], []).append(room.arrow)
    if len(arrows) != 4 or any(sorted(pair) != [1, 3] for pair in arrows.values()):
        raise BadRoom("rooms: four pairs, the arrows of a pair opposite (P-1.2)")


BORDER = tuple(
    edge
    for n in range(SIDE)
    for edge in (upright(n, 0), upright(n, SIDE), flat(0, n), flat(SIDE, n))
)
ROOMS = read(files(__package__).joinpath("rooms.toml").read_text(encoding="utf-8"))
TWIN = tuple(
    next(n for n, other in enumerate(ROOMS) if other.id[:-1] == room.id[:-1] and other is not room)
    for room in ROOMS
)
