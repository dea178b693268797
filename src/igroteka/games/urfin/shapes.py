"""The six shapes as height fields, as they lie in the bag and as they are met turned round."""

from functools import cache
from importlib.resources import files

SIDE = 12
TURNS = 4
HIGHEST, STEEPEST = 9, 3
NAMES = ("base 1", "base 2", "roof 1", "roof 2", "roof 3", "wall")

Field = tuple[tuple[int, ...], ...]
Spot = tuple[int, int, int]


class BadShapes(ValueError):
    """The drawing of a shape is not 12 rows of 12 digits."""


def read_shapes(text: str) -> tuple[Field, ...]:
    """One field a kind, in the order of the kinds."""
    blocks = [block.split("\n") for block in without_remarks(text).split("\n\n") if block]
    fields = {name: tuple(tuple(map(int, row)) for row in rows) for name, *rows in checked(blocks)}
    if tuple(fields) != NAMES:
        raise BadShapes(f"shapes: drawn are {', '.join(fields)}, not {', '.join(NAMES)}")
    return tuple(fields.values())


def without_remarks(text: str) -> str:
    lines = [line for line in text.split("\n") if not line.startswith("#")]
    return "\n".join(lines).strip()


def checked(blocks: list[list[str]]) -> list[list[str]]:
    for name, *rows in blocks:
        if len(rows) != SIDE:
            raise BadShapes(f"shape {name!r}: {len(rows)} rows, not {SIDE}")
        for number, row in enumerate(rows, 1):
            if len(row) != SIDE or not (row.isascii() and row.isdigit()):
                raise BadShapes(f"shape {name!r}, row {number}: {row!r} is not {SIDE} digits")
    return blocks


def turned(field: Field) -> Field:
    """A quarter turn clockwise."""
    return tuple(zip(*field[::-1], strict=True))


def slope(before: int, after: int) -> int:
    """How steeply it rises from one neighbour to the other; an edge is no steeper than 3."""
    rise = int((after - before) / 2)
    return max(-STEEPEST, min(STEEPEST, rise))


def height_at(field: Field, x: int, y: int) -> int:
    """Beside the part the finger meets the bottom of the bag."""
    return field[y][x] if 0 <= x < SIDE and 0 <= y < SIDE else 0


def spot(field: Field, x: int, y: int) -> Spot:
    """The true height there, and its slopes to the east and to the south."""
    across = slope(height_at(field, x - 1, y), height_at(field, x + 1, y))
    down = slope(height_at(field, x, y - 1), height_at(field, x, y + 1))
    return field[y][x], across, down


@cache
def spots(kind: int, turn: int) -> tuple[Spot, ...]:
    """Every spot of a kind in that turn, row by row."""
    field = shipped()[kind]
    for _ in range(turn % TURNS):
        field = turned(field)
    return tuple(spot(field, x, y) for y in range(SIDE) for x in range(SIDE))


@cache
def shipped() -> tuple[Field, ...]:
    return read_shapes(files(__package__).joinpath("shapes.txt").read_text(encoding="utf-8"))
