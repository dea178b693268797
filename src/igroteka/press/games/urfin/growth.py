"""What grows on the land: woods, ploughed fields and poppies, the same for the same map."""

from math import floor

from igroteka.press.craft import chance
from igroteka.press.svg import disc, moved, num, shape, stroke

from .ground import CELL, Ground
from .ink import FURROW, LEAF, POPPY, STRAW, STRAW_DARK, TREE

PATCH = 3.4
WOOD, DENSE, FIELD = 0.58, 0.72, 0.36
FIR = "M0-15l8 11h-3.5l7 10h-23l7-10h-3.5z"
FIR_LIGHT = "M0-12l-5 8h5zM0-2l-7 7h7z"
ROUND = "M-1.5 9v-6q-10-2-7-9q0-8 8-8q9 0 9 8q3 7-7 9v6z"
ROUND_LIGHT = "M-5-4q-1-7 6-7.5q-3 4-6 7.5z"


def growth(ground: Ground) -> str:
    """Fields lie below, trees stand above, from north to south."""
    busy = {cell for road in ground.roads for cell in road}
    land = [cell for cell in ground.cells(".") if cell not in busy]
    lush = {cell: hills(*ground.spot(cell), PATCH, 5) for cell in land}
    fields = (field(*ground.spot(cell)) for cell in land if lush[cell] < FIELD)
    flowers = (poppies(*ground.spot(cell)) for cell in land if FIELD <= lush[cell] <= WOOD)
    woods = (
        trees(*ground.spot(cell), 3 if lush[cell] > DENSE else 2)
        for cell in land
        if lush[cell] > WOOD
    )
    return "".join((*fields, *flowers, *woods))


def hills(column: int, row: int, patch: float, seed: int) -> float:
    """Smooth hills of chance from 0 to 1."""
    x, y = column / patch, row / patch
    left, top = floor(x), floor(y)
    u, v = ease(x - left), ease(y - top)
    upper = chance(left, top, seed) * (1 - u) + chance(left + 1, top, seed) * u
    lower = chance(left, top + 1, seed) * (1 - u) + chance(left + 1, top + 1, seed) * u
    return upper * (1 - v) + lower * v


def ease(part: float) -> float:
    return part * part * (3 - 2 * part)


def field(column: int, row: int) -> str:
    block = (column // 2 + row // 2) % 2
    furrows = "M4 13h44m-44 13h44m-44 13h44" if block else "M13 4v44m13-44v44m13-44v44"
    ploughed = shape("M0 0h52v52h-52z", STRAW_DARK if block else STRAW)
    lines = stroke(furrows, FURROW, 1.6, stroke_dasharray="9 4", stroke_linecap="round")
    return moved(column * CELL + 4, row * CELL + 4, ploughed, lines)


def poppies(column: int, row: int) -> str:
    if chance(column, row, 9) <= 0.6:
        return ""
    return "".join(
        disc(
            (column + 0.15 + 0.7 * chance(column, row, n, 5)) * CELL,
            (row + 0.15 + 0.7 * chance(column, row, n, 6)) * CELL,
            2.6,
            POPPY,
        )
        for n in range(3)
    )


def trees(column: int, row: int, count: int) -> str:
    firs = hills(column, row, 6, 8) > 0.5
    body, light = (FIR, FIR_LIGHT) if firs else (ROUND, ROUND_LIGHT)
    parts = []
    for n in range(count):
        x = (column + (n + 0.25 + 0.5 * chance(column, row, n)) / count) * CELL
        y = (row + 0.35 + 0.42 * chance(column, row, n, 1)) * CELL
        size = 0.95 + 0.4 * chance(column, row, n, 2)
        place = f"translate({num(x)} {num(y)}) scale({num(size)})"
        tree = shape(body, TREE) + shape(light, LEAF)
        parts.append(f'<g transform="{place}">{tree}</g>')
    return "".join(parts)
