"""The map as a poster: woods and fields, the river with its bridges, roads, the city (U-C4)."""

from collections.abc import Iterator

from igroteka.press.craft import chance
from igroteka.press.svg import box, moved, num, shape, stroke

from .ground import CELL, Ground
from .growth import growth
from .ink import (
    BANK,
    BRICK,
    CITY,
    DEEP,
    EDGE,
    GEM,
    GRID,
    KERB,
    LAND,
    ROAD,
    TILE,
    WATER,
    WAVE,
    ZONE_2,
)
from .outline import border, flowing, lines_between, squares, winding
from .palace import palace, rays
from .signs import bridges, flags, signposts, starts

CELL_MM = 18.5  # 27 of them and their margins lie on six sheets of A4
MARGIN_MM = 9.0
MARGIN = MARGIN_MM / CELL_MM * CELL
TILES = (
    '<defs><pattern id="tiles" width="30" height="30" patternUnits="userSpaceOnUse"'
    f' patternTransform="rotate(45)"><path d="M0 0H30V30" fill="none" stroke="{TILE}"'
    ' stroke-width="1.6"/></pattern></defs>'
)


def size_mm(ground: Ground) -> tuple[float, float]:
    return ground.width * CELL_MM + 2 * MARGIN_MM, ground.height * CELL_MM + 2 * MARGIN_MM


def board(ground: Ground, zones: bool) -> str:
    """`zones` are shown for the grown-up game."""
    wide, high = ground.width * CELL, ground.height * CELL
    view = " ".join(map(num, (-MARGIN, -MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN)))
    parts = (
        box(-MARGIN, -MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN, EDGE),
        box(0, 0, wide, high, LAND),
        land(ground),
        zone_lines(ground) if zones else "",
        bridges(ground),
        signposts(ground),
        flags(ground) if zones else "",
        starts(ground),
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{TILES}{"".join(parts)}</svg>'


def land(ground: Ground) -> str:
    """Everything that lies under the signs."""
    return "".join(
        (
            growth(ground),
            river(ground),
            city(ground),
            stroke(lines_between(ground), GRID, 1.1, stroke_dasharray="5 5", opacity=0.7),
            in_the_palace(ground, rays()),
            roads(ground),
            in_the_palace(ground, palace()),
        )
    )


def river(ground: Ground) -> str:
    water = flowing(ground, ground.cells("~B"))
    soft = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    waves = "".join(wave(ground, cell) for cell in ground.cells("~"))
    return "".join(
        (
            stroke(water, BANK, 70, **soft),
            stroke(water, DEEP, 60, **soft),
            stroke(water, WATER, 46, **soft),
            stroke(waves, WAVE, 3, stroke_linecap="round"),
        )
    )


def wave(ground: Ground, cell: int) -> str:
    x, y = ground.centre(cell)
    x, y = x - 12 + 22 * (chance(cell, 1) - 0.5), y + 24 * (chance(cell, 2) - 0.5)
    return f"M{num(x)} {num(y)}q6-7 12 0t12 0"


def city(ground: Ground) -> str:
    inside = ground.cells("cP")
    area = squares(ground, inside)
    walls = border(ground, set(inside).__contains__)
    gems = "".join(gem(ground, cell) for cell in ground.cells("c") if chance(cell, 4) > 0.4)
    return "".join(
        (
            shape(area, CITY),
            shape(area, "url(#tiles)"),
            shape(gems, GEM, opacity=0.5),
            stroke(walls, "#0c5c40", 9, stroke_linecap="round"),
            stroke(walls, "#3fcf98", 4.5, stroke_dasharray="9 7"),
        )
    )


def gem(ground: Ground, cell: int) -> str:
    x, y = ground.centre(cell)
    x, y = x + 30 * (chance(cell, 1) - 0.5), y + 30 * (chance(cell, 2) - 0.5)
    return f"M{num(x)} {num(y - 6)}l5 6l-5 6l-5-6z"


def roads(ground: Ground) -> str:
    """Neighbouring cells of two roads are not joined: each has its kerb, drawn below all paving."""
    paths = [winding(ground, road) for road in ground.roads]
    once = [winding(ground, road) for road in until_they_merge(ground)]
    soft = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return "".join(
        (
            *(stroke(path, KERB, 37, **soft) for path in paths),
            *(stroke(path, ROAD, 31, **soft) for path in paths),
            *(stroke(path, BRICK, 31, stroke_dasharray="2 13") for path in once),
        )
    )


def until_they_merge(ground: Ground) -> Iterator[tuple[int, ...]]:
    """Each road up to the first cell that an earlier one has paved."""
    paved: set[int] = set()
    for road in ground.roads:
        end = next((n for n, cell in enumerate(road) if cell in paved), len(road) - 1)
        paved.update(road)
        yield road[: end + 1]


def in_the_palace(ground: Ground, drawn: str) -> str:
    """Drawn in a box of 180, as large as the palace's cells allow."""
    spots = [ground.centre(cell) for cell in ground.cells("P")]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    size = min(max(xs) - min(xs), max(ys) - min(ys)) + CELL
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return moved(x, y, drawn, scale=size / 180)


def zone_lines(ground: Ground) -> str:
    """Where zone 2 begins; zone 3 is all that lies inside the city's wall."""
    edge = border(ground, lambda cell: ground.zones[cell] > 1)
    return stroke(edge, ZONE_2, 5, stroke_dasharray="16 8")
