"""A map as text: a drawn grid and a line of steps for each road (docs/maps.md)."""

import re
from collections.abc import Iterator

from msgspec import Struct

LAND, RIVER, BRIDGE, CITY, PALACE = ".~BcP"
GROUND = {LAND: "land", RIVER: "river", BRIDGE: "a bridge", CITY: "city", PALACE: "the palace"}
SIGNPOSTS = (12, 15, 18)  # cells before the palace, U-C5
SHORE = 2  # land cells before the bridge, U-A7
MAX_BYTES = 65_536
MAX_SIDE = 64
MAX_ROADS = 12
MAX_NAME = 40
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ROAD = re.compile(r"road\s+(\d{1,3})\s+from\s+(\d{1,3})\s*,\s*(\d{1,3})\s*:(.*)", re.ASCII)
STEP = re.compile(r"\s*([A-Za-z])(\d{0,3})\s*", re.ASCII)


class BadMap(ValueError):
    """The text draws no map one could play on; one line says where and why."""


class DrawnRoad(Struct, frozen=True):
    """A road as walked on the grid; `line` is where it is written."""

    number: int
    line: int
    cells: tuple[int, ...]
    ground: str

    @property
    def bridge(self) -> int:
        return self.ground.index(BRIDGE)

    @property
    def shore(self) -> tuple[int, ...]:
        return self.cells[self.bridge - SHORE : self.bridge]

    @property
    def signposts(self) -> tuple[int, ...]:
        return tuple(len(self.cells) - 1 - away for away in SIGNPOSTS)


class Drawing(Struct, frozen=True):
    """A map that can be read, whether or not one could play on it."""

    name: str
    width: int
    height: int
    ground: tuple[str, ...]
    lines: tuple[int, ...]
    roads: tuple[DrawnRoad, ...]

    def cell(self, cell: int) -> str:
        return f"cell {cell % self.width},{cell // self.width}"

    def where(self, cell: int) -> str:
        return f"line {self.lines[cell // self.width]}, {self.cell(cell)}"


def drawing(text: str) -> Drawing:
    if len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise BadMap(f"the map is longer than {MAX_BYTES} bytes")
    lines = _lines(text)
    name = _name(lines)
    rows = _rows(lines)
    width, height = len(rows[0][1]), len(rows)
    ground = tuple("".join(row for _, row in rows))
    bare = Drawing(name, width, height, ground, tuple(number for number, _ in rows), ())
    return Drawing(name, width, height, ground, bare.lines, tuple(_roads(lines, bare)))


def _lines(text: str) -> list[tuple[int, str]]:
    """Without comments and blank lines, each with its number in the file."""
    bare = ((number, line.split("#")[0].strip()) for number, line in enumerate(_cut(text), 1))
    return [(number, line) for number, line in bare if line]


def _cut(text: str) -> list[str]:
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _name(lines: list[tuple[int, str]]) -> str:
    found = [(number, line[5:].strip()) for number, line in lines if line.startswith("name ")]
    if len(found) != 1:
        again = f"line {found[1][0]}: the map has a name already" if found else "no line `name …`"
        raise BadMap(again)
    number, name = found[0]
    if len(name) > MAX_NAME or not name.isprintable():
        raise BadMap(f"line {number}: a name is up to {MAX_NAME} printable characters")
    return name


def _rows(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    rows = [(number, line.replace(" ", "")) for number, line in lines if not _is_word(line)]
    if not rows:
        raise BadMap("no grid is drawn")
    if len(rows) > MAX_SIDE:
        raise BadMap(f"line {rows[MAX_SIDE][0]}: more than {MAX_SIDE} rows")
    for y, (number, row) in enumerate(rows):
        _look_over(number, y, row, len(rows[0][1]))
    written = [number for number, _ in lines]
    first = written.index(rows[0][0])
    for (number, _), due in zip(rows, written[first:], strict=False):
        if number != due:
            raise BadMap(f"line {number}: the rows of the grid are not all together")
    return rows


def _is_word(line: str) -> bool:
    return line.startswith(("name ", "road"))


def _look_over(number: int, y: int, row: str, width: int) -> None:
    if len(row) > MAX_SIDE:
        raise BadMap(f"line {number}: a row of {len(row)} cells, at most {MAX_SIDE}")
    for x, here in enumerate(row):
        if here not in GROUND:
            known = " ".join(GROUND)
            raise BadMap(f"line {number}, cell {x},{y}: {here!r} is not one of {known}")
    if len(row) != width:
        raise BadMap(f"line {number}: a row of {len(row)} cells, the first has {width}")


def _roads(lines: list[tuple[int, str]], bare: Drawing) -> Iterator[DrawnRoad]:
    written = [(number, line) for number, line in lines if line.startswith("road")]
    if len(written) > MAX_ROADS:
        raise BadMap(f"line {written[MAX_ROADS][0]}: more than {MAX_ROADS} roads")
    for expected, (number, line) in enumerate(written, 1):
        found = ROAD.fullmatch(line)
        if found is None:
            raise BadMap(f"line {number}: a road is written `road 1 from 15,0: S2 W2 …`")
        if int(found[1]) != expected:
            raise BadMap(f"line {number}: road {found[1]} where road {expected} is due")
        yield _walked(expected, number, (int(found[2]), int(found[3])), found[4], bare)


def _walked(road: int, line: int, start: tuple[int, int], steps: str, bare: Drawing) -> DrawnRoad:
    cells: list[int] = []
    for x, y in _places(road, line, start, steps):
        if not (0 <= x < bare.width and 0 <= y < bare.height):
            raise BadMap(f"line {line}: road {road} leaves the map at cell {x},{y}")
        cells.append(y * bare.width + x)
        if len(cells) > len(bare.ground):
            raise BadMap(f"line {line}: road {road} is longer than the map has cells")
    return DrawnRoad(road, line, tuple(cells), "".join(bare.ground[cell] for cell in cells))


def _places(road: int, line: int, start: tuple[int, int], steps: str) -> Iterator[tuple[int, int]]:
    x, y = start
    yield x, y
    at = 0
    while at < len(steps):
        step = STEP.match(steps, at)
        if step is None or step[1].upper() not in STEPS:
            bad = steps[at:].strip()[:12]
            raise BadMap(
                f"line {line}: road {road}: {bad!r} is no step; N, E, S or W, then how many"
            )
        dx, dy = STEPS[step[1].upper()]
        for _ in range(int(step[2] or 1)):
            x, y = x + dx, y + dy
            yield x, y
        at = step.end()
