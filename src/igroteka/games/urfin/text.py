"""The country of Urfin as text: its ground, soldiers on their roads, and what was built.

A cell begins with its ground (`.` land, `~` river, `B` bridge, `c` city, `P` palace). `S3` is the
soldier of road 3, `S3!` one that ran its head against something; `b12` a base, `b12r7ns` one with
a roof, `w5` a wall, by the numbers of their parts.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from igroteka.kernel import Facts, Page, Picture
from igroteka.kernel.facts import plain
from igroteka.parts.chart import chart, read_chart

from .country import country
from .map import BadMap, Map
from .parts import NO_PART
from .state import Built, Soldier, State

SOLDIER = re.compile(r"S(\d+)(!?)")
BUILT = re.compile(r"(?:b(\d+))?(?:r(\d+))?(?:w(\d+))?(ns|ew)?")


def built_word(built: Built) -> str:
    marks = (("b", built.base), ("r", built.roof), ("w", built.wall))
    return "".join(f"{mark}{part}" for mark, part in marks if part != NO_PART) + built.axis


class Land(Picture[State]):
    title = "country"
    holds = ("soldiers", "field")

    def draw(self, state: State) -> Sequence[str]:
        land = country(state.map)
        words: dict[int, list[str]] = defaultdict(list)
        for soldier in state.soldiers:
            cell = land.ways[soldier.road][soldier.index]
            words[cell].append(f"S{soldier.road}{'!' if soldier.bumped else ''}")
        for built in state.field:
            words[built.cell].append(built_word(built))
        across, down = range(land.map.width), range(land.map.height)
        cells = {(x, y): y * land.map.width + x for y in down for x in across}
        return chart(
            {at: land.map.ground[cell] + "+".join(words[cell]) for at, cell in cells.items()},
            across,
            down,
        )

    def read(self, page: Page, facts: Mapping[str, Any]) -> Facts:
        try:
            land = country(str(facts.get("map", "")))
        except BadMap as error:
            raise page.bad(-1, f"map: {error}") from error
        soldiers: list[Soldier] = []
        field: list[Built] = []
        for cell, word, at in words_in(page, land.map):
            if met := SOLDIER.fullmatch(word):
                way = land.ways.get(int(met.group(1)), ())
                if cell not in way:
                    raise page.bad(at, f"{word!r} is not on its road")
                soldiers.append(Soldier(int(met.group(1)), way.index(cell), bool(met.group(2))))
            elif met := BUILT.fullmatch(word):
                field.append(built_of(cell, *met.groups()))
            else:
                raise page.bad(at, f"{word!r} is neither a soldier nor built")
        soldiers.sort(key=lambda soldier: soldier.road)
        return {**facts, "soldiers": plain(soldiers), "field": plain(field)}


def built_of(
    cell: int, base: str | None, roof: str | None, wall: str | None, axis: str | None
) -> Built:
    parts = (NO_PART if part is None else int(part) for part in (base, roof, wall))
    base_part, roof_part, wall_part = parts
    along: Any = axis or ""
    return Built(cell, base_part, roof_part, along, wall_part)


def words_in(page: Page, map: Map) -> Iterator[tuple[int, str, int]]:
    for (x, y), written, at in read_chart(page):
        if not (0 <= x < map.width and 0 <= y < map.height):
            raise page.bad(at, f"{x},{y} is not on the map")
        for word in written[1:].split("+") if written[1:] else ():
            yield y * map.width + x, word, at
