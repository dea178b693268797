"""The land of a map in numbers and lines, as `survey.ts` finds it; a test keeps them together."""

from collections.abc import Iterator

from msgspec import Struct

from igroteka.press.craft import chance

from .ground import CELL, Ground, Place, Turned
from .growth import Tree, grown, hundredths
from .outline import border, flowing, grid, squares, winding


class Palace(Place, frozen=True):
    size: float


class Flag(Place, frozen=True):
    zone: int
    number: int


class Survey(Struct, frozen=True):
    """`lines` by the layer they are drawn in, `small` things by theirs."""

    lines: dict[str, str]
    small: dict[str, list[Place]]
    trees: list[Tree]
    bridges: list[Turned]
    palace: Palace
    flags: list[Flag]


def survey_of(ground: Ground) -> Survey:
    small, trees = grown(ground)
    gems = [cell for cell in ground.cells("c") if chance(cell, 4) > 0.4]
    return Survey(
        lines=lines_of(ground),
        small={
            **small,
            "waves": [nearby(ground, cell, -12, 0, 22, 24) for cell in ground.cells("~")],
            "gems": [nearby(ground, cell, 0, -6, 30, 30) for cell in gems],
        },
        trees=trees,
        bridges=[bridge(ground, cell) for cell in ground.cells("B")],
        palace=palace(ground),
        flags=[flag for number in range(len(ground.roads)) for flag in flags(ground, number + 1)],
    )


def lines_of(ground: Ground) -> dict[str, str]:
    city = set(ground.cells("cP"))
    return {
        "river": flowing(ground, ground.cells("~B")),
        "city": squares(ground, sorted(city)),
        "walls": border(ground, city.__contains__),
        "grid": grid(ground),
        "roads": "".join(winding(ground, road) for road in ground.roads),
        "bricks": "".join(winding(ground, road) for road in until_they_merge(ground)),
        "zone2": squares(ground, dry_cells(ground, 2)),
        "edge2": border(ground, lambda cell: ground.zones[cell] >= 2),
    }


def until_they_merge(ground: Ground) -> Iterator[tuple[int, ...]]:
    """Each road up to the first cell that an earlier one paved: bricks laid twice do not fit."""
    paved: set[int] = set()
    for road in ground.roads:
        end = next((n for n, cell in enumerate(road) if cell in paved), len(road))
        paved.update(road)
        yield road[: end + 1]


def dry_cells(ground: Ground, zone: int) -> list[int]:
    return [cell for cell in ground.cells(".BcP") if ground.zones[cell] == zone]


def nearby(ground: Ground, cell: int, dx: int, dy: int, wide: int, high: int) -> Place:
    """Somewhere about the middle of a cell."""
    x, y = ground.centre(cell)
    return Place(
        hundredths(x + dx + (chance(cell, 1) - 0.5) * wide),
        hundredths(y + dy + (chance(cell, 2) - 0.5) * high),
    )


def bridge(ground: Ground, cell: int) -> Turned:
    road = next(road for road in ground.roads if cell in road)
    return ground.heading(road, road.index(cell))


def palace(ground: Ground) -> Palace:
    """As large as its cells allow."""
    spots = [ground.centre(cell) for cell in ground.cells("P")]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    size = min(max(xs) - min(xs), max(ys) - min(ys)) + CELL
    return Palace((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, size)


def flags(ground: Ground, number: int) -> Iterator[Flag]:
    """Where a road comes into zone 2 and 3 (U-A7)."""
    for zone in (2, 3):
        cell = next(cell for cell in ground.roads[number - 1] if ground.zones[cell] >= zone)
        yield Flag(*ground.centre(cell), zone=zone, number=number)
