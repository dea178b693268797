"""A map as text: a drawn grid and a line of steps for each road (docs/maps.md)."""

import re
from collections.abc import Iterator

from msgspec import Struct

from igroteka.kernel import Detail, Refusal

LAND, RIVER, BRIDGE, CITY, PALACE = ".~BcP"
GROUND = {LAND: "land", RIVER: "river", BRIDGE: "bridge", CITY: "city", PALACE: "palace"}
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
    """The text draws no map one could play on; `refusal` says where and why, in any language."""

    def __init__(self, reason: str, clause: str = "", **details: Detail) -> None:
        super().__init__(f"{reason} {details}")
        self.refusal = Refusal(clause, reason, details)


class RawRoad(Struct, frozen=True):
    """A road as walked on the grid; `line` is where it is written."""

    number: int
    line: int
    cells: tuple[int, ...]
    ground: str

    @property
    def at(self) -> dict[str, Detail]:
        return {"line": self.line, "road": self.number}

    @property
    def bridge(self) -> int:
        return self.ground.index(BRIDGE)

    @property
    def shore(self) -> tuple[int, ...]:
        return self.cells[self.bridge - SHORE : self.bridge]

    @property
    def signposts(self) -> tuple[int, ...]:
        return tuple(len(self.cells) - 1 - away for away in SIGNPOSTS)


class RawMap(Struct, frozen=True):
    """A map that can be read, whether or not one could play on it."""

    name: str
    width: int
    height: int
    ground: tuple[str, ...]
    lines: tuple[int, ...]
    roads: tuple[RawRoad, ...]

    def spot(self, cell: int) -> dict[str, Detail]:
        return {"x": cell % self.width, "y": cell // self.width}

    def where(self, cell: int) -> dict[str, Detail]:
        return {"line": self.lines[cell // self.width], **self.spot(cell)}


def read_raw(text: str) -> RawMap:
    if len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise BadMap("urfin-map-long", kilobytes=MAX_BYTES // 1024)
    lines = _lines(text)
    name = _name(lines)
    rows = _rows(lines)
    width, height = len(rows[0][1]), len(rows)
    ground = tuple("".join(row for _, row in rows))
    bare = RawMap(name, width, height, ground, tuple(number for number, _ in rows), ())
    return RawMap(name, width, height, ground, bare.lines, tuple(_roads(lines, bare)))


def _lines(text: str) -> list[tuple[int, str]]:
    """Without comments and blank lines, each with its number in the file."""
    bare = ((number, line.split("#")[0].strip()) for number, line in enumerate(_cut(text), 1))
    return [(number, line) for number, line in bare if line]


def _cut(text: str) -> list[str]:
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _name(lines: list[tuple[int, str]]) -> str:
    found = [(number, line[5:].strip()) for number, line in lines if line.startswith("name ")]
    if not found:
        raise BadMap("urfin-map-no-name")
    if len(found) > 1:
        raise BadMap("urfin-map-name-twice", line=found[1][0])
    number, name = found[0]
    if len(name) > MAX_NAME or not name.isprintable():
        raise BadMap("urfin-map-name", line=number, most=MAX_NAME)
    return name


def _rows(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    rows = [(number, line.replace(" ", "")) for number, line in lines if not _is_word(line)]
    if not rows:
        raise BadMap("urfin-map-no-grid")
    if len(rows) > MAX_SIDE:
        raise BadMap("urfin-map-rows", line=rows[MAX_SIDE][0], most=MAX_SIDE)
    for y, (number, row) in enumerate(rows):
        _look_over(number, y, row, len(rows[0][1]))
    written = [number for number, _ in lines]
    first = written.index(rows[0][0])
    for (number, _), due in zip(rows, written[first:], strict=False):
        if number != due:
            raise BadMap("urfin-map-torn", line=number)
    return rows


def _is_word(line: str) -> bool:
    return line.startswith(("name ", "road"))


def _look_over(number: int, y: int, row: str, width: int) -> None:
    if len(row) > MAX_SIDE:
        raise BadMap("urfin-map-wide", line=number, cells=len(row), most=MAX_SIDE)
    for x, here in enumerate(row):
        if here not in GROUND:
            sign, known = repr(here), " ".join(GROUND)
            raise BadMap("urfin-map-sign", line=number, x=x, y=y, sign=sign, known=known)
    if len(row) != width:
        raise BadMap("urfin-map-row", line=number, cells=len(row), width=width)


def _roads(lines: list[tuple[int, str]], bare: RawMap) -> Iterator[RawRoad]:
    written = [(number, line) for number, line in lines if line.startswith("road")]
    if len(written) > MAX_ROADS:
        raise BadMap("urfin-map-roads", line=written[MAX_ROADS][0], most=MAX_ROADS)
    for expected, (number, line) in enumerate(written, 1):
        found = ROAD.fullmatch(line)
        if found is None:
            raise BadMap("urfin-map-road-form", line=number)
        if int(found[1]) != expected:
            raise BadMap("urfin-map-road-number", line=number, road=int(found[1]), due=expected)
        yield _walked(expected, number, (int(found[2]), int(found[3])), found[4], bare)


def _walked(road: int, line: int, start: tuple[int, int], steps: str, bare: RawMap) -> RawRoad:
    cells: list[int] = []
    for x, y in _places(road, line, start, steps):
        if not (0 <= x < bare.width and 0 <= y < bare.height):
            raise BadMap("urfin-map-road-off", line=line, road=road, x=x, y=y)
        cells.append(y * bare.width + x)
        if len(cells) > len(bare.ground):
            raise BadMap("urfin-map-road-long", line=line, road=road)
    return RawRoad(road, line, tuple(cells), "".join(bare.ground[cell] for cell in cells))


def _places(road: int, line: int, start: tuple[int, int], steps: str) -> Iterator[tuple[int, int]]:
    x, y = start
    yield x, y
    at = 0
    while at < len(steps):
        step = STEP.match(steps, at)
        if step is None or step[1].upper() not in STEPS:
            bad = repr(steps[at:].strip()[:12])
            raise BadMap("urfin-map-step", line=line, road=road, step=bad)
        dx, dy = STEPS[step[1].upper()]
        for _ in range(int(step[2] or 1)):
            x, y = x + dx, y + dy
            yield x, y
        at = step.end()
